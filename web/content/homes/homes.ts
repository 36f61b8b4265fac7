import { factOf } from "#web/content/countries/countries.ts";
import { content } from "#content";
import { COUNTRIES } from "#domain/countries.ts";
import { type Home } from "#content-model/resolve/records.ts";
import type { LedgerRow } from "#content-model/resolve/records.ts";
import { resolver } from "#content-model/resolve/resolver.ts";
import type { UsLimits } from "#web/content/countries/come-back.ts";
import { findSafetyChapter } from "#web/content/countries/safety-chapters.ts";
import { listNames } from "#web/lib/list-names.ts";
import type { HomeRecord } from "./home-record.ts";

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

const { resolve, named } = resolver("homes", content.homes, { find: (id) => US_LIMITS[id] ?? factOf(id) });

/** What is known of leaving each home, and of coming back to it. */
export const HOME_RECORDS: Readonly<Record<Home, HomeRecord>> = {
  us: { id: "us", ...resolve(content.homes.us) },
  uk: { id: "uk", ...resolve(content.homes.uk) },
  canada: { id: "canada", ...resolve(content.homes.canada) },
};

/** A row or a record of the homes: `homes.shared.apostille`. @throws Error where there is none */
export const homeEntry = named;

/** A row of the homes: `homes.us.status.green-card`. @throws Error where there is none */
export function homeRow(id: string): LedgerRow {
  const row = named(id);
  if (typeof row === "string" || !("content" in row)) throw new Error(`"${id}" is no row.`);
  return row;
}

/** A row that pages of several homes or readers show: `apostille`. @throws Error where there is none */
export function sharedRow(id: string): LedgerRow {
  return homeRow(`homes.shared.${id}`);
}

/** Every row that pages of several homes or readers show. */
export const SHARED_ROWS: readonly LedgerRow[] = resolve(content.homes.shared.rules);
