// Runs inline at the head of every public page (decision: islands). It loads the page's behaviors at the first sign of a
// visitor or in idle time, and holds a click on a control that is not ready yet.
{
  type Connected = Navigator & { readonly connection?: { readonly saveData?: boolean } };
  type Held = { control: HTMLElement; island: HTMLElement | null; index: number; look: Animation };

  /** A click waits this long before the browser's own action takes its place. */
  const HELD_CLICK_MS = 12_000;
  // A link waits where the URL says something of the move: the scripts add that to it (web/site/hand-over.ts).
  const CONTROLS = `button,[aria-haspopup]${/passport|reason/.test(location.search) ? ",main a[href^='/']" : ""}`;
  // By shorter names: these bytes are in every page.
  const listen = addEventListener;
  const page = document;
  const { dataset } = page.querySelector<HTMLElement>("[data-start]")!;
  const { pathname } = location;
  /** The click that waits; a later one takes its place. */
  let held: Held | undefined;
  let isRequested: boolean | undefined;
  let hasStarted: boolean | undefined;
  let hasFailed: boolean | undefined;
  let isRepeating: boolean | undefined;

  const load = async () => {
    // All at once, so that none waits for another.
    for (const { dataset } of page.querySelectorAll<HTMLElement>("[data-behavior][data-scripts]"))
      page.head.insertAdjacentHTML("beforeend", dataset.scripts!.replace(/\S+/g, "<link rel=modulepreload href=$&>"));
    try {
      const { startBehaviors, startIslands } = await import(/* @vite-ignore */ dataset.start!);
      await startBehaviors();
      hasStarted = true;
      startIslands(held?.control);
      // Tests wait for it.
      dataset.started = "";
    } catch {
      // Controls do what they do without scripts, and the style sheet shows what is there for that.
      hasFailed = true;
      page.documentElement.dataset.broken = "";
    }
    repeat();
  };

  const wake = () => {
    if (isRequested) return;
    isRequested = true;
    if (page.readyState === "loading") listen("DOMContentLoaded", load);
    else load();
  };

  const isReady = (island: HTMLElement | null) => hasFailed || (hasStarted && (!island || "ready" in island.dataset));

  /** Repeats the held click as soon as its control is ready, or though it is not. */
  const repeat = (_event?: unknown, late?: Held) => {
    if (!held || (late ? late !== held : !isReady(held.island))) return;
    const { control, island, index, look } = held;
    held = undefined;
    look.cancel();
    isRepeating = true;
    // Where a translator had changed the text, React has put another control in its place.
    (control.isConnected ? control : island?.querySelectorAll<HTMLElement>(CONTROLS)[index])?.click();
    isRepeating = false;
  };

  listen(
    "click",
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>(CONTROLS);
      const island = control && control.closest<HTMLElement>("[data-island]");
      if (!control || isRepeating || isReady(island)) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      held?.look.cancel();
      held = {
        control,
        island,
        index: island ? [...island.querySelectorAll(CONTROLS)].indexOf(control) : -1,
        // An attribute would be one that React did not render.
        look: control.animate({ opacity: [0.75, 0.75], scale: [0.98, 0.98] }, HELD_CLICK_MS),
      };
      wake();
      island?.dispatchEvent(new Event("island-needed", { bubbles: true }));
      setTimeout(repeat, HELD_CLICK_MS, 0, held);
    },
    true,
  );
  // An island says by this event that it is hydrated.
  listen("island-ready", repeat);
  listen("pointerdown", wake);
  listen("keydown", wake);
  listen("popstate", () => {
    if (hasStarted) return;
    // Two entries of the history can belong to one document, and show different pages only once it is loaded again.
    if (location.pathname !== pathname) location.reload();
    // A link of the menu to a part of this page.
    page.querySelector("header details[open]")?.removeAttribute("open");
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
