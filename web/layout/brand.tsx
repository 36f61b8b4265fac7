import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { site } from "#domain/site.ts";

/** The logo with the name, linked to the home page. Where the name has no room, in large text on a phone, the logo stands alone. */
export function Brand() {
  return (
    <NavAnchor
      to="/"
      className="flex min-h-11 min-w-9 items-center font-serif text-2xl leading-none font-semibold whitespace-nowrap text-heading"
    >
      {/* A name without room wraps below the logo, out of sight. */}
      <span className="flex h-9 flex-wrap items-center gap-x-3 overflow-hidden">
        <svg aria-hidden viewBox="0 0 40 40" className="size-9 shrink-0">
          <path fill="currentColor" d="M4 18a16 16 0 0132 0v18H4z" />
          <circle cx="20" cy="19" r="8" fill="var(--color-ochre)" />
          <path fill="var(--color-terracotta)" d="M4 27l10-7 8 6 6-4 8 6v8H4z" />
          <path fill="var(--color-paper)" d="M4 33q9-5 17-2t15-2v7H4z" />
        </svg>
        <span>{site.name}</span>
      </span>
    </NavAnchor>
  );
}
