import type { ChapterId } from "#domain/chapter-ids.ts";
import type { CountryId } from "#domain/countries.ts";
import type { Fact } from "#domain/facts.ts";
import type { Household } from "#domain/households.ts";
import type { DollarRange } from "#web/content/planning-figures.ts";
import type { LedgerRow } from "#content-model/resolve/records.ts";
import type { ReaderId } from "./reader-links.ts";

/** Rows under a heading. */
export type ReaderGroup = {
  title: string;
  /** They wait behind the heading: most readers need those of one country. */
  isFolded?: boolean;
  rows: readonly LedgerRow[];
  /** In place of rows: the chapter of every guide that says it. */
  eachCountry?: ChapterId;
};

export type ReaderChapter = {
  id: string;
  title: string;
  intro: string;
  groups: readonly ReaderGroup[];
  /** A chapter of another page that says more. */
  link?: { to: string; label: string };
};

/** One line of a month's budget: an estimate, whose method says which record it is made from. */
export type BudgetLine = { label: string; range: Fact<DollarRange> };

export type Budget = {
  /** The id of the city whose month is counted, as on its own page, for a comfortable life. */
  city: string;
  household: Household;
  /** Who lives where, in one sentence. */
  who: string;
  /** What the month of a city does not hold, such as school fees. */
  lines: readonly BudgetLine[];
  /** What the sum does not hold. */
  leftOut: readonly string[];
};

/** What to ask one kind of adviser, and where to look for one. */
export type Adviser = { title: string; find: string; questions: readonly string[] };

export type Reader = {
  id: ReaderId;
  heading: string;
  /** Of the page's meta, without the site's name. */
  title: string;
  description: string;
  lead: string;
  chapters: readonly ReaderChapter[];
  /** Whose poster it has, where it has no budget in a city. */
  picture?: CountryId | undefined;
  budget?: Budget;
  advisers: readonly Adviser[];
};
