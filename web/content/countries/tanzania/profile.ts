import { fact } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { featured, livingCost, mainCities, recommended } from "../profile.ts";

export const tanzaniaProfile = featured("tanzania", {
  mainCities: mainCities("Dar es Salaam", "tanzania-nbs"),
  description:
    "Families and retirees come for the islands and the coast, and Swahili is shared by the whole country. People were killed in the unrest after the last national election, and small trades have since been closed to foreigners: read the chapter on safety and law first.",
  livingCost: livingCost("Low to Moderate"),
  investment: recommended("$50K - $100K"),
  legalMinimum: fact(
    "1.25 billion shillings, about $500,000, to be registered as a foreign investor",
    "summary",
    "tanzania-tiseza",
    {
      pace: "fees-and-visas",
      note: "Since July 28, 2025, 15 kinds of small business are closed to foreigners, among them shops, mobile money, phone repair, salons outside hotels, tour guiding, real estate agencies, parcel delivery and cleaning. The penalty is a fine of at least 10 million shillings or up to six months in prison, and the loss of the residence permit.",
      readAt: [
        PUBLIC_PAGES.tanzaniaOrderLawyers,
        PUBLIC_PAGES.tanzaniaOrderNews,
        PUBLIC_PAGES.tanzaniaTiseza,
        PUBLIC_PAGES.tanzaniaCapital,
      ],
    },
  ),
  climate: "Hot and humid on the coast, cooler in the highlands, with two rainy seasons in the north",
  highlights: [
    "Zanzibar and a long Indian Ocean coast",
    "Swahili shared by the whole country",
    "Tourism around Serengeti and Kilimanjaro",
    "Growing gas, farming and logistics sectors",
    "International schools in Dar es Salaam and Arusha",
  ],
});
