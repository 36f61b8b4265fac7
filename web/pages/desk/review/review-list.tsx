import { DESK_TEXTS } from "../copy.ts";

/** What is due for review. */
export function ReviewList() {
  return <p className="text-muted">{DESK_TEXTS.review.empty}</p>;
}
