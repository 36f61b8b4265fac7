import { fact, visaFact } from "#domain/facts.ts";
import { countryGuide, RENT_METHOD, SCHOOL_FEE_METHOD, SETUP_METHOD } from "../country-guide.ts";

export const rwandaGuide = countryGuide("rwanda", {
  highlights: [
    visaFact("Visa on arrival", "summary", "rwanda-dgie"),
    "Clean, orderly capital",
    "Companies registered online",
  ],
  description:
    "Kigali is clean and orderly, government services are online, and a company can be registered without a lawyer. The market is small, and war and disease in neighboring countries reach the border: read the last chapter before you plan.",
  detailedGuide: {
    housing: {
      averageRent: fact(
        "$350-$800 a month for a two-bedroom house or apartment in most of Kigali; $900-$2,000 furnished in Nyarutarama and Kimihurura",
        "estimate",
        null,
        { method: RENT_METHOD },
      ),
      areas:
        "In Kigali: Kimihurura for cafés and offices, Kacyiru for embassies, Nyarutarama and Kibagabaga for families, Kiyovu near the center. Musanze under the volcanoes is the small-city choice. Rubavu and Rusizi on Lake Kivu lie on the border that travel advisories warn about.",
    },
    healthcare: {
      insurance: fact(
        "Employees are covered by schemes such as RAMA, run by the Rwanda Social Security Board, or by private insurers. Newcomers keep international cover for treatment abroad.",
        "summary",
        "rwanda-rssb",
      ),
      quality:
        "Sound for everyday care, with King Faisal Hospital in Kigali for serious cases. For some specialties people still fly to Nairobi or farther.",
    },
    business: {
      opportunities: [
        "Conferences, hospitality and gorilla-country tourism",
        "Coffee, tea and specialty agriculture",
        "Technology services and pilots for the region",
        "Construction materials and affordable housing",
        "Education and health services",
      ],
      startupCost: fact(
        "$2,000-$10,000 for a small company with licenses and professional help. Registration itself is online with the Rwanda Development Board, without a general minimum capital.",
        "summary",
        "rwanda-rdb",
        { method: SETUP_METHOD },
      ),
      incentives: fact(
        "The investment code has offered reduced corporate tax and tax holidays for registered investors in priority sectors, and the Kigali International Financial Centre has rules of its own.",
        "summary",
        "rwanda-rdb",
      ),
    },
    education: {
      international:
        "Kigali has American, British, French-language, Montessori and International Baccalaureate schools, among them Green Hills Academy and the International School of Kigali. Places fill early.",
      universities:
        "The University of Rwanda, Carnegie Mellon University Africa, the African Leadership University and the University of Global Health Equity in Butaro.",
      cost: fact(
        "About $5,000-$20,000 a year at international schools; good local private schools from about $800",
        "estimate",
        null,
        { method: SCHOOL_FEE_METHOD },
      ),
    },
    culture: {
      lifestyle:
        "Quiet, courteous and early to rise. On the last Saturday morning of each month the whole country does community work, umuganda, and newcomers are welcome to help.",
      food: "Grilled brochettes with roast potatoes, isombe, beans in many forms, tilapia from the lakes, and excellent coffee.",
      climate:
        "Spring-like all year, thanks to the altitude. Two rainy seasons, the longer from February or March to May; evenings need a sweater.",
    },
  },
});
