import type { CountryId } from "#domain/countries.ts";
import { visaSlug } from "../page-paths.ts";
import { ghanaVisas } from "./ghana.ts";
import { kenyaVisas } from "./kenya.ts";
import { rwandaVisas } from "./rwanda.ts";
import type { Difficulty, VisaCountry, VisaType } from "./visa-type.ts";

export type { Difficulty, VisaCountry, VisaType };

/** The visa types of /visa-information, by country. */
export const VISA_COUNTRIES = [ghanaVisas, kenyaVisas, rwandaVisas] as const satisfies readonly VisaCountry[];

/** The visa type of a page's path, `/visa-information/<country>/<slug>`. */
export function findVisa(country?: string, slug?: string): { country: CountryId; type: VisaType } | undefined {
  const holder: VisaCountry | undefined = VISA_COUNTRIES.find((candidate) => candidate.country === country);
  const type = holder?.types.find(({ id }) => visaSlug(holder.country, id) === slug);
  return holder && type && { country: holder.country, type };
}
