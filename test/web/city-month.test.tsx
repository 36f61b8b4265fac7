import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LIFESTYLES } from "#domain/households.ts";
import { BUDGET_TEXTS } from "#web/features/city-budget/copy.ts";
import { CITY_DEFAULTS, readCityChoices } from "#web/pages/cost-calculator/city-choices.ts";
import { CITY_COUNTRIES, PLANNING_RATES } from "#web/pages/cost-calculator/city-month-data.ts";
import { CityMonthResult } from "#web/pages/cost-calculator/city-month-result.tsx";
import { violationsIn } from "../support/violations.ts";

const CITIES = CITY_COUNTRIES.flatMap((country) =>
  country.cities.flatMap((city) =>
    LIFESTYLES.map((lifestyle) => ({
      name: `${city.name}, ${lifestyle}`,
      city,
      country,
      choices: { ...CITY_DEFAULTS, lifestyle, city: city.id },
    })),
  ),
);

test("each line of a city's month has an amount with its sources, or is not published and in no sum", () => {
  expect(
    violationsIn(CITIES, ({ city, country, choices }) => {
      const html = renderToStaticMarkup(
        <CityMonthResult country={country} city={city} choices={choices} rates={PLANNING_RATES} />,
      );
      const month = html.slice(0, html.indexOf("</table>"));
      const [, sum = ""] = month.split("<tfoot>");
      const rows = month.split("<tr").slice(1, -1);
      expect(rows.length).toBeGreaterThan(3);
      for (const row of rows) expect(row).toMatch(/Sources: \S|Our planning range|not published/);
      if (city.figures.month.internet === null)
        expect(sum).toMatch(new RegExp(`${BUDGET_TEXTS.lines.internet}.*not published`, "i"));
    }),
  ).toEqual([]);
  expect(CITIES.some(({ city }) => city.figures.month.internet === null)).toBe(true);
});

test("a city without a published rent is not offered", () => {
  expect(CITIES.filter(({ city }) => city.figures.month.rents.newcomers.one === null)).toEqual([]);
});

test("a wrong choice in the URL of a month is the default", () => {
  const wrong = { adults: "99", children: "-1", lifestyle: "royal", money: "shells" };
  const { adults, children, lifestyle, money } = readCityChoices(
    (name) => (wrong as Record<string, string>)[name] ?? null,
  );
  expect({ adults, children, lifestyle, money }).toEqual({
    adults: 1,
    children: 0,
    lifestyle: "comfortable",
    money: "USD",
  });
});
