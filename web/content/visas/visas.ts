import { ghanaVisas } from "./ghana.ts";
import { kenyaVisas } from "./kenya.ts";
import { rwandaVisas } from "./rwanda.ts";
import type { Difficulty, VisaCountry, VisaType } from "./visa-type.ts";

export type { Difficulty, VisaCountry, VisaType };

/** The visa types of /visa-information, by country. */
export const VISA_COUNTRIES = [ghanaVisas, kenyaVisas, rwandaVisas] as const satisfies readonly VisaCountry[];

export type VisaTypeId = (typeof VISA_COUNTRIES)[number]["types"][number]["id"];

/** The visa type of an id, or undefined for an address that names none. */
export function visaTypeById(id: string): { country: VisaCountry["country"]; type: VisaType } | undefined {
  for (const { country, types } of VISA_COUNTRIES as readonly VisaCountry[]) {
    const type = types.find((candidate) => candidate.id === id);
    if (type) return { country, type };
  }
  return undefined;
}
