"use strict";
// What a query asks for: its words in groups, with what may stand in for them, and the names in it.

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
/** Words that say about the same as one: of its own language, and of the other. */
const relatives = (word) => once("related:" + word, () => {
  const starts = core().data.related;
  if (!word || !starts.length) return [[], []];
  const { places, values } = keyed("r" + part(starts, word));
  return places.has(word) ? values[places.get(word)].split(";").map((list) => list.split(",").filter(Boolean)) : [[], []];
});
/** The share of the sections that are in Korean documents, or of those that are not. */
const shareOf = (isKorean) => once("share" + isKorean, () => {
  const count = (documents) => documents.reduce((n, { count }) => n + count, 0), { documents } = core();
  return count(documents.filter((document) => document.isKorean === isKorean)) / Math.max(1, count(documents));
});
/** Lets words of about the same meaning find a group whose own words are rare, and words of the other language one that the documents hardly write its language. */
const addRelated = (group) => {
  group.related = [];
  const { token } = group, isHangul = token.kind === "hangul", isRare = group.hits.size <= 0.005 * core().entries;
  if (group.isOptional || !["word", "hangul"].includes(token.kind) || !(isRare || shareOf(isHangul) < 0.1)) return;
  const forms = [token.surface, ...token.stems, ...token.weak], own = new Set([...forms, ...group.words, ...group.splits.flat()]);
  group.related = unique(forms.flatMap((form) => [...(isRare ? relatives(form)[0] : []), ...relatives(form)[1]])).filter((word) => !own.has(word));
  if (!group.related.length) return;
  ask(group.related);
  const shards = unique(group.related.map((word) => (shardOf(word) || [])[0]).filter(Boolean));
  if (shards.length) lockb.need(...shards);
  for (const entry of hitsOf(group.related).keys()) if (!group.hits.has(entry)) group.hits.set(entry, RELATED);
  weigh(group);
  group.relatedWeight = weightOf(group.hits.size);
};
/** Whether only words of about the same meaning have found a group. */
const isOnlyRelated = (group) => group.hits.size > 0 && [...group.hits.values()].every((place) => place === RELATED);
/** How much of what a group tells an entry has that has it at some place. */
const partAt = (group, place) => (place === RELATED && group.weight > 0 ? Math.min(1, (RELATED_STRENGTH * group.relatedWeight) / group.weight) : 1);
const fill = (group, isStrict = false) => {
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
  if (isStrict) group.related = [];
  else addRelated(group);
  return group;
};
const newGroup = (typed, token, list, splits = [], isOptional = false, isPredicate = false) =>
  ({ typed, token, words: list, splits, isOptional, isPredicate, related: [], spoken: [], tier: MATCH, hits: new Map(), weight: 0, share: 1 });
const sum = (groups, mask, key) => groups.reduce((n, group, i) => (has(mask, i) ? n + group[key] : n), 0);
const maskOf = (groups, test) => groups.reduce((mask, group, i) => (test(group) ? mask | (1 << i) : mask), 0);
const required = (plan) => maskOf(plan.groups, (group) => !group.isOptional);
const unknown = (plan) => maskOf(plan.groups, (group) => !group.isOptional && !group.hits.size);
/** The words that no answer has, though it is one. */
const missing = (plan) => maskOf(plan.groups, (group) => group.isMissing);
/** The words that an answer to a short query has to have to come before others. */
const decisive = (plan) => {
  const mask = required(plan) & ~unknown(plan) & maskOf(plan.groups, (group) => !group.isPredicate && !isLight(group.token));
  return bits(required(plan)) <= 4 && bits(mask) > 1 ? mask : 0;
};
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

/** What is read when a Korean word is rare, or stands beside another: it may be an English one. */
const loanwords = () => once("loanwords-made", () => lockb.need("search-loanwords")(lockb.analysis, {
  FUZZY, RELATED, contains, core, distant, fill, frequency, hasSurface, keyed, once, part, postings, unique,
}));
const isKoreanNoun = (group) => group.token.kind === "hangul" && !group.isOptional && !group.isPredicate && !isLight(group.token);

// MARK: Plans

