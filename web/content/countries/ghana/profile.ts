import { ALL_PASSPORTS, fact, visaFact } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { featured, livingCost, recommended } from "../profile.ts";

export const ghanaProfile = featured("ghana", {
  description:
    "English-speaking, with a large diaspora community in a lively capital, and a coast whose forts and dungeons keep the memory of the people who were enslaved and shipped from there.",
  livingCost: livingCost("Low to Moderate"),
  investment: recommended("$50K - $100K recommended"),
  legalMinimum: fact(
    "$200,000 with a Ghanaian partner, $500,000 without, $1,000,000 for trading (GIPC Act, 2013)",
    "summary",
    "ghana-gipc",
    {
      pace: "fees-and-visas",
      note: "In August 2025 the President said that these minimums would be dropped. We found no page that shows the change in force.",
      readAt: [PUBLIC_PAGES.ghanaCapitalBill, PUBLIC_PAGES.ghanaCapitalSpeech],
    },
  ),
  climate: "Tropical and warm all year, with two rainy seasons in the south",
  highlights: [
    visaFact(
      "A right of abode in law for people of African descent, after years of residence",
      "summary",
      "ghana-interior-ministry",
      { passports: ALL_PASSPORTS, readAt: [PUBLIC_PAGES.ghanaRightOfAbodeLawyers] },
    ),
    "English in school, office and court",
    "A large and settled diaspora community in Accra",
    "Direct flights from the US and the UK",
    "Long record of peaceful changes of government",
  ],
});
