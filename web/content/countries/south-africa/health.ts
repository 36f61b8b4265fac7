import { type Health, notFound, read } from "../country-record.ts";
import { southAfricaSources as pages } from "./sources.ts";

const OFFICE = "south-africa-health";

/** A rule for every medical scheme. */
const JOINING_AFTER_35 = read(
  "No limit, but 5% to 75% more for life after the age of 35, by the years without a South African scheme",
  OFFICE,
  [pages.lateJoiner, pages.lateJoinerAbroad],
  {
    note: "Years insured abroad do not count. From 60 on the surcharge reaches 75%.",
  },
);

const ANY_HOSPITAL = read("Hospital plan, any private hospital; no day-to-day care", OFFICE, [pages.hospitalPlans], {
  pace: "fees-and-visas",
});

/** Health care in South Africa. */
export const southAfricaHealth: Health = {
  publicSystem: read(
    "Holders of temporary or permanent residence pay by income, like citizens; visitors pay in full. Primary care is free for people without medical aid",
    OFFICE,
    [pages.hospitalFees, pages.hospitalSchedule, pages.hospitalLaw],
    {
      note: "Hospitals differ in practice: ask, and carry the visa. No hospital may turn away an emergency.",
      reported: [
        { value: "Gauteng charges foreigners set fees, 5,000 rand for an emergency visit.", page: pages.gautengFees },
      ],
    },
  ),
  insurers: [
    {
      name: "Discovery Health: Coastal Core",
      terms: read("Hospital plan, hospitals on the coast only", OFFICE, [pages.hospitalPlans, pages.waitingPeriods], {
        pace: "fees-and-visas",
        note: "Every scheme may make you wait three months, and twelve for conditions you have.",
      }),
      price: read(
        "3,011 rand ($177) a month, 2,259 for a second adult, 1,196 for a child in 2026",
        OFFICE,
        [pages.hospitalPlans, pages.discoveryIncrease],
        {
          pace: "fees-and-visas",
          note: "Prices rose on April 1, 2026: ask which side of it this is. Dollars at 17 rand.",
        },
      ),
      ages: JOINING_AFTER_35,
    },
    {
      name: "Discovery Health: Essential Core",
      terms: ANY_HOSPITAL,
      price: read(
        "3,138 rand ($185) a month, 2,354 for a second adult, 1,260 for a child in 2026",
        OFFICE,
        [pages.hospitalPlans],
        { pace: "fees-and-visas" },
      ),
      ages: JOINING_AFTER_35,
    },
    {
      name: "Bonitas: BonEssential",
      terms: ANY_HOSPITAL,
      price: read(
        "2,747 rand ($162) a month, 2,030 for a second adult, 888 for a child in 2026",
        OFFICE,
        [pages.hospitalPlans],
        { pace: "fees-and-visas" },
      ),
      ages: JOINING_AFTER_35,
    },
    {
      name: "Bonitas: BonSave",
      terms: read(
        "Hospital plan with savings: named private hospitals; 12,144 rand a year for doctors and medicines",
        OFFICE,
        [pages.savingsPlans],
        { pace: "fees-and-visas" },
      ),
      price: read(
        "4,047 rand ($238) a month, 3,059 for a second adult, 1,211 for a child in 2026",
        OFFICE,
        [pages.savingsPlans],
        { pace: "fees-and-visas" },
      ),
      ages: JOINING_AFTER_35,
    },
    {
      name: "Momentum: Evolve to Summit",
      terms: read("Plans of a medical scheme, from Evolve to Summit", OFFICE, [pages.momentumPlans], {
        pace: "fees-and-visas",
      }),
      price: read("541 to 13,573 rand a month in late 2024, by plan", OFFICE, [pages.momentumPlans], {
        pace: "fees-and-visas",
        note: "9.4% were added for 2025.",
      }),
      ages: JOINING_AFTER_35,
    },
  ],
  hospitals: [
    {
      name: "Groote Schuur Hospital",
      city: "cape-town",
      about: read(
        "Public teaching hospital, of the first heart transplant in 1967; strong in trauma, with long lines",
        OFFICE,
        [pages.hospitalsCapeTown, pages.hospitalsGuide],
      ),
    },
    {
      name: "Mediclinic Panorama",
      city: "cape-town",
      about: read("Private, opened in 1986", OFFICE, [pages.hospitalPanorama]),
    },
    {
      name: "Netcare Milpark Hospital",
      city: "johannesburg",
      about: read("Private, about 340 beds, a level 1 trauma unit, heart surgery", OFFICE, [pages.hospitalMilpark]),
    },
    {
      name: "Chris Hani Baragwanath Hospital",
      city: "johannesburg",
      about: read("Public teaching hospital with 3,400 beds, the largest of the country", OFFICE, [
        pages.hospitalBaragwanath,
      ]),
    },
    {
      name: "Netcare uMhlanga Hospital",
      city: "durban",
      about: read("Private, a level 2 trauma center since 2017, the first private one of the province", OFFICE, [
        pages.hospitalUmhlanga,
      ]),
    },
  ],
  vaccinations: notFound(OFFICE, "Which vaccinations are advised beside yellow fever, and where malaria occurs."),
  bring: read(
    "A doctor's letter for your medicines, and a guarantee of payment by your insurer: private hospitals ask for large deposits without one",
    OFFICE,
    [pages.hospitalsGuide, pages.medicinesMonth],
    {
      note: "A consultation costs about 800 to 1,500 rand ($45 to $90). Old South African scheme certificates lower the surcharge.",
    },
  ),
};
