import { onVisible, visitorsDay } from "#web/lib/calendar-day.ts";

/** Shows the mark of every fact in a part of the page that is overdue on the visitor's day (decision: facts-ledger). */
export function showOverdueMarks(part: Pick<ParentNode, "querySelectorAll">) {
  const today = visitorsDay();
  for (const source of part.querySelectorAll<HTMLElement>("[data-review-on]")) {
    const mark = source.querySelector<HTMLElement>("[data-slot=fact-overdue]");
    if (mark) mark.hidden = today < source.dataset.reviewOn!;
  }
}

/** Shows the marks of the whole page; what an island adds later shows its own (built-facts.tsx). */
export function startOverdueMarks() {
  showOverdueMarks(document);
  onVisible(() => showOverdueMarks(document));
}