const nameUnits = (plan) => plan.groups.flatMap((group, index) => {
  const unit = (forms) => ({ group: index, forms, isOptional: group.isOptional });
  if (group.tier === MATCH) {
    const forms = [...group.token.stems, ...group.token.weak.filter((form) => group.words.includes(form))];
    return [{ ...unit([group.token.surface, ...forms, ...group.spoken]), isInflected: group.token.kind === "hangul" && forms.length > 0 }];
  }
  return group.words.length ? [unit(group.words.slice(0, 4))] : (group.splits[0] || []).map((piece) => unit([piece]));
});
const keysOf = (list) => {
  if (!list.length) return [];
  const head = list.slice(0, -1).map((unit) => unit.forms[0] || "").join("");
  return list[list.length - 1].forms.map((form) => head + form);
};
/** The keys of a whole query: further words than the last may have particles as well. */
const keysOfWhole = (list) => {
  const bare = list.map((unit, i) => (unit.isInflected && i < list.length - 1 ? { ...unit, forms: unit.forms.slice(1) } : unit));
  return unique([...keysOf(list), ...keysOf(bare)]);
};
/** How soon what goes by a name comes, by its standing: see `NameKey.Standing`. */
const ORDER = [0, 2, 3, 1, 5, 4];
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
    keysOfWhole(list).forEach((key, i) => {
      for (const { entry, standing } of lookup(key)) {
        if (!plan.named.some((name) => name.entry === entry)) plan.named.push({ entry, standing: ORDER[standing] + (i ? 6 : 0) });
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
/** Whether no more is known of the words that say what a query is about than words that are like some of them. */
const isGuesswork = (groups) => {
  const content = groups.filter((group) => !group.isOptional && !isLight(group.token));
  return content.length > 1 && content.some((group) => group.isGuess) && content.every((group) => group.isGuess || !group.hits.size);
};
/** Lets an answer lack verbs and words of all speech that are not there; those that say something by themselves are named, and refuse it where no other word does. */
const excuseMissing = (groups) => {
  if (groups.length < 2) return;
  const isAboutSomething = groups.some((group) => !group.isOptional && group.hits.size && !isLight(group.token));
  for (const group of groups) {
    if (group.hits.size || !(group.isPredicate || isLight(group.token))) continue;
    const says = saysSomething(group.token);
    group.isMissing = says && isAboutSomething && !group.isOptional;
    if (!says || isAboutSomething) group.isOptional = true;
  }
};
/** What a text asks for; a strict plan takes words as they are typed. */
const makePlan = (text, isStrict) => {
  const plan = { groups: [], concepts: [], named: [], namedTier: EXACT, rewrites: [] }, { groups } = plan;
  makeGroups(text, plan);
  if (groups.every((group) => group.isOptional)) for (const group of groups) group.isOptional = false;
  for (const group of groups) if (!group.isOptional) fill(group, isStrict);
  if (!isStrict && groups.some((group) => isKoreanNoun(group) && (groups.length > 1 || group.hits.size <= 0.02 * core().entries))) plan.rewrites.push(...loanwords().add(groups));
  const own = [...groups], lines = groups.map(() => []);
  groups.forEach((group, i) => {
    if (isOnlyRelated(group)) {
      const words = group.related.filter(contains).sort();
      lines[i].push(`${group.typed} → ${words.slice(0, 3).join(", ")}${words.length > 3 ? ", …" : ""}`);
    }
    // A number is no slip of another, and particles and endings alone are inside of any word.
    if (group.hits.size || group.isOptional || isStrict || group.token.kind === "number" || isStop(group.token)) return;
    const other = distant().standIn(group, i === groups.length - 1);
    if (!other) { lines[i].push(...loanwords().addAny(group)); return; }
    groups[i] = other;
    const shown = other.words.length ? other.words.slice(0, 3).join(", ") : other.splits[0].slice(0, 3).join(" ");
    lines[i].push(`${other.typed} → ${shown}${other.words.length > 3 ? ", …" : ""}`);
  });
  if (isGuesswork(groups)) own.forEach((group, i) => { if (groups[i].isGuess) [groups[i], lines[i]] = [group, []]; });
  plan.rewrites.push(...lines.flat());
  findNames(plan);
  excuseMissing(groups);
  if (!required(plan)) for (const group of groups) if (!isStop(group.token)) group.isOptional = false;
  return plan;
};
