/** Where the owner stands with a person, in the order it usually goes. Everyone begins as `new`. */
export const PERSON_STATUSES = ["new", "contacted", "in_conversation", "customer", "closed"] as const;
export type PersonStatus = (typeof PERSON_STATUSES)[number];

/** One change of a person's status: since when (milliseconds), and who made it. */
export type StatusChange = { status: PersonStatus; at: number; by: string };

/** Hours within which a message is answered, as the contact page promises. */
export const ANSWER_HOURS = 24;

/** Longest tag in characters, and most tags of a person. */
export const TAG_LIMITS = { length: 40, count: 20 } as const;

/** A tag as it is stored: trimmed, in lower case, with single spaces. A comma ends a tag, so it becomes a space. */
export function normalizeTag(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/[\s,]+/g, " ")
    .trim()
    .toLowerCase();
}

/** People changed or erased per request; the page sends a larger selection in parts. */
export const SELECTION_LIMIT = 20;

/** The owner's saved views of all people. `due_today` has what is overdue, too. */
export const PEOPLE_VIEWS = ["unanswered", "due_today", "unconfirmed"] as const;
export type PeopleView = (typeof PEOPLE_VIEWS)[number];
