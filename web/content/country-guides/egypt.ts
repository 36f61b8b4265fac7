import { fact, visaFact } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#domain/public-pages.ts";
import { countryGuide, RENT_METHOD, SCHOOL_FEE_METHOD, SETUP_METHOD } from "./country-guide.ts";

export const egyptGuide = countryGuide("egypt", {
  highlights: ["Lowest cost index in our calculator", "Large home market", "Sun on two seas"],
  description:
    "Egypt has the lowest cost index of the countries in our calculator. Cairo is one of the largest cities in Africa and busy until late at night; towns on the Red Sea are small and quiet. You need Arabic for most official matters, and time for the paperwork.",
  detailedGuide: {
    visa: {
      requirements: visaFact(
        "A tourist visa, applied for on the e-Visa portal or bought on arrival at the airport, and a passport valid for at least six months. The rule for Canadians was changed in 2023 and changed back in December 2024, so check before you fly.",
        "summary",
        "egypt-evisa",
        { readAt: [PUBLIC_PAGES.egyptCanadians, PUBLIC_PAGES.egyptStay] },
      ),
      duration: visaFact("30 days for each entry", "summary", "egypt-evisa", { readAt: [PUBLIC_PAGES.egyptStay] }),
      longTerm: visaFact(
        "Longer tourist residence, and residence for work, study, family, investment or property, comes from the passports and immigration administration of the Ministry of Interior. Work needs a permit that the employer arranges.",
        "summary",
        "egypt-interior-ministry",
      ),
    },
    housing: {
      averageRent: fact(
        "$250-$600 a month for a two-bedroom apartment in Maadi, New Cairo or Alexandria; $500-$1,200 in Zamalek and new compounds",
        "estimate",
        null,
        { method: RENT_METHOD },
      ),
      areas:
        "In Cairo: Maadi for trees and schools, Zamalek on its island in the Nile, New Cairo and Sheikh Zayed for gated compounds. Alexandria for the sea breeze; Hurghada, El Gouna and Dahab on the Red Sea.",
      buyingProcess: fact(
        "A law of 1996 allows foreigners two homes of up to 4,000 square meters each. In 2023 the government proposed to lift that limit for buyers who pay in foreign currency through a state bank. In Sinai long use rights replace ownership. Many apartments are not registered: have a lawyer check the chain of ownership, and register the contract.",
        "summary",
        "egypt-justice-ministry",
        {
          note: "We found no page that shows the change of 2023 in force. Ask which limit applies before you pay.",
          readAt: [PUBLIC_PAGES.egyptForeignOwners, PUBLIC_PAGES.egyptSinai],
        },
      ),
    },
    healthcare: {
      system: fact(
        "Public and university hospitals, and private hospitals in the cities. A universal health insurance law of 2018 is being introduced governorate by governorate.",
        "summary",
        "egypt-health-ministry",
      ),
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
