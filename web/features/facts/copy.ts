/** The words around a fact of the ledger (decision: facts-ledger). */
export const FACT_TEXTS = {
  lastUpdated: "Last updated",
  confirmAt: "Confirm at",
  /** Several of them, behind one line. */
  offices: "offices",
  /** Facts shown together of which some are estimates. */
  partlyEstimate: "Partly our estimate",
  passports: { before: "For", after: "passports" },
  overdue: "Review overdue",
  overdueHint: "This may have changed: confirm it before you rely on it.",
} as const;
