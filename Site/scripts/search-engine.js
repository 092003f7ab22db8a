"use strict";
// The search itself: what LockbIndex does, on postings instead of texts.
((lockb) => {
  const { letter, unfold, tokens, isStop, isLight, isVerbal, connects, isSyllable } = lockb.analysis;
  const EXACT = 0, MATCH = 1, SUBSTRING = 2, RELAXED = 3, FUZZY = 4, CHOSEONG = 5;
  const TEXT = 1, TITLE = 2, MENTION = 4, RELATED = 8;
  const has = (mask, i) => (mask & (1 << i)) !== 0;

  // MARK: Shards

  /** Reads numbers as the shards write them. */
  const reader = (text) => {
    let at = 0;
    const next = () => {
      let value = 0, unit = 1, digit = letter(text, at++);
      for (; digit >= 45; digit = letter(text, at++)) { value += (digit - 45) * unit; unit *= 45; }
      return value + digit * unit;
    };
    return { next, get more() { return at < text.length; } };
  };
  const numbers = (text) => { const r = reader(text), list = []; while (r.more) list.push(r.next()); return list; };
  const ascending = (text) => { let last = 0; return numbers(text).map((n) => (last += n)); };
  const memory = new Map();
  /** What a function makes of a shard, made once. */
  const once = (key, make) => { if (!memory.has(key)) memory.set(key, make()); return memory.get(key); };
  const keyed = (file) => once(file, () => { const [keys, values] = lockb.need(file); return { ...unfold(keys), values: values && values.split(" ") }; });
  const startsOf = (name) => core().data[name + "-words"];
  const placesOf = (name) => once("@" + name, () => ascending(core().data[name]));
  /** The part of a lexicon that would have a word, by the name of its file. */
  const partOf = (name, word) => (startsOf(name).length ? name + part(startsOf(name), word) : undefined);
  /** Asks for everything at once that tells whether words are known. */
  const ask = (list) => { lockb.need("core"); lockb.need("core", ...unique(list.map((word) => partOf(lexiconOf(word), word))).filter(Boolean)); };
  const lexiconOf = (word) => (/^[\u1100-\u11FF\u3131-\u318E\uA960-\uA97C\uAC00-\uD7FB]/.test(word) ? "hangul" : "latin");
  /** The lexicon a word is in and its place there, or nothing. */
  const find = (word) => {
    for (const name of [lexiconOf(word), "code"]) {
      const file = partOf(name, word), place = file && keyed(file).places.get(word);
      if (place !== undefined) return [name, placesOf(name + "-places")[file.slice(name.length)] + place];
    }
    return undefined;
  };
  const contains = (word) => find(word) !== undefined;
  const hasSurface = (word) => {
    const file = partOf(lexiconOf(word), word);
    if (!file) return false;
    const { places, marks } = keyed(file);
    return places.has(word) && marks[places.get(word)] === 1;
  };
  const part = (starts, place) => {
    let low = 0, high = starts.length - 1;
    while (low < high) { const middle = (low + high + 1) >> 1; if (starts[middle] > place) high = middle - 1; else low = middle; }
    return low;
  };
  const shardOf = (word) => {
    const found = find(word);
    if (!found) return undefined;
    const starts = placesOf(found[0]), i = part(starts, found[1]);
    return [found[0][0] + i, found[1] - starts[i]];
  };

  // MARK: Chances

  const NUMBER = 96, RATES = Array.from({ length: 61 }, (_, n) => (131072 / (2 * n + 3)) | 0);
  /** Reads decisions by their chances, which it learns on the way as the writer did: see `ChanceWriter`. */
  const chances = (text) => {
    const odds = new Uint16Array(1 << 15).fill(1 << 14), counts = new Uint8Array(1 << 15);
    let at = 0, range = 0x3fffffff, code = 0;
    const digit = () => { code = code * 64 + (at < text.length ? letter(text, at++) : 0); };
    for (let i = 0; i < 5; i += 1) digit();
    /** Whether a decision fell to the lower part of what is left. */
    const choose = (bound) => {
      const isSet = code < bound;
      if (isSet) range = bound; else { code -= bound; range -= bound; }
      for (; range < 1 << 24; range *= 64) digit();
      return +isSet;
    };
    const bit = (place) => {
      const isSet = choose((range >> 12) * Math.max(1, odds[place] >> 3));
      odds[place] += ((32767 * isSet - odds[place]) * RATES[counts[place]]) >> 16;
      if (counts[place] < 60) counts[place] += 1;
      return isSet;
    };
    const tree = (bits, place) => { let node = 1; for (let n = bits; n--;) node = node * 2 + bit(place + node); return node - (1 << bits); };
    const number = (place) => {
      let n = 0, value = 1;
      while (bit(place + n)) n += 1;
      const others = place + 24 + 3 * n;
      if (n) value = 2 + bit(others);
      if (n > 1) value = value * 2 + bit(others + (value & 1) + 1);
      for (; n > 2; n -= 1) value = value * 2 + choose(range >> 1);
      return value - 1;
    };
    const difference = (place) => { const n = number(place); return n & 1 ? -(n + 1) / 2 : n / 2; };
    return { bit, tree, number, difference };
  };

  // MARK: Postings

  /** The group of what is to be expected of a number: two to a doubling. */
  const expected = (value) => {
    if (value < 2) return Math.max(0, value);
    const n = 32 - Math.clz32(value);
    return Math.min(39, 2 * n - 2 + ((value >> (n - 2)) & 1));
  };
  // The circumstances of `PostingWriter`.
  const [OWN, ENTRIES, ENTRY, PLACE, COUNT, BODY, SYNOPSIS, WORDS, FIELD, TITLES, PLAIN] = [1, 2, 4, 44, 85, 149, 189, 229, 231, 235, 237].map((n) => n * NUMBER);
  const KIND = PLAIN + 4, FORM = KIND + 64, STOP = FORM + 4;
  /** The words of a file of postings: where entries have each, and which places of its stem are its own. */
  const told = (file) => once("/" + file, () => {
    const { order, lengths, documents, documentOf } = core(), data = lockb.need(file), { bit, tree, number } = chances(data[data.length - 1]);
    let forms = 0;
    const isForm = () => { const form = bit(FORM + forms); forms = ((forms << 1) | form) & 3; return form; };
    const places = (count, length, group) => {
      const marks = [];
      for (let last = -1; count; count -= 1) {
        last += 1 + number(group + expected((Math.max(0, length - last) / (count + 1)) | 0) * NUMBER);
        marks.push(last * 2 + isForm());
      }
      return marks;
    };
    const titlePlaces = (count, group) => {
      const marks = [];
      for (let last = 0; count; count -= 1) {
        last += number(group);
        const form = isForm();
        marks.push(last * 4 + 2 * bit(STOP + form) + form);
      }
      return marks;
    };
    const word = () => {
      const own = [], found = [];
      let n = number(OWN), last = 0;
      for (let i = 0; i < n; i += 1) own.push((last += i ? 1 + number(PLACE + (1 + expected((last / i) | 0)) * NUMBER) : number(PLACE)));
      forms = 0;
      let often = 0, isPlain = 1;
      n = number(ENTRIES + (n ? NUMBER : 0));
      for (last = 0; n; n -= 1) {
        last += 1 + number(ENTRY + expected(((order.length - 1 - last) / n) | 0) * NUMBER);
        const entry = order[last], posting = { place: TEXT, fields: [], counts: [] }, document = documents[documentOf[entry]];
        isPlain = bit(PLAIN + 2 * isPlain + (document && document.first === entry ? 1 : 0));
        found.push([last, posting]);
        if (isPlain) {
          often = number(COUNT + (Math.min(often, 3) * 16 + Math.min(15, expected(lengths[entry] >> 3))) * NUMBER);
          if (often) posting.fields[3] = places(often, lengths[entry], BODY);
          continue;
        }
        const kind = tree(6, KIND);
        // Its places may count where it is no word of the entry.
        posting.place = kind & 32 ? 0 : kind & 1 ? TEXT | TITLE : TEXT;
        for (let field = 0; field < 4; field += 1) {
          if (!has(kind, field + 1)) continue;
          if (field < 2) posting.counts[field] = number(WORDS + field * NUMBER);
          const count = number(FIELD + field * NUMBER);
          posting.fields[field] = field < 2 ? titlePlaces(count, TITLES + field * NUMBER) : field < 3 ? places(count, 32, SYNOPSIS) : places(count, lengths[entry], BODY);
        }
      }
      return { own, found };
    };
    return Array.from({ length: number(0) }, word);
  });
  /** The entries in which some places of a word's stem are the word's own. */
  const besideStem = (word, own) => {
    const found = [];
    let at = 0, next = 0;
    for (const [number, posting] of listed(tokens(word)[0].stems[0])) {
      const fields = [];
      posting.fields.forEach((marks, field) => {
        const kept = marks.filter((mark) => mark & 1 && at++ === own[next] && (next += 1)).map((mark) => mark - 1);
        if (kept.length) fields[field] = kept;
      });
      if (fields.length) found.push([number, { place: posting.place && (fields[0] || fields[1] ? TEXT | TITLE : TEXT), fields, counts: posting.counts }]);
    }
    return found;
  };
  /** Where the entries have a word, by their places among all. */
  const listed = (word) => once("#" + word, () => {
    const shard = shardOf(word);
    if (!shard) return [];
    let { own, found } = told(shard[0])[shard[1]];
    // Words that ask or connect are seldom looked for: they have shards of their own.
    if (!own.length && !found.length) {
      const file = "s" + part(core().data.stops, word);
      ({ own, found } = told(file)[keyed(file).places.get(word)]);
    }
    return own.length ? [...found, ...besideStem(word, own)].sort((a, b) => a[0] - b[0]) : found;
  });
  /** Where the entries have a word: by entry, whether a title has it, and its places in each field. */
  const postings = (word) => once("=" + word, () => new Map(listed(word).map(([number, posting]) => [core().order[number], posting])));

  /** What is told of all entries. */
  const core = () => once("core", () => {
    const data = lockb.need("core", "lengths"), cards = data.cardCount;
    const documents = [], documentOf = [], lengths = [], twins = new Map();
    const order = [], byLanguage = [[], []];
    const length = (c) => (c < 8 ? c : (4 + (c % 4)) << ((c >> 2) - 1));
    for (let i = 0; i < cards; i += 1) lengths[i + 1] = length(letter(data.cardLengths, i));
    let entry = cards, last, classes;
    const { bit, tree, number, difference } = chances(lockb.need("lengths"));
    for (let i = 0, n = number(8); i < n; i += 1) {
      // As `DocumentLengths` writes it.
      const isTwin = bit(last && last.isTwin ? 1 : 0), twin = isTwin && last, before = classes;
      const isKorean = bit(2 + (twin ? 1 + twin.isKorean : 0)), isSame = bit(5 + (twin ? 1 + twin.isSame : 0));
      const document = { first: entry + 1, count: twin ? twin.count + difference(8 + NUMBER) : number(8), isTwin: isTwin === 1, isKorean: isKorean === 1, isSame: isSame === 1 };
      let group = 0;
      classes = [];
      while (classes.length < document.count) {
        if (twin && twin.count === document.count) {
          const change = difference(8 + (2 + group) * NUMBER);
          classes.push(before[classes.length] + change);
          group = 3 + Math.min(2, Math.max(-2, change));
        } else {
          const own = tree(7, 8 + 8 * NUMBER + group * 128);
          classes.push(own);
          group = 1 + (own >> 2);
        }
        documentOf[++entry] = i;
        lengths[entry] = length(classes[classes.length - 1]);
      }
      documents.push((last = document));
      byLanguage[isKorean].push(document);
      if (twin) { twins.set(i, i - 1); twins.set(i - 1, i); }
    }
    const sections = entry - cards;
    for (let i = 0; i <= cards; i += 1) order.push(i);
    for (const list of byLanguage) list.forEach((document, i) => { document.place = i; for (let k = 0; k < document.count; k += 1) order.push(document.first + k); });
    const average = documents.reduce((n, d) => n + d.count, 0) / Math.max(1, documents.filter((d) => d.count).length);
    return { data, cards, order, documents, documentOf, lengths, twins, entries: entry, averageSections: average || 1,
      averageWords: Math.max(1, data.wordsInAll / Math.max(sections, 1)) };
  });
  const item = (name, prefix, place) => { const starts = placesOf(name), i = part(starts, place); return [prefix + i, place - starts[i]]; };
  const itemOf = (name, prefix, place) => { const [shard, i] = item(name, prefix, place); return lockb.need(shard)[i]; };
  const links = (entry) => itemOf("links", "k", entry - 1);
  const nameShard = (i) => keyed("n" + i);
  const lookup = (key) => {
    const starts = core().data.names;
    if (!key || !starts.length) return [];
    const { places, values } = nameShard(part(starts, key)), found = [];
    if (!places.has(key)) return found;
    for (let list = numbers(values[places.get(key)]), i = 0; i < list.length; i += 2) found.push({ standing: list[i], entry: list[i + 1] });
    return found;
  };

  // MARK: Terms

  /** The fewest known words that make up a word. */
  const splitCompound = (word) => {
    const letters = [...word], count = letters.length;
    if (count < 3 || count > 32) return undefined;
    const isHangul = letters.every(isSyllable), best = [];
    const cost = (piece, n) => (n === 1 ? (isHangul && hasSurface(piece) ? 5 : 0) : n === 2 && !isHangul ? (hasSurface(piece) ? 3 : 0) : contains(piece) ? 2 : 0);
    const piece = (start, end) => letters.slice(start, end).join(""), ends = (start) => letters.map((_, end) => end + 1).filter((end) => end > start && end - start < count);
    // Only what begins where a known word ends is asked about.
    const starts = new Set([0]);
    for (let fresh = [0]; fresh.length;) {
      ask(fresh.flatMap((start) => ends(start).map((end) => piece(start, end))));
      fresh = unique(fresh.flatMap((start) => ends(start).filter((end) => end < count && !starts.has(end) && cost(piece(start, end), end - start))));
      for (const start of fresh) starts.add(start);
    }
    best[count] = [0, count];
    for (const start of [...starts].sort((a, b) => b - a)) {
      for (const end of ends(start)) {
        if (!best[end]) continue;
        const own = cost(piece(start, end), end - start);
        if (own && !(best[start] && best[start][0] < own + best[end][0])) best[start] = [own + best[end][0], end];
      }
    }
    if (!best[0]) return undefined;
    const pieces = [];
    for (let start = 0; start < count; start = best[start][1]) pieces.push(piece(start, best[start][1]));
    return pieces;
  };
  const unique = (list) => [...new Set(list)];
  const terms = (text) => {
    const all = tokens(text);
    ask(all.flatMap((token) => [token.surface, ...token.stems, ...token.weak]));
    const found = all.map((token) => ({ token, stems: [...token.stems, ...token.weak.filter(hasSurface)], joins: [], splits: [] }));
    for (const { token, stems, splits } of found) {
      if (token.kind === "hangul") {
        for (const form of [token.surface, ...stems]) {
          const pieces = splitCompound(form);
          if (!pieces) continue;
          const last = pieces[pieces.length - 1];
          if (form === token.surface && stems.length && connects(last) && (last.length > 1 || stems.includes(pieces.slice(0, -1).join("")))) continue;
          if (!splits.some((other) => other.join(" ") === pieces.join(" "))) splits.push(pieces);
        }
      } else if (token.kind === "word" && !hasSurface(token.surface)) {
        const pieces = splitCompound(token.surface);
        if (pieces) splits.push(pieces);
      } else if (token.kind === "name" && !contains(token.surface) && token.parts.length) splits.push(token.parts);
    }
    for (const n of [3, 2]) {
      for (let start = 0; start + n <= found.length; start += 1) {
        const list = found.slice(start, start + n), last = list[n - 1], isHangul = last.token.kind === "hangul";
        if (!list.every(({ token }) => (token.kind === "hangul") === isHangul && ["hangul", "word", "name"].includes(token.kind))) continue;
        const head = list.slice(0, -1).map(({ token }) => token.surface).join("");
        for (const tail of [last.token.surface, ...last.stems]) {
          if (contains(head + tail)) for (const term of list) if (!term.joins.includes(head + tail)) term.joins.push(head + tail);
        }
      }
    }
    for (const term of found) term.words = unique([term.token.surface, ...term.stems, ...term.joins]);
    return found;
  };

  // MARK: Groups

  const rounded = (number) => Math.round(Math.log(number) * 1024) / 1024;
  const weightOf = (frequency) => rounded(1 + (Math.max(core().entries - frequency, 0) + 0.5) / (frequency + 0.5));
  const weigh = (group) => {
    if (group.isOptional) { group.weight = 0; return; }
    let own = group.hits.size;
    if (group.related.length) for (const place of group.hits.values()) if (place === RELATED) own -= 1;
    group.weight = weightOf(own || group.hits.size);
    group.share = (1 + 0.5 * group.weight) * (group.isPredicate || isLight(group.token) ? 0.5 : 1);
  };
  const hitsOf = (list) => {
    const hits = new Map();
    for (const word of list) for (const [entry, { place }] of postings(word)) if (place) hits.set(entry, (hits.get(entry) || 0) | place);
    return hits;
  };
  const relatives = (isHangul) => once("related" + isHangul, () => {
    const found = new Map();
    for (const list of lockb.need("related")[isHangul ? 1 : 0]) {
      const set = list.split(" ");
      for (const word of set) found.set(word, unique([...(found.get(word) || []), ...set.filter((other) => other !== word)]));
    }
    return found;
  });
  /** Lets words of about the same meaning find a group whose own words are rare. */
  const addRelated = (group) => {
    group.related = [];
    const { token } = group;
    if (group.isOptional || group.hits.size > 0.005 * core().entries || !["word", "hangul"].includes(token.kind)) return;
    const own = new Set([...group.words, ...group.splits.flat()]);
    group.related = unique([token.surface, ...token.stems, ...token.weak].flatMap((form) => relatives(token.kind === "hangul").get(form) || [])).filter((word) => !own.has(word));
    ask(group.related);
    const shards = unique(group.related.map((word) => (shardOf(word) || [])[0]).filter(Boolean));
    if (shards.length) lockb.need(...shards);
    for (const entry of hitsOf(group.related).keys()) if (!group.hits.has(entry)) group.hits.set(entry, RELATED);
    weigh(group);
    group.relatedWeight = weightOf(group.hits.size);
  };
  /** How much of what a group tells an entry has that has it at some place. */
  const partAt = (group, place) => (place === RELATED && group.weight > 0 ? Math.min(1, (0.5 * group.relatedWeight) / group.weight) : 1);
  const fill = (group) => {
    const shards = unique([...group.words, ...group.splits.flat()].map((word) => (shardOf(word) || [])[0]).filter(Boolean));
    if (shards.length) lockb.need(...shards);
    group.hits = hitsOf(group.words);
    for (const pieces of group.splits) {
      let common = hitsOf(pieces.slice(0, 1));
      for (const piece of pieces.slice(1)) {
        const other = hitsOf([piece]);
        common = new Map([...common].filter(([entry]) => other.has(entry)).map(([entry, place]) => [entry, (place & other.get(entry)) | TEXT]));
      }
      for (const [entry, place] of common) group.hits.set(entry, (group.hits.get(entry) || 0) | place);
    }
    weigh(group);
    addRelated(group);
    return group;
  };
  const newGroup = (typed, token, list, splits = [], isOptional = false, isPredicate = false) =>
    ({ typed, token, words: list, splits, isOptional, isPredicate, related: [], tier: MATCH, hits: new Map(), weight: 0, share: 1 });
  const sum = (groups, mask, key) => groups.reduce((n, group, i) => (has(mask, i) ? n + group[key] : n), 0);
  const maskOf = (groups, test) => groups.reduce((mask, group, i) => (test(group) ? mask | (1 << i) : mask), 0);
  const required = (plan) => maskOf(plan.groups, (group) => !group.isOptional);
  const unknown = (plan) => maskOf(plan.groups, (group) => !group.isOptional && !group.hits.size);
  const typed = (plan, mask) => unique(plan.groups.filter((_, i) => has(mask, i)).map((group) => group.typed));
  const bits = (mask) => { let n = 0; for (; mask; mask &= mask - 1) n += 1; return n; };

  const frequency = (word) => hitsOf([word]).size;
  const makeGroups = (text, plan) => {
    const groups = [];
    for (const term of terms(text).slice(0, 24)) {
      const { token, stems } = term, own = text.slice(token.start, token.end);
      const splits = token.kind === "name" && !term.words.some(contains) ? term.splits.filter((pieces) => pieces.length === 2) : term.splits;
      if (token.kind === "hangul" && splits.length && ![token.surface, ...stems].some(contains) && !isStop(token)) {
        plan.rewrites.push(`${own} → ${splits[0].join(" ")}`);
        for (const piece of splits[0]) for (const other of terms(piece)) groups.push(newGroup(own, other.token, [...other.words, ...term.joins]));
      } else {
        const isPredicate = isVerbal(token) && !stems.some((stem) => [...stem].length > 1 && hasSurface(stem));
        groups.push(newGroup(own, token, term.words, splits, isStop(token), isPredicate));
      }
    }
    for (const group of groups) {
      const last = plan.groups[plan.groups.length - 1], joined = last ? last.token.surface + group.token.surface : "";
      if (last && last.typed !== group.typed && last.words.includes(joined) && group.words.includes(joined)
        && frequency(joined) > 2 * Math.min(frequency(last.token.surface), frequency(group.token.surface))) {
        const term = terms(joined)[0], both = `${last.typed} ${group.typed}`;
        plan.rewrites.push(`${both} → ${joined}`);
        plan.groups[plan.groups.length - 1] = newGroup(both, term.token, term.words);
      } else plan.groups.push(group);
    }
    plan.groups.length = Math.min(plan.groups.length, 24);
  };

  // MARK: Words that stand in

  /** What is read when a word is not found as it is typed. */
  const distant = () => once("distant", () => lockb.need("search-distant")(lockb.analysis, {
    SUBSTRING, FUZZY, RELAXED, bits, contains, core, fill, hasSurface, keyed, lexiconOf, once, part, splitCompound, terms,
  }));

  // MARK: Plans

  const nameUnits = (plan) => plan.groups.flatMap((group, index) => {
    const unit = (forms) => ({ group: index, forms, isOptional: group.isOptional });
    if (group.tier === MATCH) return [unit([group.token.surface, ...group.token.stems, ...group.token.weak.filter((form) => group.words.includes(form))])];
    return group.words.length ? [unit(group.words.slice(0, 4))] : (group.splits[0] || []).map((piece) => unit([piece]));
  });
  const keysOf = (list) => {
    if (!list.length) return [];
    const head = list.slice(0, -1).map((unit) => unit.forms[0] || "").join("");
    return list[list.length - 1].forms.map((form) => head + form);
  };
  const addConcept = (plan, names, list) => {
    const groups = list.reduce((mask, unit) => mask | (1 << unit.group), 0), cards = core().cards;
    const words = list.reduce((n, { group }) => n + (plan.groups[group].token.kind === "name" ? Math.max(1, plan.groups[group].token.parts.length) : 1), 0);
    const strengths = new Map(), titled = new Set(), entities = names.map((name) => name.entry).filter((entry) => entry <= cards);
    const raise = (entry, value) => strengths.set(entry, Math.max(strengths.get(entry) || 0, value));
    lockb.need(...unique(entities.map((entry) => item("links", "k", entry - 1)[0])));
    for (const { entry } of names) {
      strengths.set(entry, 1);
      if (entry > cards) continue;
      let section = 0;
      for (let list = numbers(links(entry)[0]), i = 0; i < list.length; i += 2) {
        section += list[i];
        raise(section, (0.8 * list[i + 1]) / (list[i + 1] + 1));
      }
    }
    if ((groups & required(plan)) === required(plan)) {
      for (const entry of entities) for (const other of ascending(links(entry)[1])) if (!strengths.has(other)) strengths.set(other, 0.25);
    }
    for (const entry of unique(names.slice(0, 8).map((name) => name.entry).filter((entry) => entry <= cards))) {
      for (const section of ascending(links(entry)[2])) { raise(section, 0.9); titled.add(section); }
    }
    for (const { group } of list) {
      const { hits } = plan.groups[group];
      for (const [entry, strength] of strengths) hits.set(entry, (hits.get(entry) || 0) | (strength === 1 || titled.has(entry) ? TITLE : MENTION));
    }
    plan.concepts.push({ groups, words, strengths, weight: 0 });
  };
  const findNames = (plan) => {
    const all = nameUnits(plan);
    for (const list of [all, all.filter((unit) => !unit.isOptional)]) {
      if (plan.named.length) continue;
      keysOf(list).forEach((key, i) => {
        for (const { entry, standing } of lookup(key)) {
          if (!plan.named.some((name) => name.entry === entry)) plan.named.push({ entry, standing: standing + (i ? 5 : 0) });
        }
      });
      const tier = list.length ? Math.max(...list.map((unit) => plan.groups[unit.group].tier)) : MATCH;
      plan.namedTier = tier === MATCH ? EXACT : tier;
    }
    const covered = [];
    for (let n = Math.min(6, all.length); n >= 1; n -= 1) {
      for (let start = 0; start + n <= all.length; start += 1) {
        if (covered.some(([a, b]) => a <= start && start + n <= b)) continue;
        const list = all.slice(start, start + n);
        if (list.every((unit) => unit.isOptional)) continue;
        const names = keysOf(list).flatMap(lookup);
        if (!names.length) continue;
        covered.push([start, start + n]);
        addConcept(plan, names, list);
      }
    }
    plan.groups.forEach(weigh);
    for (const concept of plan.concepts) {
      concept.weight = sum(plan.groups, concept.groups, "weight");
      if (concept.words < 2) continue;
      concept.weight += 2;
      plan.groups.forEach((group, i) => { if (has(concept.groups, i)) group.share += 1.5; });
    }
  };
  /** What a text asks for; a strict plan takes words as they are typed. */
  const makePlan = (text, isStrict) => {
    const plan = { groups: [], concepts: [], named: [], namedTier: EXACT, rewrites: [] }, { groups } = plan;
    makeGroups(text, plan);
    if (groups.every((group) => group.isOptional)) for (const group of groups) group.isOptional = false;
    for (const group of groups) if (!group.isOptional) fill(group);
    groups.forEach((group, i) => {
      if (group.hits.size || group.isOptional || isStrict) return;
      const other = distant().standIn(group, i === groups.length - 1);
      if (!other) return;
      groups[i] = other;
      const shown = other.words.length ? other.words.slice(0, 3).join(", ") : other.splits[0].slice(0, 3).join(" ");
      plan.rewrites.push(`${other.typed} → ${shown}${other.words.length > 3 ? ", …" : ""}`);
    });
    findNames(plan);
    for (const group of groups) {
      if (!group.hits.size && groups.length > 1 && (group.isPredicate || isLight(group.token))) group.isOptional = true;
    }
    if (!required(plan)) for (const group of groups) if (!isStop(group.token)) group.isOptional = false;
    return plan;
  };

  // MARK: Candidates

  const conceptOf = (plan, entry) => plan.concepts.reduce((n, concept) => n + concept.weight * (concept.strengths.get(entry) || 0), 0);
  const collect = (plan, isAllowed) => {
    const { groups, concepts } = plan, { documentOf, documents, lengths, averageWords, averageSections } = core();
    const masks = new Map(), titles = new Map(), wanted = required(plan);
    groups.forEach((group, i) => {
      for (const [entry, place] of group.hits) {
        masks.set(entry, (masks.get(entry) || 0) | (1 << i));
        const document = documentOf[entry];
        if (place & TITLE && document !== undefined && documents[document].first === entry) titles.set(document, (titles.get(document) || 0) | (1 << i));
      }
    });
    const score = (entry, mask) => {
      const length = 0.4 + (0.6 * (documentOf[entry] === undefined ? 0 : lengths[entry])) / averageWords;
      let total = conceptOf(plan, entry);
      groups.forEach((group, i) => {
        if (!has(mask, i)) return;
        const place = group.hits.get(entry) || 0;
        const often = place & TITLE ? 4 + 1 / length : !place ? 1.5 : place & (TEXT | RELATED) ? 1 / length : 0.7 / length;
        total += (partAt(group, place) * group.weight * (group.isOptional ? 0.2 : 1) * often * 2.2) / (often + 1.2);
      });
      return total;
    };
    const byOwner = new Map();
    for (const entry of [...masks.keys()].sort((a, b) => a - b)) {
      const mask = masks.get(entry), document = documentOf[entry];
      if (!(mask & wanted) || !isAllowed(entry)) continue;
      const owner = document === undefined ? -entry : document, effective = mask | (titles.get(document) || 0), own = score(entry, effective);
      let candidate = byOwner.get(owner);
      if (!candidate) {
        candidate = { owner, entries: [], scores: [], count: 0, groups: 0, bestGroups: effective, score: own, breadth: 0, isCalled: false, isNamed: false,
          often: groups.map(() => 0), about: concepts.map(() => 0) };
        byOwner.set(owner, candidate);
      }
      groups.forEach((group, i) => { const hit = group.hits.get(entry) || 0; if (hit) candidate.often[i] += hit & TITLE ? 3 : partAt(group, hit); });
      concepts.forEach((concept, i) => {
        const strength = concept.strengths.get(entry) || 0;
        candidate.about[i] += strength;
        if (strength !== 1) return;
        candidate.isCalled = true;
        if (concept.words > 1) candidate.isNamed = true;
      });
      candidate.groups |= mask;
      candidate.count += 1;
      if (own > candidate.score) { candidate.score = own; candidate.bestGroups = effective; }
      let at = candidate.scores.findIndex((other) => other < own);
      if (at < 0) at = candidate.scores.length;
      if (at < 2) {
        candidate.scores.splice(at, 0, own);
        candidate.entries.splice(at, 0, entry);
        candidate.scores.length = candidate.entries.length = Math.min(2, candidate.entries.length);
      }
    }
    for (const candidate of byOwner.values()) {
      const length = candidate.owner < 0 ? 1 : documents[candidate.owner].count, share = 0.5 + (0.5 * length) / averageSections;
      candidate.lengthShare = share;
      candidate.entries.length -= candidate.scores.filter((other) => other < 0.8 * candidate.scores[0]).length;
      groups.forEach((group, i) => {
        if (!group.isOptional) candidate.breadth += (2.66 * group.weight * candidate.often[i]) / (candidate.often[i] + 2 * share);
      });
      concepts.forEach((concept, i) => { candidate.breadth += (2.66 * concept.weight * candidate.about[i]) / (candidate.about[i] + 2 * share); });
    }
    return [...byOwner.values()];
  };

  // MARK: Scores

  const WEIGHTS = [5, 6, 0.75, 1], SHARES = [0.8, 1.8, 1.1, 0.5];
  /** Scores entries by the places of their words: BM25F, closeness, and titles that are the query. */
  const scorer = (plan) => {
    const { groups } = plan, wanted = required(plan), matches = new Map();
    const enter = (list, group, strength) => {
      const old = list.find((match) => match.group === group);
      if (old) old.strength = Math.max(old.strength, strength); else list.push({ group, strength });
    };
    groups.forEach((group, i) => {
      if (group.isOptional) return;
      for (const [words, strength] of [[group.words, 0.9], [group.splits.flat(), 0.6], [group.related, 0.5]]) {
        for (const word of words) {
          if (!matches.has(word)) matches.set(word, []);
          enter(matches.get(word), i, strength === 0.9 && word === group.token.surface ? 1 : strength);
        }
      }
    });
    const read = (entry, field) => {
      const found = new Map(), isTitle = field < 2;
      let count = 0, stops = 0;
      for (const [word, list] of matches) {
        const posting = postings(word).get(entry), marks = posting && posting.fields[field];
        if (!marks) continue;
        if (isTitle) count = posting.counts[field];
        for (const mark of marks) {
          const place = isTitle ? mark >> 2 : mark >> 1;
          if (!found.has(place)) { found.set(place, []); if (isTitle && mark & 2) stops += 1; }
          for (const { group, strength } of list) enter(found.get(place), group, mark & 1 ? strength * 0.9 : strength);
        }
      }
      const reading = { often: groups.map(() => 0), groups: 0, closeness: 0, coverage: 0 }, positions = [];
      for (const place of [...found.keys()].sort((a, b) => a - b)) {
        for (const { group, strength } of found.get(place)) {
          reading.often[group] += strength;
          reading.groups |= 1 << group;
          positions.push([place, group]);
        }
      }
      const kinds = bits(reading.groups);
      if (kinds > 1) {
        const inside = groups.map(() => 0);
        let present = 0, first = 0, narrowest = Infinity;
        for (const [place, group] of positions) {
          if (++inside[group] === 1) present += 1;
          for (; present === kinds; first += 1) {
            narrowest = Math.min(narrowest, place - positions[first][0] + 1);
            if (--inside[positions[first][1]] === 0) present -= 1;
          }
        }
        reading.closeness = (0.6 * sum(groups, reading.groups & wanted, "weight")) / (Math.max(narrowest, kinds) / kinds);
      }
      if (isTitle && wanted && count + stops > 0) {
        const share = sum(groups, reading.groups & wanted, "weight") / Math.max(sum(groups, wanted, "weight"), 1e-9);
        reading.coverage = (share * share * found.size) / (count + stops);
      }
      return reading;
    };
    return (entry) => {
      const { documentOf, documents, lengths, averageWords } = core(), document = documents[documentOf[entry]];
      const isTop = !!document && document.first === entry, often = WEIGHTS.map(() => groups.map(() => 0));
      let mask = 0, closeness = 0, coverage = 0, total = 0;
      for (let field = 0; field < 4; field += 1) {
        if (field === 1 && (!document || (isTop && document.isSame))) continue;
        if (field === 2 && !document) continue;
        const reading = field === 1 ? read(document.first, document.isSame ? 0 : 1) : read(field === 2 ? document.first : entry, field);
        const length = field === 3 ? 1 - 0.55 + (0.55 * lengths[entry]) / averageWords : 1;
        groups.forEach((_, i) => { often[field][i] = (WEIGHTS[field] * reading.often[i]) / length; });
        mask |= reading.groups;
        const isOwnTitle = field === 0 || (field === 1 && isTop);
        closeness = Math.max(closeness, reading.closeness * (isOwnTitle ? 1.5 : 1));
        if (field < 2) coverage = Math.max(coverage, isOwnTitle ? reading.coverage : 0.6 * reading.coverage);
      }
      const shares = [0, 0, 0, 0];
      let mentions = 0;
      groups.forEach((group, i) => {
        const sumOf = often[0][i] + often[1][i] + often[2][i] + often[3][i], place = group.hits.get(entry) || 0;
        const extra = sumOf === 0 && place ? (place & TITLE ? 1 : 0.6) : 0;
        if (place) mask |= 1 << i;
        if (!(sumOf + extra > 0)) return;
        const gain = (partAt(group, place) * group.weight * (group.isOptional ? 0.2 : 1) * (1.4 + 1)) / (1.4 + sumOf + extra);
        for (let field = 0; field < 4; field += 1) shares[field] += gain * often[field][i];
        mentions += gain * extra;
      });
      for (const share of [...shares.map((share, field) => SHARES[field] * share), mentions, closeness, 1.2 * coverage * sum(groups, wanted, "weight")]) total += share;
      return { total, groups: mask };
    };
  };

  // MARK: Order

  const precedes = (a, b) => (a.owner < 0 && b.owner < 0 ? b.owner - a.owner : a.owner < 0 ? -1 : b.owner < 0 ? 1 : a.owner - b.owner);
  const byScore = (a, b) => b.score - a.score || precedes(a.candidate, b.candidate);
  const literalness = (query, entry) => {
    const [, , , english, container] = links(entry), name = english.toLowerCase(), base = name.replace(/\(.*/s, "");
    const front = container ? container.toLowerCase() + "." : "", asked = query.toLowerCase();
    return asked === name || asked === front + name ? 1 : asked === base || asked === front + base ? 0.9 : 0;
  };
  const answers = (candidates, plan) => {
    const wanted = required(plan), missing = unknown(plan), known = wanted & ~missing;
    if (!wanted) return [];
    const all = Math.max(sum(plan.groups, known, "share"), 1e-9);
    const isLong = bits(wanted) >= 4;
    if (missing) {
      const pieces = plan.groups.reduce((n, group, i) => (has(known, i) ? n + (group.splits.length && group.words.length ? Math.max(1, group.splits[0].length) : 1) : n), 0);
      if (pieces < (isLong ? 1 : 2) * bits(missing)) return [];
    }
    const share = (candidate) => sum(plan.groups, candidate.groups & known, "share") / all;
    if (!candidates.some((candidate) => candidate.isNamed || share(candidate) >= (isLong ? 0.5 : 0.6))) return [];
    return candidates.filter((candidate) => candidate.isNamed || share(candidate) >= 0.25);
  };

  /** What is read where there are cards. */
  const subjects = () => once("subjects", () => lockb.need("search-subjects")({ byScore, core, item, links, numbers, ascending, once, rounded, unique }));

  const readBest = (found, plan) => {
    const { groups } = plan, wanted = required(plan), all = Math.max(sum(groups, wanted & ~unknown(plan), "share"), 1e-9);
    const substitute = groups.length ? Math.max(...groups.map((group) => group.tier)) : MATCH;
    const fit = (score, section, whole) => {
      const share = Math.min(1, 0.6 * (sum(groups, section & wanted, "share") / all) + 0.4 * (sum(groups, whole & wanted, "share") / all));
      return score * (0.5 + 0.5 * share * Math.sqrt(share));
    };
    const tier = (mask) => ((mask & wanted) === wanted ? substitute : Math.max(substitute, RELAXED));
    const sorted = found.map((candidate) => ({ candidate, score: fit(candidate.score + candidate.breadth, candidate.bestGroups, candidate.groups) })).sort(byScore);
    // The card of what the query names is read whatever else there is.
    const isCardNamed = ({ candidate }) => candidate.isCalled && candidate.owner < 0;
    const promising = [...sorted.slice(0, 32), ...sorted.slice(32).filter(isCardNamed).slice(0, 8)], readCount = promising.length;
    promising.push(...sorted.slice(32).filter((item) => !promising.includes(item)));
    const scoreOf = scorer(plan);
    const ranked = promising.slice(0, readCount).map(({ candidate }) => {
      let winner;
      for (const entry of candidate.entries) {
        const score = scoreOf(entry);
        const document = core().documents[candidate.owner];
        score.total += conceptOf(plan, entry) + (document ? conceptOf(plan, document.first) : 0);
        if (!winner || winner.score.total < score.total) winner = { entry, score };
      }
      const share = fit(1, winner.score.groups, candidate.groups);
      return { candidate, entry: winner.entry, tier: tier(candidate.groups), groups: candidate.groups, fit: share, score: share * (winner.score.total + candidate.breadth) };
    });
    if (core().cards) subjects().tell(ranked);
    if (plan.concepts.length > 1 && (wanted & ~plan.concepts.reduce((mask, concept) => mask | concept.groups, 0)) === 0) {
      // What several names are names of stands not far behind the best text about all of them.
      const least = 0.7 * Math.max(0, ...ranked.map(({ score }) => score));
      for (const owner of ranked) {
        if (owner.candidate.owner < 0 && plan.concepts.some(({ strengths }) => strengths.get(owner.entry) === 1)) owner.score = Math.max(owner.score, least);
      }
    }
    ranked.sort(byScore);
    const floor = ranked.length ? ranked[ranked.length - 1].score : 0;
    promising.slice(readCount).forEach(({ candidate }, i) => ranked.push({ candidate, entry: candidate.entries[0], tier: tier(candidate.groups), groups: candidate.groups, score: floor / (2 + i) }));
    return ranked;
  };
  const rank = (plan, query, options) => {
    const { documentOf, documents, twins } = core();
    const isAllowed = (entry) => !options.language || documentOf[entry] === undefined || documents[documentOf[entry]].isKorean === (options.language === "ko");
    const named = plan.named.filter(({ entry }) => isAllowed(entry)).map(({ entry, standing }) => {
      const document = documentOf[entry], isCard = document === undefined;
      const candidate = { owner: isCard ? -entry : document, entries: [entry], count: 1, groups: ~0 };
      return { candidate, entry, tier: plan.namedTier, groups: ~0, score: 1000 - 100 * standing + 300 * (isCard ? literalness(query, entry) : 0) };
    }).sort(byScore);
    const taken = new Set(named.map(({ candidate }) => candidate.owner));
    const candidates = collect(plan, isAllowed).filter((candidate) => !taken.has(candidate.owner));
    const kinds = plan.groups.map((group) => group.token.kind);
    if (!options.language && kinds.includes("hangul") && (kinds.includes("word") || kinds.includes("name"))) {
      const groups = new Map(candidates.map((candidate) => [candidate.owner, candidate.groups]));
      for (const candidate of candidates) if (candidate.owner >= 0) candidate.groups |= groups.get(twins.get(candidate.owner)) || 0;
    }
    const ranked = [...named, ...readBest(answers(candidates, plan), plan)];
    if (options.language) return ranked;
    const places = new Map(), result = [];
    for (const owner of ranked) {
      const twin = twins.get(owner.candidate.owner), place = owner.candidate.owner < 0 || twin === undefined ? undefined : places.get(twin);
      if (place === undefined) {
        places.set(owner.candidate.owner, result.length);
        result.push(owner);
      } else if (documents[documentOf[owner.entry]].isKorean === (options.prefer === "ko") && owner.tier === result[place].tier) {
        result[place] = { ...owner, score: result[place].score, groups: owner.groups | result[place].groups };
      }
    }
    return result;
  };

  // MARK: Answers

  const isInitials = (text) => /^[ㄱ-ㅎ\s]+$/.test(text) && distant().isInitials(text);
  const clean = (raw) => raw.replace(/[\p{Cc}\p{Z}]+/gu, " ").replace(/[\p{Cf}\p{Cs}\p{Cn}\p{Co}]/gu, "").trim().normalize("NFC").slice(0, 1000);

  /** Whether a query may be a misspelt name: a word of it is known by no more than a syllable of it. */
  const isDoubtful = (plan) => !plan.named.length && plan.groups.some((group) => {
    const known = group.words.filter(contains);
    return group.token.kind === "hangul" && group.tier === MATCH && !group.isOptional && group.token.surface.length > 1 &&
      known.length > 0 && known.every((word) => word.length === 1);
  });

  /**
   * Answers a query with what is loaded; throws what `lockb.need` throws where something is not.
   * @param {string} raw the query as typed
   * @param {{language?: string, prefer?: string}} options a language to keep to, and one to prefer
   */
  const run = (raw, options) => {
    const query = clean(raw);
    const wishes = { prefer: /[가-힣ㄱ-ㆎ]/.test(query) ? "ko" : "en", ...options };
    const attempt = (text) => { const plan = makePlan(text); return { plan, ranked: rank(plan, query, wishes) }; };
    const whole = () => {
      const answer = attempt(query);
      if (isInitials(query) && answer.ranked.some((owner) => owner.tier > MATCH)) answer.ranked = [];
      return answer;
    };
    // Whatever stands in for initials that are no words gives way to what they are the initials of.
    const strict = isInitials(query) && makePlan(query, true);
    let answer = strict && unknown(strict) && !strict.named.length ? undefined : whole();
    /** The answers to other readings of the query. */
    const guess = (tier, readings) => {
      let found;
      for (const reading of distant()[readings](query)) {
        const other = attempt(reading);
        other.ranked = other.ranked.filter((owner) => owner.tier <= SUBSTRING);
        if (!other.ranked.length) continue;
        for (const owner of other.ranked) owner.tier = tier;
        other.plan.rewrites.unshift(`${query} → ${reading}`);
        if (!found) { found = other; continue; }
        const known = new Set(found.ranked.map((owner) => owner.candidate.owner));
        found.plan.rewrites.push(...other.plan.rewrites);
        found.ranked.push(...other.ranked.filter((owner) => !known.has(owner.candidate.owner)));
      }
      if (found) answer = found;
    };
    if (answer && isDoubtful(answer.plan)) guess(FUZZY, "similarNames");
    for (const [tier, readings] of [[CHOSEONG, "byInitials"], [FUZZY, "otherLayouts"], [FUZZY, "similarNames"]]) {
      if (answer && answer.ranked.length) break;
      guess(tier, readings);
    }
    answer = answer || whole();
    const { plan, ranked } = answer, first = ranked[0];
    const left = (owner) => (owner.tier === EXACT ? [] : typed(plan, required(plan) & ~owner.groups));
    return { query, plan, ranked, tier: first ? first.tier : 6, total: ranked.length, rewrites: plan.rewrites,
      unknown: typed(plan, unknown(plan)), unmatched: first ? left(first) : typed(plan, required(plan)), left };
  };

  /** Answers a query that is still being typed: a lone letter at its end may become any syllable. */
  const typing = (raw, options) => {
    const answer = run(raw, options), known = raw.replace(/[ㄱ-ㅣ]+\s*$/, "");
    return answer.total || known === raw || !known.trim() ? answer : run(known, options);
  };

  /** What is shown of an entry to a reader of a language. */
  const shownOf = (entry, reader, more) => {
    const { documentOf, documents } = core(), document = documents[documentOf[entry]];
    if (!document) {
      const [id, path, title, text] = itemOf("cards-" + reader, "e-" + reader, entry - 1);
      return { id, path, title, text, language: reader, section: "", isCard: true };
    }
    const language = document.isKorean ? "ko" : "en", info = itemOf("documents-" + language, "d-" + language, document.place);
    const at = 4 + 2 * (entry - document.first), [topic, path, title, text] = info, [mark, heading] = info.slice(at, at + 2);
    // As `ShardTexts` leaves it out.
    const anchor = mark === "#" ? heading.replace(/[^\w -]/g, "").replace(/ /g, "-").toLowerCase() : mark;
    return { id: `${topic}@${language}${anchor ? "#" + anchor : ""}`, path, language, anchor, title, text, more,
      section: at === 4 || (heading === title && !anchor) ? "" : heading };
  };
  /** What is shown of a ranked entity or document. */
  const show = (owner, reader) => shownOf(owner.entry, reader, owner.candidate.count - 1);
  /** What has the names nearest to a query that found nothing. */
  const nearest = (raw, reader) => unique(distant().nearest(clean(raw)).map((word) => lookup(word)[0].entry)).map((entry) => shownOf(entry, reader, 0));
  /** Asks for what every query needs. */
  const warm = () => lockb.need("core", "lengths");

  /** The stretches of a text that hold words of a plan's groups: pairs of offsets. */
  const marks = (plan, text) => {
    const wanted = new Set(plan.groups.filter((group) => !group.isOptional).flatMap((group) => [group.token.surface, ...group.words, ...group.splits.flat(), ...group.related]));
    // Other letters need no analysis, nor its tables.
    const scripts = new Set([...wanted].map(lexiconOf));
    return tokens(text, (run) => scripts.has(lexiconOf(run))).filter((token) => [token.surface, ...token.forms].some((form) => wanted.has(form))).map((token) => [token.start, token.end]);
  };

  lockb.engine = { run, typing, show, marks, nearest, warm, TIERS: ["exact", "match", "substring", "relaxed", "fuzzy", "choseong", "none"] };
})(window.lockb);
