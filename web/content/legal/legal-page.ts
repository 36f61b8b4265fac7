import type { TextBlock } from "#web/content/text-block.ts";

/** A section of a legal page; the id is its anchor. */
export type LegalSection = { id: string; title: string; body: readonly TextBlock[] };

/** A legal page: its sections, each statement true of this product (decision: legal-truth). */
export type LegalPage = {
  title: string;
  intro: string;
  /** The date of the last update, and the day on which the text was made true of this product. */
  lastUpdated: LegalDate;
  revised: LegalDate;
  sections: readonly LegalSection[];
};

type LegalDate = { date: string; text: string };

export const LAST_UPDATED: LegalDate = { date: "2024-12-18", text: "Last updated December 18, 2024" };

export const REVISED: LegalDate = { date: "2026-11-21", text: "Revised November 21, 2026" };
