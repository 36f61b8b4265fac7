import type { ReactNode } from "react";
import { Disclosure } from "./disclosure.tsx";

export type AccordionEntry = { id: string; title: string; content: ReactNode };

type AccordionProps = {
  /** Ties the items together, so that opening one closes the others; without it each is on its own. */
  name?: string;
  entries: readonly AccordionEntry[];
};

/**
 * One item open at a time, and that one can be closed; without a `name`, several may be open. Only the arrow keys need a
 * script (accordion-keys.ts).
 */
export function Accordion({ name, entries }: AccordionProps) {
  return (
    <div data-slot="accordion" className="accordion print:columns-2">
      {entries.map((entry) => (
        <Disclosure
          key={entry.id}
          id={entry.id}
          name={name}
          data-slot="accordion-item"
          row={{ "data-slot": "accordion-trigger" }}
          summary={<h3 data-searched>{entry.title}</h3>}
        >
          <div>{entry.content}</div>
        </Disclosure>
      ))}
    </div>
  );
}
