import { type ReactNode, useEffect, useRef } from "react";
import { useToday } from "#web/lib/calendar-day.ts";
import { Prerendered } from "#web/lib/prerendered.tsx";
import { OverdueNotice } from "./fact.tsx";

/**
 * Marks the facts below it that are overdue on the visitor's day (decision: facts-ledger), where their HTML stays as the
 * build wrote it: each gets a copy of the mark that the build left in the page.
 */
export function OverdueMarks({ children }: { children: ReactNode }) {
  const today = useToday();
  const part = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const mark = part.current?.querySelector("[data-slot=overdue-mark]")?.firstElementChild;
    if (today === null || !mark) return;
    for (const source of part.current!.querySelectorAll<HTMLElement>("[data-review-on]")) {
      const isMarked = source.querySelector("[data-slot=fact-overdue]") !== null;
      if (!isMarked && today >= source.dataset.reviewOn!)
        source.insertAdjacentElement("afterbegin", mark.cloneNode(true) as Element);
    }
  }, [today]);

  return (
    <div ref={part}>
      {children}
      <Prerendered>
        {(import.meta.env.SSR || import.meta.env.DEV) && (
          <div hidden data-slot="overdue-mark">
            <OverdueNotice />
          </div>
        )}
      </Prerendered>
    </div>
  );
}

/** A part with facts whose HTML stays as the build wrote it (see Prerendered), overdue marks included. */
export function PrerenderedFacts({ children }: { children: ReactNode }) {
  return (
    <OverdueMarks>
      <Prerendered>{children}</Prerendered>
    </OverdueMarks>
  );
}
