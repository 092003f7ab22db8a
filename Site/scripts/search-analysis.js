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
  const closers = `"')*>\\]_\x60}~’”〉》」』】）］`, openers = ` \\t\\n\\r\\xA0　(\\[{<‘“〈《「『【（［`;
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
    if (!/^[a-z]{4,40}$/.test(word)) return word;
    const whole = tables().whole;
    if (whole.has(word)) return word;
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

  /** The digit of a letter. */
  const letter = (text, i) => { const c = text.charCodeAt(i); return c - (c > 92 ? 36 : 35); };
  /** Words that share their beginnings, and whether each is marked. */
  const unfold = (text) => {
    let last = "";
    const marks = [], words = (text ? text.split(" ") : []).map((item) => {
      const n = letter(item, 0);
      marks.push(n & 1);
      return (last = last.slice(0, n >> 1) + item.slice(1));
    });
    return { words, marks, places: new Map(words.map((word, i) => [word, i])) };
  };
  const words = (text) => unfold(text).words;
  let known, korean;

  /** What English words need, made ready when there is one. */
  const tables = () => {
    if (known) return known;
    const english = lockb.need("english");
    known = { whole: new Set(words(english.whole)), stop: new Set(words(english.stop)), light: new Set(words(english.light)) };
    return known;
  };
  /** What Korean words need, made ready when there is one. */
  const ofHangul = () => {
    if (!korean) {
      const make = lockb.need("search-hangul", "hangul");
      korean = make(lockb, { words, isMark, isSyllable, split, join, vowels, finals });
    }
    return korean;
  };
  const hangul = (token, run) => ofHangul().fill(token, run);

  // MARK: Texts

  const normalized = (run) => [...run.normalize("NFC")].flatMap((c) => [...c.toLowerCase()])
    .filter((c) => !isMark.test(c)).map((c) => (c === "ς" ? "σ" : isLatin.test(c) || isDigit.test(c) ? fold(c) : c)).join("");

  /**
   * The words of a text with everything that each can be found by.
   * @param {string} text
   * @param {(run: string) => boolean} isWanted which of them are wanted: all where it is left out
   */
  const tokens = (text, isWanted = () => true) => {
    const found = [];
    let position = 0, selectorEnd = 0, hyphenatedAt = -1, codeEnd = -1, chain = [];
    const match = (pattern, at = position) => { pattern.lastIndex = at; const m = pattern.exec(text); return m ? m[0] : ""; };
    const add = (fill, run, next, canContinue) => {
      const token = { start: position, end: position + run.length, stems: [], weak: [], parts: [], partStems: [], joins: [] };
      const isChained = position < selectorEnd || position === hyphenatedAt;
      const isDropped = fill === hangul && (position === codeEnd || closed.test(text.slice(Math.max(0, position - 16), position)));
      if (isWanted(run)) fill(token, run);
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
    // In capitals, as other programs want them between words.
    if (token.kind === "name") return token.surface === "and" || token.surface === "or";
    return token.kind === "hangul" && ofHangul().isStop(token);
  };
  /** Whether a word is frequent in all speech. */
  const isLight = (token) => {
    const list = token.kind === "word" ? tables().light : token.kind === "hangul" ? ofHangul().light : undefined;
    return !!list && [token.surface, ...token.stems, ...(token.weak || [])].some((word) => list.has(word));
  };
  /** Whether a Korean word looks like a verb or an adjective with its ending. */
  const isVerbal = (token) => token.kind === "hangul" && ofHangul().isVerbal(token);
  /** Whether a Korean word says what is asked about or done, which is more than to ask: 요리하면, but not 돼요. */
  const saysSomething = (token) => token.kind === "hangul" && !isLight(token) && ofHangul().saysSomething(token);

  /** Whether a token is a form of a common Korean verb or adjective. */
  const isKnownVerb = (token) => token.kind === "hangul" && ofHangul().isKnownVerb(token);
  /** Whether a Korean word asks or connects, or is nothing but particles and endings. */
  const connects = (word) => ofHangul().connects(word);

  lockb.analysis = { letter, unfold, tokens, isStop, isLight, isVerbal, saysSomething, isKnownVerb, connects, isSeparator, isSyllable, split, join, initials, vowels, finals };
})((window.lockb = window.lockb || {}));
