import type { TextBlock } from "#web/content/text-block.ts";

/** A section of a legal page; the id is its anchor. */
type LegalSection = { id: string; title: string; body: readonly TextBlock[] };

/** A legal page: its sections, each statement true of this product (decision: legal-truth). */
export type LegalPage = {
  title: string;
  intro: string;
  /** The date of the version that the page began as, and the day of the text that stands there. */
  lastUpdated: LegalDate;
  revised: LegalDate;
  sections: readonly LegalSection[];
};

/** A date, and what it is the date of. */
type LegalDate = { date: string; text: string; says: string };

export const LAST_UPDATED: LegalDate = {
  date: "2024-12-18",
  text: "Last updated December 18, 2024",
  says: "the earlier version, whose sections this page keeps.",
};

/** Changes with the text of any of the three pages. */
export const REVISED: LegalDate = {
  date: "2026-11-26",
  text: "Revised November 26, 2026",
  says: "the text below, rewritten for this site. It is the one that applies.",
};
