import type { CountryId } from "#domain/countries.ts";
import { FOLDERS } from "./countries.ts";
import type { City, CountryRecord, Hospital, Place, School } from "./country-record.ts";

/** A city with the record of its country. */
export type CityOfCountry = { city: City; country: CountryId; record: CountryRecord };

/** Every city that a country's record has, in the order of the countries. */
export const CITIES: readonly CityOfCountry[] = FOLDERS.flatMap(({ record }) =>
  record.cities.map((city) => ({ city, country: record.id, record })),
);

/** The schools and hospitals that the record of a city's country has there. */
export function institutionsOf({ city, record }: CityOfCountry): {
  schools: readonly School[];
  hospitals: readonly Hospital[];
} {
  const isHere = (place: Place) => place.city === city.id;
  return { schools: record.schools.schools.filter(isHere), hospitals: record.health.hospitals.filter(isHere) };
}

/** The town where a school or a hospital stands. */
export function townOf({ city, town }: Place): string {
  return town ?? CITIES.find((one) => one.city.id === city)!.city.name;
}
