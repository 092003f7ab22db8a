"use strict";

/**
 * The machine as the site's data files hold it: reads a context, walks it, writes and reads links.
 *
 * A data file lists states, events, moves and what can be observed; nothing here knows a rule.
 */
(() => {
  const lockb = (window.lockb = window.lockb || {});

  /**
   * @typedef {{en: string, ko: string}} Text
   * @typedef {{name: string, label: Text, short: Text, source: string}} Happening
   * @typedef {{status: string, grant: string, grantWords: Text, settings: Text,
   *   wouldPrompt: boolean, details: Object<string, string|number|null>, node: number|null}} State
   * @typedef {{id: string, usageKey: string|null, options: {event: string, label: Text}[]}} Prompt
   * @typedef {{event: Happening, before: State, after: State, from: number, to: number,
   *   row: string, confidence: string, prompt: Prompt|null, callback: string|null,
   *   refusedBy: string|null, why: Text|null, delivery: string|null, completion: string|null,
   *   diagnostics: string[], lines: Text}} Step
   */

  /** A context of the machine. */
  class Context {
    /** @param {object} data What a data file holds. */
    constructor(data) {
      const text = (number) => {
        const entry = data.texts[number];
        return typeof entry === "string"
          ? { en: entry, ko: entry }
          : { en: entry[0], ko: entry[1] };
      };
      this.events = data.events.map(([name, label, short, source]) => ({
        name, label: text(label), short: text(short), source,
      }));
      this.states = data.states.map(([status, grant, words, settings, prompts, ...rest], number) => ({
        status, grant, grantWords: text(words), settings: text(settings),
        wouldPrompt: prompts === 1, node: data.nodes[number],
        details: Object.fromEntries(data.details.map((name, index) => [name, rest[index]])),
      }));
      this.prompts = data.prompts.map((prompt) => ({
        id: prompt.id, usageKey: prompt.usageKey,
        options: prompt.options.map(([event, label]) => ({ event, label: text(label) })),
      }));
      this.moves = data.moves;
      this.outcomes = data.outcomes;
      this.showing = data.showing;
      // What is the same in every state tells nothing.
      this.varying = data.details.filter((name) =>
        this.states.some((state) => state.details[name] !== this.states[0].details[name]));
      this.text = text;
    }

    /**
     * What can happen in a state, in the order of the events.
     * @param {number} state
     * @returns {Happening[]}
     */
    choices(state) {
      const found = [];
      const moves = this.moves[state];
      for (let at = 0; at < moves.length; at += 4) found.push(this.events[moves[at]]);
      return found;
    }

    /**
     * What an event does in a state; null where it cannot happen.
     * @param {number} state
     * @param {string} name
     * @returns {Step|null}
     */
    step(state, name) {
      const moves = this.moves[state];
      for (let at = 0; at < moves.length; at += 4) {
        const event = this.events[moves[at]];
        if (event.name !== name) continue;
        const to = moves[at + 1];
        const [row, confidence, prompt, callback, refusedBy, why, delivery, completion, diagnostics] =
          this.outcomes[moves[at + 2]];
        return {
          event, from: state, to, before: this.states[state], after: this.states[to],
          row, confidence, prompt: prompt === null ? null : this.prompts[prompt],
          callback, refusedBy, why: why === null ? null : this.text(why),
          delivery, completion, diagnostics, lines: this.text(moves[at + 3]),
        };
      }
      return null;
    }

    /**
     * Every step of a run from the start; shorter than the events where one cannot happen.
     * @param {string[]} events
     * @returns {Step[]}
     */
    run(events) {
      const steps = [];
      let state = 0;
      for (const name of events) {
        const step = this.step(state, name);
        if (step === null) break;
        steps.push(step);
        state = step.to;
      }
      return steps;
    }

    /**
     * The prompt that shows in a state; null where none does.
     * @param {number} state
     * @returns {Prompt|null}
     */
    prompt(state) {
      const number = this.showing[state];
      return number === null ? null : this.prompts[number];
    }
  }

  /** The numbers of a version, to be compared. */
  const numbers = (version) => version.split(".").map((part) => Number(part) || 0);

  /** Whether one version is not newer than another. */
  const isUpTo = (version, other) => {
    const [left, right] = [numbers(version), numbers(other)];
    for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
      const difference = (left[at] || 0) - (right[at] || 0);
      if (difference !== 0) return difference < 0;
    }
    return true;
  };

  lockb.machine = {
    Context,

    /**
     * The place of a platform that a version belongs to; the newest where it belongs to none.
     * @param {{versions: {version: string}[]}} platform
     * @param {string|undefined} version
     */
    place(platform, version) {
      const older = platform.versions.filter((place) => version && isUpTo(place.version, version));
      return older[older.length - 1] || platform.versions[platform.versions.length - 1];
    },

    /**
     * The number of a set of keys among the contexts of a place.
     * @param {{keys: string[]}} place
     * @param {string[]} keys The keys that the application declares.
     */
    choice(place, keys) {
      return place.keys.reduce(
        (choice, key, bit) => (keys.includes(key) ? choice | (1 << bit) : choice), 0);
    },

    /**
     * A run as the fragment of an address.
     * @param {{platform: string, version: string, keys: string[]|null, events: string[]}} run
     *   No keys stand for all of them.
     */
    fragment(run) {
      const list = (values) => values.map(encodeURIComponent).join(",");
      let text = `platform=${encodeURIComponent(run.platform)}`
        + `&version=${encodeURIComponent(run.version)}`;
      if (run.keys !== null) text += `&keys=${list(run.keys)}`;
      if (run.events.length > 0) text += `&events=${list(run.events)}`;
      return text;
    },

    /**
     * Reads a fragment.
     * @param {string} fragment With or without its `#!`.
     * @returns {{platform?: string, version?: string, keys: string[]|null, events: string[]}}
     */
    read(fragment) {
      const decoded = (text) => {
        try {
          return decodeURIComponent(text);
        } catch {
          return text;
        }
      };
      const values = new Map();
      for (const part of fragment.replace(/^#!?/, "").split("&")) {
        const sign = part.indexOf("=");
        if (sign > 0) values.set(part.slice(0, sign), part.slice(sign + 1));
      }
      const list = (text) => text.split(",").filter((entry) => entry !== "").map(decoded);
      return {
        platform: values.has("platform") ? decoded(values.get("platform")) : undefined,
        version: values.has("version") ? decoded(values.get("version")) : undefined,
        keys: values.has("keys") ? list(values.get("keys")) : null,
        events: list(values.get("events") || ""),
      };
    },

    /**
     * A run as a scenario block.
     * @param {string} header The lines that name the place and the keys.
     * @param {Step[]} steps
     * @param {"en"|"ko"} language
     */
    scenario(header, steps, language) {
      return [header, ...steps.map((step) => step.lines[language]), "\x60".repeat(3), ""].join("\n");
    },
  };
})();
