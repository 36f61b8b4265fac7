import type { ReactNode } from "react";

export type AccordionEntry = { id: string; title: string; content: ReactNode };

type AccordionProps = {
  /** Ties the items together, so that opening one closes the others; without it each is on its own. */
  name?: string;
  entries: readonly AccordionEntry[];
};

/**
 * One item open at a time, and that one can be closed; without a `name`, several may be open. Native
 * `<details>`: the answers are in the HTML, can be found by the browser's search, and open without scripts; only the
 * arrow keys need one (accordion-keys.ts).
 */
export function Accordion({ name, entries }: AccordionProps) {
  return (
    <div data-slot="accordion" className="border-t border-line *:border-b *:border-line">
      {entries.map((entry) => (
        <details key={entry.id} id={entry.id} name={name} data-slot="accordion-item" className="accordion-item">
          <summary
            data-slot="accordion-trigger"
            className="flex min-h-11 items-center justify-between gap-6 py-4 font-serif text-xl leading-snug font-semibold text-heading"
          >
            <h3 data-searched>{entry.title}</h3>
            <svg aria-hidden viewBox="0 0 20 20" className="accordion-mark size-5 shrink-0" fill="none">
              <path d="M10 2v16M2 10h16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </summary>
          <div data-slot="accordion-content" className="measure pr-8 pb-6 text-muted">
            {entry.content}
          </div>
        </details>
      ))}
    </div>
  );
}
