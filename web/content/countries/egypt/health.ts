import { type Health, notFound, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { lifeSources as sources } from "./sources-of-life.ts";

const OFFICE = "egypt-health-ministry";

export const egyptHealth: Health = {
  publicSystem: read(
    "Plan on private cover: the new public insurance does not take in foreigners",
    OFFICE,
    [sources.publicHealth, sources.publicCosts, sources.publicQuality],
    {
      note: "People with a job pay about 5% of their pay into the older scheme and may use it. Public hospitals are crowded and short of equipment.",
    },
  ),
  insurers: [
    {
      name: "AXA Egypt",
      terms: read("Plans for locals and foreigners, in and out of the hospital", OFFICE, [sources.insurers], FEES),
      price: notFound(OFFICE),
      ages: notFound(OFFICE),
    },
    {
      name: "Allianz Egypt and Allianz Care",
      terms: read(
        "Local plans, and international ones with evacuation to another country",
        OFFICE,
        [sources.insurers, sources.publicQuality],
        FEES,
      ),
      price: notFound(OFFICE),
      ages: notFound(OFFICE),
    },
    {
      name: "MetLife Egypt",
      terms: read("Plans for locals and foreigners", OFFICE, [sources.insurers], FEES),
      price: read(
        "About $150 a month for a foreigner in December 2024, over all insurers, as an employer pays it",
        OFFICE,
        [sources.payLevels],
        { ...FEES, note: "By a payroll company." },
      ),
      ages: notFound(OFFICE),
    },
  ],
  hospitals: [
    {
      name: "Saudi German Hospital Cairo",
      city: "cairo",
      about: read("Private, over 300 beds, accredited by the Joint Commission International in February 2018", OFFICE, [
        sources.saudiGerman,
      ]),
    },
    {
      name: "Ain Shams University Hospital",
      city: "cairo",
      about: read("Public and tied to a medical school, better staffed than other public hospitals", OFFICE, [
        sources.emergencies,
      ]),
    },
    {
      name: "Nasser Institute",
      city: "cairo",
      about: read("Public, being enlarged to a medical city with up to 1,700 beds in January 2026", OFFICE, [
        sources.nasser,
      ]),
    },
    {
      name: "Saudi German Hospital Alexandria",
      city: null,
      town: "Alexandria",
      about: read("Private, opened in October 2023 with 300 beds", OFFICE, [sources.saudiGermanAlexandria]),
    },
    {
      name: "El Gouna Hospital",
      city: "hurghada",
      town: "El Gouna",
      about: read(
        "Surgery, children's and eye doctors, dentists, intensive care and a decompression chamber for divers",
        OFFICE,
        [sources.gounaHospital, sources.gounaTown],
        { note: "Travel and property firms' pages. Of hospitals in Hurghada itself we read no page." },
      ),
    },
  ],
  vaccinations: read("Hepatitis A and B, typhoid, polio, measles, and rabies for some", OFFICE, [sources.shots], {
    ...FEES,
    note: "The page has no date. The chapter on safety and law says that poliovirus circulates: ask a travel clinic six weeks before you go.",
  }),
  bring: read("Cash for the deposit: some hospitals take no card", OFFICE, [sources.cash, sources.emergencies], {
    note: "Public ambulances are slow: save the number of a large hospital that has its own. Bring the medicine you need.",
  }),
};
