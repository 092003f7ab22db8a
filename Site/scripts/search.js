"use strict";
// The search field of every page: loads the engine and its shards when somebody types.
window.lockb = window.lockb || {};
((lockb) => {
  const form = document.querySelector("form[data-search]");
  if (!form) return;
  const root = document.body.dataset.root, language = document.documentElement.lang;
  const input = form.querySelector("input"), page = document.querySelector("[data-search-page]");
  const MOST_IN_PANEL = 8, MOST_ON_PAGE = 40;

  // MARK: Loading

  lockb.shards = lockb.shards || {};
  lockb.shard = (name, data) => { lockb.shards[name] = data; };
  /** The first of the shards named; throws what is missing where one of them is not there. */
  lockb.need = (...names) => {
    const missing = names.filter((name) => !(name in lockb.shards));
    if (missing.length) throw { missing };
    return lockb.shards[names[0]];
  };
  const scripts = new Map();
  const load = (path) => {
    if (!scripts.has(path)) {
      scripts.set(path, new Promise((resolve, reject) => {
        const script = document.createElement("script");
        script.src = root + "assets/" + path + ".js";
        script.onload = resolve;
        script.onerror = () => { scripts.delete(path); reject(new Error(path)); };
        document.head.append(script);
      }));
    }
    return scripts.get(path);
  };
  const engine = () => load("search-analysis").then(() => load("search-engine")).then(() => lockb.engine);
  let words = {};
  /** Runs a function, loading what it misses, until it misses nothing or nobody wants it any more. */
  const whole = async (body, isWanted = () => true) => {
    const ready = await engine();
    while (isWanted()) {
      try {
        words = lockb.need("words-" + language);
        return body(ready);
      } catch (error) {
        if (!error.missing) throw error;
        // What begins so is a script of the theme; the rest is data.
        await Promise.all(error.missing.map((name) => load(name.startsWith("search-") ? name : "search/" + name)));
      }
    }
    return undefined;
  };

  // MARK: Showing

  const make = (tag, attributes = {}, ...children) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(name, value);
    element.append(...children);
    return element;
  };
  const filled = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
  /** A text with what the query found in it marked. */
  const marked = (ready, plan, text) => {
    const parts = [];
    let at = 0;
    for (const [start, end] of ready.marks(plan, text)) {
      if (start < at) continue;
      parts.push(text.slice(at, start), make("mark", {}, text.slice(start, end)));
      at = end;
    }
    return [...parts, text.slice(at)];
  };
  const address = (item) => {
    const [path, anchor] = item.path.split("#");
    const fragment = item.anchor || anchor;
    return `${root}${item.language}/${path ? path + "/" : ""}index.html${fragment ? "#" + fragment : ""}`;
  };
  const line = (ready, answer, owner) => {
    const item = ready.show(owner, language), left = answer.left(owner);
    const other = item.language === language ? undefined : item.language;
    const link = make("a", { href: address(item), tabindex: "-1", lang: other },
      make("span", { class: "search-title" }, ...marked(ready, answer.plan, item.title)));
    if (item.section) link.append(make("span", { class: "search-section" }, ...marked(ready, answer.plan, item.section)));
    const facts = make("span", { class: "search-facts" }, make("span", { class: "search-tier" }, words["tier-" + ready.TIERS[owner.tier]]));
    // Members of different types may be called alike.
    const name = item.isCard ? item.id.slice(item.id.indexOf("/") + 1) : item.title;
    if (name !== item.title && name.includes(".")) facts.append(make("code", {}, name));
    if (other) facts.append(make("span", { class: "search-language", lang: other }, words["in-" + other]));
    if (item.more > 0) facts.append(make("span", {}, filled(words.more, { count: item.more })));
    if (left.length) facts.append(make("span", { class: "search-missing" }, filled(words.without, { words: left.join(", ") })));
    const text = make("span", { class: "search-text" }, ...marked(ready, answer.plan, item.text));
    link.append(text, facts);
    if (!item.isCard) passages.set(link, { item, text });
    return link;
  };
  /** What results of documents show, until the passage that was found takes its place. */
  const passages = new WeakMap();
  /** Puts passages into results that are seen; pages on a disk cannot be read by scripts. */
  const fillPassages = async (lines, { plan }) => {
    if (location.protocol === "file:") return;
    const excerpt = await whole(() => lockb.need("search-excerpts"));
    for (const link of lines) {
      const { item, text } = passages.get(link) || {};
      if (!item || !link.isConnected) continue;
      const found = await excerpt(lockb.engine, plan, `${root}${item.language}/${item.path ? item.path + "/" : ""}index.md`, item.anchor);
      if (found) text.replaceChildren(...marked(lockb.engine, plan, found));
    }
  };
  /** What is said about the answer as a whole. */
  const notes = (answer) => {
    const list = [];
    if (answer.rewrites.length && answer.total) list.push(filled(words.read, { rewrites: answer.rewrites.join(" · ") }));
    if (answer.unknown.length && answer.total) list.push(filled(words.nowhere, { words: answer.unknown.join(", ") }));
    return list;
  };
  const status = (answer) => (answer.total ? filled(words.count, { count: answer.total }) : filled(words.none, { query: answer.query }));
  let asked = 0;
  /** What is shown of a question; nothing once there is a newer one. */
  const shown = (number, query, options, most) => whole((ready) => {
    const answer = ready.typing(query, { prefer: language, ...options });
    const lines = answer.ranked.slice(0, most).map((owner) => line(ready, answer, owner));
    const near = answer.total ? [] : ready.nearest(query, language).map((item) => make("a", { href: address(item) }, item.title));
    return { answer, lines, near };
  }, () => number === asked);

  // MARK: The list below the field

  const list = make("ul", { role: "listbox", id: "search-list", "aria-label": input.getAttribute("aria-label") });
  const note = make("div", { class: "search-note" });
  const live = make("p", { class: "search-status", role: "status", "aria-live": "polite" });
  const panel = make("div", { class: "search-panel", hidden: "" }, live, list, note);
  let active = -1;
  const activate = (index) => {
    const options = [...list.children];
    options.forEach((option, i) => option.setAttribute("aria-selected", String(i === index)));
    active = index;
    if (index < 0) return input.removeAttribute("aria-activedescendant");
    input.setAttribute("aria-activedescendant", options[index].id);
    options[index].scrollIntoView({ block: "nearest" });
  };
  const open = (isOpen) => {
    panel.hidden = !isOpen;
    input.setAttribute("aria-expanded", String(isOpen));
    if (!isOpen) activate(-1);
  };
  const fillNote = (target, answer, near) => {
    target.replaceChildren(...notes(answer).map((text) => make("p", {}, text)));
    if (near.length) target.append(make("p", {}, words.near), make("ul", {}, ...near.map((link) => make("li", {}, link))));
  };
  /** Without a search there is still the form, which leads to the list of everything. */
  const failed = (target) => { target.textContent = words.failed || ""; };

  const ask = async () => {
    const query = input.value.trim(), number = ++asked;
    if (!query) { open(false); list.replaceChildren(); return; }
    try {
      const found = await shown(number, query, {}, MOST_IN_PANEL);
      if (!found || number !== asked) return;
      const { answer, lines, near } = found;
      list.replaceChildren(...lines.map((link, i) => make("li", { role: "option", id: "search-option-" + i, "aria-selected": "false" }, link)));
      fillNote(note, answer, near);
      if (answer.total > lines.length) {
        note.append(make("p", {}, make("a", { href: `${form.getAttribute("action")}?q=${encodeURIComponent(query)}` }, filled(words.all, { count: answer.total }))));
      }
      live.textContent = status(answer);
      open(true);
      activate(-1);
      fillPassages(lines, answer).catch(() => {});
    } catch (error) {
      if (number === asked) { list.replaceChildren(); note.replaceChildren(); failed(live); open(!!words.failed); }
    }
  };

  for (const [name, value] of Object.entries({ role: "combobox", autocomplete: "off", "aria-expanded": "false", "aria-controls": "search-list", "aria-autocomplete": "list", "aria-haspopup": "listbox" })) input.setAttribute(name, value);
  form.append(panel);
  input.addEventListener("focus", () => { engine().then(() => whole((ready) => ready.warm())).catch(() => {}); if (list.children.length) open(true); }, { passive: true });
  // A syllable that is still being composed is searched for as it is.
  input.addEventListener("input", () => { if (page) askPage(); else ask(); });
  input.addEventListener("keydown", (event) => {
    if (event.isComposing || event.keyCode === 229) return;
    const count = list.children.length;
    if (event.key === "Escape") {
      if (panel.hidden) input.value = ""; else open(false);
    } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && count) {
      if (panel.hidden) open(true);
      activate(event.key === "ArrowDown" ? (active + 1) % count : (active + count) % (count + 1) - 1);
    } else if (event.key === "Enter" && active >= 0) {
      list.children[active].firstChild.click();
    } else return;
    event.preventDefault();
  });
  document.addEventListener("keydown", (event) => {
    const target = event.target;
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
  document.addEventListener("pointerdown", (event) => { if (!form.contains(event.target)) open(false); });
  form.addEventListener("focusout", (event) => { if (event.relatedTarget && !form.contains(event.relatedTarget)) open(false); });

  // MARK: The page of results

  const askPage = async () => {
    const query = input.value.trim(), number = ++asked, [head, results, foot] = ["status", "list", "note"].map((part) => page.querySelector(`[data-part=${part}]`));
    const index = document.querySelector("[data-search-index]"), own = page.querySelector("input");
    page.hidden = !query;
    if (index) index.hidden = !!query;
    if (!query) return;
    try {
      const found = await shown(number, query, own.checked ? { language } : {}, MOST_ON_PAGE);
      if (!found || number !== asked) return;
      const { answer, lines, near } = found;
      for (const link of lines) link.removeAttribute("tabindex");
      results.replaceChildren(...lines.map((link) => make("li", {}, link)));
      if (index) index.hidden = answer.total > 0;
      head.textContent = status(answer);
      fillNote(foot, answer, near);
      document.title = `${query} · ${words.results}`;
      fillPassages(lines.slice(0, MOST_IN_PANEL), answer).catch(() => {});
    } catch (error) {
      if (number === asked) { results.replaceChildren(); failed(head); }
    }
  };
  if (page) {
    input.value = new URLSearchParams(location.search).get("q") || "";
    page.querySelector("input").addEventListener("change", askPage);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      askPage();
      // Pages on a disk may not change their address.
      if (location.protocol !== "file:") history.replaceState(null, "", `?q=${encodeURIComponent(input.value.trim())}`);
    });
    askPage();
  }
})(window.lockb);
