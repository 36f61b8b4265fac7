import { ALL_PASSPORTS, visaFact } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { featured, livingCost, recommended } from "../profile.ts";

export const sierraLeoneProfile = featured("sierra-leone", {
  description:
    "Small and green. Freetown was founded by people who had freed themselves from slavery, and people who trace ancestry here by a DNA test have been granted citizenship. The great cotton tree where they are said to have given thanks has since fallen in a storm. Power, roads and healthcare are weak: read the chapter on safety and law.",
  livingCost: livingCost("Low to Moderate"),
  investment: recommended("$30K - $80K"),
  climate: "Tropical, dry from November to April, with very heavy rain from June to September",
  highlights: [
    visaFact(
      "Citizenship for people who trace ancestry to Sierra Leone by a DNA test",
      "summary",
      "sierra-leone-immigration",
      {
        passports: ALL_PASSPORTS,
        note: "Granted by the government about once a year, through certified tour operators and the Monuments and Relics Commission. Ask what the tour, the test and the passport cost in all before you pay.",
        readAt: [PUBLIC_PAGES.sierraLeoneCitizenship, PUBLIC_PAGES.sierraLeoneCitizenshipProgram],
      },
    ),
    "English-speaking, with Krio as the common tongue",
    "Long beaches near the capital",
    "Openings in farming, fisheries, tourism and energy",
    "A close community where newcomers are soon known",
  ],
});
