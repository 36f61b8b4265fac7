import { ArrowRight } from "lucide-react";
import { HOME_RECORDS } from "#web/content/homes/homes.ts";
import { leavingPath } from "#web/content/page-paths.ts";
import { HOME_NAMES } from "#web/content/plans/task-copy.ts";
import { READER_LINKS, readerPath } from "#web/content/readers/reader-links.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { READER_LINK_TEXTS } from "./copy.ts";

const LINKS = [
  ...READER_LINKS.map(({ id, label, text }) => ({ to: readerPath(id), label, text })),
  { to: "/belonging", ...READER_LINK_TEXTS.belonging },
];

/** The ways to the pages by reader and by home, for sections of other pages. Needs no script. */
export function ReaderLinks() {
  return (
    <div data-slot="reader-links" className="mt-6 sm:mt-12 print:hidden">
      <h3 className="font-serif text-3xl leading-tight font-medium">{READER_LINK_TEXTS.title}</h3>
      <p className="mt-3 measure text-lead text-muted max-sm:hidden">{READER_LINK_TEXTS.intro}</p>
      <ul className="mt-5 grid grid-cols-2 gap-x-6">
        {LINKS.map(({ to, label, text }) => (
          <li key={to} className="group relative flex items-start gap-4 border-t border-line py-3">
            <div className="grow">
              <NavAnchor
                to={to}
                className="font-serif text-xl leading-snug font-semibold text-heading after:absolute after:inset-0 group-hover:underline"
              >
                {label}
              </NavAnchor>
              <p className="mt-1 text-muted max-sm:hidden">{text}</p>
            </div>
            <ArrowRight aria-hidden className="mt-1 size-5 shrink-0 text-heading max-sm:hidden" />
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap gap-x-6">
        {Object.values(HOME_RECORDS).map(({ id, slug }) => (
          <NavAnchor key={id} to={leavingPath(slug)} className="link-standalone font-semibold">
            {interpolate(READER_LINK_TEXTS.leaving, { home: HOME_NAMES[id] })}
          </NavAnchor>
        ))}
      </p>
    </div>
  );
}
