// Walks the data of the simulator and compares it with what the command line says.
//
// LOCKB_MACHINE names a folder with the data files (`assets/machine`), `requests.jsonl` and the
// answers of `lockb model run requests.jsonl --format json` in `answers.jsonl`; a Swift test
// writes them. Without it only what needs no data is tested.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import test from "node:test";
import vm from "node:vm";

const root = fileURLToPath(new URL("../..", import.meta.url));
const window = {};
window.window = window;
vm.createContext(window);

/** Runs a classic script of the page. */
const run = (path) => vm.runInContext(readFileSync(path, "utf8"), window, { filename: path });
run(join(root, "Site/scripts/machine.js"));
const { machine } = window.lockb;

/** Values of another context have prototypes of their own. */
const plain = (value) => JSON.parse(JSON.stringify(value));

test("reads the links it writes", () => {
  const runs = [
    { platform: "iOS", version: "18.0", keys: null, events: [] },
    { platform: "Harbour & Station", version: "8.0", keys: [], events: ["choose:Don’t Allow, now", "a=b%"] },
    { platform: "역", version: "13.4", keys: ["키,하나", "둘"], events: ["민다"] },
  ];
  for (const wanted of runs) assert.deepEqual(plain(machine.read(`#${machine.fragment(wanted)}`)), wanted);
  assert.deepEqual(plain(machine.read("")), { keys: null, events: [] });
  assert.deepEqual(plain(machine.read("#events=%E0%A4%A")), { keys: null, events: ["%E0%A4%A"] });
});

test("finds the place that a version belongs to", () => {
  const platform = { versions: [{ version: "8.0" }, { version: "13.0" }, { version: "13.4" }] };
  const place = (version) => machine.place(platform, version).version;
  assert.deepEqual(
    ["8", "12.9.1", "13.3", "13.4", "13.10", "26", "7", undefined].map(place),
    ["8.0", "8.0", "13.0", "13.4", "13.4", "13.4", "13.4", "13.4"]);
});

test("numbers sets of keys", () => {
  const place = { keys: ["a", "b", "c"] };
  assert.equal(machine.choice(place, []), 0);
  assert.equal(machine.choice(place, ["c", "a", "x"]), 5);
});

const folder = process.env.LOCKB_MACHINE;
test("walks as the command line does", { skip: folder ? false : "LOCKB_MACHINE is not set" }, () => {
  const data = (name) => {
    if (!(window.lockb.machines || {})[name]) run(join(folder, "assets/machine", `${name}.js`));
    return window.lockb.machines[name];
  };
  const lines = (name) => readFileSync(join(folder, name), "utf8").trim().split("\n").map((line) => JSON.parse(line));
  const [requests, answers] = [lines("requests.jsonl"), lines("answers.jsonl")];
  assert.equal(requests.length, answers.length);
  let steps = 0;
  for (const [at, { context: place, events }] of requests.entries()) {
    const request = { ...place, events };
    assert.ok(answers[at].ok, JSON.stringify(answers[at].error));
    const platform = data("index").platforms.find((entry) => entry.name === request.platform);
    const found = machine.place(platform, request.version);
    const context = new machine.Context(data(found.contexts[machine.choice(found, request.keys)]));
    const walked = context.run(request.events);
    const expected = answers[at].steps;
    assert.equal(walked.length, expected.length, JSON.stringify(request));
    for (const [number, step] of walked.entries()) {
      const seen = (state) => ({
        status: state.status, grant: state.grant, settings: state.settings.en,
        wouldPrompt: state.wouldPrompt, ...state.details,
      });
      const shown = {
        event: step.event.name, row: step.row, confidence: step.confidence,
        before: seen(step.before), after: seen(step.after),
        prompt: step.prompt && {
          id: step.prompt.id, usageKey: step.prompt.usageKey,
          options: step.prompt.options.map((option) => option.label.en),
        },
        callback: step.callback, refusedBy: step.refusedBy, delivery: step.delivery,
        completion: step.completion, diagnostics: step.diagnostics,
      };
      const { observables, ...wanted } = expected[number];
      assert.deepEqual(plain(shown), wanted, `${JSON.stringify(request)}, step ${number + 1}`);
      // The prompt on the screen is the one that the state says.
      const showing = context.prompt(step.to);
      assert.equal(showing ? showing.id : null, wanted.after.prompt);
      if (showing) {
        const here = context.choices(step.to).map((event) => event.name);
        for (const option of showing.options) assert.ok(here.includes(option.event), option.event);
      }
      steps += 1;
    }
  }
  console.log(`${requests.length} runs, ${steps} steps`);
});
