import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { site } from "#domain/site.ts";

/** The logo with the name, linked to the home page. On a phone a long name takes two lines. */
export function Brand() {
  return (
    <NavAnchor
      to="/"
      className="flex min-h-11 items-center gap-3 font-serif text-2xl leading-none font-semibold text-heading sm:shrink-0 sm:whitespace-nowrap"
    >
      <svg aria-hidden viewBox="0 0 40 40" className="size-9 shrink-0">
        <path fill="currentColor" d="M4 18a16 16 0 0132 0v18H4z" />
        <circle cx="20" cy="19" r="8" fill="var(--color-ochre)" />
        <path fill="var(--color-terracotta)" d="M4 27l10-7 8 6 6-4 8 6v8H4z" />
        <path fill="var(--color-paper)" d="M4 33q9-5 17-2t15-2v7H4z" />
      </svg>
      {site.name}
    </NavAnchor>
  );
}
