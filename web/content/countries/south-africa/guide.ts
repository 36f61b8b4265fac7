import { fact } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { countryGuide, RENT_METHOD, SCHOOL_FEE_METHOD, SETUP_METHOD } from "../country-guide.ts";

export const southAfricaGuide = countryGuide("south-africa", {
  highlights: [
    fact("Freehold property for foreigners", "summary", "south-africa-deeds"),
    "Large research universities",
    "Two oceans",
  ],
  description:
    "South Africa has an industrial economy and a large private sector. Moving there takes more capital than most countries on this site, and more care with safety.",
  detailedGuide: {
    housing: {
      averageRent: fact(
        "$500-$1,000 a month for a two-bedroom apartment in Johannesburg or Pretoria; $900-$2,000 on Cape Town's Atlantic side and in the City Bowl",
        "estimate",
        null,
        { method: RENT_METHOD },
      ),
      areas:
        "In Johannesburg: Rosebank, Parkhurst and Sandton, with security estates in the north. In Cape Town: Sea Point, the southern suburbs and the northern beaches. Durban North and Umhlanga for warm water; Stellenbosch for vineyards.",
    },
    healthcare: {
      insurance: fact(
        "Residents buy a medical scheme, known as medical aid; visa applications often ask for one registered in South Africa. Joining later in life can carry a late-joiner penalty.",
        "summary",
        "south-africa-health",
      ),
      quality:
        "There are many private hospitals and specialists in the big cities. Ask for prices in writing, and choose a home within reach of one.",
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
        "$2,000-$10,000 to register a company, with tax and professional help. The business visa asks for an investment of 5 million rand, about $294,000 at 17 rand to the dollar; it can be reduced for favored sectors, and most of the staff must be South African citizens or residents.",
        "summary",
        "south-africa-home-affairs",
        {
          method: SETUP_METHOD,
          readAt: [PUBLIC_PAGES.southAfricaBusinessVisa, PUBLIC_PAGES.southAfricaBusinessVisaStaff],
        },
      ),
      incentives: fact(
        "Special economic zones have offered a lower corporate tax, and there are grants for manufacturing, film and energy. Read the rules on Black economic empowerment early: they shape who buys from you.",
        "summary",
        "south-africa-dtic",
      ),
    },
    education: {
      international:
        "American, British, French and German schools in Johannesburg, Pretoria and Cape Town, beside very good private and semi-private South African schools that lead to local or Cambridge exams.",
      universities:
        "The University of Cape Town, the University of the Witwatersrand, Stellenbosch, Pretoria and KwaZulu-Natal are among the large ones.",
      cost: fact(
        "About $5,000-$20,000 a year at international and leading private schools; good government schools from about $1,500",
        "estimate",
        null,
        { method: SCHOOL_FEE_METHOD },
      ),
    },
    culture: {
      lifestyle:
        "Much of life is outdoors, often around a grill. People are frank and friendly, and everyone learns which streets to avoid at night.",
      food: "Braai, bobotie, bunny chow in Durban, pap with chakalaka, biltong, seafood on both coasts and wines to match.",
      climate:
        "Seasons are reversed. The Cape is dry and windy from November to March and wet from May to August; Johannesburg is sunny from May to September, with thunderstorms from November to February; Durban is warm all year.",
    },
  },
});
