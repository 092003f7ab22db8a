"use strict";
// What answers are about: entities that the best of them name, and pages about entities that have
// cards. Where there are no cards nobody reads it.
window.lockb.shard("search-subjects", ({ byScore, core, item, links, numbers, ascending, once, rounded, unique }) => {
  const { need } = window.lockb;
  const ofMentions = (count) => (0.8 * count) / (count + 1);
  const subjectsOf = (entry) => {
    const { cards, entries } = core(), [shard, i] = item("subjects", "m", entry - 1);
    const list = numbers(once("/" + shard, () => need(shard)[0].split(" "))[i]), found = [];
    const weight = (count, sections) => ofMentions(count) * rounded(1 + (entries - cards) / (sections + 1));
    if (entry <= cards) return [[entry, weight(4, list[0])]];
    for (let k = 0; k < list.length; k += 3) found.push([list[k], weight(list[k + 1], list[k + 2])]);
    return found;
  };

  /** Lets answers gain by what the best of them are about. */
  const raise = (ranked) => {
    const best = [...ranked].sort(byScore), { cards, documentOf, twins } = core(), weights = new Map(), used = new Set();
    if (!best.length || !(best[0].score > 0)) return;
    const top = best[0].score, telling = [];
    for (const owner of best) {
      if (used.has(twins.get(owner.candidate.owner))) continue;
      if (used.size === 3 || owner.score / top < 0.6) break;
      used.add(owner.candidate.owner);
      telling.push(owner);
    }
    need(...unique(telling.map(({ entry }) => item("subjects", "m", entry - 1)[0])));
    for (const { entry, score } of telling) {
      const share = score / top;
      for (const [entity, weight] of subjectsOf(entry)) weights.set(entity, (weights.get(entity) || 0) + share * share * weight);
    }
    const chosen = [...weights].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, 4), all = chosen.reduce((n, [, weight]) => n + weight, 0);
    if (!(all > 0)) return;
    need(...unique(chosen.map(([entity]) => item("links", "k", entity - 1)[0])));
    const gains = ranked.map(() => 0);
    for (const [entity, weight] of chosen) {
      const strengths = new Map([[entity, 1]]), about = new Map();
      let section = 0;
      for (let list = numbers(links(entity)[0]), i = 0; i < list.length; i += 2) strengths.set((section += list[i]), ofMentions(list[i + 1]));
      for (const titled of ascending(links(entity)[2])) strengths.set(titled, Math.max(strengths.get(titled) || 0, 0.9));
      for (const entry of [...strengths.keys()].sort((a, b) => a - b)) {
        const owner = entry <= cards ? -entry : documentOf[entry];
        about.set(owner, (about.get(owner) || 0) + strengths.get(entry));
      }
      ranked.forEach(({ candidate }, i) => {
        const strength = about.get(candidate.owner);
        if (strength !== undefined) gains[i] += ((weight / all) * strength) / (strength + candidate.lengthShare);
      });
    }
    ranked.forEach((owner, i) => { owner.score += 0.4 * top * gains[i] * (owner.fit * owner.fit); });
  };
  /** Lets the page about an entity and its card come near each other. */
  const pairUp = (ranked) => {
    const places = new Map(ranked.map(({ candidate }, i) => [candidate.owner, i])), scores = ranked.map(({ score }) => score);
    const pairs = once("cardsOfPages", () => {
      const list = numbers(core().data.cardsOfPages), found = [];
      let document = 0;
      for (let i = 0; i < list.length; i += 2) found.push([(document += list[i]), -list[i + 1]]);
      return found;
    });
    for (const pair of pairs) {
      const [page, card] = pair.map((owner) => places.get(owner));
      if (page === undefined || card === undefined) continue;
      for (const [low, high] of [[page, card], [card, page]]) ranked[low].score = Math.max(ranked[low].score, 0.9 * scores[high]);
    }
  };

  const tell = (ranked) => { raise(ranked); pairUp(ranked); };
  return { tell };
});
