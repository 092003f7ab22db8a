"use strict";
// Runs before the page is drawn, so that a stored choice of theme never flashes.
(() => {
  try {
    const theme = localStorage.getItem("lockb-theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  } catch {
    // Storage may be forbidden: the theme of the system stays.
  }
})();
