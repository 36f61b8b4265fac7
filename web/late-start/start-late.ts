/** Not every browser tells what the visitor pays for data. */
type Connected = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/**
 * Runs inline at the head of every page (decision: late-hydration), the same to the byte, so it uses nothing from
 * outside itself and what differs from page to page stands in the page's data. It loads the application at the first
 * sign of a visitor or in idle time, and holds each click on a control that needs the application until React has taken
 * over that very control.
 * @param timeoutMs how long a held click waits before the browser's own action takes its place
 */
export function startLate(timeoutMs: number) {
  /** Controls whose click waits, in the order of the clicks. */
  const held = new Set<HTMLElement>();
  const checkMs = 30;
  const firstPaintMs = 100;
  const keys: KeyboardEvent[] = [];
  // Where the application is: numbers in their order, because these bytes are in every page.
  const idle = 0;
  const failed = 1;
  const loading = 2;
  const started = 3;
  let state: number = idle;
  let isReplaying = false;
  const { pathname } = location;
  // By a shorter name: these bytes are in every page.
  const listen = addEventListener;

  function load() {
    const page = JSON.parse(document.getElementById("page")!.textContent);
    const [script, name] = page.start.split("#");
    // All at once: what imports what is known, so none waits for another.
    Promise.all([script, ...page.scripts].map((each) => import(`/assets/${each}.js`)))
      .then(([module]) => module[name](page, keys))
      .then(
        () => (state = started),
        // The next sign of the visitor asks for it again.
        () => (state = failed),
      );
  }

  function wake() {
    if (state >= loading) return;
    state = loading;
    if (document.readyState === "loading") listen("DOMContentLoaded", load);
    else load();
  }

  // React marks each element that it has taken over.
  function isReady(control: HTMLElement) {
    return state === failed || /__reactProps/.test(Object.keys(control).join());
  }

  function hold(event: MouseEvent) {
    const control = (event.target as Element).closest<HTMLElement>("button,[aria-haspopup]");
    if (!control || isReplaying || isReady(control) || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    event.stopImmediatePropagation();
    wake();
    if (held.has(control)) return;
    held.add(control);
    // Not by its property, which Firefox has only since 119.
    control.setAttribute("aria-busy", "true");
    if (held.size > 1) return;
    let checks = timeoutMs / checkMs;
    const wait = setInterval(() => {
      checks--;
      for (const each of held) {
        if (checks > 0 && !isReady(each)) continue;
        held.delete(each);
        each.removeAttribute("aria-busy");
        isReplaying = true;
        each.click();
        isReplaying = false;
      }
      if (!held.size) clearInterval(wait);
    }, checkMs);
  }

  listen("click", hold, true);
  listen("keydown", (event) => {
    // The application answers the last of those that it has not seen.
    keys[0] = event;
    // The key that leads to the search of the site, unless something is being typed.
    if (event.key === "/" && !(event.target as Element).matches("input,textarea"))
      document.getElementById("search-link")?.click();
  });
  // Two entries of the history can belong to one document, and show different pages only once it is loaded again.
  listen("popstate", () => {
    if (state === started) return;
    if (location.pathname !== pathname) location.reload();
    // A link of the menu to a part of this page.
    document.querySelector("header details")?.removeAttribute("open");
  });
  // A page of the back office, which shows nothing before (web/late-start/rewrite-page.ts).
  listen("DOMContentLoaded", () => document.getElementById("page")!.dataset.start && wake());
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
      }, firstPaintMs),
    );
  }
  for (const sign of signs) listen(sign, wake, { passive: true });
}
