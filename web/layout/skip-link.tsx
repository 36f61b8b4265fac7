/** The first focusable element of every page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-3 left-3 z-50 inline-flex min-h-11 -translate-y-24 items-center rounded-md bg-ink px-5 font-semibold text-paper focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
