"use strict";
// The analysis of words: what LockbText does, on the tables that it wrote into the shards.
((lockb) => {
  const LATIN = "A-Za-z\\xC0-\\xD6\\xD8-\\xF6\\xF8-\\u02AF\\u1E00-\\u1EFF\\u212A\\u212B\\uFF21-\\uFF3A\\uFF41-\\uFF5A";
  const DIGIT = "0-9\\uFF10-\\uFF19";
  const HANGUL = "\\u1100-\\u11FF\\u3131-\\u318E\\uA960-\\uA97C\\uAC00-\\uD7A3\\uD7B0-\\uD7FB";
  const HAN = "\\u3005\\u3041-\\u3096\\u309D-\\u309F\\u30A1-\\u30FA\\u30FC-\\u30FF\\u31F0-\\u31FF\\u3400-\\u4DBF\\u4E00-\\u9FFF\\uF900-\\uFAD9\\u{20000}-\\u{323AF}";
  const MARK = "\\xAD\\u200C\\u200D\\u2060\\uFEFF\\uFE00-\\uFE0F\\p{M}";
  const SIGN = "\\u2000-\\u206F\\u2190-\\u2BFF\\uE000-\\uF8FF\\u{1F000}-\\u{1FAFF}";
  const OTHER = `(?![${LATIN}${DIGIT}${HANGUL}${HAN}${SIGN}])[\\p{L}\\p{Nd}]`;
  const regex = (source, flags = "yu") => new RegExp(source, flags);
  const latinRun = regex(`[${LATIN}${DIGIT}][${LATIN}${DIGIT}_${MARK}]*`);
  const numberRun = regex(`[${DIGIT}]+(?!_?[${LATIN}${DIGIT}])(?:\\.(?=[0-9])[${DIGIT}]+)*`);
  const hangulRun = regex(`[${HANGUL}][${HANGUL}${MARK}]*`);
  const hanRun = regex(`[${HAN}][${MARK}]*`);
  const otherRun = regex(`${OTHER}(?:${OTHER}|[${MARK}])*`);
  const lastDigits = regex(`[${DIGIT}][${DIGIT}_${MARK}]*$`, "u");
  const selector = /\((?:[A-Za-z0-9_]+:)+\)/y;
  const hyphen = regex(`-[${LATIN}${DIGIT}]`);
  const isLatin = regex(`[${LATIN}]`, "u"), isDigit = regex(`[${DIGIT}]`, "u"), isMark = regex(`[${MARK}]`, "u");
  const isSeparator = regex(`(?!${OTHER})[^${LATIN}${DIGIT}${HANGUL}${HAN}${MARK}]`, "u");
  const closers = `"')*>\\]_\`}~’”〉》」』】）］`, openers = ` \\t\\n\\r\\xA0　(\\[{<‘“〈《「『【（［`;
  const closed = regex(`(?:[^${openers}${closers}][${closers}]{1,7}|\\(\\)[${closers}]{0,6})$`, "u");

  const initials = [..."ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"], vowels = [..."ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"];
  const finals = ["", ..."ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"];
  const isSyllable = (c) => c >= "가" && c <= "힣" && c.length === 1;
  const split = (c) => { const i = c.charCodeAt(0) - 0xac00; return [(i / 588) | 0, ((i % 588) / 28) | 0, i % 28]; };
  const join = (i, v, f = 0) => String.fromCharCode(0xac00 + (i * 21 + v) * 28 + f);

  /** Folds one Latin letter or digit. */
  const fold = (c) => c.normalize(c >= "\uff10" ? "NFKC" : "NFD")[0].toLowerCase();

  // MARK: Latin

  const hasVowel = (text) => /[aeiouy]/.test(text);
  const isShort = (w) => /[^aeiouwxy]$/.test(w) && /[aeiouy].$/.test(w) && !hasVowel(w.slice(0, -2));

  /** The stem of a folded English word; the word itself where there is nothing to take away. */
  const englishStem = (word) => {
    const whole = tables().whole;
    if (!/^[a-z]{4,40}$/.test(word) || whole.has(word)) return word;
    let w = word;
    const replace = (suffix, by, least) => {
      const kept = w.slice(0, w.length - suffix.length);
      if (kept.length < least || !w.endsWith(suffix) || !hasVowel(kept)) return false;
      w = kept + by;
      return true;
    };
    if (/s$/.test(w) && !/[sui]s$/.test(w) && !replace("ies", "y", 2)) {
      if (/(sses|shes|ches|xes|zzes)$/.test(w)) w = w.slice(0, -2);
      else replace("s", "", 3);
    }
    if (whole.has(w)) return w;
    if (!replace("ically", "ic", 3) && w.length > 6 && !/bly$/.test(w) && !replace("ily", "y", 4)) replace("ly", "", 4);
    if (!replace("ied", "y", 2) && !/eed$/.test(w) && (replace("ing", "", 2) || replace("ed", "", 2))) {
      if (w.length > 3 && /([^aeioulsz])\1$/.test(w)) w = w.slice(0, -1);
      else if (isShort(w)) w += "e";
    }
    if (!replace("ification", "ify", 3) && !replace("ization", "iz", 2) && !replace("isation", "iz", 2)
      && !((w.length > 6 && replace("is", "iz", 4)) || replace("ise", "iz", 4)) && /([aiueo]t|ct|pt)ion$/.test(w)) replace("ion", "", 4);
    if (w.length > 3) {
      if (/[^e]e$/.test(w)) {
        if (hasVowel(w.slice(0, -1)) && !isShort(w.slice(0, -1))) w = w.slice(0, -1);
      } else if (/[^aeiou]y$/.test(w)) w = w.slice(0, -1) + "i";
      else if (w.length > 5 && /[eo]ll$/.test(w) && hasVowel(w.slice(0, -3))) w = w.slice(0, -1);
    }
    return w;
  };

  /** Fills the forms of a Latin run: a word of prose or an identifier. */
  const latin = (token, run) => {
    const chars = [...run], starts = [], at = (i) => chars[i] || "";
    let letters = "", previous = "_", capitals = 0, all = 0, lowers = 0, last = 0, prose = true, plural = false;
    const begin = () => { if (starts[starts.length - 1] !== letters.length) starts.push(letters.length); };
    chars.forEach((c, i) => {
      const shape = c === "_" ? "_" : isDigit.test(c) ? "0" : isLatin.test(c) ? (/\p{Uppercase}/u.test(c) ? "A" : "a") : "";
      if (!shape) return;
      if (shape === "a") {
        lowers += 1;
        if (previous === "0" || previous === "_") begin();
        else if (previous === "A" && capitals > 1) {
          if (c === "s" && !isLatin.test(at(i + 1)) && !isMark.test(at(i + 1))) plural = true;
          else starts.push(last);
        }
        capitals = 0;
      } else if (shape === "A") {
        all += 1;
        if (previous !== "A") {
          if (!(previous === "a" && letters.length === 1 && letters < "\x80" && letters !== "k")) begin();
          capitals = 0;
        }
        capitals += 1;
      } else if (shape === "0") {
        prose = false;
        if (previous !== "0") begin();
        capitals = 0;
      } else {
        if (letters) prose = false;
        capitals = 0;
      }
      previous = shape;
      if (shape === "_") return;
      last = letters.length;
      letters += fold(c);
    });
    if (starts[0] !== 0) starts.unshift(0);
    starts.push(letters.length);
    if ((all > 1 && (lowers > 0 || letters.length < 5)) || starts.length > 2) prose = false;
    token.surface = letters;
    if (prose) {
      token.kind = "word";
      const stem = englishStem(letters);
      if (stem !== letters) token.stems.push(stem);
      return;
    }
    token.kind = "name";
    const count = starts.length - 1;
    if (count < 2) {
      if (plural) token.stems.push(letters.slice(0, -1));
      return;
    }
    for (let i = 0; i < count; i += 1) {
      const part = letters.slice(starts[i], starts[i + 1]), stem = englishStem(part);
      token.parts.push(part);
      if (stem !== part) token.partStems.push(stem);
      for (const n of [2, 3]) if (i + n <= count && n < count) token.joins.push(letters.slice(starts[i], starts[i + n]));
    }
  };

  // MARK: Hangul

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
  const words = (text) => (text ? text.split(" ") : []);
  const PARTICLE = 0, COPULA = 1, LIGHT = 2, ENDING = 3, DERIVATION = 4;
  let known;

  /** The tables that the shards brought, made ready once. */
  const tables = () => {
    if (known) return known;
    const core = lockb.need("core");
    known = { whole: new Set(words(core.whole)), stop: new Set(words(core.stop)), light: new Set(words(core.light)) };
    return known;
  };
  const korean = () => {
    const known = tables();
    if (known.rules) return known;
    const data = lockb.need("hangul"), set = (text) => new Set(words(text).map(codes));
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
    known.koreanStop = new Set(words(data.stop));
    known.koreanLight = new Set(words(data.light));
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

  const writeStem = (token, stem, { rule, length }) => {
    const known = korean(), isVerb = rule.kind === ENDING;
    let rest = stem.slice(0, length) + rule.replacement;
    if (isVerb) {
      if (known.liquid.has(rest) && !known.verbs.has(rest)) rest += LIQUID;
      else if (rest.length === 2) {
        if (rest === "\x10\x28" || rest === "\x12\x28") rest = rest[0] + "\x1a";
        else if (rest[1] === "\x18" && "\x02\x05\x0b\x10".includes(rest[0])) rest = rest[0] + "\x26";
      }
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
    if (word.length < 2 || word.length > 24) return;
    let stem = codes(word), copulaOff = false;
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

  // MARK: Texts

  const normalized = (run) => [...run.normalize("NFC")].flatMap((c) => [...c.toLowerCase()])
    .filter((c) => !isMark.test(c)).map((c) => (c === "ς" ? "σ" : isLatin.test(c) || isDigit.test(c) ? fold(c) : c)).join("");

  /**
   * The words of a text with everything that each can be found by.
   * @param {string} text
   */
  const tokens = (text) => {
    const found = [];
    let position = 0, selectorEnd = 0, hyphenatedAt = -1, codeEnd = -1, chain = [];
    const match = (pattern, at = position) => { pattern.lastIndex = at; const m = pattern.exec(text); return m ? m[0] : ""; };
    const add = (fill, run, next, canContinue) => {
      const token = { start: position, end: position + run.length, stems: [], weak: [], parts: [], partStems: [], joins: [] };
      const isChained = position < selectorEnd || position === hyphenatedAt;
      const isDropped = fill === hangul && (position === codeEnd || closed.test(text.slice(Math.max(0, position - 16), position)));
      fill(token, run);
      position = next;
      if (canContinue) {
        codeEnd = next;
        if (fill === latin) {
          if (match(hyphen)) hyphenatedAt = next + 1;
          else {
            const labels = match(selector);
            if (labels && labels.length < 258) selectorEnd = Math.max(selectorEnd, next + labels.length - 1);
          }
        }
      }
      if (!token.surface || (isDropped && token.isSuffix)) return;
      const isContinued = canContinue && (next < selectorEnd || (fill === latin && hyphenatedAt > next));
      if (isChained || isContinued) {
        if (!isChained || chain.length === 8 || chain.join("").length + token.surface.length > 128) chain = [];
        chain.push(token.surface);
        if (chain.length > 1) token.joins.push(chain.slice(-2).join(""));
        if (chain.length > 2) token.joins.push(chain.slice(-3).join(""));
        if (chain.length > 3) token.joins.push(chain.join(""));
      }
      token.forms = [...token.stems, ...token.weak, ...token.parts, ...token.partStems, ...token.joins];
      found.push(token);
    };
    while (position < text.length) {
      let run = match(numberRun);
      if (run) {
        add((token) => {
          const pieces = run.split(".").map((piece) => [...piece].map(fold).join(""));
          token.kind = "number";
          token.surface = pieces.join("dot");
          if (pieces.length > 1) token.parts = pieces;
        }, run, position + run.length, true);
      } else if ((run = match(latinRun))) {
        const whole = run.length, tail = run.match(lastDigits);
        run = run.replace(/_+$/, "");
        if (tail && tail.index > 0 && run.length === whole && /^\.[0-9]/.test(text.slice(position + whole, position + whole + 2))) run = run.slice(0, tail.index).replace(/_+$/, "");
        const after = text.slice(position + run.length), short = after.match(/^['’]([A-Za-z]{0,3})/);
        let next = position + run.length;
        if (short && !isDigit.test([...after.slice(short[0].length)][0] || "")) {
          const letters = short[1].toLowerCase();
          if (letters === "t" && /n$/i.test(run)) { run += short[0]; next += short[0].length; }
          else if (["s", "d", "m", "re", "ve", "ll"].includes(letters)) next += short[0].length;
        }
        add(latin, run, next, true);
      } else if ((run = match(hangulRun))) {
        add(hangul, run, position + run.length, false);
      } else if ((run = match(hanRun))) {
        const second = match(hanRun, position + run.length), next = position + run.length;
        const isLast = !second || !match(hanRun, next + second.length);
        add((token, pair) => {
          token.kind = "han";
          token.surface = normalized(pair);
          const chars = [...token.surface];
          if (chars.length > 1) token.parts = isLast ? [chars[0], chars.slice(1).join("")] : [chars[0]];
        }, run + second, isLast ? next + second.length : next, false);
      } else if ((run = match(otherRun))) {
        add((token, word) => { token.kind = "other"; token.surface = normalized(word); }, run, position + run.length, false);
      } else position += text.codePointAt(position) > 0xffff ? 2 : 1;
    }
    return found;
  };

  // MARK: Kinds of words

  /** Whether a word asks or connects. */
  const isStop = (token) => {
    if (token.kind === "word") return tables().stop.has(token.surface);
    if (token.kind !== "hangul") return false;
    const stop = korean().koreanStop;
    return stop.has(token.surface) || token.stems.some((stem) => stem.length > 1 && stop.has(stem))
      || endsIn(token.surface, (rule) => rule.kind < LIGHT || (rule.kind === LIGHT && "하되".includes(rule.family)));
  };
  /** Whether a word is frequent in all speech. */
  const isLight = (token) => {
    const list = token.kind === "word" ? tables().light : token.kind === "hangul" ? korean().koreanLight : undefined;
    return !!list && [token.surface, ...token.stems].some((word) => list.has(word));
  };
  /** Whether a Korean word looks like a verb or an adjective with its ending. */
  const isVerbal = (token) => {
    if (token.kind !== "hangul") return false;
    const [sure, doubtful] = lockb.need("hangul").predicates.map(words);
    const ends = (list) => list.some((ending) => token.surface.endsWith(ending));
    return (token.surface.length > 1 && ends(sure)) || (token.surface.length > 2 && ends(doubtful));
  };

  lockb.analysis = { tokens, isStop, isLight, isVerbal, isSeparator, isSyllable, split, join, initials, vowels, finals };
})((window.lockb = window.lockb || {}));
