import { type Country, COUNTRIES } from "#domain/countries.ts";
import { permitsPath, type Reason, REASONS } from "#domain/reasons.ts";
import { COUNTRY_FOLDERS } from "./countries/countries.ts";
import type { Permit } from "./countries/country-record.ts";
import type { PagePath } from "./page-paths.ts";

/** A permit with its country. */
export type CountryPermit = { country: Country; permit: Permit };

/** Every permit, country by country. */
export const PERMITS: readonly CountryPermit[] = COUNTRIES.flatMap((country) =>
  COUNTRY_FOLDERS[country.id].record.permits.map((permit) => ({ country, permit })),
);

/** A page with the permits for one reason, in one country or in all. */
export type PermitList = {
  path: PagePath;
  reason: Reason;
  country: Country | null;
  permits: readonly CountryPermit[];
};

/** Every such page, also where a country has no permit for the reason, which its page then says. */
export const PERMIT_LISTS: readonly PermitList[] = REASONS.flatMap((reason) =>
  [null, ...COUNTRIES].map((country) => ({
    path: permitsPath(reason, country?.id),
    reason,
    country,
    permits: PERMITS.filter(
      (one) => one.permit.reasons.includes(reason) && (country === null || one.country.id === country.id),
    ),
  })),
);
