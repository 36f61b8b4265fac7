import { ALL_PASSPORTS, fact, VISA_PASSPORTS_AND_ANCESTRY, visaFact } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#domain/public-pages.ts";
import { ghanaVisas } from "#web/content/visas/ghana.ts";
import { countryGuide, RENT_METHOD, SCHOOL_FEE_METHOD, SETUP_METHOD } from "./country-guide.ts";

const [touristVisa] = ghanaVisas.types;

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
    visa: {
      requirements: visaFact(
        "A visa before you travel, since May 2026 through an e-Visa portal, a passport valid for at least six months, a yellow fever certificate, proof of where you will stay and a return ticket.",
        "summary",
        "ghana-immigration-service",
        { readAt: [PUBLIC_PAGES.ghanaEvisaNews, PUBLIC_PAGES.ghanaEvisaLaunch] },
      ),
      duration: touristVisa.duration,
      longTerm: visaFact(
        "Residence permits for work, study, family and retirement come from the Ghana Immigration Service; work also needs a quota or a work permit. People of African descent can apply for the Right of Abode under section 17 of the Immigration Act, 2000; a law firm names seven years of residence first, the Ministry's page names no number. More than a thousand people of African descent have been granted citizenship since 2016, but new applications for that route have been suspended since February 1, 2026; one report says that they stayed open online.",
        "summary",
        "ghana-immigration-service",
        {
          passports: VISA_PASSPORTS_AND_ANCESTRY,
          enteredOn: "2026-11-23",
          readAt: [
            PUBLIC_PAGES.ghanaCitizenshipPause,
            PUBLIC_PAGES.ghanaCitizenshipPauseDetail,
            PUBLIC_PAGES.ghanaCitizenshipVetting,
            PUBLIC_PAGES.ghanaRightOfAbodeLawyers,
          ],
        },
      ),
    },
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
      buyingProcess: fact(
        "Foreign citizens cannot own land outright; the Constitution limits them to leases of up to 50 years, which can be renewed. Have a lawyer search the title at the Lands Commission, walk the boundaries with a licensed surveyor, and pay only against registered documents. Disputes about land are common and expensive.",
        "summary",
        "ghana-lands-commission",
        { readAt: [PUBLIC_PAGES.ghanaLandLease, PUBLIC_PAGES.ghanaLandLeaseRules] },
      ),
    },
    healthcare: {
      system: fact(
        "Public hospitals and clinics, mission hospitals, and a private sector concentrated in Accra and Kumasi. Residents can join the National Health Insurance Scheme.",
        "summary",
        "ghana-nhia",
      ),
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
