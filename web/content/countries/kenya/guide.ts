import { fact } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { countryGuide, RENT_METHOD, SCHOOL_FEE_METHOD, SETUP_METHOD } from "../country-guide.ts";

export const kenyaGuide = countryGuide("kenya", {
  highlights: ["Technology businesses", "A wide choice of schools", "Highland climate"],
  description:
    "Nairobi is the business center of East Africa, most payments are made by phone, and English is enough to begin with while you learn Swahili. The coast is a flight or a train ride away.",
  detailedGuide: {
    housing: {
      averageRent: fact(
        "$400-$900 a month for a two-bedroom apartment in Kilimani, Kileleshwa or South B; $900-$2,000 in Westlands, Lavington and gated estates",
        "estimate",
        null,
        { method: RENT_METHOD },
      ),
      areas:
        "In Nairobi: Kilimani and Westlands for work and nightlife, Lavington and Kileleshwa for families, Karen and Runda for gardens. On the coast: Nyali in Mombasa, Diani and Watamu. Nanyuki and Naivasha for space and mountain air.",
    },
    healthcare: {
      insurance: fact(
        "Employees pay into the public scheme through payroll. Newcomers usually add a private plan for Nairobi's large hospitals, often with regional evacuation.",
        "summary",
        "kenya-sha",
      ),
      quality:
        "Some private hospitals in Nairobi take patients from the whole region for surgery and cancer care; ask whether payment is due before treatment. Mombasa and Eldoret have hospitals of their own; rural areas depend on small clinics that often lack medicine.",
    },
    business: {
      opportunities: [
        "Financial technology and mobile services",
        "Tea, coffee, horticulture and food processing",
        "Safari, coast and conference tourism",
        "Renewable energy and green building",
        "Regional headquarters and outsourced services",
      ],
      startupCost: fact(
        "$2,000-$10,000 for registration through eCitizen, licenses and professional help. An investor's permit, class G, asks for proof of $100,000 in capital. In Nairobi one unified business permit has stood in place of five licenses since January 2024, and for some businesses it costs more than the five did.",
        "summary",
        "kenya-keninvest",
        {
          method: SETUP_METHOD,
          readAt: [PUBLIC_PAGES.kenyaClassG, PUBLIC_PAGES.nairobiUnifiedPermit],
        },
      ),
      incentives: fact(
        "An investment certificate from KenInvest helps with permits and licenses. Companies in export processing zones pay no corporate tax for their first ten years, those in special economic zones 10% in place of 30%.",
        "summary",
        "kenya-keninvest",
        { readAt: [PUBLIC_PAGES.kenyaZones, PUBLIC_PAGES.kenyaZonesLaw] },
      ),
    },
    education: {
      international:
        "Nairobi has a wide choice: American, British, French, German and International Baccalaureate schools, with day and boarding places, and more on the coast.",
      universities:
        "The University of Nairobi, Kenyatta University, Strathmore, the United States International University and the Aga Khan University.",
      cost: fact(
        "About $5,000-$20,000 a year at most international schools; a few at the top cost more",
        "estimate",
        null,
        { method: SCHOOL_FEE_METHOD },
      ),
    },
    culture: {
      lifestyle:
        "Working days are long, and many people spend weekends outdoors. Greetings come before business, a few words of Swahili are welcome, and nearly everybody pays by phone.",
      food: "Nyama choma with kachumbari, ugali and sukuma wiki, chapati, pilau and coconut fish on the coast, and very good coffee and tea.",
      climate:
        "Nairobi is mild all year because it lies high, with cool evenings in July. The coast is hot and humid. The long rains come from March to May, the short rains in October and November.",
    },
  },
});
