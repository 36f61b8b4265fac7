import type { PriceDay } from "#content-model/resolve/records.ts";
import type { PublisherKind } from "#domain/facts.ts";

/** The words around a fact of the ledger (decision: facts-ledger). */
export const FACT_TEXTS = {
  /** The status: nothing suggests a check that nobody made. */
  status: { entered: "Entered {date}, not yet confirmed with the office", confirmed: "Confirmed on {date}" },
  /** The status of facts that no office publishes. */
  enteredOnly: "Entered {date}; no office publishes this figure",
  /** One of several facts that are shown together, which the office has confirmed. */
  confirmed: "The office confirmed on {date}: “{value}”.",
  /** Where somebody looked for what confirms a value, in vain. */
  answered: "On {date} somebody answered at the address that the office publishes.",
  doubted: "On {date} we could not confirm this: check it with the office before you rely on it.",
  confirmAt: "Confirm at",
  /** Beside what decides a move and was found on one site, and in the line above such rows. */
  oneSource: {
    mark: "one source",
    line: "“One source” means we found it on only one site. Before you rely on it, confirm it with",
  },
  /** Beside an office whose site we could not open. */
  unopened: "(site not checked)",
  undated: "undated",
  /** Where the watch saw every figure of the value on a page (decision: source-watch). */
  seen: "Still said so on {day}: our program found the same figures there.",
  /** The link to where a reader says so, at a fee of an office. */
  paid: "Paid this? Tell us how much",
  /** When a price held, when it was read where its page has no day, and when an estimate was made. */
  priceDays: { held: "{day}", read: "no date on the page, read {day}", made: "estimated {day}" } satisfies Record<
    PriceDay["kind"],
    string
  >,
  /** The line that opens the list of sources of the facts above it, and the same where none was read on a page. */
  sources: "Sources",
  noSources: "Where to confirm",
  /** The marker of a fact. */
  count: { one: "1 source", many: "{count} sources" },
  /** The link to the list, where a long page keeps it on a page of its own. */
  sourcesPage: "All sources, with their dates",
  /** How an estimate or a planning figure was made. */
  method: "How it was made:",
  passports: { before: "For", after: "passports" },
  overdue: "Review overdue",
  overdueHint: "This may have changed: confirm it before you rely on it.",
  /** In place of a value, and before what is missing in a chapter. */
  notPublished: "Not published",
  ask: "Ask {whom}:",
  kinds: {
    office: "public authority",
    law: "text of the law",
    press: "press",
    "law firm": "law firm",
    agent: "agent",
    other: "other publisher",
  } satisfies Record<PublisherKind, string>,
} as const;
