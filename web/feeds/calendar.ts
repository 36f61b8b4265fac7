import ical from "ical-generator";
import type { LoaderFunctionArgs } from "react-router";
import { factsIn, oldest } from "#domain/facts.ts";
import { site } from "#domain/site.ts";
import { calendarPath } from "#web/content/page-paths.ts";
import { DETAIL_PAGES } from "#web/content/detail-pages.ts";
import { absoluteUrl } from "#web/lib/structured-data.ts";

/** `/calendar/<page>.ics`: the day on which facts of a page fall due for review, for the reader's own calendar. */
export function loader({ params }: LoaderFunctionArgs) {
  const page = DETAIL_PAGES.find(({ path }) => calendarPath(path) === `/calendar/${params["*"]}`);
  if (!page) throw new Response(null, { status: 404 });
  const url = absoluteUrl(page.path);
  const day = oldest(factsIn(page.content).map(({ reviewOn }) => reviewOn));
  const calendar = ical({ prodId: { company: site.name, product: "Review dates", language: "EN" } });
  calendar.createEvent({
    id: `${calendarPath(page.path)}@${new URL(url).hostname}`,
    // The same file from every build of the same data.
    stamp: new Date(`${page.enteredOn}T00:00:00Z`),
    start: new Date(`${day}T00:00:00Z`),
    allDay: true,
    summary: `Review due: ${page.heading}`,
    description: `The facts on this page fall due for review today. Read them again, and confirm them with the offices named there before you rely on them.\n${url}`,
    url,
  });
  return new Response(calendar.toString(), { headers: { "Content-Type": "text/calendar; charset=utf-8" } });
}
