import type { MouseEvent } from "react";

/** With scripts the link moves the focus itself: the router would take the fragment for a page and lose the focus. */
function skipToContent(event: MouseEvent) {
  event.preventDefault();
  const main = document.getElementById("main");
  main?.focus();
  main?.scrollIntoView();
}

/** The first focusable element of every page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      onClick={skipToContent}
      className="fixed top-3 left-3 z-50 inline-flex min-h-11 -translate-y-24 items-center rounded-md bg-ink px-5 font-semibold text-paper focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
