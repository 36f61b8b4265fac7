import type { Place } from "#content-model/schema/place.ts";
import { content } from "#content";
import { cityBudget, type CityFigures } from "#domain/city-budget.ts";
import type { CountryId } from "#domain/countries.ts";
import type { Range } from "#domain/range.ts";
import { FOLDERS } from "./countries.ts";
import type { City, CityComparison, CountryRecord, Hospital, School } from "#content-model/resolve/resolve-country.ts";

export type CityOfCountry = { city: City; country: CountryId; record: CountryRecord };

/** Every city that a country's record has, in the order of the countries. */
export const CITIES: readonly CityOfCountry[] = FOLDERS.flatMap(({ record }) =>
  record.cities.map((city) => ({ city, country: record.id, record })),
);

/**
 * A city by its id.
 * @throws Error where no record has it
 */
export function findCity(id: string): CityOfCountry {
  const place = CITIES.find(({ city }) => city.id === id);
  if (!place) throw new Error(`No record has the city ${id}.`);
  return place;
}

const { comforts } = content.planning;

/** How the planning figures of a comfortable month were made. */
export const COMFORT_METHOD = comforts.method;

export function cityFigures({ city, record }: Pick<CityOfCountry, "city" | "record">): CityFigures {
  return {
    month: city.monthUsd,
    comforts: {
      ridesPerAdult: comforts.ridesPerAdult,
      backup: city.needsBackup ? comforts.backup : null,
    },
    advanceRentMonths: record.homes.advanceRentMonths,
  };
}

/** Our comfortable month for the household that a public page counts, without rent where the page leaves it out. */
export function comparedMonth(place: Pick<CityOfCountry, "city" | "record">, comparison: CityComparison): Range {
  const { sum, lines } = cityBudget(cityFigures(place), comparison.household, "comfortable", null);
  const rent = comparison.withoutRent && lines.find(({ id }) => id === "rent")?.range;
  return rent ? { from: sum.from - rent.from, to: sum.to - rent.to } : sum;
}

/** The cities whose comfortable month is far from a public page's, above or below, and does not say why. */
export function unexplainedMonths(): string[] {
  const middle = ({ from, to }: Range) => (from + to) / 2;
  return CITIES.flatMap((place) => {
    const { id, comparison } = place.city;
    if (!comparison || comparison.because) return [];
    const ratio = middle(comparedMonth(place, comparison)) / middle(comparison.usd);
    return ratio < 0.75 || ratio > 2 ? [`${id} (${ratio.toFixed(2)} of theirs)`] : [];
  });
}

/** Whether the records name rent and food for one adult: without them there is no month to plan with. */
export function hasMonth({ city: { monthUsd } }: Pick<CityOfCountry, "city">): boolean {
  return monthUsd.rents.newcomers.one !== null && monthUsd.foodPerAdult !== null;
}

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
  if (town !== undefined) return town;
  if (city === null) throw new Error("A place without a city and a town has passed the check.");
  return findCity(city).city.name;
}
