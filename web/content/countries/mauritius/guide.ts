import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { fact } from "#domain/facts.ts";
import { countryGuide, RENT_METHOD, SCHOOL_FEE_METHOD, SETUP_METHOD } from "../country-guide.ts";

export const mauritiusGuide = countryGuide("mauritius", {
  highlights: ["Published residence routes", "Bilingual island", "Many tax treaties"],
  description:
    "Mauritius publishes its routes of residence, each with its conditions, its price and its checklist. Life costs more than in most of mainland Africa.",
  detailedGuide: {
    housing: {
      averageRent: fact(
        "$500-$1,000 a month for a two-bedroom apartment inland or in the towns; $1,000-$2,500 near the sea in Grand Baie, Tamarin or Black River",
        "estimate",
        null,
        { method: RENT_METHOD },
      ),
      areas:
        "Grand Baie and Pereybère in the north for company, Tamarin and Black River in the west for surf and schools, Moka and Ebène in the center for offices, and Quatre Bornes or Curepipe for a cooler, local life.",
    },
    healthcare: {
      insurance: fact(
        "Visitors and permit holders are expected to carry private insurance; the Premium Visa has asked for travel and health cover for the first stay.",
        "summary",
        "mauritius-residency",
      ),
      quality:
        "Good all-round care for a small island, with heart, eye and fertility clinics. Rare specialties mean a flight to Réunion, South Africa or India.",
    },
    business: {
      opportunities: [
        "Financial and professional services for Africa",
        "Hospitality, wellness and marine tourism",
        "Technology and outsourced services in two languages",
        "Renewable energy and the ocean economy",
        "Specialty food and crafts for export",
      ],
      startupCost: fact(
        "$2,000-$10,000 to incorporate with licenses and advisers. The investor's occupation permit has asked for an initial transfer of $50,000.",
        "summary",
        "mauritius-edb",
        { method: SETUP_METHOD },
      ),
      incentives: fact(
        "Corporate tax is 15% in general and 3% on the export of goods, with 2% for the climate on top, and freeport and film schemes besides. Double-taxation treaties cover many African countries.",
        "summary",
        "mauritius-edb",
        { readAt: [PUBLIC_PAGES.mauritiusCompanyTax] },
      ),
    },
    education: {
      international:
        "English-language and French-language schools side by side, among them Northfields, Le Bocage and the Lycée La Bourdonnais, leading to Cambridge, International Baccalaureate or French exams.",
      universities:
        "The University of Mauritius, the University of Technology, and branches of British, French and South African institutions, with Uniciti in the west.",
      cost: fact("About $5,000-$15,000 a year at international schools", "estimate", null, {
        method: SCHOOL_FEE_METHOD,
      }),
    },
    culture: {
      lifestyle:
        "Hindus, Muslims, Christians and Buddhists live side by side, and public holidays come from several religions. Many families spend weekends by the sea.",
      food: "Dholl puri from the corner stand, biryani, rougaille, fresh octopus and fish, gâteaux piments and tropical fruit.",
      climate:
        "Tropical and mild: warm and wet from November to April, with cyclones possible, cooler and dry from May to October. The center is rainier than the coast.",
    },
  },
});
