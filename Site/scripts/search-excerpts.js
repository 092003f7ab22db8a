"use strict";
// Passages of the pages found in place of what they are about, read from their Markdown when the
// results stand already. Pages on a disk cannot be read so and keep what they show.
((lockb) => {
  const ROOM = 150, BEFORE = 40;
  const texts = new Map();
  const read = (address) => {
    if (!texts.has(address)) texts.set(address, fetch(address).then((answer) => (answer.ok ? answer.text() : "")).catch(() => ""));
    return texts.get(address);
  };

  /** The text of Markdown without its marks. */
  const plain = (line) => line.replace(/^\s*(?:[-*+>]|\d+[.)])\s+/, "").replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[*\x60]|\{[#{%<][^}]*\}+/g, "").replace(/\s*\|\s*/g, " ").trim();

  const slug = (text) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}\p{Pc}\p{Zs}-]/gu, "").replace(/\p{Zs}/gu, "-");
  /** The id that a heading has by itself or is given. */
  const anchorOf = (heading) => (heading.match(/\{#([^}]+)\}\s*$/) || [])[1] || slug(plain(heading));

  /** The sections of a document in Markdown: what stands before the first heading, then one for each. */
  const sections = (markdown) => {
    const found = [{ anchor: "", lines: [] }];
    let fence = "";
    for (const line of markdown.replace(/^---\n[^]*?\n---\n/, "").split("\n")) {
      const mark = line.match(/^\s*(\x60{3,}|~~~+)/), heading = line.match(/^#{1,6}\s+(.*)$/);
      if (mark && (!fence || mark[1].startsWith(fence))) fence = fence ? "" : mark[1];
      else if (!fence && heading) found.push({ anchor: anchorOf(heading[1]), lines: [] });
      else if (!fence && !/^[\s|:-]*$/.test(line)) found[found.length - 1].lines.push(plain(line));
    }
    return found;
  };

  /** The part of a line around the most words that were looked for; nothing where it has none. */
  const passage = (engine, plan, lines) => {
    let best;
    for (const line of lines) {
      const marks = engine.marks(plan, line);
      marks.forEach(([start], i) => {
        const inside = marks.slice(i).filter(([, end]) => end <= start + ROOM - BEFORE);
        const kinds = new Set(inside.map(([from, to]) => line.slice(from, to).toLowerCase())).size;
        if (!best || kinds > best.kinds) best = { kinds, line, start };
      });
    }
    if (!best) return "";
    const { line, start } = best, space = line.lastIndexOf(" ", Math.max(0, start - BEFORE));
    const from = start <= BEFORE ? 0 : space < 0 ? start : space + 1;
    let to = Math.min(line.length, from + ROOM);
    if (to < line.length) to = Math.max(line.lastIndexOf(" ", to), start + 1);
    return (from > 0 ? "… " : "") + line.slice(from, to) + (to < line.length ? " …" : "");
  };

  /** The passage of a section that answers a plan, by the address of its Markdown. */
  const excerpt = async (engine, plan, address, anchor) => {
    const all = sections(await read(address)), own = all.find((section) => section.anchor === anchor);
    return passage(engine, plan, own ? own.lines : all.flatMap(({ lines }) => lines));
  };

  lockb.shard("search-excerpts", excerpt);
})(window.lockb);
