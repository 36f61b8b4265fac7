import { type Country, COUNTRIES } from "#domain/countries.ts";
import { permitsPath, type Reason, REASONS } from "#domain/reasons.ts";
import { findRecord } from "./countries/countries.ts";
import type { Permit } from "./countries/country-record.ts";
import type { PagePath } from "./page-paths.ts";

/** A permit with its country. */
export type CountryPermit = { country: Country; permit: Permit };

/** Every permit of every country that has a record, country by country. */
export const PERMITS: readonly CountryPermit[] = COUNTRIES.flatMap((country) =>
  (findRecord(country.id)?.permits ?? []).map((permit) => ({ country, permit })),
);

/** The countries whose permits are known. */
export const PERMIT_COUNTRIES: readonly Country[] = COUNTRIES.filter(({ id }) => findRecord(id));

/** A page with the permits for one reason, in one country or in all. */
export type PermitList = {
  path: PagePath;
  reason: Reason;
  country: Country | null;
  permits: readonly CountryPermit[];
};

/** Every such page, also where a country has no permit for the reason, which its page then says. */
export const PERMIT_LISTS: readonly PermitList[] = REASONS.flatMap((reason) =>
  [null, ...PERMIT_COUNTRIES].map((country) => ({
    path: permitsPath(reason, country?.id),
    reason,
    country,
    permits: PERMITS.filter(
      (one) => one.permit.reasons.includes(reason) && (country === null || one.country.id === country.id),
    ),
  })),
);
