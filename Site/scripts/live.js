"use strict";
// Only in the preview: loads the page again as soon as its source is saved.
(async () => {
  // The state that this page shows, which may not be the present one any more.
  const { state } = document.currentScript.dataset;
  for (;;) {
    try {
      const answer = await fetch(`/.lockb/changes?since=${state}`);
      if ((await answer.text()) !== state) return location.reload();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
})();
