import { fact, visaFact } from "#domain/facts.ts";
import { countryGuide } from "./country-guide.ts";

export const southAfricaGuide = countryGuide("south-africa", {
  highlights: [
    fact("Freehold property for foreigners", "estimate", "south-africa-deeds"),
    "World-class universities",
    "Two oceans",
  ],
  description:
    "South Africa offers the most developed infrastructure in the region and an extraordinary landscape. It asks for more capital and more care with safety, and it repays both.",
  detailedGuide: {
    visa: {
      requirements: visaFact(
        "No visa for short visits on these passports. The passport must be valid for at least 30 days after you leave and have two blank pages; children may need further papers.",
        "estimate",
        "south-africa-home-affairs",
      ),
      duration: visaFact("Up to 90 days", "estimate", "south-africa-home-affairs"),
      longTerm: visaFact(
        "Temporary residence visas exist for critical skills, general work on a points system, business, relatives, retirement with a proven income, and remote work for an employer abroad. Most are applied for in your home country; permanent residence can follow.",
        "estimate",
        "south-africa-home-affairs",
      ),
    },
    housing: {
      averageRent: fact(
        "$500-$1,000 a month for a two-bedroom apartment in Johannesburg or Pretoria; $900-$2,000 on Cape Town's Atlantic side and in the City Bowl",
        "estimate",
        "south-africa-stats",
      ),
      areas:
        "In Johannesburg: Rosebank, Parkhurst and Sandton, with security estates in the north. In Cape Town: Sea Point, the southern suburbs and the northern beaches. Durban North and Umhlanga for warm water; Stellenbosch for vineyards.",
      buyingProcess: fact(
        "Foreigners may own freehold property. You sign an offer to purchase, a conveyancing attorney checks and registers the transfer at the Deeds Office, and transfer duty rises with the price. Banks usually lend non-residents about half, so bring the rest from abroad on record.",
        "estimate",
        "south-africa-deeds",
      ),
    },
    healthcare: {
      system: fact(
        "Crowded public hospitals and a large private sector of high standard. A National Health Insurance Act was signed in 2024; its introduction is slow and disputed.",
        "estimate",
        "south-africa-health",
      ),
      insurance: fact(
        "Residents buy a medical scheme, known as medical aid; visa applications often ask for one registered in South Africa. Joining later in life can carry a late-joiner penalty.",
        "estimate",
        "south-africa-health",
      ),
      quality:
        "Private hospitals and specialists in the big cities are excellent, and cost a fraction of US prices. Choose a home within reach of one.",
    },
    business: {
      opportunities: [
        "Renewable energy, storage and installation",
        "Film, media and design, above all in Cape Town",
        "Wine, fruit and specialty food for export",
        "Technology and outsourced services",
        "Tourism, guest houses and wellness",
      ],
      startupCost: fact(
        "$2,000-$10,000 to register a company, with tax and professional help. The business visa has asked for an investment of 5 million rand, which can be reduced for favored sectors.",
        "estimate",
        "south-africa-dtic",
      ),
      incentives: fact(
        "Special economic zones have offered a lower corporate tax, and there are grants for manufacturing, film and energy. Read the rules on Black economic empowerment early: they shape who buys from you.",
        "estimate",
        "south-africa-dtic",
      ),
    },
    education: {
      international:
        "American, British, French and German schools in Johannesburg, Pretoria and Cape Town, beside very good private and semi-private South African schools that lead to local or Cambridge exams.",
      universities:
        "The University of Cape Town, the University of the Witwatersrand, Stellenbosch, Pretoria and KwaZulu-Natal stand among the best on the continent.",
      cost: fact(
        "About $5,000-$20,000 a year at international and leading private schools; good government schools from about $1,500",
        "estimate",
        "south-africa-education",
      ),
    },
    culture: {
      lifestyle:
        "Life outdoors, around a fire when it can be. People are frank and warm, coffee is taken seriously, and everyone learns which streets to avoid at night.",
      food: "Braai, bobotie, bunny chow in Durban, pap with chakalaka, biltong, seafood on both coasts and wines to match.",
      climate:
        "Seasons are reversed. The Cape has dry, windy summers and wet winters; Johannesburg has sunny winters and summer thunderstorms; Durban is warm all year.",
    },
  },
});
