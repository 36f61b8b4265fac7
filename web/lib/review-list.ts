import type { IsoDate } from "#domain/facts.ts";

/** Facts that fall due for review on one day and are to be read again on one page. */
export type Review = {
  /** The country, or the page by reader, that they are about. */
  subject: string;
  reviewOn: IsoDate;
  facts: number;
  /** The page to read again; the URL of one may not be known. */
  read: { name: string; url: string | null };
};

/** Where the build puts the list. */
export const REVIEW_LIST_PATH = "/reviews.json";

/** What is due on a day, by subject, the oldest first in each. */
export function dueBySubject(reviews: readonly Review[], today: IsoDate): Map<string, Review[]> {
  const due = reviews.filter(({ reviewOn }) => reviewOn <= today);
  return Map.groupBy(
    due.toSorted((a, b) => a.reviewOn.localeCompare(b.reviewOn)),
    ({ subject }) => subject,
  );
}
