"use strict";

/** The simulator: an app, a person and a system to play, in any context of the machine. */
(() => {
  const lockb = (window.lockb = window.lockb || {});
  const make = lockb.make;

  /** A data file that is not there yet is loaded by an element, which works from a disk too. */
  const load = (folder, name) => new Promise((resolve, reject) => {
    const finish = () => {
      const data = (lockb.machines || {})[name];
      if (data) resolve(data);
      else reject(new Error(`${name}.js`));
    };
    if ((lockb.machines || {})[name]) finish();
    else document.head.append(make("script", { src: `${folder}${name}.js`, load: finish, error: finish }));
  });

  class Simulator {
    /** @param {HTMLElement} root An empty element with words and the folder of the data. */
    constructor(root) {
      this.root = root;
      this.language = document.documentElement.lang === "ko" ? "ko" : "en";
      this.view = new lockb.SimulatorView(JSON.parse(root.dataset.words), this.language);
      this.platforms = lockb.machines.index.platforms;
      this.contexts = new Map();
      this.events = [];
      this.steps = [];
      this.build();
      window.addEventListener("hashchange", () => {
        if (location.hash !== this.hash) this.follow();
      });
      this.follow();
    }

    word(name) {
      return this.view.word(name);
    }

    button(word, act) {
      return make("button", { type: "button", click: act }, this.word(word));
    }

    /** Makes the parts of the page that stay. */
    build() {
      this.platformField = make("select", { change: () => this.choosePlace() },
        ...this.platforms.map(({ name }) => make("option", { value: name }, this.word(`platform.${name}`))));
      this.versionField = make("select", {
        change: () => this.choosePlace(this.versionField.value),
      });
      this.keys = make("fieldset", { class: "sim-keys" });
      this.outcome = make("p", { class: "sim-outcome", role: "status" });
      this.phone = make("div", { class: "sim-phone" });
      this.facts = make("dl", { class: "sim-facts" });
      this.actions = make("div", { class: "sim-actions" });
      this.trace = make("ol", { class: "sim-trace" });
      this.backButton = this.button("back", () => this.go(this.events.slice(0, -1)));
      this.againButton = this.button("again", () => this.go([]));
      this.link = make("a", {}, this.word("link"));
      this.note = make("span", { class: "sim-note", role: "status" });
      this.root.replaceChildren(
        make("form", { class: "sim-place", submit: (event) => event.preventDefault() },
          make("label", {}, this.word("platform"), " ", this.platformField),
          make("label", {}, this.word("version"), " ", this.versionField),
          this.keys),
        make("div", { class: "sim-body" },
          make("section", { class: "sim-view", "aria-label": this.word("now") },
            this.phone, this.facts),
          make("section", { class: "sim-next", "aria-label": this.word("what-next") },
            this.outcome, make("h2", {}, this.word("what-next")), this.actions)),
        make("section", { class: "sim-history", "aria-label": this.word("history") },
          make("h2", {}, this.word("history")), this.trace,
          make("p", { class: "sim-tools" }, this.backButton, this.againButton,
            this.button("copy-link", () => this.copy(this.link.href)),
            this.button("copy-scenario", () => this.copy(this.scenario())),
            this.link, this.note)));
      this.root.hidden = false;
    }

    /** Goes where the fragment of the address leads. */
    follow() {
      const wanted = lockb.machine.read(location.hash);
      const platform = this.platforms.find((entry) => entry.name === wanted.platform)
        || this.platforms[0];
      const place = lockb.machine.place(platform, wanted.version);
      this.open(platform, place, wanted.keys, wanted.events);
    }

    choosePlace(version) {
      const platform = this.platforms.find((entry) => entry.name === this.platformField.value);
      this.open(platform, lockb.machine.place(platform, version), null, this.events);
    }

    /** Loads a context and runs events in it; no keys stand for all of them. */
    async open(platform, place, keys, events) {
      this.platform = platform;
      this.place = place;
      this.declared = place.keys.filter((key) => keys === null || keys.includes(key));
      this.choice = lockb.machine.choice(place, this.declared);
      this.drawPlace();
      const name = place.contexts[this.choice];
      if (!this.contexts.has(name)) {
        this.outcome.textContent = this.word("loading");
        try {
          const data = await load(this.root.dataset.folder, name);
          this.contexts.set(name, new lockb.machine.Context(data));
        } catch (error) {
          this.outcome.textContent = String(error);
          return;
        }
      }
      // Somebody may have chosen another place meanwhile.
      if (name !== this.place.contexts[this.choice]) return;
      this.context = this.contexts.get(name);
      this.go(events);
    }

    drawPlace() {
      this.platformField.value = this.platform.name;
      this.versionField.replaceChildren(...this.platform.versions.map((entry) =>
        make("option", { value: entry.version }, entry.label)));
      this.versionField.value = this.place.version;
      const boxes = () => [...this.keys.querySelectorAll("input")];
      const drawn = boxes().map((box) => box.value).join();
      if (drawn !== this.place.keys.join()) {
        const change = () => this.open(this.platform, this.place,
          boxes().filter((box) => box.checked).map((box) => box.value), this.events);
        this.keys.replaceChildren(make("legend", {}, this.word("keys")),
          ...this.place.keys.map((key) => make("label", {},
            make("input", { type: "checkbox", value: key, change }), " ", make("code", {}, key))));
      }
      this.keys.hidden = this.place.keys.length === 0;
      for (const box of boxes()) box.checked = this.declared.includes(box.value);
    }

    /** Runs events from the start and shows where they lead; stops where one cannot happen. */
    go(events) {
      const pressed = document.activeElement ? document.activeElement.dataset.event : undefined;
      this.steps = this.context.run(events);
      this.events = this.steps.map((step) => step.event.name);
      this.draw(events[this.steps.length]);
      this.remember();
      if (pressed !== undefined) this.focus(pressed);
    }

    draw(lost) {
      const last = this.steps[this.steps.length - 1];
      const state = last ? last.to : 0;
      const act = (event) => this.go([...this.events, event]);
      this.phone.replaceChildren(...this.view.alert(this.context.prompt(state), act));
      this.facts.replaceChildren(
        ...this.view.facts(this.context.states[state], last && last.before, this.context.varying));
      this.actions.replaceChildren(...this.view.actions(this.context.choices(state), act));
      this.trace.replaceChildren(...this.view.trace(this.steps));
      const stop = lost === undefined ? "" : ` ${this.word("unreadable")} ${lost}`;
      this.outcome.textContent = this.view.outcome(last) + stop;
      this.outcome.classList.toggle("is-refused", Boolean(last && last.refusedBy));
      this.backButton.disabled = this.events.length === 0;
      this.againButton.disabled = this.events.length === 0;
      this.note.textContent = "";
      this.markDrawing(this.context.states[state].node);
    }

    /** Shows the state in the drawing below, if that is the drawing of this place. */
    markDrawing(node) {
      for (const figure of document.querySelectorAll("[data-drawing]")) {
        const isHere = figure.dataset.drawing === this.place.drawing
          && this.choice === this.place.contexts.length - 1;
        for (const box of figure.querySelectorAll("[data-node]")) {
          box.classList.toggle("is-here", isHere && box.dataset.node === String(node));
        }
      }
    }

    /** Keeps the run in the address, so that it can be shared and the page be loaded again. */
    remember() {
      const isWhole = this.declared.length === this.place.keys.length;
      this.hash = `#!${lockb.machine.fragment({
        platform: this.platform.name, version: this.place.version,
        keys: isWhole ? null : this.declared, events: this.events,
      })}`;
      history.replaceState(null, "", this.hash);
      this.link.href = this.hash;
    }

    /** The buttons are new after every step: the focus goes to a new prompt, or stays. */
    focus(event) {
      const last = this.steps[this.steps.length - 1];
      const prompt = this.phone.querySelector("button");
      const same = [...this.root.querySelectorAll("[data-event]")]
        .find((button) => button.dataset.event === event);
      const target = (last && last.prompt && prompt) || same || prompt
        || this.actions.querySelector("button");
      if (target) target.focus();
    }

    scenario() {
      const header = this.place.headers[this.choice][this.language === "ko" ? 1 : 0];
      return lockb.machine.scenario(header, this.steps, this.language);
    }

    /** Copies a text; where the browser does not let it, shows it to be copied by hand. */
    async copy(text) {
      try {
        await navigator.clipboard.writeText(text);
        this.note.textContent = this.word("copied");
      } catch {
        const area = make("textarea", { readonly: "", rows: "6", "aria-label": this.word("copy-scenario") });
        area.value = text;
        this.note.replaceChildren(area);
        area.select();
      }
    }
  }

  const root = document.getElementById("simulator");
  if (root && lockb.machines && lockb.machines.index) {
    lockb.simulator = new Simulator(root);
  }
})();
