import { useEffect } from "react";

const FOCUSABLE = "button:enabled, a[href], [tabindex], section, main";

/**
 * Keeps the focus in the page: browsers leave it on `body` where the element that had it is removed or disabled. What was
 * around it takes it then: the nearest place that can have it, or the heading of the nearest section. Around a dialog is
 * what it was opened from. Whatever moves the focus by itself comes first.
 * @param fallbacksOf where else the focus goes once a control is gone: selectors, the first of which finds something
 */
export function useKeptFocus(fallbacksOf?: (control: Element) => readonly string[]) {
  useEffect(() => {
    /** What had the focus last and what is around it, inside out. */
    let path: HTMLElement[] = [];
    let aroundDialog: HTMLElement[] = [];
    let fallbacks: readonly string[] = [];

    const isGone = () => path.length > 0 && (!path[0]!.isConnected || path[0]!.matches(":disabled"));

    function remember(target: EventTarget | null) {
      const next: HTMLElement[] = [];
      for (let at = target as HTMLElement | null; at && at !== document.body; at = at.parentElement) next.push(at);
      const dialog = next.find((element) => element.role === "dialog");
      if (dialog && !path.includes(dialog)) aroundDialog = path;
      path = dialog ? [...next, ...aroundDialog] : next;
      // Once it is gone, nothing stands around it any more.
      fallbacks = fallbacksOf?.(target as Element) ?? [];
    }

    // A press on nothing takes the focus away from what is still there: that is the visitor's choice.
    function forget({ relatedTarget }: FocusEvent) {
      // The next control may go away before the focus has come to it.
      if (relatedTarget !== null) return remember(relatedTarget);
      queueMicrotask(() => {
        if (document.activeElement === document.body && !isGone()) path = [];
      });
    }

    function restore() {
      if (document.activeElement !== document.body || !isGone()) return;
      for (const place of fallbacks) {
        const found = document.querySelector<HTMLElement>(place);
        if (found) return found.focus();
      }
      const around = path.find((element) => element.isConnected && element.matches(FOCUSABLE));
      const place = around ?? document.querySelector("main");
      const target =
        place?.matches("section, main") && !place.hasAttribute("tabindex")
          ? (place.querySelector<HTMLElement>("h1, h2, h3") ?? place)
          : place;
      if (!target) return;
      if (target.tabIndex < 0) target.tabIndex = -1;
      target.focus({ preventScroll: true });
    }

    // After the next frame: browsers take the focus from a disabled element then, and effects have run.
    const observer = new MutationObserver(() => {
      if (isGone()) requestAnimationFrame(() => setTimeout(restore));
    });
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled"] });
    const follow = ({ target }: FocusEvent) => remember(target);
    document.addEventListener("focusin", follow);
    document.addEventListener("focusout", forget);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", follow);
      document.removeEventListener("focusout", forget);
    };
  }, [fallbacksOf]);
}
