import { ghanaVisas } from "./ghana.ts";
import { kenyaVisas } from "./kenya.ts";
import { rwandaVisas } from "./rwanda.ts";
import type { Difficulty, VisaCountry, VisaType } from "./visa-type.ts";

export type { Difficulty, VisaCountry, VisaType };

/** The visa types of /visa-information, by country. */
export const VISA_COUNTRIES = [ghanaVisas, kenyaVisas, rwandaVisas] as const satisfies readonly VisaCountry[];
