import { CalendarPlus } from "lucide-react";
import { Fragment } from "react";
import { deriveStatus, factsIn, oldest } from "#domain/facts.ts";
import { type DetailPage as Page, hasCalendar, newestEntry } from "#web/content/detail-pages.ts";
import { calendarPath } from "#web/content/page-paths.ts";
import { LongDate } from "#web/ui/long-date.tsx";
import { DETAIL_TEXTS } from "./copy.ts";

/** When the facts of the page were last entered or confirmed, and when they fall due for review. */
export function EntryLine({ page, facts: content }: { page: Page; facts: unknown }) {
  const facts = factsIn(content);
  const [text, ...days] =
    facts.length === 0
      ? [DETAIL_TEXTS.written, page.enteredOn]
      : [DETAIL_TEXTS[deriveStatus(facts).kind], newestEntry(facts), oldest(facts.map(({ reviewOn }) => reviewOn))];
  return (
    <div className="mt-6 text-sm text-muted">
      <p data-slot="entry-line">
        {text.split("{date}").map((words, index) => (
          <Fragment key={words}>
            {words}
            {days[index] && <LongDate day={days[index]} />}
          </Fragment>
        ))}
      </p>
      {hasCalendar(page) && (
        <a href={calendarPath(page.path)} download className="link-standalone gap-2 text-foreground! print:hidden">
          <CalendarPlus aria-hidden className="size-5" />
          {DETAIL_TEXTS.calendar}
        </a>
      )}
    </div>
  );
}
