import type { CountryId } from "#domain/countries.ts";
import { FOLDERS } from "./countries.ts";
import type { City, CountryRecord } from "./country-record.ts";

/** A city with the record of its country. */
export type CityOfCountry = { city: City; country: CountryId; record: CountryRecord };

/** Every city that a country's record has, in the order of the countries. */
export const CITIES: readonly CityOfCountry[] = FOLDERS.flatMap(({ record }) =>
  record ? record.cities.map((city) => ({ city, country: record.id, record })) : [],
);
