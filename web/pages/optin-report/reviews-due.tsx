import { useQuery } from "@tanstack/react-query";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { useToday } from "#web/lib/use-today.ts";
import { OfficeLink } from "#web/ui/office-link.tsx";
import { REPORT_TEXTS } from "./copy.ts";
import { EmptyLine } from "./empty-line.tsx";
import { reviewsQuery } from "./queries.ts";
import { describeFailure } from "./format.ts";

const TEXTS = REPORT_TEXTS.reviews;

/** How many facts are due for review today, with the way to them. */
export function ReviewsDue() {
  const today = useToday();
  const { data, error } = useQuery(reviewsQuery);
  const due = data && today ? countDue(data, today) : null;
  if (due === 0) return <EmptyLine title={TEXTS.title} text={TEXTS.none} slot="reviews-due" />;
  return (
    <section aria-labelledby="reviews-heading" data-slot="reviews-due">
      <h2 id="reviews-heading" className="mb-5 text-office-title">
        {TEXTS.title}
      </h2>
      {error && <p>{interpolate(TEXTS.unknown, { reason: describeFailure(error) })}</p>}
      {due !== null && <p>{countText(TEXTS.count, due)}</p>}
      <OfficeLink to="/desk/review" className="link-standalone font-semibold">
        {TEXTS.desk}
      </OfficeLink>
    </section>
  );
}

/** How many facts are due on a day. @param days how many fall due on which day */
export function countDue(days: Readonly<Record<string, number>>, today: string): number {
  return Object.entries(days).reduce((sum, [day, count]) => (day <= today ? sum + count : sum), 0);
}
