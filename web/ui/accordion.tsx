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
    <div data-slot="accordion" className="accordion">
      {entries.map((entry) => (
        <details key={entry.id} id={entry.id} name={name} data-slot="accordion-item" className="accordion-item">
          <summary data-slot="accordion-trigger">
            <h3 data-searched>{entry.title}</h3>
          </summary>
          <div>{entry.content}</div>
        </details>
      ))}
    </div>
  );
}
