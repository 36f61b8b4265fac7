import { useQuery } from "@tanstack/react-query";
import { dueBySubject, type Review } from "#web/lib/review-list.ts";
import { useToday } from "#web/lib/use-today.ts";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { Card } from "#web/ui/card.tsx";
import { LongDate } from "#web/ui/long-date.tsx";
import { REPORT_TEXTS } from "./copy.ts";
import { reviewsQuery } from "./queries.ts";
import { describeFailure } from "./words.ts";
import { OutsideLink } from "#web/ui/outside-link.tsx";

const TEXTS = REPORT_TEXTS.reviews;

/** The facts that are due for review today, by country, each with the page to read again. */
export function ReviewsDue() {
  const today = useToday();
  const { data, error } = useQuery(reviewsQuery);
  const due = data && today ? dueBySubject(data, today) : null;
  return (
    <section aria-labelledby="reviews-heading" data-slot="reviews-due">
      <h2 id="reviews-heading" className="mb-5 text-office-title">
        {TEXTS.title}
      </h2>
      {error && <p>{interpolate(TEXTS.unknown, { reason: describeFailure(error) })}</p>}
      {due?.size === 0 && <p className="text-muted">{TEXTS.none}</p>}
      {due && (
        <div className="space-y-4">
          {[...due].map(([subject, reviews]) => (
            <Card key={subject} className="p-4">
              <details>
                <summary className="link-standalone font-semibold">
                  {subject}: {countText(TEXTS.count, sum(reviews))}
                </summary>
                <ul className="mt-2">
                  {reviews.map((review) => (
                    <li key={`${review.reviewOn} ${review.read.name} ${review.read.url}`} className="py-2">
                      <PageToRead {...review} />
                    </li>
                  ))}
                </ul>
              </details>
            </Card>
          ))}
        </div>
      )}
    </section>
  );
}

function sum(reviews: readonly Review[]): number {
  return reviews.reduce((total, { facts }) => total + facts, 0);
}

function PageToRead({ read, facts, reviewOn }: Review) {
  return (
    <>
      {read.url === null ? (
        read.name
      ) : (
        <OutsideLink href={read.url} className="link-standalone">
          {read.name}
        </OutsideLink>
      )}{" "}
      <span className="text-muted">
        {countText(TEXTS.count, facts)}, {TEXTS.since} <LongDate day={reviewOn} />
      </span>
    </>
  );
}
