import { fact, visaFact } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#domain/public-pages.ts";
import { kenyaVisas } from "#web/content/visas/kenya.ts";
import { countryGuide, RENT_METHOD, SCHOOL_FEE_METHOD, SETUP_METHOD } from "./country-guide.ts";

const [touristVisa] = kenyaVisas.types;

export const kenyaGuide = countryGuide("kenya", {
  highlights: ["Technology businesses", "A wide choice of schools", "Highland climate"],
  description:
    "Nairobi is the business center of East Africa, most payments are made by phone, and English is enough to begin with while you learn Swahili. The coast is a flight or a train ride away.",
  detailedGuide: {
    visa: {
      requirements: visaFact(
        "An electronic travel authorization (eTA) before you board, a passport valid for at least six months, proof of where you will stay and your travel details. Children need their own.",
        "summary",
        "kenya-eta",
        { readAt: [PUBLIC_PAGES.kenyaEtaRequirements, PUBLIC_PAGES.kenyaEta] },
      ),
      duration: touristVisa.duration,
      longTerm: visaFact(
        "Work and residence permits come in classes: D for employment, G for business owners with $100,000 in capital, K for people of 35 and older with $24,000 a year from outside Kenya, N for remote work for an employer abroad, also with $24,000 a year. Each is paid by the year. Permanent residence can follow after seven years.",
        "summary",
        "kenya-immigration",
        {
          readAt: [
            PUBLIC_PAGES.kenyaFeesAmm,
            PUBLIC_PAGES.kenyaClassG,
            PUBLIC_PAGES.kenyaClassK,
            PUBLIC_PAGES.kenyaClassN,
          ],
        },
      ),
    },
    housing: {
      averageRent: fact(
        "$400-$900 a month for a two-bedroom apartment in Kilimani, Kileleshwa or South B; $900-$2,000 in Westlands, Lavington and gated estates",
        "estimate",
        null,
        { method: RENT_METHOD },
      ),
      areas:
        "In Nairobi: Kilimani and Westlands for work and nightlife, Lavington and Kileleshwa for families, Karen and Runda for gardens. On the coast: Nyali in Mombasa, Diani and Watamu. Nanyuki and Naivasha for space and mountain air.",
      buyingProcess: fact(
        "The Constitution limits foreign citizens to leases of up to 99 years; freehold is for Kenyans. An advocate searches the title on the Ardhisasa platform or at the land registry, you pay a deposit under a sale agreement, and the transfer is stamped and registered. Agricultural land is closed to foreigners.",
        "summary",
        "kenya-lands-ministry",
      ),
    },
    healthcare: {
      system: fact(
        "Public county hospitals and a strong private sector. The Social Health Authority replaced the old national hospital fund in October 2024, and residents register with it.",
        "summary",
        "kenya-sha",
      ),
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
        "An investment certificate from KenInvest helps with permits and licenses. Special economic zones and export processing zones have offered lower corporate tax for their first ten years.",
        "summary",
        "kenya-keninvest",
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
