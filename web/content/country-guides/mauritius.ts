import { fact, visaFact } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#domain/public-pages.ts";
import { countryGuide, RENT_METHOD, SCHOOL_FEE_METHOD, SETUP_METHOD } from "./country-guide.ts";

export const mauritiusGuide = countryGuide("mauritius", {
  highlights: ["Published residence routes", "Bilingual island", "Many tax treaties"],
  description:
    "Mauritius publishes its routes of residence, each with its conditions, its price and its checklist. Life costs more than in most of mainland Africa.",
  detailedGuide: {
    visa: {
      requirements: visaFact(
        "No visa in advance for short visits on these passports. Bring a passport valid for your stay, a return ticket, proof of lodging and means, and fill in the digital travel form.",
        "summary",
        "mauritius-passport-office",
        { readAt: [PUBLIC_PAGES.mauritiusEntry, PUBLIC_PAGES.mauritiusVisaPolicy] },
      ),
      duration: visaFact(
        "Up to 90 days at first, for tourists at most 180 days in a year",
        "summary",
        "mauritius-passport-office",
        { readAt: [PUBLIC_PAGES.mauritiusEntry, PUBLIC_PAGES.mauritiusVisaPolicy] },
      ),
      longTerm: visaFact(
        "Routes: the Premium Visa for a year of remote work or a long stay, occupation permits for professionals, investors and the self-employed, a residence permit for retirees of 50 and older, and residence through approved property from $375,000. Minimum incomes and transfers are published and change; the pages that we read name $1,500 a month, or $18,000 a year, for retirees, and other sources name $2,000.",
        "summary",
        "mauritius-residency",
        { readAt: [PUBLIC_PAGES.mauritiusRetired] },
      ),
    },
    housing: {
      averageRent: fact(
        "$500-$1,000 a month for a two-bedroom apartment inland or in the towns; $1,000-$2,500 near the sea in Grand Baie, Tamarin or Black River",
        "estimate",
        null,
        { method: RENT_METHOD },
      ),
      areas:
        "Grand Baie and Pereybère in the north for company, Tamarin and Black River in the west for surf and schools, Moka and Ebène in the center for offices, and Quatre Bornes or Curepipe for a cooler, local life.",
      buyingProcess: fact(
        "Foreigners buy within schemes approved by the Economic Development Board, such as the Property Development Scheme and Smart Cities, or apartments in buildings of at least two floors above the ground, from 6 million rupees. A notary handles the sale. On deeds registered since July 1, 2026 non-citizens pay 10% registration duty, before that 5%, also where the reservation is older; a later sale to a non-citizen bears 10% transfer tax.",
        "summary",
        "mauritius-edb",
        {
          enteredOn: "2026-11-23",
          readAt: [
            PUBLIC_PAGES.mauritiusRegistrationDuty,
            PUBLIC_PAGES.mauritiusRegistrationScope,
            PUBLIC_PAGES.mauritiusFinanceBill,
          ],
          note: "The pages describe the law of 2025 before it took effect, or carry no date; one says that not every purchase is covered. A page from after July 1, 2026: not found, looked on November 23, 2026. Have the notary name the sum before you sign a reservation.",
        },
      ),
    },
    healthcare: {
      system: fact(
        "Free public hospitals and health centers for residents, and private clinics in the main towns.",
        "summary",
        "mauritius-health-ministry",
      ),
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
        "Corporate tax has stood at 15% in general and lower for exports, with freeport and film schemes besides. Double-taxation treaties cover many African countries.",
        "summary",
        "mauritius-edb",
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
