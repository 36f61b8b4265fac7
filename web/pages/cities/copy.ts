import type { Household } from "#domain/households.ts";
import type { PageContent } from "#web/layout/page-content.ts";

/** The households whose comfortable month each city's page counts. */
export const EXAMPLES: readonly Household[] = [
  { adults: 1, children: 0 },
  { adults: 2, children: 0 },
  { adults: 2, children: 2 },
];

export const citiesPage = {
  meta: {
    path: "/cities",
    title: "African cities for newcomers: rents, budgets, districts",
    description:
      "The cities of our countries, one by one: rents by district, a month's basket, power and water, climate, flights, safety, schools and hospitals, with sources.",
  },
  motif: "west",
  heading: "Choose a city, not only a country",
  paragraphs: [
    "Rents, water and schools differ more between two cities than between two countries. Each has a page with its districts and what a month costs.",
  ],
  list: {
    title: "Cities by country",
    intro: "A month is for one adult living comfortably. “From” means that some of its costs aren't published.",
  },
  pointers: { title: "Read on", links: ["costCalculator", "countryGuides", "topCountries"] },
  one: {
    lead: "A comfortable month in {city}: about {months}{lacks}.",
    leadMonth: "{dollars} for {household}",
    leadLacks: { one: ", without 1 cost that isn’t published", many: ", without {count} costs that aren’t published" },
    /** Where no household's month has all its prices. */
    leadWithoutMonth:
      "What it costs to live in {city}, district by district, and what life there is like: power, water, weather, safety, schools and hospitals.",
    fits: "Good for",
    doesNotFit: "Not for",
    links: {
      calculator: "Work out your own month in {city}",
      plan: "Plan your move",
      guide: "Moving to {country}",
      permits: "Permits for {country}",
      compare: "{city} or {other}?",
    },
    month: {
      title: "A month, household by household",
      caption: "A comfortable month in {city} in US dollars",
      line: "Line",
      localPay: "What people there earn",
      advance: "Months of rent in advance",
      comparison: {
        theirs: "Compare: {publisher}",
        household: "{household}, a month",
        withoutRent: "{household}, a month without rent",
        ours: "Ours, living comfortably",
        because: "Why they differ",
      },
      local: "Amounts in {currency} were converted at {rate} to the dollar. {method}",
    },
    districts: {
      title: "Rents and districts",
      columns: ["Home, a month", "Where newcomers live", "Elsewhere"],
      sizes: { one: "One bedroom", two: "Two bedrooms", three: "Three bedrooms" },
      newcomers: "Where newcomers live",
      elsewhere: "Elsewhere",
      more: "Renting and buying a home in {country}",
    },
    basket: {
      title: "What a month costs",
      rows: {
        food: "Food",
        transport: "Transport",
        utilities: "Utilities",
        internet: "Internet",
        help: "Help at home",
      },
    },
    life: {
      title: "Power, water, flights",
      rows: { power: "Power", water: "Water", air: "Flights" },
      country: "Power and internet in {country}",
    },
    climate: {
      title: "Climate by month",
      rows: { climate: "The year" },
      measured: "Where it was measured",
      caption: "The weather of {city} by month: highs by day, lows by night, and rain",
      columns: { month: "Month", high: "High", low: "Low", rain: "Rain" },
      units: { temperature: "°F (°C)", rain: "inches (mm)" },
      year: "Year",
    },
    safety: {
      title: "Safety",
      intro: "The three governments' advice covers all of {country}; the last row is about {city}.",
      row: "In the city",
      more: "Safety and law in {country}",
    },
    schools: {
      title: "Schools",
      columns: ["School", "Curriculum", "Ages", "Fees"],
      none: "We list no private school in {city} yet.",
      all: "All schools of {country}",
    },
    health: { title: "Hospitals", none: "We list no hospital in {city} yet.", more: "Healthcare in {country}" },
  },
} as const satisfies PageContent & Record<string, unknown>;
