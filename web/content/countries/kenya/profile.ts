import { fact } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { featured, livingCost, recommended } from "../profile.ts";

export const kenyaProfile = featured("kenya", {
  description:
    "Nairobi is the business center of East Africa and draws engineers, founders and families with its schools and its highland climate. The coast is a flight or a train ride away.",
  livingCost: livingCost("Moderate"),
  investment: recommended("$75K - $150K"),
  legalMinimum: fact("$100,000 for an investor's permit (class G)", "summary", "kenya-immigration", {
    pace: "fees-and-visas",
    readAt: [PUBLIC_PAGES.kenyaClassG],
  }),
  climate: "Mild in the highlands, hot and humid on the coast",
  highlights: [
    "Technology businesses in Nairobi",
    "Mobile money used for nearly everything",
    "A wide choice of international schools",
    "Hospitals in Nairobi that take patients from the whole region",
    "Beaches, mountains and wildlife within a day's drive",
  ],
});
