// Runs inline at the head of every public page, in the order of these lines (decision: islands). It loads the page's
// scripts at the first sign of a visitor or in idle time, and holds each click on a control that needs them.
{
  type Connected = Navigator & { readonly connection?: { readonly saveData?: boolean } };

  /** A click waits this long before the browser's own action takes its place. */
  const HELD_CLICK_MS = 12_000;
  const { dataset } = document.querySelector<HTMLElement>("script[data-start]")!;
  // By a shorter name: these bytes are in every page.
  const listen = addEventListener;
  /** Controls whose click waits, in the order of the clicks, with their look of being pressed: an attribute would be one that
   * React did not render. */
  const held = new Map<HTMLElement, Animation>();
  /** Whether the scripts were asked for, and whether they were asked for in vain. */
  let isAsked = false;
  let hasFailed = false;
  let hasBehaviors = false;
  let isRepeating = false;
  /** The last key that was pressed: nothing may have answered it yet. */
  let key: KeyboardEvent | undefined;
  const { pathname } = location;

  const load = () => {
    // All at once, so that none waits for another.
    for (const island of document.querySelectorAll<HTMLElement>("[data-scripts]"))
      for (const script of island.dataset.scripts!.split(" ")) import(/* @vite-ignore */ script).catch(() => null);
    import(/* @vite-ignore */ dataset.start!)
      .then(({ startBehaviors, startIslands }) => {
        startBehaviors(key);
        hasBehaviors = true;
        repeat();
        return startIslands([...held.keys()]);
      })
      .then(
        // Tests wait for it.
        () => (dataset.started = ""),
        () => {
          // Controls do what they do without scripts; the next sign of the visitor asks for the scripts again.
          isAsked = false;
          hasFailed = true;
          repeat();
        },
      );
  };

  const wake = () => {
    if (isAsked) return;
    isAsked = true;
    hasFailed = false;
    if (document.readyState === "loading") listen("DOMContentLoaded", load);
    else load();
  };

  const isReady = (control: HTMLElement) => {
    const island = control.closest<HTMLElement>("[data-island]");
    return hasFailed || (island ? "ready" in island.dataset : hasBehaviors);
  };

  /** Repeats the held clicks whose controls are ready, or all of them. */
  const repeat = (_event?: unknown, all = false) => {
    for (const [control, pressed] of held) {
      if (!all && !isReady(control)) continue;
      held.delete(control);
      pressed.cancel();
      isRepeating = true;
      control.click();
      isRepeating = false;
    }
  };

  listen(
    "click",
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>("button,[aria-haspopup]");
      if (!control || isRepeating || isReady(control)) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (held.has(control)) return;
      held.set(control, control.animate({ opacity: [0.75, 0.75], scale: [0.98, 0.98] }, HELD_CLICK_MS));
      wake();
      setTimeout(repeat, HELD_CLICK_MS, undefined, true);
    },
    true,
  );
  // An island says by this event that it is hydrated.
  listen("island-ready", repeat);
  listen("keydown", (event) => {
    key = event;
    // The key that leads to the search of the site, unless something is being typed.
    if (key.key === "/" && !(key.target as Element).matches("input,select,textarea"))
      document.getElementById("search-link")?.click();
  });
  listen("popstate", () => {
    if (hasBehaviors) return;
    // Two entries of the history can belong to one document, and show different pages only once it is loaded again.
    if (location.pathname !== pathname) location.reload();
    // A link of the menu to a part of this page.
    document.querySelector("header details")?.removeAttribute("open");
  });
  const signs = ["pointerdown", "keydown"];
  if (!(navigator as Connected).connection?.saveData) {
    signs.push("wheel");
    // A browser reports a pointer that rests over a new page as moved by nothing.
    listen("pointermove", (event) => (event.movementX || event.movementY) && wake());
    // Not at once: the browser is idle while the first paint is on its way to the screen. At the latest after three seconds:
    // a busy computer may have no idle time. A focus before that is the page's own (`autofocus`).
    listen("load", () =>
      setTimeout(() => {
        listen("focusin", wake);
        void (self.requestIdleCallback?.(wake, { timeout: 3000 }) ?? wake());
      }, 100),
    );
  }
  for (const sign of signs) listen(sign, wake, { passive: true });
}
