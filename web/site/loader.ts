// Runs inline at the head of every public page, in the order of these lines (decision: islands). It loads the page's
// scripts at the first sign of a visitor or in idle time, and holds each click on a control that needs them.
{
  type Connected = Navigator & { readonly connection?: { readonly saveData?: boolean } };

  /** A click waits this long before the browser's own action takes its place. */
  const HELD_CLICK_MS = 12_000;
  const { start = "" } = document.querySelector<HTMLElement>("script[data-start]")!.dataset;
  /** Controls whose click waits, in the order of the clicks. */
  const held = new Set<HTMLElement>();
  let state: "idle" | "loading" | "started" | "failed" = "idle";
  let isRepeating = false;

  const load = () => {
    const scripts = new Set([start]);
    for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-scripts]"))
      for (const script of dataset.scripts!.split(" ")) scripts.add(script);
    // All at once, so that none waits for another; the pressed island is hydrated first.
    Promise.all([...scripts].map((script) => import(/* @vite-ignore */ script)))
      .then(([module]) => module.start(held))
      .then(
        () => (state = "started"),
        // The next sign of the visitor asks for them again.
        () => (state = "failed"),
      )
      .then(repeat);
  };

  const wake = () => {
    if (state === "loading" || state === "started") return;
    state = "loading";
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", load);
    else load();
  };

  const isReady = (control: HTMLElement) => {
    const island = control.closest<HTMLElement>("[data-island]");
    return state === "failed" || (island ? "ready" in island.dataset : state === "started");
  };

  /** Repeats the held clicks whose controls are ready, or all of them. */
  const repeat = (event?: unknown, all = false) => {
    for (const control of held) {
      if (!all && !isReady(control)) continue;
      held.delete(control);
      control.removeAttribute("data-held");
      isRepeating = true;
      control.click();
      isRepeating = false;
    }
  };

  addEventListener(
    "click",
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>("button,[aria-haspopup]");
      if (!control || isRepeating || isReady(control)) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      control.dataset.held = "";
      held.add(control);
      wake();
      setTimeout(repeat, HELD_CLICK_MS, undefined, true);
    },
    true,
  );
  // An island says by this event that it is hydrated.
  addEventListener("island-ready", repeat);
  // The key that leads to the search of the site, unless something is being typed.
  addEventListener("keydown", ({ key, target }) => {
    if (key === "/" && !(target as Element).matches("input,select,textarea"))
      document.getElementById("search-link")?.click();
  });
  const signs = ["pointerdown", "keydown"];
  if (!(navigator as Connected).connection?.saveData) {
    signs.push("wheel");
    // A browser reports a pointer that rests over a new page as moved by nothing.
    addEventListener("pointermove", (event) => (event.movementX || event.movementY) && wake());
    // Not at once: the browser is idle while the first paint is on its way to the screen. At the latest after three seconds:
    // a busy computer may have no idle time. A focus before that is the page's own (`autofocus`).
    addEventListener("load", () =>
      setTimeout(() => {
        addEventListener("focusin", wake);
        void (self.requestIdleCallback?.(wake, { timeout: 3000 }) ?? wake());
      }, 100),
    );
  }
  for (const sign of signs) addEventListener(sign, wake, { passive: true });
}
