import { onVisible, visitorsDay } from "#web/lib/calendar-day.ts";

/** Shows the mark of every fact that is overdue on the visitor's day (decision: facts-ledger). */
export function startOverdueMarks() {
  const showMarks = () => {
    const today = visitorsDay();
    for (const source of document.querySelectorAll<HTMLElement>("[data-review-on]")) {
      const mark = source.querySelector<HTMLElement>("[data-slot=fact-overdue]");
      if (mark) mark.hidden = today < source.dataset.reviewOn!;
    }
  };
  showMarks();
  onVisible(showMarks);
}
