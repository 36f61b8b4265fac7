import { fact } from "#domain/facts.ts";
import { countryGuide, RENT_METHOD, SCHOOL_FEE_METHOD, SETUP_METHOD } from "../country-guide.ts";

export const egyptGuide = countryGuide("egypt", {
  highlights: ["Lowest cost index in our calculator", "Large home market", "Sun on two seas"],
  description:
    "Egypt has the lowest cost index of the countries in our calculator. Cairo is one of the largest cities in Africa and busy until late at night; towns on the Red Sea are small and quiet. You need Arabic for most official matters, and time for the paperwork.",
  detailedGuide: {
    housing: {
      averageRent: fact(
        "$250-$600 a month for a two-bedroom apartment in Maadi, New Cairo or Alexandria; $500-$1,200 in Zamalek and new compounds",
        "estimate",
        null,
        { method: RENT_METHOD },
      ),
      areas:
        "In Cairo: Maadi for trees and schools, Zamalek on its island in the Nile, New Cairo and Sheikh Zayed for gated compounds. Alexandria for the sea breeze; Hurghada, El Gouna and Dahab on the Red Sea.",
    },
    healthcare: {
      insurance: fact(
        "Newcomers pay privately or buy local private insurance; international cover is advisable for serious illness.",
        "summary",
        "egypt-health-ministry",
      ),
      quality: "Private hospitals in Cairo and Alexandria; ask for prices in writing. Public hospitals are crowded.",
    },
    business: {
      opportunities: [
        "Start-ups in finance, health and logistics",
        "Outsourced services in English, French and Arabic",
        "Food processing and textiles for export",
        "Red Sea and Nile tourism",
        "Solar and wind power",
      ],
      startupCost: fact(
        "$2,000-$10,000 for a limited company with lawyer and accountant. The General Authority for Investment registers companies at a single window.",
        "summary",
        "egypt-gafi",
        { method: SETUP_METHOD },
      ),
      incentives: fact(
        "Investment Law 72 of 2017 deducts part of the investment from taxable profit in favored regions and sectors; free zones and the Suez Canal zone have rules of their own.",
        "summary",
        "egypt-gafi",
      ),
    },
    education: {
      international:
        "A very wide choice in Cairo: American, British, French, German and International Baccalaureate schools, old and new, with others in Alexandria and on the Red Sea.",
      universities:
        "The American University in Cairo, Cairo University, Ain Shams, Alexandria, and many private and branch universities in the new cities.",
      cost: fact(
        "About $5,000-$20,000 a year at the leading international schools; good language schools from about $1,500",
        "estimate",
        null,
        { method: SCHOOL_FEE_METHOD },
      ),
    },
    culture: {
      lifestyle:
        "Dinner is late and streets are loud. Family and faith shape the week, which begins on Sunday; during Ramadan much of life moves to the evening.",
      food: "Koshari, ful and ta'ameya for breakfast, molokhia, grilled pigeon, fresh mango, and sweet tea.",
      climate:
        "Dry and sunny. Hot from May to September, above all in the south; mild from November to March, with some rain and wind on the Mediterranean.",
    },
  },
});
