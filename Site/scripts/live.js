"use strict";
// Only in the preview: loads the page again as soon as its source is saved.
(async () => {
  let known = -1;
  for (;;) {
    try {
      const answer = await fetch(`/.lockb/changes?since=${known}`);
      const version = Number(await answer.text());
      if (known >= 0 && version !== known) return location.reload();
      known = version;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
})();
