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
  const held = new Set<Element>();
  const keys: KeyboardEvent[] = [];
  let isAwake = false;
  let hasFailed = false;
  let isReplaying = false;
  let hasStarted = false;
  const { pathname } = location;
  // By a shorter name: these bytes are in every page.
  const listen = addEventListener;

  function load() {
    const page = JSON.parse(document.getElementById("page")!.textContent);
    // All at once: what imports what is known, so none waits for another.
    for (const name of page.scripts) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = `/assets/${name}.js`;
      document.head.appendChild(link);
    }
    const [script, name] = page.start.split("#");
    import(`/assets/${script}.js`)
      .then((module) => module[name](page, keys))
      .then(
        () => (hasStarted = true),
        () => {
          hasFailed = true;
          // The next sign of the visitor asks for it again.
          isAwake = false;
        },
      );
  }

  function wake() {
    if (isAwake) return;
    isAwake = true;
    if (document.readyState === "loading") listen("DOMContentLoaded", load);
    else load();
  }

  function hold(event: MouseEvent) {
    const control = (event.target as Element).closest<HTMLElement>("button,a[aria-haspopup]");
    // React marks each element that it has taken over.
    const isReady = () => hasFailed || Object.keys(control!).some((key) => key.startsWith("__reactProps"));
    if (!control || isReplaying || isReady() || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    event.stopImmediatePropagation();
    wake();
    if (held.has(control)) return;
    held.add(control);
    control.ariaBusy = "true";
    const end = Date.now() + timeoutMs;
    const wait = setInterval(() => {
      if (!isReady() && Date.now() < end) return;
      clearInterval(wait);
      control.ariaBusy = null;
      held.delete(control);
      isReplaying = true;
      control.click();
      isReplaying = false;
    }, 30);
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
    if (!hasStarted && location.pathname !== pathname) location.reload();
  });
  // A page of the back office, which shows nothing before (web/late-start/rewrite-page.ts).
  listen("DOMContentLoaded", () => document.getElementById("page")!.dataset.start && wake());
  const signs = ["pointerdown", "touchstart", "keydown"];
  if (!(navigator as Connected).connection?.saveData) {
    signs.push("focusin", "wheel");
    // A browser reports a pointer that rests over a new page as moved by nothing.
    listen("pointermove", ({ movementX, movementY }) => (movementX || movementY) && wake(), true);
    // At the latest after three seconds: a busy computer may have no idle time.
    listen("load", () => self.requestIdleCallback?.(wake, { timeout: 3000 }) ?? setTimeout(wake));
  }
  for (const sign of signs) listen(sign, wake, { capture: true, passive: true });
}
