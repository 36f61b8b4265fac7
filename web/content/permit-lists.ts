import { type Country, COUNTRIES, type CountryId } from "#domain/countries.ts";
import { permitsPath, type Reason, REASONS } from "#domain/reasons.ts";
import type { OfficeId } from "#domain/facts.ts";
import { findOffice, type Office } from "#content-model/resolve/offices.ts";
import { COUNTRY_FOLDERS } from "./countries/countries.ts";
import type { Permit } from "#content-model/resolve/resolve-country.ts";
import { chapterPath, type PagePath } from "./page-paths.ts";
import { firstsFirst, permitsFor } from "./permit-order.ts";

export type CountryPermit = { country: Country; permit: Permit };

/** Every permit, country by country, the first for each reason before the others. */
export const PERMITS: readonly CountryPermit[] = COUNTRIES.flatMap((country) =>
  firstsFirst(COUNTRY_FOLDERS[country.id].record.permits).map((permit) => ({ country, permit })),
);

/** A page with the permits for one reason, in one country or country by country; in each in the order of comparePermits. */
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
    permits: (country ? [country] : COUNTRIES).flatMap((one) =>
      permitsFor(COUNTRY_FOLDERS[one.id].record.permits, reason).map((permit) => ({ country: one, permit })),
    ),
  })),
);

/** What people do where a country has no permit for a reason: the answer of the chapter that says it. */
export function insteadOfPermit(country: CountryId, reason: Reason): { answer: string; path: PagePath } {
  const chapter = reason === "return" ? "belonging" : "permits";
  return { answer: COUNTRY_FOLDERS[country].chapters[chapter].answer, path: chapterPath(country, chapter) };
}

/** The office where most permits of a country are applied for: whom to ask where none fits. */
export function permitOffice(permits: readonly Permit[]): Office {
  const byOffice = Map.groupBy(
    permits,
    ({ applyAt, threshold }) => applyAt?.office ?? ("office" in threshold ? threshold.office : null),
  );
  const [[office]] = [...byOffice].filter(([id]) => id !== null).toSorted((a, b) => b[1].length - a[1].length) as [
    [OfficeId, unknown],
  ];
  return findOffice(office);
}
