import { expect, test } from "vitest";
import { CITIES } from "#web/content/countries/cities.ts";
import { planKit } from "#web/content/plans/plan-kits.ts";
import { CITY_COUNTRIES } from "#web/pages/cost-calculator/city-month-data.ts";
import { violationsIn } from "../support/violations.ts";

const PLACES = CITIES.map((place) => [place.city.id, place] as const);

test("plans and the calculator count with the rents of the city's own table", () => {
  expect(PLACES.length).toBeGreaterThan(30);
  const options = CITY_COUNTRIES.flatMap(({ cities }) => cities);
  expect(
    violationsIn(PLACES, ([id, { city, country }]) => {
      const { rents } = city.monthUsd;
      expect(planKit(country).cities.find((one) => one.id === id)!.figures.month.rents).toEqual(rents);
      const option = options.find((one) => one.id === id);
      if (option) expect(option.figures.month.rents).toEqual(rents);
    }),
  ).toEqual([]);
});
