import { dollarsOf } from "#domain/amounts.ts";
import { PER_DOLLAR } from "#web/content/exchange-rates.ts";
import type { Home, Known } from "#web/content/countries/country-record.ts";
import type { Range } from "#domain/range.ts";
import type { LedgerRow } from "#web/content/ledger-row.ts";

/** A paper that an office at home issues: what a page says of it, and how long it takes, for plans. */
export type HomePaper = {
  name: string;
  rule: Known;
  /** How long it takes, from `rule`; null where no page names it. */
  weeks: Range | null;
};

/** What one paper costs in US dollars; null where its record has no amount. */
export function paperFee({ rule }: HomePaper): Range | null {
  return dollarsOf(rule, PER_DOLLAR, "once");
}

/** What is known of leaving one of the three homes, and of coming back to it. */
export type HomeRecord = {
  id: Home;
  /** `USA`, as it stands in a sentence after "the". */
  name: string;
  /** The part of its URL. */
  slug: string;
  /** `birth` is a copy of a birth or marriage certificate; `passport` a new passport, for who needs one. */
  papers: { police: HomePaper; legalization: HomePaper; birth: HomePaper; passport: HomePaper };
  /** The rules of readers' pages stand there once and are shown here, too. */
  tax: readonly LedgerRow[];
  pensions: readonly LedgerRow[];
  /** What becomes of health cover on leaving. */
  health: readonly LedgerRow[];
  childBenefits: LedgerRow;
  voting: Known;
  credit: Known;
  /** Residence without citizenship, and who may come along. */
  status: readonly LedgerRow[];
  healthOnReturn: Known;
  benefitsOnReturn: Known;
  schools: Known;
  universities: Known;
  drivingLicense: Known;
  goods: Known;
  pets: Known;
};
