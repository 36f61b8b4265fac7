import { fact } from "#domain/facts.ts";
import { countryGuide, RENT_METHOD, SCHOOL_FEE_METHOD, SETUP_METHOD } from "../country-guide.ts";

export const senegalGuide = countryGuide("senegal", {
  highlights: ["Teranga hospitality", "Atlantic capital", "Currency tied to the euro"],
  description:
    "Senegal is known for its hospitality, called teranga. Dakar is a city on the ocean with art, music and business. You need French from the first day, and a little Wolof is welcome.",
  detailedGuide: {
    housing: {
      averageRent: fact(
        "$300-$700 a month for a two-bedroom apartment in much of Dakar; $800-$1,800 in Almadies, Ngor, Mermoz and Plateau",
        "estimate",
        null,
        { method: RENT_METHOD },
      ),
      areas:
        "In Dakar: Plateau for offices, Mermoz and Point E for families, Ngor, Ouakam and Almadies by the surf. Saly and Somone on the Petite Côte for the beach, Saint-Louis for history, Diamniadio for the new city.",
    },
    healthcare: {
      insurance: fact(
        "Newcomers buy private cover from a local or an international insurer and add evacuation to Europe or South Africa.",
        "summary",
        "senegal-health-ministry",
      ),
      quality:
        "Good private clinics and the main university hospitals in Dakar, basic care elsewhere. Pharmacies are many and well run.",
    },
    business: {
      opportunities: [
        "Fisheries, horticulture and food processing",
        "Tourism, surf and culture along the coast",
        "Services around the new oil and gas fields",
        "Technology and training in French",
        "Solar power and housing",
      ],
      startupCost: fact(
        "$2,000-$10,000 for a company with notary, registration and accountant. APIX registers companies at a single window.",
        "summary",
        "senegal-apix",
        { method: SETUP_METHOD },
      ),
      incentives: fact(
        "The investment code grants customs and tax relief during the first years to approved projects, longer outside Dakar, and special economic zones have rules of their own.",
        "summary",
        "senegal-apix",
      ),
    },
    education: {
      international:
        "The International School of Dakar and Dakar Academy teach in English; there are several French lycées and bilingual schools.",
      universities:
        "Cheikh Anta Diop University in Dakar, Gaston Berger University in Saint-Louis, and many business schools that teach in French.",
      cost: fact(
        "About $5,000-$20,000 a year at international schools; French and bilingual private schools from about $1,500",
        "estimate",
        null,
        { method: SCHOOL_FEE_METHOD },
      ),
    },
    culture: {
      lifestyle:
        "Tea is served in three rounds, and wrestling and music are popular. Most people are Muslim, and Friday prayers and the holy days shape the week and the year. Greetings take time, and guests are served first.",
      food: "Thieboudienne, yassa, mafé, grilled fish by the beach, fresh bissap and bouye, and café Touba on the way to work.",
      climate:
        "A long dry season with ocean breezes from November to May or June, then a hot and humid one with rain from July to October.",
    },
  },
});
