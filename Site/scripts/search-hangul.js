"use strict";
// The analysis of Korean words, read when somebody types one.
window.lockb.shard("search-hangul", (lockb, { words, isMark, isSyllable, split, join, vowels, finals }) => {
  /** Syllables as one character for each initial, vowel and final. */
  const codes = (text) => [...text].map((c) => {
    if (isSyllable(c)) {
      const [i, v, f] = split(c);
      return String.fromCharCode(1 + i, 20 + v) + (f ? String.fromCharCode(40 + f) : "");
    }
    const f = finals.indexOf(c);
    return String.fromCharCode(f > 0 ? 40 + f : 20 + vowels.indexOf(c));
  }).join("");
  const syllables = (text) => text.replace(/[\x01-\x13][\x14-\x28][\x29-\x43]?/g, (s) =>
    join(s.charCodeAt(0) - 1, s.charCodeAt(1) - 20, s.length > 2 ? s.charCodeAt(2) - 40 : 0));
  const isVowel = (c) => c >= "\x14" && c < "\x29", LIQUID = "\x30";
  const PARTICLE = 0, COPULA = 1, LIGHT = 2, ENDING = 3, DERIVATION = 4, KNOWN = 6;
  let known;

  /** The tables that the shard of Hangul brought, made ready once. */
  const korean = () => {
    if (known) return known;
    const data = lockb.need("hangul"), set = (text) => new Set(words(text).map(codes));
    known = {};
    known.rules = new Map();
    for (const [kind, condition, list, fixed, head, replacement, family] of data.rules) {
      for (const ending of words(data.endings[list])) {
        const final = head ? finals.indexOf(ending[0]) : 0, close = head.charCodeAt(head.length - 1) + final;
        const suffix = final > 0 ? head.slice(0, -1) + String.fromCharCode(close) + ending.slice(1) : head + ending;
        const key = codes(suffix), length = fixed || Math.max(1, [...suffix].filter(isSyllable).length);
        const minimum = kind === DERIVATION || (kind === ENDING && length < 2 && condition < 6) ? 2 : 1;
        if (!known.rules.has(key)) known.rules.set(key, []);
        known.rules.get(key).unshift({ kind, condition, minimum, replacement: codes(replacement), family, length });
      }
    }
    known.longest = Math.max(...[...known.rules.keys()].map((key) => key.length));
    [known.verbs, known.liquid, known.labial] = data.verbs.map(set);
    known.nouns = new Map(words(data.nouns).map((noun) => [codes(noun), noun.length]));
    known.stop = new Set(words(data.stop));
    known.light = new Set(words(data.light));
    known.predicates = data.predicates.map((list) => list.split(" "));
    return known;
  };
  const holds = (stem) => korean().verbs.has(stem) || korean().liquid.has(stem);
  const isWholeNoun = (stem) => {
    for (let i = 0; i < stem.length; i += 1) {
      const length = korean().nouns.get(stem.slice(i));
      if (length && (i === 0 || length > 2)) return true;
    }
    return false;
  };
  const accepts = [
    () => true, (c) => c < "\x29", (c) => c >= "\x29", (c) => c < "\x29" || c === LIQUID, (c) => c >= "\x29" && c !== LIQUID,
    (c) => "\x14\x15\x18\x19".includes(c), (c, stem) => holds(stem), (c, stem) => korean().labial.has(stem),
  ];
  /** Every rule whose suffix ends a word, the shortest suffix first. */
  const eachRule = (stem, body) => {
    for (let n = 1; n <= Math.min(stem.length, korean().longest); n += 1) {
      for (const rule of korean().rules.get(stem.slice(-n)) || []) body(rule, stem.length - n);
    }
  };
  const endsIn = (text, wanted) => {
    let found = false;
    if ([...text].every(isSyllable)) eachRule(codes(text), (rule, rest) => { if (!rest && wanted(rule)) found = true; });
    return found;
  };

  const bestSuffix = (stem, depth, copulaOff) => {
    let noun, ending;
    eachRule(stem, (rule, length) => {
      const rest = stem.slice(0, length);
      const count = [...rest].filter(isVowel).length + (rule.replacement && isVowel(rule.replacement[0]) ? 1 : 0);
      if (rest ? !accepts[rule.condition](rest[length - 1], rest) : rule.condition) return;
      if (depth) {
        const allowed = rule.kind === DERIVATION || (!copulaOff && rule.kind === LIGHT)
          || (rule.kind === PARTICLE && rule.length > 1 && !copulaOff);
        if (count > (rule.kind === DERIVATION ? 0 : 1) && allowed) noun = { rule, length };
      } else if (rule.kind === ENDING) {
        if (count >= rule.minimum || (count > 0 && holds(rest))) ending = { rule, length };
      } else if (count >= rule.minimum) noun = { rule, length };
    });
    if (ending && noun) {
      if (noun.length < ending.length || noun.rule.kind === LIGHT || isWholeNoun(stem.slice(0, noun.length))) ending = undefined;
      else if (noun.length === ending.length && !holds(stem.slice(0, ending.length))) ending = undefined;
      else if (noun.rule.kind === COPULA || noun.length === ending.length) noun = undefined;
    }
    return [noun, ending];
  };

  /** The vowel that an infinitive of one syllable has lost. */
  const changed = (stem) => (stem === "\x10\x28" || stem === "\x12\x28" ? "\x1a" : stem[1] === "\x18" && "\x02\x05\x0b\x10".includes(stem[0]) ? "\x26" : undefined);
  const writeStem = (token, stem, { rule, length }) => {
    const known = korean(), isVerb = rule.kind === ENDING;
    let rest = stem.slice(0, length) + rule.replacement;
    if (isVerb) {
      if (known.liquid.has(rest) && !known.verbs.has(rest)) rest += LIQUID;
      else if (rest.length === 2 && changed(rest)) rest = rest[0] + changed(rest);
    }
    const text = syllables(rest);
    if (isVerb && text.length === 1 && "하되있없않못이주보지오가".includes(text)) return;
    const isStrong = text.length > 1 || (isVerb && (rule.length > 1 || known.verbs.has(rest)));
    token[isStrong ? "stems" : "weak"].push(text);
    if (text.length === 1 && rule.kind === LIGHT && rule.length > 1) token.stems.push(text + rule.family);
  };

  const hangul = (token, run) => {
    token.kind = "hangul";
    const word = [...run.normalize("NFC")].filter((c) => !isMark.test(c)).join("");
    token.surface = word;
    if (![...word].every(isSyllable)) return;
    token.isSuffix = word.length <= 8 && endsIn(word, (rule) => rule.kind < ENDING);
    if (word.length > 24) return;
    let stem = codes(word), copulaOff = false;
    if (word.length === 1) {
      let ending;
      eachRule(stem, (rule, length) => { if (rule.condition === KNOWN && korean().verbs.has(stem.slice(0, length))) ending = { rule, length }; });
      if (!ending && stem.length === 2 && changed(stem) && korean().verbs.has(stem)) ending = { rule: { kind: ENDING, replacement: "", length: 1 }, length: 2 };
      if (ending) writeStem(token, stem, ending);
      return;
    }
    for (let depth = 0; depth < 3 && !isWholeNoun(stem); depth += 1) {
      const [noun, ending] = bestSuffix(stem, depth, copulaOff);
      if (ending) writeStem(token, stem, ending);
      if (!noun) return;
      writeStem(token, stem, noun);
      stem = stem.slice(0, noun.length);
      if (noun.rule.kind === LIGHT) return;
      copulaOff = noun.rule.kind === COPULA;
    }
  };

  const { stop, light, predicates, verbs } = korean();
  const connects = (word) => stop.has(word) || endsIn(word, (rule) => rule.kind < LIGHT || (rule.kind === LIGHT && "하되".includes(rule.family)));
  const isStop = (token) => connects(token.surface) || token.stems.some((stem) => stem.length > 1 && stop.has(stem));
  const isKnownVerb = (token) => token.stems.some((stem) => verbs.has(codes(stem)));
  const isVerbal = (token) => {
    if (isKnownVerb(token)) return true;
    const [first, second] = token.surface;
    if (token.surface.length === 2 && second === "요" && isSyllable(first) && "ㅏㅓㅕㅘㅝ".includes(vowels[split(first)[1]]) && !split(first)[2]) return true;
    const ends = (list) => list.some((ending) => token.surface.endsWith(ending));
    return (token.surface.length > 1 && ends(predicates[0])) || (token.surface.length > 2 && token.stems.length + token.weak.length > 0 && ends(predicates[1]));
  };
  const saysSomething = (token) => token.stems.length ? !token.stems.every((stem) => /^(?:못|안|잘)[하되]$/.test(stem)) : token.surface.length > 2;
  return { fill: hangul, isStop, isVerbal, saysSomething, isKnownVerb, connects, light };
});
