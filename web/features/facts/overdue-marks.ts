import { onVisible, visitorsDay } from "#web/lib/calendar-day.ts";

/** Shows the mark of facts that are overdue on the visitor's day (decision: facts-ledger). */
export function showOverdueMark(source: HTMLElement | null) {
  const mark = source?.querySelector<HTMLElement>("[data-slot=fact-overdue]");
  if (mark) mark.hidden = visitorsDay() < source!.dataset.reviewOn!;
}

/** Shows the marks of all facts of the page; those that an island adds later show theirs by themselves. */
export function startOverdueMarks() {
  const showMarks = () => document.querySelectorAll<HTMLElement>("[data-review-on]").forEach(showOverdueMark);
  showMarks();
  onVisible(showMarks);
}
