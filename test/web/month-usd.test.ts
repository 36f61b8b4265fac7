import { expect, test } from "vitest";
import type { MonthUsd } from "#domain/city-budget.ts";
import { COUNTRIES } from "#domain/countries.ts";
import { COUNTRY_FOLDERS, FOLDERS } from "#web/content/countries/countries.ts";
import {
  type City,
  isLease,
  isNotFound,
  type Known,
  RIDES_A_MONTH,
  WORKDAYS_A_MONTH,
} from "#web/content/countries/country-record.ts";
import { violationsIn } from "../support/violations.ts";

/** The records that each range follows from. */
const RECORDS: { [Key in keyof MonthUsd]: (city: City) => readonly Known[] } = {
  rentOneBedroom: ({ districts }) => districts.map(({ oneBedroom }) => oneBedroom).filter(isLease),
  rentThreeBedrooms: ({ districts }) => districts.map(({ threeBedrooms }) => threeBedrooms).filter(isLease),
  foodPerAdult: ({ basket }) => [basket.food],
  transportPerAdult: ({ basket }) => [basket.transport],
  utilities: ({ basket }) => [basket.utilities],
  internet: ({ basket }) => [basket.internet],
  help: ({ basket }) => [basket.help],
};

/** What an amount in a text comes to in a month, by what the text says of it. */
const TO_A_MONTH = [
  { says: /\ba ride\b|\brides?\b/, times: RIDES_A_MONTH },
  { says: /\ba day\b/, times: WORKDAYS_A_MONTH },
  { says: /\ba week\b/, times: 52 / 12 },
  { says: /\ba year\b/, times: 1 / 12 },
  { says: /\bfamily of four\b/, times: 1 / 4 },
];

/** The dollars a month that the words of a record name, what pages report against it included. */
function dollarsNamed(known: Known): number[] {
  if (isNotFound(known)) return [];
  const texts = [known.value, ...(known.reported ?? []).map(({ value }) => value)];
  return texts.flatMap((text) => {
    const times = TO_A_MONTH.filter(({ says }) => says.test(text)).reduce((all, one) => all * one.times, 1);
    return [...text.matchAll(/\$([\d,]+)/g)].map(([, digits]) => Number(digits!.replaceAll(",", "")) * times);
  });
}

/** Records convert at rates of their own day, and round. */
const TOLERANCE = 0.1;

const CITIES = FOLDERS.flatMap(({ record }) => record.cities);

const MONTHS = CITIES.flatMap((city) =>
  (Object.keys(RECORDS) as (keyof MonthUsd)[]).map((key) => [city.name, key, city] as const),
);

test("each range of a month in a city follows from its records", () => {
  expect(
    violationsIn(MONTHS, ([, key, city]) => {
      const range = city.monthUsd[key];
      const records = RECORDS[key](city);
      if (records.every(isNotFound)) expect(range).toBeNull();
      if (range === null) return;
      expect(range.from).toBeGreaterThan(0);
      expect(range.to).toBeGreaterThanOrEqual(range.from);
      expect([range.from, range.to].map(Math.round)).toEqual([range.from, range.to]);
      for (const dollars of records.flatMap(dollarsNamed)) {
        expect(dollars).toBeGreaterThanOrEqual(range.from * (1 - TOLERANCE));
        expect(dollars).toBeLessThanOrEqual(range.to * (1 + TOLERANCE));
      }
    }),
  ).toEqual([]);
});

test("three bedrooms are never planned below one", () => {
  const below = CITIES.filter(({ monthUsd: { rentOneBedroom: one, rentThreeBedrooms: three } }) =>
    Boolean(one && three && (three.from < one.from || three.to < one.to)),
  );
  expect(below.map(({ id }) => id)).toEqual([]);
});

test("a rent whose words say short let is marked as one", () => {
  const rents = CITIES.flatMap(({ districts }) => districts.flatMap((one) => [one.oneBedroom, one.threeBedrooms]));
  const unmarked = rents.filter(
    (rent) => !isNotFound(rent) && isLease(rent) && /short[ -](?:let|stay)/i.test(rent.value),
  );
  expect(unmarked).toEqual([]);
});

test("an id belongs to one city, because it is its address", () => {
  expect(new Set(CITIES.map(({ id }) => id)).size).toBe(CITIES.length);
});

test("the rate of a country's currency is an estimate that names the latest rate, with its office", () => {
  for (const { id, currency } of COUNTRIES) {
    const { code, perDollar } = COUNTRY_FOLDERS[id].currency;
    expect(currency.value).toContain(`(${code})`);
    expect(perDollar.basis).toBe("estimate");
    expect(perDollar.method, `${id}: the latest rate that was found, and its day`).toMatch(/ 20\d\d[,.;]| fixed rate/);
    expect(perDollar.office).toBe(currency.office);
  }
});
