"use strict";
// What the shards hold: words, where they stand, entries, names. The parts of the engine share one
// scope and are sent as one script.
const { lockb } = window;
const { letter, unfold, tokens, isStop, isLight, isVerbal, saysSomething, connects, isSyllable } = lockb.analysis;
const EXACT = 0, MATCH = 1, SUBSTRING = 2, RELAXED = 3, FUZZY = 4, CHOSEONG = 5;
const TEXT = 1, TITLE = 2, MENTION = 4, RELATED = 8;
/** How much a word of about the same meaning counts beside the word as typed. */
const RELATED_STRENGTH = 0.6;
const has = (mask, i) => (mask & (1 << i)) !== 0;
const unique = (list) => [...new Set(list)];

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
