// The owner's lists of people: what can be asked of them. The pages offer it, the Worker checks it.

/** Orders of every list. `name` compares without accents and puts those without a name last. */
export const LIST_SORTS = ["newest", "oldest", "name", "email"] as const;

/** Calculator submissions can also be ordered by what they would save, most first. */
export const SUBMISSION_SORTS = [...LIST_SORTS, "savings"] as const;
export type ListSort = (typeof SUBMISSION_SORTS)[number];

/** Orders that an index has: a file of a list comes in one of these, a spreadsheet makes the others. */
export const TIME_SORTS = ["newest", "oldest"] as const;

/**
 * Sizes: rows of a page, rows that a page of a filtered or sorted list looks at, and the longest search, country and note
 * in characters.
 */
export const LIST_LIMITS = {
  page: 50,
  largestPage: 200,
  window: 10_000,
  search: 254,
  country: 80,
  note: 2000,
} as const;

/** Open deliveries are counted up to this: 1,000 means that many or more. */
export const MAX_COUNTED = 1000;

/** How long a post that looks like spam stays in the quarantine. */
export const QUARANTINE_DAYS = 30;

/** Quarantined posts deleted, or marked as seen, per request. */
export const QUARANTINE_SELECTION = 90;

/** The periods of the report's breakdown in days; besides them it has all time. */
export const REPORT_PERIODS = ["7", "30", "90"] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

/** The newest leads of a period that a breakdown looks at. */
export const BREAKDOWN_SAMPLE_SIZE = 5000;
