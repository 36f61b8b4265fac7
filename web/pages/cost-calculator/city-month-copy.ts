// The words of a month in a city, which is an island.

export const cityMonthTexts = {
  form: "A month in a city",
  cityLabel: "City",
  cityNone: "Choose a city",
  people: { adults: "Adults", children: "Children" },
  lifestyleLabel: "Lifestyle",
  permitLabel: "Permit",
  permitHint: "Its fee is part of the cash on arrival.",
  permitNone: "Not chosen yet",
  moneyLabel: "Show amounts in",
  money: { USD: "US dollars", CAD: "Canadian dollars", GBP: "British pounds", local: "the money of the country" },
  waiting: {
    title: "Choose a city",
    text: "Its month appears here, line by line. It is computed in your browser, and we keep nothing that you enter.",
  },
  failed: {
    title: "The month could not be loaded",
    text: "Please check your connection and load the page again; what you chose is still here.",
  },
} as const;
