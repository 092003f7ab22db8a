"use strict";
// Words that stand in for what is not found as it is typed: other layouts, typing mistakes, parts of
// words, initials.
window.lockb.shard("search-distant", (analysis, engine) => {
  const { tokens, isKnownVerb, isSeparator, isSyllable, split, join, initials, vowels, finals } = analysis;
  const { SUBSTRING, FUZZY, RELAXED, bits, contains, core, fill, hasSurface, keyed, lexiconOf, once, part, splitCompound, terms } = engine;
  const { need } = window.lockb;

  // MARK: Lists

  const size8 = (text) => [...text].reduce((n, c) => n + (c < "\x80" ? 1 : c < "\u0800" ? 2 : c.length > 1 ? 4 : 3), 0);
  const byLength = (list, most) => [...list].sort((a, b) => size8(a) - size8(b) || (a < b ? -1 : a > b ? 1 : 0)).slice(0, most);
  /** All words of a lexicon: only what is not found as it is typed needs them. */
  const lexicon = (name) => once(name, () => {
    const files = core().data[name + "-words"].map((_, i) => name + i);
    need("core", ...files);
    return { words: files.flatMap((file) => keyed(file).words) };
  });
  /** The keys of all names. */
  const nameKeys = () => { need(...core().data.names.map((_, i) => "n" + i)); return core().data.names.flatMap((_, i) => keyed("n" + i).words); };

  /** The names and words whose initials begin so, with their initials. */
  const initialed = (beginning) => {
    const starts = core().data.initials, first = part(starts, beginning);
    const files = starts.slice(first, part(starts, beginning + "\uFFFF") + 1).map((_, i) => "i" + (first + i)), found = { names: [], words: [] };
    need("core", ...files);
    for (const { words, values } of files.map(keyed)) {
      words.forEach((own, i) => {
        if (!own.startsWith(beginning)) return;
        values[i].split(";").forEach((list, k) => { for (const item of list.split(",")) if (item) found[k ? "words" : "names"].push([item, own]); });
      });
    }
    return found;
  };

  // MARK: Keyboards

  const pairs = {};
  for (const [pair, a, b] of ["ㄳㄱㅅ", "ㄵㄴㅈ", "ㄶㄴㅎ", "ㄺㄹㄱ", "ㄻㄹㅁ", "ㄼㄹㅂ", "ㄽㄹㅅ", "ㄾㄹㅌ", "ㄿㄹㅍ", "ㅀㄹㅎ", "ㅄㅂㅅ", "ㅘㅗㅏ", "ㅙㅗㅐ", "ㅚㅗㅣ", "ㅝㅜㅓ", "ㅞㅜㅔ", "ㅟㅜㅣ", "ㅢㅡㅣ"]) pairs[pair] = a + b;
  const apart = (jamo) => pairs[jamo] || jamo;

  const layout = (() => {
    const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"], jamo = ["ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"];
    const jamoOf = {}, keyOf = {}, places = {};
    rows.forEach((row, r) => [...row].forEach((key, c) => {
      jamoOf[key] = jamoOf[key.toUpperCase()] = jamo[r][c];
      keyOf[jamo[r][c]] = key;
      places[key] = places[jamo[r][c]] = [r, c];
    }));
    [..."QWERTOP"].forEach((key, i) => { jamoOf[key] = "ㅃㅉㄸㄲㅆㅒㅖ"[i]; keyOf["ㅃㅉㄸㄲㅆㅒㅖ"[i]] = key; });
    return { jamoOf, keyOf, places };
  })();
  const together = (a, b) => Object.keys(pairs).find((pair) => pairs[pair] === a + b);
  const jamoOf = (c) => { const [i, v, f] = split(c); return [initials[i], vowels[v], finals[f]]; };

  /** Syllables of typed jamo, as an input method makes them. */
  const compose = (jamo) => {
    let out = "", i = "", v = "", f = "";
    const flush = () => {
      out += i && v && initials.includes(i) ? join(initials.indexOf(i), vowels.indexOf(v), Math.max(0, finals.indexOf(f))) : i + v + f;
      i = v = f = "";
    };
    for (const c of jamo) {
      if (c >= "ㄱ" && c <= "ㅎ") {
        if (i && v) {
          if (f) { const pair = together(f, c); if (pair) { f = pair; continue; } }
          else if (finals.includes(c)) { f = c; continue; }
        }
        flush();
        i = c;
      } else if (c >= "ㅏ" && c <= "ㅣ") {
        if (f) {
          const held = apart(f);
          f = held.length > 1 ? held[0] : "";
          flush();
          i = held[held.length - 1];
        } else if (v) {
          const pair = together(v, c);
          if (pair) { v = pair; continue; }
          flush();
        }
        v = c;
      } else { flush(); out += c; }
    }
    flush();
    return out;
  };
  const otherLayouts = (text) => {
    const chars = [...text], found = [];
    const hangul = compose(chars.map((c) => layout.jamoOf[c] || c));
    if (chars.some((c) => layout.jamoOf[c]) && !/[ㄱ-ㅣ]/.test(hangul)) found.push(hangul);
    let isHangul = false;
    const latin = [...text.normalize("NFC")].flatMap((c) => (isSyllable(c) ? jamoOf(c) : [c]).flatMap((j) => [...apart(j)]).map((j) => {
      if (layout.keyOf[j]) isHangul = true;
      return layout.keyOf[j] || c;
    })).join("");
    if (isHangul) found.push(latin);
    return found;
  };

  /** The letters and jamo of a word, and a bit for each kind of them. */
  const newUnits = (word) => {
    const list = [...word.normalize("NFC").toLowerCase()].flatMap((c) => (isSyllable(c) ? jamoOf(c).filter(Boolean) : [c]));
    list.kinds = list.reduce((mask, c) => mask | (1 << c.charCodeAt(0) % 31), 0);
    return list;
  };
  const knownUnits = new Map();
  const units = (word) => { let list = knownUnits.get(word); if (!list) knownUnits.set(word, (list = newUnits(word))); return list; };
  const neighbours = (a, b) => {
    const p = layout.places[a], q = layout.places[b];
    if (!p || !q) return false;
    const [rows, columns] = [q[0] - p[0], q[1] - p[1]];
    return rows === 0 ? Math.abs(columns) === 1 : rows === 1 ? columns === 0 || columns === -1 : rows === -1 && (columns === 0 || columns === 1);
  };
  /** The cost of making one word of another; more than the bound where it is more than the bound. */
  const edits = (left, right, bound, insertion, transposition, change) => {
    const count = right.length;
    let older = [], previous = Array.from({ length: count + 1 }, (_, i) => i * insertion);
    for (let r = 0; r < left.length; r += 1) {
      // What lies further from the diagonal than the bound costs more than it.
      const first = Math.max(0, r - bound), last = Math.min(count - 1, r + bound), current = new Array(count + 1).fill(Infinity);
      let least = Infinity;
      if (first === 0) least = current[0] = (r + 1) * insertion;
      for (let c = first; c <= last; c += 1) {
        let cost = Math.min(previous[c] + change(left[r], right[c]), previous[c + 1] + insertion, current[c] + insertion);
        if (r > 0 && c > 0 && left[r] === right[c - 1] && left[r - 1] === right[c]) cost = Math.min(cost, older[c - 1] + transposition);
        current[c + 1] = cost;
        if (cost < least) least = cost;
      }
      if (least > bound) return least;
      [older, previous] = [previous, current];
    }
    return previous[count];
  };
  /** How many mistakes a word may have to be taken for another. */
  const tolerance = (word) => { const count = units(word).length; return count < 3 ? 0 : count < 8 ? 1 : 2; };
  /** The closest words of a list: the likeliest mistakes first. */
  const closest = (word, list, limit, most) => {
    const target = units(word), bound = most === undefined ? tolerance(word) : most;
    if (!bound || target.length > 64) return [];
    const found = [];
    for (const candidate of list) {
      if (candidate.length > 4 * (target.length + bound)) continue;
      const other = units(candidate);
      if (Math.abs(target.length - other.length) > bound) continue;
      // A letter that the other word lacks takes a change at least.
      if (bits(target.kinds & ~other.kinds) > bound || bits(other.kinds & ~target.kinds) > bound) continue;
      const distance = edits(target, other, bound, 1, 1, (a, b) => (a === b ? 0 : 1));
      if (distance && distance <= bound) {
        found.push({ word: candidate, distance, odds: edits(target, other, Infinity, 3, 2, (a, b) => (a === b ? 0 : neighbours(a, b) ? 2 : 3)) });
      }
    }
    found.sort((a, b) => a.distance - b.distance || a.odds - b.odds || (a.word < b.word ? -1 : 1));
    return found.slice(0, limit);
  };
  const best = (found) => found.filter(({ distance }) => distance === found[0].distance);

  /** Whether somebody in the middle of typing `typed` may mean a word that begins so. */
  const typedPattern = (text) => {
    const chars = [...text.normalize("NFC").toLowerCase()].filter((c) => !isSeparator.test(c));
    const list = chars.flatMap((c) => (isSyllable(c) ? [[c]] : [...apart(c)].map((j) => (initials.includes(j) ? [j, true] : [c]))));
    const mayBecome = (from, to, next) => {
      if (!to || !isSyllable(to)) return false;
      const [i, v, f] = jamoOf(from), [ti, tv, tf] = jamoOf(to);
      if (i !== ti) return false;
      if (!f) return apart(tv).startsWith(apart(v));
      if (v !== tv) return false;
      const a = apart(f), b = tf ? apart(tf) : "";
      return b.startsWith(a) || (!!next && isSyllable(next) && b === a.slice(0, -1) && jamoOf(next)[0] === a[a.length - 1]);
    };
    return (word) => list.length > 0 && list.every(([c, isInitial], i) => {
      const letter = word[i];
      if (isInitial) return !!letter && isSyllable(letter) && jamoOf(letter)[0] === c;
      return i === list.length - 1 && isSyllable(c) ? mayBecome(c, letter, word[i + 1]) : letter === c;
    });
  };

  const containing = (group, isLast) => {
    const isHangul = group.token.kind === "hangul", surface = group.token.surface;
    for (const piece of [surface, ...group.token.stems]) {
      const n = [...piece].length;
      if (n < (isHangul ? 2 : 3)) continue;
      const found = lexicon(lexiconOf(piece)).words.filter((word) => word.length > piece.length && (!isHangul && n < 4 ? word.startsWith(piece) : word.includes(piece)));
      if (found.length) return byLength(found, 48);
    }
    if (!isHangul) {
      if ([...surface].length < 4) return [];
      return byLength(["latin", "code"].flatMap((name) => lexicon(name).words).filter((word) => word !== surface && word.includes(surface)), 48);
    }
    return isLast ? byLength(lexicon("hangul").words.filter(typedPattern(group.typed)), 48) : [];
  };
  /** A syllable, with or without a particle, is no misspelling. */
  const isTooShort = (word) => /^.[은는을를의에]?$/u.test(word);
  const otherLayout = (group) => {
    for (const other of otherLayouts(group.typed)) {
      const list = terms(other);
      const found = list.length === 1 ? list[0].words.filter(contains) : [];
      if (found.length) return found;
    }
    return [];
  };
  const similar = ({ token }) => {
    const isHangul = token.kind === "hangul", stems = isHangul ? [...token.stems, ...token.weak] : [];
    if (isHangul && isTooShort(token.surface)) return [];
    // Endings are right and long: what stands before them may have no more mistakes than by itself.
    const most = stems.length ? Math.max(...stems.map(tolerance)) : 2;
    let nearest = [];
    for (const form of [token.surface, ...token.stems]) {
      const bound = Math.min(most, tolerance(form));
      const found = once(`~${bound}${form}`, () => closest(form, lexicon(lexiconOf(form)).words, 6, bound));
      if (found.length && (!nearest.length || found[0].distance < nearest[0].distance)) nearest = found;
    }
    // What was meant is found in all its forms, as if it had been typed.
    return [...new Set(best(nearest).flatMap(({ word }) => [word, ...(terms(word)[0] || { stems: [] }).stems.filter(contains)]))];
  };
  const isPiece = (piece) => (piece.length === 1 ? hasSurface(piece) : contains(piece));
  /** Two words run together, one of them misspelt: 두번쨰 for 두 번째. */
  const misspeltCompound = (surface) => {
    let least = Infinity, pieces;
    for (let n = surface.length - 1; n > 0; n -= 1) {
      const parts = [surface.slice(0, n), surface.slice(n)];
      parts.forEach((part, i) => {
        if (!isPiece(parts[1 - i]) || isTooShort(part)) return;
        const [found] = once("~" + part, () => closest(part, lexicon(lexiconOf(part)).words, 1));
        if (found && found.distance < least) [least, pieces] = [found.distance, parts.map((own, k) => (k === i ? found.word : own))];
      });
    }
    return pieces;
  };
  const standIn = (group, isLast) => {
    if (group.isPredicate && isKnownVerb(group.token)) return undefined;
    for (const [tier, isGuess, find] of [[SUBSTRING, false, () => containing(group, isLast)], [FUZZY, false, () => otherLayout(group)], [FUZZY, true, () => similar(group)]]) {
      const list = find();
      if (!list.length) continue;
      const other = fill({ ...group, words: list, splits: [], tier, isGuess });
      if (other.hits.size) return other;
    }
    const surface = group.token.surface, count = surface.length;
    if (group.token.kind !== "hangul") return undefined;
    const mended = misspeltCompound(group.token.stems[0] || surface), compound = mended && fill({ ...group, words: [], splits: [mended], tier: FUZZY, isGuess: true });
    if (compound && compound.hits.size) return compound;
    if (count < 4) return undefined;
    for (let n = count - 1; n >= (count + 2) >> 1; n -= 1) {
      const word = surface.slice(0, n), pieces = splitCompound(word);
      const other = { ...group, tier: RELAXED, isMissing: true, words: contains(word) ? [word] : [], splits: pieces ? [pieces] : [] };
      if ((other.words.length || pieces) && fill(other).hits.size) return other;
    }
    return undefined;
  };

  // MARK: Whole queries

  const initialsOf = (text) => [...text].map((c) => (isSyllable(c) ? initials[split(c)[0]] : c)).join("");
  const isInitials = (text) => /^[ㄱ-ㅎ\s]*$/.test(text) && [...text].reduce((n, c) => n + (/\s/.test(c) ? 0 : apart(c).length), 0) > 1;
  const byInitials = (text) => {
    if (!isInitials(text)) return [];
    const parts = text.split(" ").filter(Boolean), whole = parts.join("");
    const pick = (list, test) => byLength(list.filter(([, own]) => test(own)).map(([item]) => item), 6);
    // Of those with just these initials, the most usual stand first already.
    const usual = (list, initials) => list.filter(([, own]) => own === initials).map(([item]) => item).slice(0, 6);
    const { names, words } = initialed(whole), same = usual(names, whole);
    if (same.length) return same;
    const near = [...usual(words, whole), ...pick(names, () => true)];
    if (near.length) return near;
    if (parts.length > 1) {
      const choices = parts.map((piece) => usual(initialed(piece).words, piece));
      if (choices.every((choice) => choice.length)) {
        return choices.reduce((texts, choice) => texts.flatMap((head) => choice.map((tail) => (head ? head + " " + tail : tail))).slice(0, 64), [""]);
      }
    }
    const inside = pick(nameKeys().map((name) => [name, initialsOf(name)]), (own) => own.includes(whole));
    return inside.length ? inside : pick(words, () => true);
  };
  const similarNames = (text) => best(closest(tokens(text).map((token) => token.surface).join(""), nameKeys(), 6)).map(({ word }) => word);
  const nearest = (text) => {
    const key = tokens(text).map((token) => token.surface).join("");
    return closest(key, nameKeys(), 3, Math.ceil(units(key).length * 0.4)).map(({ word }) => word);
  };

  /** The closest Hangul words to one. */
  const slips = (word) => once("~~" + word, () => closest(word, lexicon("hangul").words, 2));
  return { slips, standIn, isInitials, byInitials, otherLayouts, similarNames, nearest };
});
