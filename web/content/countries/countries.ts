import type { CountryId } from "#domain/countries.ts";
import type { CountryRecord } from "./country-record.ts";
import { ghanaRecord } from "./ghana/record.ts";
import { kenyaRecord } from "./kenya/record.ts";
import { nigeriaRecord } from "./nigeria/record.ts";
import { rwandaRecord } from "./rwanda/record.ts";
import { southAfricaRecord } from "./south-africa/record.ts";

/** What is known of each country that has been read section by section. */
export const COUNTRY_RECORDS: Partial<Record<CountryId, CountryRecord>> = {
  ghana: ghanaRecord,
  kenya: kenyaRecord,
  rwanda: rwandaRecord,
  "south-africa": southAfricaRecord,
  nigeria: nigeriaRecord,
};

/** What is known of a country; undefined where it has not been read yet. */
export function findRecord(id: CountryId): CountryRecord | undefined {
  return COUNTRY_RECORDS[id];
}
