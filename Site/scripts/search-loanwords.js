"use strict";
// Words of a query as the documents write them in the other script: React for 리액트.
window.lockb.shard("search-loanwords", ({ isLight, isStop, isSyllable, split, initials, tokens, vowels, finals }, engine) => {
  const { FUZZY, RELATED, contains, core, distant, fill, frequency, hasSurface, keyed, once, part, postings, unique } = engine;
  const { need } = window.lockb;
  const [text, letterNames] = need("loanwords");

  // MARK: Sounds

  /** Rules by their first letter: of those for the same letters the more particular comes first. */
  const rules = {};
  for (const line of text.split("\n")) {
    const [head, ...sounds] = line.trim().split(" ");
    if (!head) continue;
    const [own, next = ""] = head.split(">"), letters = own.replace(/[^a-z]/g, "");
    const isStart = own.startsWith("^"), isEnd = own.endsWith("$");
    const rule = { letters, next, isStart, isEnd, rank: (isStart ? 4 : 0) + (next ? 2 : 0) + (isEnd ? 1 : 0) };
    rule.sounds = sounds.map((sound) => ({ codes: sound.match(/[ㄱ-ㅣ]\.?/g) || [], cost: Number((sound.match(/\d/) || [0])[0]) }));
    (rules[letters[0]] = rules[letters[0]] || []).push(rule);
  }
  for (const list of Object.values(rules)) list.sort((a, b) => (a.letters === b.letters ? b.rank - a.rank : a.letters < b.letters ? -1 : 1));
  const holds = (rule, word, start) => {
    const end = start + rule.letters.length;
    return word.startsWith(rule.letters, start) && !(rule.isStart && start) && !(rule.isEnd && end < word.length) && (!rule.next || (end < word.length && rule.next.includes(word[end])));
  };
  /** Initials that are sounded, vowels and finals of a word of one to twelve whole syllables. */
  const loanword = (word) => once("loanword:" + word, () => {
    const syllables = [...word];
    if (!syllables.length || syllables.length > 12 || !syllables.every(isSyllable)) return undefined;
    const sounds = syllables.flatMap((c) => { const [i, v, f] = split(c); return [initials[i] === "ㅇ" ? "" : initials[i], vowels[v], f ? finals[f] + "." : ""].filter(Boolean); });
    const bound = syllables.length < 3 ? 0 : syllables.length < 5 ? 1 : 2;
    const beginnings = Object.keys(rules).filter((letter) => rules[letter].some((rule) => rule.sounds.some(({ codes, cost }) => cost <= bound && (codes[0] || sounds[0]) === sounds[0])));
    return { sounds, bound, beginnings };
  });
  const isInitial = (sound) => sound.length === 1 && !vowels.includes(sound);
  /** How irregularly a Hangul word writes an English one; nothing where it is another. */
  const irregularity = ({ sounds, bound, beginnings }, word) => {
    if (!/^[a-z]+$/.test(word) || !beginnings.includes(word[0]) || word.length > 3 * sounds.length) return undefined;
    const least = Array.from({ length: word.length + 1 }, () => new Array(sounds.length + 1).fill(Infinity));
    let reached = 0;
    least[0][0] = 0;
    for (let at = 0; at <= word.length; at += 1) {
      if (at > reached) return undefined;
      const row = least[at];
      for (let k = 1; k < sounds.length; k += 1) {
        if (!isInitial(sounds[k - 1])) continue;
        const added = sounds[k] === "ㅡ" ? 0 : sounds[k] === "ㅣ" && "ㅅㅈㅊ".includes(sounds[k - 1]) ? (at === word.length ? 0 : 1) : Infinity;
        if (row[k] + added <= bound) row[k + 1] = Math.min(row[k + 1], row[k] + added);
      }
      if (at === word.length) break;
      let read = "";
      for (const rule of rules[word[at]]) {
        if (rule.letters === read || !holds(rule, word, at)) continue;
        read = rule.letters;
        const next = least[at + read.length];
        for (const { codes, cost } of rule.sounds) {
          for (let k = 0; k + codes.length <= sounds.length; k += 1) {
            if (row[k] + cost > bound || !codes.every((code, i) => code === sounds[k + i])) continue;
            next[k + codes.length] = Math.min(next[k + codes.length], row[k] + cost);
            reached = Math.max(reached, at + read.length);
          }
        }
      }
    }
    const cost = least[word.length][sounds.length];
    return cost <= bound ? cost : undefined;
  };
  const named = letterNames.trim().split(" ").map((name, i) => [name, String.fromCharCode(97 + i)]).sort((a, b) => b[0].length - a[0].length);
  /** The letters whose names a word consists of. */
  const initialism = (word) => {
    let rest = word.replace(/시/g, "씨"), letters = "";
    while (rest) {
      const found = named.find(([name]) => rest.startsWith(name));
      if (!found) return undefined;
      letters += found[1];
      rest = rest.slice(found[0].length);
    }
    return letters.length > 1 ? letters : undefined;
  };

  // MARK: Words

  const lexicon = (name, beginnings) => {
    const starts = core().data[name + "-words"];
    const files = unique(beginnings.flatMap((first) => {
      const [low, high] = [part(starts, first), part(starts, first + "\uFFFF")];
      return Array.from({ length: high - low + 1 }, (_, i) => name + (low + i));
    }));
    if (!starts.length || !files.length) return [];
    need("core", ...files);
    return files.flatMap((file) => keyed(file).words);
  };
  const soundingLike = (form) => {
    const letters = initialism(form), own = loanword(form);
    if (letters) return [{ word: letters, cost: 0 }];
    return own ? once("said:" + form, () => lexicon("latin", own.beginnings).map((word) => ({ word, cost: irregularity(own, word) })).filter(({ cost }) => cost !== undefined)) : [];
  };
  const hangul = (word) => lexicon("hangul", ["\uAC00", ...initials].map((c, i) => (i ? String.fromCharCode(0xac00 + (i - 1) * 588) : c)).concat("힣"))
    .map((other) => { const own = loanword(other); return { word: other, cost: own && irregularity(own, word) }; }).filter(({ cost }) => cost !== undefined);
  const koreanDocuments = (entries) => {
    const { documents, documentOf } = core();
    return new Set(entries.map((entry) => documentOf[entry]).filter((document) => document !== undefined && documents[document].isKorean)).size;
  };
  /** The number of Korean documents that have a word outside of code. */
  const documentsWith = (word) => koreanDocuments([...postings(word)].filter(([, { place, fields }]) => place && fields.some((marks) => marks && marks.length)).map(([entry]) => entry));
  /** Whether a word is written in some text, and says what about: a Hangul word may stand with particles only. */
  const isNoun = (word) => { const [token] = tokens(word); return !!token && !isStop(token) && !isLight(token) && (token.kind === "hangul" ? contains(word) : hasSurface(word)); };
  const likeliest = (found, least, count) => {
    const known = found.filter(({ word }) => isNoun(word)).map((item) => ({ ...item, count: count(item.word) })).filter((item) => item.count >= least);
    const regular = Math.min(...known.map(({ cost }) => cost));
    const sorted = known.filter(({ cost }) => cost === regular).sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1));
    return sorted.slice(0, 4).filter((item) => item.count * 4 >= sorted[0].count).map(({ word }) => word);
  };
  const latin = (form, own) => {
    const found = soundingLike(form);
    if (!found.length) return [];
    let least = Math.max(1, own * (form.length === 1 ? 5 : 3));
    if (!own) for (const { word, distance } of distant().slips(form)) if (distance === 1) least = Math.max(least, documentsWith(word));
    return likeliest(found, least, documentsWith);
  };

  // MARK: Groups

  const mayBe = (group) => !group.isOptional && !group.isPredicate && !isLight(group.token);
  const forms = (token) => [token.surface, ...token.stems, ...token.weak];
  const enter = (words, groups) => {
    const fresh = words.filter((word) => !groups.some((group) => group.words.includes(word)));
    if (!fresh.length) return [];
    for (const group of groups) {
      group.spoken = [...group.spoken, ...fresh];
      group.words = [...group.words, ...fresh];
      fill(group);
    }
    return [`${groups.map((group) => group.typed).join(" ")} → ${fresh.join(", ")}`];
  };
  const ownEntries = (group) => [...group.hits].filter(([, place]) => place !== RELATED).map(([entry]) => entry);
  /** Lets words of the other script find groups whose own words are unknown or rare beside them. */
  const add = (groups) => {
    const lines = [];
    for (const group of groups) {
      const entries = ownEntries(group), own = entries.length && Math.max(1, koreanDocuments(entries));
      if (!mayBe(group) || group.token.kind !== "hangul" || entries.length > 0.02 * core().entries) continue;
      for (const form of forms(group.token)) {
        if (group.spoken.length) break;
        if (!own && group === groups[groups.length - 1] && form.length === 1) continue;
        lines.push(...enter(latin(form, own), [group]));
        if (!own && form.length < 3 && group.spoken.length) group.tier = FUZZY;
      }
    }
    groups.slice(1).forEach((second, i) => {
      const first = groups[i];
      if (![first, second].every((group) => group.token.kind === "hangul" && mayBe(group)) || first.typed === second.typed) return;
      for (const tail of [second.token.surface, ...second.token.stems]) {
        const joined = first.token.surface + tail, words = joined.length < 4 ? [] : latin(joined, documentsWith(joined));
        if (words.length) { lines.push(...enter(words, [first, second])); break; }
      }
    });
    return lines;
  };
  /** The same for one group that nothing else was found for: by words that any document has. */
  const addAny = (group) => {
    if (!mayBe(group)) return [];
    let words = [];
    if (group.token.kind === "hangul") for (const form of forms(group.token)) words = words.length ? words : likeliest(soundingLike(form), 1, form.length > 1 ? frequency : documentsWith);
    else if (group.token.kind === "word" && group.token.surface.length > 3) words = likeliest(hangul(group.token.surface), 1, frequency);
    const lines = enter(words, [group]);
    if (lines.length) group.tier = FUZZY;
    return lines;
  };
  return { add, addAny };
});
