import { ALL_PASSPORTS, fact, visaFact } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { countryGuide, RENT_METHOD, SCHOOL_FEE_METHOD, SETUP_METHOD } from "../country-guide.ts";

export const ghanaGuide = countryGuide("ghana", {
  highlights: [
    visaFact("Right of Abode after years of residence", "summary", "ghana-interior-ministry", {
      passports: ALL_PASSPORTS,
    }),
    "English-speaking",
    "Coast and history",
  ],
  description:
    "Business and government work in English, Accra has a large community of people who made the same move, and the law has a right of abode for people of African descent, which takes years to obtain.",
  detailedGuide: {
    housing: {
      averageRent: fact(
        "$400-$900 a month for a two-bedroom apartment in most of Accra; $1,200-$2,500 in Cantonments, Airport Residential and Labone",
        "estimate",
        null,
        {
          method: RENT_METHOD,
          note: "Landlords often ask for one or two years in advance, although the Rent Act allows six months. Negotiate.",
        },
      ),
      areas:
        "In Accra: East Legon and Cantonments for schools and restaurants, Osu for city life, Spintex and Adenta for more space. Cape Coast and Elmina are quieter, Kumasi is the center of the Ashanti region, and Aburi has cooler air in the hills.",
    },
    healthcare: {
      insurance: fact(
        "The national scheme covers common conditions in accredited facilities for a small yearly contribution. Consider private or international insurance with evacuation cover besides.",
        "summary",
        "ghana-nhia",
      ),
      quality:
        "Private care in Accra, and the university hospital at Legon. Outside the big cities, plan for distance and bring what you take every day.",
    },
    business: {
      opportunities: [
        "Agriculture and food processing, from cocoa to shea and fresh fruit",
        "Hospitality and heritage travel along the coast",
        "Real estate and building services in Greater Accra",
        "Technology and services for the West African market",
        "Fashion, beauty and the creative industries",
      ],
      startupCost: fact(
        "$2,000-$10,000 for registration, permits and professional help. Companies with foreign owners have also had to show minimum capital: $200,000 with a Ghanaian partner, $500,000 without, $1,000,000 for trading, under the GIPC Act, 2013.",
        "summary",
        "ghana-gipc",
        {
          method: SETUP_METHOD,
          readAt: [PUBLIC_PAGES.ghanaCapitalBill, PUBLIC_PAGES.ghanaCapitalSpeech],
          note: "In August 2025 the President said that the minimum capital would be dropped. We found no page that shows the change in force. Ask GIPC what applies on the day you register.",
        },
      ),
      incentives: fact(
        "GIPC registration brings immigrant quotas for staff and customs relief on equipment; free-zone companies and businesses outside Accra have had longer tax holidays.",
        "summary",
        "ghana-gipc",
      ),
    },
    education: {
      international:
        "Accra has American, British and International Baccalaureate schools, among them Ghana International School and Lincoln Community School. Good Ghanaian private schools cost far less.",
      universities:
        "The University of Ghana at Legon, Kwame Nkrumah University of Science and Technology in Kumasi, the University of Cape Coast, and Ashesi University in the hills at Berekuso.",
      cost: fact(
        "About $5,000-$20,000 a year at international schools; good local private schools from about $1,000",
        "estimate",
        null,
        { method: SCHOOL_FEE_METHOD },
      ),
    },
    culture: {
      lifestyle:
        "Greetings come first, always, and with the right hand. Sundays belong to church and family, funerals are great gatherings, and in December people come home to Accra from all over the world.",
      food: "Jollof, waakye from a leaf, banku with grilled tilapia, red red, kelewele at the roadside, and fufu on Sunday.",
      climate:
        "Tropical and warm all year. The south has two rainy seasons, the longer from April to July, the shorter in September and October; the dry harmattan wind brings dust from the north in December and January.",
    },
  },
});
