import type { PublisherKind } from "#domain/publishers.ts";

/** The words around a fact of the ledger (decision: facts-ledger). */
export const FACT_TEXTS = {
  /** The status: nothing suggests a check that nobody made. */
  status: { entered: "Entered {date}, not yet confirmed with the office", confirmed: "Confirmed on {date}" },
  /** The status of facts that no office publishes. */
  enteredOnly: "Entered {date}; no office publishes this figure",
  confirmAt: "Confirm at",
  /** Beside an office whose site we could not open. */
  unopened: "(we could not open this site ourselves)",
  /** Several of them, behind one line. */
  offices: "offices",
  /** The public pages that a fact was taken from. */
  readAt: "Read on",
  undated: "undated",
  /** Pages and methods of several facts, behind one line. */
  evidence: "Sources and methods",
  /** How an estimate or a planning figure was made. */
  method: "How it was made:",
  /** Facts shown together that stand on different bases. */
  partly: "Partly",
  passports: { before: "For", after: "passports" },
  overdue: "Review overdue",
  overdueHint: "This may have changed: confirm it before you rely on it.",
  /** Beside what a country's record holds, and in the list of its sources. */
  known: {
    sources: "Sources of this chapter",
    notFound: "Not found, looked on {date}; ask",
    kinds: {
      office: "public authority",
      press: "press",
      "law firm": "law firm",
      agent: "agent",
      other: "other publisher",
    } satisfies Record<PublisherKind, string>,
  },
} as const;
