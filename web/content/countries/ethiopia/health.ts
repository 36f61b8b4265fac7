import { type Health, notFound, read } from "../country-record.ts";
import { lifeSources as sources } from "./sources-of-life.ts";

const OFFICE = "ethiopia-health-ministry";

export const ethiopiaHealth: Health = {
  publicSystem: read(
    "Plan on private cover. The public insurance is for households in the country and small trades (community-based) and for employees (social health insurance).",
    OFFICE,
    [sources.insurancePublic, sources.insuranceGuide],
    {
      note: "Whether a foreigner with a residence card may join we did not find. Health workers in public hospitals went on strike in 2025 over pay.",
    },
  ),
  insurers: [
    {
      name: "William Russell",
      terms: read(
        "Four plans: Bronze, SilverLite, Silver and Gold, with prices online",
        OFFICE,
        [sources.insuranceWilliamRussell],
        { note: "The insurer's own page. Ask for evacuation." },
      ),
      price: notFound(OFFICE),
      ages: notFound(OFFICE),
    },
    {
      name: "Cigna Global, AXA, Allianz, April",
      terms: read(
        "International plans with hospital care, outpatients, cancer treatment and evacuation, in steps",
        OFFICE,
        [sources.insurancePublic],
      ),
      price: notFound(OFFICE),
      ages: notFound(OFFICE),
    },
    {
      name: "Nyala, United and Ethiopian Insurance Corporation",
      terms: read(
        "Ethiopian insurers with policies for individuals, families and companies",
        OFFICE,
        [sources.insuranceGuide],
        { note: "Ask which hospitals they pay directly." },
      ),
      price: notFound(OFFICE),
      ages: notFound(OFFICE),
    },
  ],
  hospitals: [
    {
      name: "Myungsung Christian Medical Center (MCM)",
      city: "addis-ababa",
      about: read(
        "Private, Korean: 228 beds in two wings, 11 of them intensive care; surgery, children, births, dialysis, since its promotion a comprehensive specialized hospital",
        OFFICE,
        [sources.mcmBeds, sources.mcmLevel],
      ),
    },
    {
      name: "Hallelujah General Hospital",
      city: "addis-ababa",
      about: read(
        "Private, 118 beds, built to treat kidney, liver and heart diseases in the country",
        OFFICE,
        [sources.hallelujah],
        { note: "The report is of its opening." },
      ),
    },
    {
      name: "Tikur Anbessa (Black Lion) Specialized Hospital",
      city: "addis-ababa",
      about: read(
        "One of the leading public referral hospitals",
        OFFICE,
        [sources.healthStrike, sources.insurancePublic],
        { note: "Crowded, with few means. The strike of 2025 began there." },
      ),
    },
  ],
  vaccinations: read(
    "Advised: hepatitis A and B, typhoid, yellow fever, polio, meningitis and measles, beside the routine ones. Malaria occurs below 2,000 meters; Addis Ababa is free of it.",
    OFFICE,
    [sources.vaccines, sources.vaccinesSafari, sources.vaccinesCdc],
    {
      reported: [{ value: "malaria below 2,500 meters", page: sources.vaccinesSafari }],
      note: "See a travel clinic at least a month before. Bishoftu lies at 1,920 meters.",
    },
  ),
  bring: read(
    "Insurance that pays for evacuation to another country, and a stock of your medicine: supply is uneven",
    OFFICE,
    [sources.insuranceAdvice],
  ),
};
