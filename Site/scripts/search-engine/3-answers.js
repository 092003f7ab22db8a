"use strict";
// The search itself: what LockbIndex does, on postings instead of texts.

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
      if (!group.isOptional) candidate.breadth += (1.33 * group.weight * candidate.often[i]) / (candidate.often[i] + 2 * share);
    });
    concepts.forEach((concept, i) => { candidate.breadth += (1.33 * concept.weight * candidate.about[i]) / (candidate.about[i] + 2 * share); });
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
    for (const [words, strength] of [[group.words, 0.9], [group.splits.flat(), 0.6], [group.related, RELATED_STRENGTH]]) {
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
  if (!candidates.some((candidate) => candidate.isNamed || share(candidate) >= (isLong ? 0.4 : 0.45))) return [];
  return candidates.filter((candidate) => candidate.isNamed || share(candidate) >= 0.25);
};

/** What is read where there are cards. */
const subjects = () => once("subjects", () => lockb.need("search-subjects")({ byScore, core, item, links, numbers, ascending, once, rounded, unique }));

/** Puts documents with all of some words before those with some of them; cards keep their places. */
const wholeFirst = (ranked, deciding) => {
  if (!deciding) return ranked;
  const isWhole = (owner) => (owner.groups & deciding) === deciding, documents = ranked.filter(({ candidate }) => candidate.owner >= 0);
  const ordered = [...documents.filter(isWhole), ...documents.filter((owner) => !isWhole(owner))];
  return ranked.map((owner) => (owner.candidate.owner < 0 ? owner : ordered.shift()));
};
const readBest = (found, plan) => {
  const { groups } = plan, wanted = required(plan), lacking = missing(plan), all = Math.max(sum(groups, wanted & ~unknown(plan), "share"), 1e-9);
  const substitute = groups.length ? Math.max(...groups.map((group) => (isOnlyRelated(group) ? FUZZY : group.tier))) : MATCH;
  const fit = (score, section, whole) => {
    const share = Math.min(1, 0.6 * (sum(groups, section & wanted, "share") / all) + 0.4 * (sum(groups, whole & wanted, "share") / all));
    return score * (0.45 + 0.55 * share * Math.sqrt(share));
  };
  const tier = (mask) => ((mask & wanted) === wanted && !lacking ? substitute : Math.max(substitute, RELAXED));
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
  return wholeFirst(ranked, decisive(plan));
};
const rank = (plan, query, options) => {
  const { documentOf, documents, twins } = core();
  const isAllowed = (entry) => !options.language || documentOf[entry] === undefined || documents[documentOf[entry]].isKorean === (options.language === "ko");
  const named = plan.named.filter(({ entry }) => isAllowed(entry)).map(({ entry, standing }) => {
    const document = documentOf[entry], isCard = document === undefined;
    const candidate = { owner: isCard ? -entry : document, entries: [entry], count: 1, groups: ~0 };
    return { candidate, entry, tier: plan.namedTier, groups: ~0, score: 1200 - 100 * standing + 300 * (isCard ? literalness(query, entry) : 0) };
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
const clean = (raw) => raw.replace(/\\(?:([nrt])(?![\p{Alphabetic}\p{N}])|.)/gsu, (all, space) => (space ? " " : all)).replace(/[\p{Cc}\p{Z}]+/gu, " ").replace(/[\p{Cf}\p{Cs}\p{Cn}\p{Co}]/gu, "").trim().normalize("NFC").slice(0, 1000);

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
    const attempts = [];
    for (const reading of distant()[readings](query)) {
      const other = attempt(reading);
      other.ranked = other.ranked.filter((owner) => owner.tier <= SUBSTRING);
      if (!other.ranked.length) continue;
      other.plan.rewrites.unshift(`${query} → ${reading}`);
      attempts.push(other);
    }
    if (!attempts.length) return;
    // Many words have the same initials: what something is called is meant first.
    const isTitled = ({ plan, ranked: [owner] }) => owner.tier === EXACT || plan.groups.every((group) => group.isOptional || (group.hits.get(owner.entry) & TITLE) > 0);
    if (tier === CHOSEONG) attempts.sort((a, b) => isTitled(b) - isTitled(a));
    const known = new Set(), ranked = [], [{ plan }] = attempts;
    for (const other of attempts) {
      ranked.push(...other.ranked.filter(({ candidate }) => !known.has(candidate.owner)));
      for (const { candidate } of other.ranked) known.add(candidate.owner);
    }
    plan.rewrites = attempts.flatMap((other) => other.plan.rewrites);
    answer = { plan, ranked: ranked.map((owner) => ({ ...owner, tier })) };
  };
  if (answer && isDoubtful(answer.plan)) guess(FUZZY, "similarNames");
  for (const [tier, readings] of [[CHOSEONG, "byInitials"], [FUZZY, "otherLayouts"], [FUZZY, "similarNames"]]) {
    if (answer && answer.ranked.length) break;
    guess(tier, readings);
  }
  answer = answer || whole();
  const { plan, ranked } = answer, first = ranked[0];
  const left = (owner) => (owner.tier === EXACT ? [] : typed(plan, (required(plan) & ~owner.groups) | missing(plan)));
  return { query, plan, ranked, tier: first ? first.tier : 6, total: ranked.length, rewrites: plan.rewrites,
    unknown: typed(plan, unknown(plan) | missing(plan)), unmatched: first ? left(first) : typed(plan, required(plan) | missing(plan)), left };
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
