import { type Household, LARGEST_HOUSEHOLD, LIFESTYLES, type Lifestyle } from "#domain/households.ts";
import { type Currency, isCurrency } from "#web/lib/currency.ts";

/** What a month is shown in: one of the visitors' currencies, or that of the country. */
export type Money = Currency | "local";

/** What a visitor chooses for a month in a city; the names are those of the fields and of the URL's parameters. */
export type CityChoices = Household & {
  city: string;
  lifestyle: Lifestyle;
  permit: string;
  money: Money;
};

export const CITY_DEFAULTS: CityChoices = {
  city: "",
  adults: 1,
  children: 0,
  lifestyle: "comfortable",
  permit: "",
  money: "USD",
};

/** The choices that are written, as texts: in a form's fields, or in the URL. What is missing or wrong is the default. */
export function readCityChoices(get: (name: keyof CityChoices) => string | null): CityChoices {
  const lifestyle = get("lifestyle");
  const money = get("money");
  return {
    city: get("city") ?? CITY_DEFAULTS.city,
    adults: readPeople(get("adults"), "adults"),
    children: readPeople(get("children"), "children"),
    lifestyle: LIFESTYLES.find((one) => one === lifestyle) ?? CITY_DEFAULTS.lifestyle,
    permit: get("permit") ?? CITY_DEFAULTS.permit,
    money: money === "local" || isCurrency(money) ? money : CITY_DEFAULTS.money,
  };
}

function readPeople(text: string | null, who: "adults" | "children"): number {
  const number = text === null || !/^\d$/.test(text) ? CITY_DEFAULTS[who] : Number(text);
  return Math.min(Math.max(number, CITY_DEFAULTS[who] === 0 ? 0 : 1), LARGEST_HOUSEHOLD[who]);
}

/** The choices as parameters of the URL; null takes a default out. */
export function cityParams(choices: CityChoices): Record<keyof CityChoices, string | null> {
  const names = Object.keys(CITY_DEFAULTS) as (keyof CityChoices)[];
  return Object.fromEntries(
    names.map((name) => [name, choices[name] === CITY_DEFAULTS[name] ? null : String(choices[name])]),
  ) as Record<keyof CityChoices, string | null>;
}
