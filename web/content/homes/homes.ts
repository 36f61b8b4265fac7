import { content } from "#content";
import { COUNTRIES } from "#domain/countries.ts";
import { type Home, HOMES } from "#web/content/countries/country-record.ts";
import type { LedgerRow } from "#web/content/ledger-row.ts";
import { resolver } from "#web/content/homes/resolver.ts";
import type { UsLimits } from "#web/content/countries/come-back.ts";
import { findSafetyChapter } from "#web/content/countries/safety-chapters.ts";
import { listNames } from "#web/lib/list-names.ts";
import type { HomeRecord } from "./home-record.ts";

/** The countries of which this holds, by name. */
function listCountries(holds: (limits: UsLimits) => boolean): string {
  const those = COUNTRIES.filter(({ id }) => holds(findSafetyChapter(id).usLimits));
  return listNames(those.toSorted((a, b) => (a.name < b.name ? -1 : 1)));
}

/** What the US limits on which passports, as texts on leaving a home name it. */
export const US_LIMITS: Readonly<Record<string, string>> = {
  "us-limits.all-visas": listCountries(({ entry }) => entry === "all visas"),
  "us-limits.most-visas": listCountries(({ entry }) => entry === "most visas"),
  "us-limits.paused": listCountries(({ wasPaused }) => wasPaused),
  "us-limits.bond": listCountries(({ asksBond }) => asksBond === true),
  "us-limits.bond-and-suspended": listCountries(({ asksBond, entry }) => asksBond === true && entry !== "nothing"),
};

const { resolve, entryOf } = resolver("homes", content.homes, US_LIMITS);

/** What is known of leaving each home, and of coming back to it. */
export const HOME_RECORDS = Object.fromEntries(
  HOMES.map((id) => [id, { id, ...(resolve(content.homes[id]) as Omit<HomeRecord, "id">) }]),
) as Readonly<Record<Home, HomeRecord>>;

/** A row or a record of the homes: `homes.shared.apostille`. Throws Error where there is none. */
export const homeEntry = entryOf;

/** A row that pages of several homes or readers show: `apostille`. Throws Error where there is none. */
export function sharedRow(id: string): LedgerRow {
  return entryOf(`homes.shared.${id}`) as LedgerRow;
}
