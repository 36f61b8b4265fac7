import type { CountryId } from "#domain/countries.ts";
import { visaSlug } from "../page-paths.ts";
import { FOLDERS } from "./countries.ts";
import type { Difficulty, VisaCountry, VisaType } from "./visa-type.ts";

export type { Difficulty, VisaCountry, VisaType };

export const VISA_COUNTRIES: readonly VisaCountry[] = FOLDERS.flatMap(({ visas }) => visas ?? []);

/** The visa type of a page's path, `/visa-information/<country>/<slug>`. */
export function findVisa(country?: string, slug?: string): { country: CountryId; type: VisaType } | undefined {
  const holder = VISA_COUNTRIES.find((candidate) => candidate.country === country);
  const type = holder?.types.find(({ id }) => visaSlug(holder.country, id) === slug);
  return holder && type && { country: holder.country, type };
}
