import ical from "ical-generator";
import { calendarText } from "#domain/calendar-file.ts";
import { factsIn, oldest } from "#domain/facts.ts";
import { site } from "#domain/site.ts";
import { calendarPath } from "#web/content/page-paths.ts";
import type { DetailPage } from "#web/content/detail-pages.ts";
import { absoluteUrl } from "#web/lib/structured-data.ts";

/** `/calendar/<page>.ics`: the day on which facts of a page fall due for review, for the reader's own calendar. */
export function calendar(page: DetailPage): Response {
  const url = absoluteUrl(page.path);
  const day = oldest(factsIn(page.content).map(({ reviewOn }) => reviewOn));
  const file = ical({ prodId: { company: site.name, product: "Review dates", language: "EN" } });
  file.createEvent({
    id: `${calendarPath(page.path)}@${new URL(url).hostname}`,
    // The same file from every build of the same data.
    stamp: new Date(`${page.enteredOn}T00:00:00Z`),
    start: new Date(`${day}T00:00:00Z`),
    allDay: true,
    summary: `Review due: ${page.heading}`,
    description: `The facts on this page fall due for review today. Read them again, and confirm them with the offices named there before you rely on them.\n${url}`,
    url,
  });
  return new Response(calendarText(file), { headers: { "Content-Type": "text/calendar; charset=utf-8" } });
}
