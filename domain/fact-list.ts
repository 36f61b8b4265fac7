import type { CountryId } from "./countries.ts";

/**
 * A fact about a country as an announcement of its change needs it. The build writes all of them into a file for the
 * Worker, which cannot read the pages (decision: announcements-by-the-outbox).
 */
export type ListedFact = {
  /** What it is about: "Housing, average rent". */
  label: string;
  /** The value, with the note that is shown beside it. */
  text: string;
  /** How far it can be relied on: "entered 2026-11-21, not yet confirmed with the office". */
  status: string;
  /** The office to confirm it at, then the public pages that it was read on; the URL of one may not be known. */
  sources: { name: string; url: string | null }[];
  /** The URL of the page that shows it. */
  url: string;
};

export type FactList = Partial<Record<CountryId, ListedFact[]>>;

/** Where the build puts the list. */
export const FACT_LIST_PATH = "/facts.json";
