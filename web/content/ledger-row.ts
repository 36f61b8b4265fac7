import type { Fact } from "#domain/facts.ts";

/** One ledger record under its label. */
export type LedgerRow = { label: string; content: Fact<string> };
