import { fact, visaFact } from "#domain/facts.ts";
import { countryGuide, RENT_METHOD, SCHOOL_FEE_METHOD, SETUP_METHOD } from "../country-guide.ts";

export const moroccoGuide = countryGuide("morocco", {
  highlights: [
    visaFact("No visa for short stays", "summary", "morocco-consular-service"),
    "Close to Europe",
    fact("Foreign ownership in cities", "summary", "morocco-ancfcc"),
  ],
  description:
    "Morocco is an overnight flight from the US East Coast or Canada and a short one from London. It has fast trains, old city centers, and prices below those of Europe. You will need French or Arabic.",
  detailedGuide: {
    housing: {
      averageRent: fact(
        "$350-$700 a month for a two-bedroom apartment in Rabat, Tangier, Marrakech or Casablanca; $700-$1,300 in the best districts",
        "estimate",
        null,
        { method: RENT_METHOD },
      ),
      areas:
        "Rabat's Agdal and Hay Riad for calm and embassies, Casablanca's Maârif, Gauthier and Anfa for work, Guéliz in Marrakech for cafés, Tangier near Spain, and Essaouira or Agadir on the Atlantic.",
    },
    healthcare: {
      insurance: fact(
        "Employees are covered through the social security fund, CNSS. Newcomers without a Moroccan job buy private or international insurance.",
        "summary",
        "morocco-cnss",
      ),
      quality:
        "Good private clinics in Casablanca, Rabat and Marrakech, with doctors who speak French and often English. Rural care is thin.",
    },
    business: {
      opportunities: [
        "Guest houses, restaurants and travel",
        "Crafts, design and fashion for export",
        "Automotive and aerospace suppliers",
        "Solar and wind energy",
        "Services for French- and English-speaking customers abroad",
      ],
      startupCost: fact(
        "$2,000-$10,000 for a limited company with registration, notary and accountant. The regional investment centers, CRI, are the single window.",
        "summary",
        "morocco-amdie",
        { method: SETUP_METHOD },
      ),
      incentives: fact(
        "The investment charter of 2022 offers premiums for jobs, regions and priority sectors, and industrial acceleration zones have their own tax rules.",
        "summary",
        "morocco-amdie",
      ),
    },
    education: {
      international:
        "A large network of French schools, with American and British schools in Casablanca, Rabat, Tangier and Marrakech. Teaching in English is growing.",
      universities:
        "Mohammed V University in Rabat, Al Akhawayn University in Ifrane, which teaches in English, Hassan II in Casablanca and Mohammed VI Polytechnic in Benguerir.",
      cost: fact(
        "About $5,000-$20,000 a year at American, British and French schools; bilingual Moroccan schools from about $2,000",
        "estimate",
        null,
        { method: SCHOOL_FEE_METHOD },
      ),
    },
    culture: {
      lifestyle:
        "Family comes first, meetings begin with tea, and prices in markets are negotiated. During Ramadan working hours change in the whole country.",
      food: "Tagine, couscous, harira, pastilla, grilled sardines on the coast, olives and oranges, and mint tea poured from high up.",
      climate:
        "Mild on the coast, hot inland from June to September, cold in the mountains from December to February, where it snows. Rain falls mostly from November to April.",
    },
  },
});
