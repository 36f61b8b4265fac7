import { fact } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { featured, livingCost, mainCities, recommended } from "../profile.ts";

export const southAfricaProfile = featured("south-africa", {
  mainCities: mainCities("Cape Town / Johannesburg", "south-africa-stats"),
  description:
    "A large economy with its own industry, and foreigners may own property. It suits people who arrive with capital or a skill in demand, and who plan for safety.",
  livingCost: livingCost("Moderate to High"),
  investment: recommended("$100K - $250K"),
  legalMinimum: fact("5 million rand for a business visa, about $294,000", "summary", "south-africa-home-affairs", {
    pace: "fees-and-visas",
    note: "At 17 rand to the dollar. The amount can be reduced for favored sectors.",
    readAt: [PUBLIC_PAGES.southAfricaBusinessVisa, PUBLIC_PAGES.southAfricaBusinessVisaStaff],
  }),
  climate: "Mediterranean in the Cape, sunny highveld inland, subtropical in Durban",
  highlights: [
    fact("Foreigners can own freehold property", "summary", "south-africa-deeds"),
    "A large private healthcare sector",
    "Large research universities",
    "Deep banking, property and stock markets",
    "Two oceans, wine country and great parks",
  ],
});
