// The search of the site beside the command line: the same analysis, the same results.
// LOCKB_SEARCH names a folder that a Swift test filled: shards, golden.json, tokens.json.
import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import vm from "node:vm";

const folder = process.env.LOCKB_SEARCH;
const scripts = path.join(path.dirname(fileURLToPath(import.meta.url)), "../../Site/scripts");
const read = (name) => JSON.parse(fs.readFileSync(path.join(folder, name), "utf8"));

/** A search as a page has it, but for the page: shards come from the folder when they are missed. */
function makeSearch() {
  const context = vm.createContext({});
  context.window = context;
  vm.runInContext("window.lockb = { shards: {} };", context);
  const { lockb } = context;
  lockb.shard = (name, data) => { lockb.shards[name] = data; };
  lockb.need = (...names) => {
    const missing = names.filter((name) => !(name in lockb.shards));
    if (missing.length) throw { missing };
    return lockb.shards[names[0]];
  };
  const run = (file) => vm.runInContext(fs.readFileSync(file, "utf8"), context, { filename: file });
  run(path.join(scripts, "search-analysis.js"));
  const parts = fs.readdirSync(path.join(scripts, "search-engine")).sort();
  const texts = parts.map((name) => fs.readFileSync(path.join(scripts, "search-engine", name), "utf8"));
  vm.runInContext(`(() => {${texts.join("")}})();`, context, { filename: "search-engine.js" });
  const whole = (body) => {
    for (;;) {
      try {
        return body();
      } catch (error) {
        if (!error.missing) throw error;
        for (const name of error.missing) run(path.join(name.startsWith("search-") ? scripts : folder, `${name}.js`));
      }
    }
  };
  const search = (query, options = {}, run = lockb.engine.run) => whole(() => {
    const answer = run(query, options);
    return { ...answer, shown: answer.ranked.slice(0, 10).map((owner) => lockb.engine.show(owner, "en")) };
  });
  return { search, whole, lockb };
}

if (!folder) {
  test("compares the search with the command line", { skip: "LOCKB_SEARCH is not set: a Swift test sets it" }, () => {});
} else {
  const { search, whole, lockb } = makeSearch();
  const golden = read("golden.json");

  test("analyses texts as the command line does", () => {
    for (const { text, tokens } of read("tokens.json")) {
      const own = whole(() => lockb.analysis.tokens(text)).map((token) => [token.surface, ...token.forms]);
      assert.deepEqual(JSON.parse(JSON.stringify(own)), tokens, text);
    }
  });

  test("gives the first ten results of the command line, in its order and with its labels", () => {
    for (const { query, tier, total, ids, unmatched } of golden) {
      const answer = search(query);
      // Arrays of another context are no arrays of this one to a strict comparison.
      assert.deepEqual([...answer.shown].map((item) => item.id), ids, query);
      assert.equal(lockb.engine.TIERS[answer.tier], tier, query);
      assert.equal(answer.total, total, query);
      assert.deepEqual([...answer.unmatched], unmatched, query);
    }
  });

  test("answers while a syllable is being composed", () => {
    const initials = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
    for (const { query, tier } of golden.filter((item) => /[가-힣]$/.test(item.query)).slice(0, 40)) {
      const last = query.charCodeAt(query.length - 1) - 0xac00, head = query.slice(0, -1);
      const open = String.fromCharCode(0xac00 + last - (last % 28));
      for (const typed of [head + initials[Math.floor(last / 588)], head + open]) {
        if (tier === "exact" || tier === "match") assert.ok(search(typed, {}, lockb.engine.typing).total > 0, typed);
      }
    }
  });

  test("keeps to a language where one is asked for", () => {
    for (const language of ["en", "ko"]) {
      for (const { query } of golden.slice(0, 60)) {
        for (const item of search(query, { language }).shown) assert.ok(item.isCard || item.language === language, query);
      }
    }
  });

  test("marks what was found", () => {
    for (const { query } of golden.slice(0, 60)) {
      const { plan, shown } = search(query);
      for (const item of shown) {
        for (const [start, end] of lockb.engine.marks(plan, item.title)) assert.ok(start < end && end <= item.title.length);
      }
    }
  });

  test("bears any input", () => {
    for (const query of ["", " ", "\"", "\\", "(((", "ㅋ", "\u0000", "a".repeat(5000), "가".repeat(3000), "🧭", "\ud800", "ᄀ", "__proto__", "constructor", "-", "13.", "ß", "İ"]) {
      assert.ok(Array.isArray([...search(query).ranked]), query);
    }
  });
}
