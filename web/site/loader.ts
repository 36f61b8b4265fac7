// Runs inline at the head of every public page, in the order of these lines (decision: islands). It loads the page's
// scripts at the first sign of a visitor or in idle time, and holds each click on a control that needs them.
{
  type Connected = Navigator & { readonly connection?: { readonly saveData?: boolean } };

  /** A click waits this long before the browser's own action takes its place. */
  const HELD_CLICK_MS = 12_000;
  /** Scripts that could not be loaded are asked for again after 1, 2 and 4 seconds; then they are lost. */
  let pause = 500;
  // By shorter names: these bytes are in every page.
  const listen = addEventListener;
  const page = document;
  const { dataset } = page.querySelector<HTMLElement>("[data-start]")!;
  /** Controls whose click waits, in the order of the clicks, with their look of being pressed (an attribute would be one that
   * React did not render) and their islands: React may have put other controls in their place when it says that one is ready. */
  const held = new Map<HTMLElement, [Animation, HTMLElement | null]>();
  let isAsked: boolean | undefined;
  let hasBehaviors: boolean | undefined;
  let isRepeating: boolean | undefined;
  /** The last key that was pressed: nothing may have answered it yet. */
  let key: KeyboardEvent | undefined;
  const { pathname } = location;

  const load = async () => {
    // All at once, so that none waits for another; none is run before it is needed.
    for (const { dataset } of page.querySelectorAll<HTMLElement>("[data-scripts]"))
      page.head.insertAdjacentHTML("beforeend", dataset.scripts!.replace(/\S+/g, "<link rel=modulepreload href=$&>"));
    try {
      const { startBehaviors, startIslands } = await import(/* @vite-ignore */ dataset.start!);
      await startBehaviors(key);
      hasBehaviors = true;
      repeat();
      await startIslands(held, load);
      // Tests wait for it.
      dataset.started = "";
    } catch {
      if ((pause *= 2) < 5000) setTimeout(load, pause);
      else {
        // Controls do what they do without scripts, and the style sheet shows what is there for that.
        page.documentElement.dataset.lost = hasBehaviors ? "islands" : "page";
        repeat();
      }
    }
  };

  const wake = () => {
    if (isAsked) return;
    isAsked = true;
    if (page.readyState === "loading") listen("DOMContentLoaded", load);
    else load();
  };

  const islandOf = (control: HTMLElement) => control.closest<HTMLElement>("[data-island]");
  const isReady = (island: HTMLElement | null) =>
    pause > 5000 || (hasBehaviors && (!island || "ready" in island.dataset));

  /** Repeats the held clicks whose controls are ready, or all of them. */
  const repeat = (_event?: unknown, all?: boolean) => {
    for (const [control, [pressed, island]] of held) {
      if (!all && !isReady(island)) continue;
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
      if (!control || isRepeating || isReady(islandOf(control))) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (held.has(control)) return;
      held.set(control, [
        control.animate({ opacity: [0.75, 0.75], scale: [0.98, 0.98] }, HELD_CLICK_MS),
        islandOf(control),
      ]);
      wake();
      // Its island may not have been needed before.
      if (hasBehaviors) load();
      setTimeout(repeat, HELD_CLICK_MS, 0, true);
    },
    true,
  );
  // An island says by this event that it is hydrated.
  listen("island-ready", repeat);
  listen("pointerdown", wake);
  listen("keydown", (event) => {
    key = event;
    wake();
  });
  listen("popstate", () => {
    if (hasBehaviors) return;
    // Two entries of the history can belong to one document, and show different pages only once it is loaded again.
    if (location.pathname !== pathname) location.reload();
    // A link of the menu to a part of this page.
    page.querySelector("header details")?.removeAttribute("open");
  });
  if (!(navigator as Connected).connection?.saveData) {
    listen("wheel", wake, { passive: true });
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
}
