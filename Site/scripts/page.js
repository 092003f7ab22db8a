"use strict";
// What makes reading more pleasant where scripts run; nothing here is needed to read.
(() => {
  const root = document.documentElement;
  const body = document.body;

  /** The button that changes between light and dark. */
  function addThemeSwitch() {
    const button = document.querySelector("[data-theme-switch]");
    if (!button) return;
    button.hidden = false;
    button.addEventListener("click", () => {
      const isDark = root.dataset.theme
        ? root.dataset.theme === "dark"
        : matchMedia("(prefers-color-scheme: dark)").matches;
      root.dataset.theme = isDark ? "light" : "dark";
      try {
        localStorage.setItem("lockb-theme", root.dataset.theme);
      } catch {
        // The choice lasts as long as the page.
      }
    });
  }

  /** A button on every code block that copies it. */
  function addCopyButtons() {
    if (!navigator.clipboard) return;
    for (const block of document.querySelectorAll(".code")) {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "copy";
      button.textContent = body.dataset.copy;
      button.addEventListener("click", async () => {
        await navigator.clipboard.writeText(block.querySelector("code").textContent);
        button.textContent = body.dataset.copied;
        setTimeout(() => { button.textContent = body.dataset.copy; }, 1500);
      });
      block.append(button);
    }
  }

  /** Links to the same page in another language keep the section: the ids are the same. */
  function keepPlace() {
    for (const link of document.querySelectorAll("[data-keeps-place]")) {
      link.addEventListener("click", () => {
        if (location.hash.length > 1) link.hash = location.hash;
      });
    }
  }

  addThemeSwitch();
  addCopyButtons();
  keepPlace();
})();
