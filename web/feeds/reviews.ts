import { deskRows } from "./desk-index.ts";

/** `/reviews.json`: how many facts fall due for review on which day; the owner's report counts by it. */
export function reviewDays(): Response {
  return Response.json(countReviews());
}

/** How many facts fall due on each day. */
export function countReviews(): Record<string, number> {
  const days = Map.groupBy(
    deskRows(new Date().toISOString().slice(0, 10)).flatMap(({ reviewOn }) => reviewOn ?? []),
    (day) => day,
  );
  return Object.fromEntries([...days].map(([day, all]) => [day, all.length]));
}
