"use strict";

/** What the simulator shows: elements made from steps and states; text goes in as text only. */
(() => {
  const lockb = (window.lockb = window.lockb || {});

  /**
   * An element with attributes and children. A function becomes a listener; null and false leave
   * an attribute out.
   */
  const make = (tag, attributes = {}, ...children) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (typeof value === "function") element.addEventListener(name, value);
      else if (value !== null && value !== false) element.setAttribute(name, value);
    }
    element.append(...children.filter((child) => child !== null));
    return element;
  };

  class SimulatorView {
    /**
     * @param {Object<string, string>} words
     * @param {"en"|"ko"} language
     */
    constructor(words, language) {
      this.words = words;
      this.language = language;
      this.other = language === "ko" ? "en" : "ko";
    }

    /** A word of the page; the name of an output that the page has no word for. */
    word(name) {
      return this.words[name] || name.replace(/^output\./, "");
    }

    /** A text in the language of the page, with the other beside it where they differ. */
    both(text) {
      const here = make("span", {}, text[this.language]);
      if (text.en === text.ko) return [here];
      return [here, " ", make("span", { class: "sim-other", lang: this.other }, text[this.other])];
    }

    /** A prompt as a phone draws it, with a button for each answer. */
    alert(prompt, choose) {
      if (prompt === null) return [make("p", { class: "sim-empty" }, this.word("no-prompt"))];
      const title = make("p", { class: "sim-alert-title", id: "sim-alert" },
        this.word("prompt"), " ", make("code", {}, prompt.id));
      const key = prompt.usageKey === null ? null
        : make("p", { class: "sim-alert-key" }, make("code", {}, prompt.usageKey));
      const options = prompt.options.map((option) => make("button", {
        type: "button", "data-event": option.event, click: () => choose(option.event),
      }, ...this.both(option.label)));
      return [make("div", { class: "sim-alert", role: "group", "aria-labelledby": "sim-alert" },
        title, key, ...options)];
    }

    /**
     * Names and values of a state; what the last step changed is marked, with what it was.
     * @param {string[]} varying The details that are worth a line.
     */
    facts(state, before, varying) {
      const shown = (value) => (value === null ? "–" : String(value));
      const yes = (value) => this.word(value ? "yes" : "no");
      const rows = [
        ["status", (of) => make("code", {}, of.status), (of) => of.status],
        ["grant", (of) => of.grantWords[this.language], (of) => of.grantWords[this.language]],
        ["settings", (of) => of.settings[this.language], (of) => of.settings[this.language]],
        ["would-prompt", (of) => yes(of.wouldPrompt), (of) => yes(of.wouldPrompt)],
        ...varying.filter((name) => name !== "prompt").map((name) => {
          const value = (of) => shown(of.details[name]);
          return [`output.${name}`, value, value];
        }),
      ];
      return rows.map(([name, draw, text]) => {
        const old = before && text(before) !== text(state) ? text(before) : null;
        return make("div", { class: old === null ? null : "is-changed" },
          make("dt", {}, this.word(name)),
          make("dd", {}, draw(state),
            old === null ? null : make("small", {}, ` ${this.word("was")} ${old}`)));
      });
    }

    /** A button for everything that can happen, by who makes it happen. */
    actions(choices, choose) {
      return ["app", "person", "system"].map((source) => {
        const events = choices.filter((event) => event.source === source);
        if (events.length === 0) return null;
        return make("section", { class: `sim-group sim-by-${source}` },
          make("h3", {}, this.word(source)),
          make("ul", {}, ...events.map((event) => make("li", {}, make("button", {
            type: "button", "data-event": event.name, title: event.name,
            click: () => choose(event.name),
          }, event.label[this.language])))));
      }).filter((section) => section !== null);
    }

    /** What a step came to, in a sentence or two. */
    outcome(step) {
      if (step === undefined) return this.word("nothing-yet");
      const parts = [];
      const { before, after } = step;
      if (step.prompt !== null) {
        const key = step.prompt.usageKey === null ? "" : ` (${step.prompt.usageKey})`;
        parts.push(`${this.word("prompt")}: ${step.prompt.id}${key}`);
      }
      if (before.status !== after.status) {
        parts.push(`${this.word("status")}: ${before.status} → ${after.status}`);
      }
      if (before.grant !== after.grant) {
        parts.push(`${this.word("grant")}: ${after.grantWords[this.language]}`);
      }
      if (before.settings.en !== after.settings.en) {
        parts.push(`${this.word("settings")}: ${after.settings[this.language]}`);
      }
      for (const name of Object.keys(after.details)) {
        if (name !== "prompt" && before.details[name] !== after.details[name]) {
          parts.push(`${this.word(`output.${name}`)}: ${after.details[name]}`);
        }
      }
      if (step.callback !== null) parts.push(`${this.word("callback")}: ${step.callback}`);
      if (step.delivery !== null && step.delivery !== "none") {
        parts.push(`${this.word("delivery")}: ${step.delivery}`);
      }
      if (step.completion !== null) {
        parts.push(`${this.word("output.completion")}: ${step.completion}`);
      }
      parts.push(...step.diagnostics);
      if (step.refusedBy !== null) {
        const why = step.why === null ? "" : `${step.why[this.language]} `;
        const seen = parts.length === 0 ? this.word("nothing") : `${parts.join("; ")}.`;
        return `${seen} ${this.word("why")} ${why}`
          + `(${step.refusedBy}, ${this.word("row")} ${step.row})`;
      }
      if (parts.length === 0) return `${this.word("unchanged")} (${this.word("row")} ${step.row})`;
      return `${parts.join("; ")} (${this.word("row")} ${step.row})`;
    }

    /** The steps so far, each with what it came to. */
    trace(steps) {
      return steps.map((step, at) => make("li", {
        class: step.refusedBy === null ? null : "is-refused",
        "aria-current": at === steps.length - 1 ? "step" : null,
      }, make("span", { class: "sim-event" }, step.event.label[this.language]), " ",
      make("span", { class: "sim-result" }, this.outcome(step))));
    }
  }

  lockb.SimulatorView = SimulatorView;
  lockb.make = make;
})();
