import { type Health, notFound, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { lifeSources as sources } from "./sources-of-life.ts";

const OFFICE = "senegal-health-ministry";

export const senegalHealth: Health = {
  publicSystem: read(
    "Employers must insure their staff with a company fund (IPM), which pays 40 to 80% within its own network. Others join a mutual or buy private cover.",
    OFFICE,
    [sources.insuranceApril, sources.insuranceLaw, sources.insuranceChoice, sources.careVisit, sources.careExpats],
    {
      ...FEES,
      note: "Public hospitals are open to all and want cash. A private visit costs 10,000 to 50,000 francs.",
    },
  ),
  insurers: [
    {
      name: "International insurers, compared by a broker",
      terms: read("Hospital cover; 15 insurers have offers", OFFICE, [sources.insurancePrices], {
        ...FEES,
        note: "Ask for evacuation.",
      }),
      price: read(
        "For hospital cover alone: from 672 euros a year at the age of 30 and from 1,200 at 50",
        OFFICE,
        [sources.insurancePrices],
        {
          ...FEES,
          enteredOn: "2026-11-26",
          note: "Doctors' visits, medicines and evacuation cost more: ask for the whole price. For French clients, without a date.",
        },
      ),
      ages: notFound(OFFICE),
    },
    {
      name: "APRIL International",
      terms: read(
        "Care in Senegal, in other countries and at home, and evacuation",
        OFFICE,
        [sources.insuranceApril],
        FEES,
      ),
      price: notFound(OFFICE),
      ages: notFound(OFFICE),
    },
    {
      name: "Company fund (IPM)",
      terms: read("With a job only: spouse and children are covered, too", OFFICE, [sources.insuranceLaw], {
        ...FEES,
        note: "The duty rests on a decree of August 14, 1975.",
      }),
      price: notFound(OFFICE),
      ages: notFound(OFFICE),
    },
  ],
  hospitals: [
    {
      name: "Clinique du Cap",
      city: "dakar",
      about: read(
        "Private, open around the clock; a deposit of about 800,000 francs before treatment in hospital",
        OFFICE,
        [sources.clinics],
      ),
    },
    {
      name: "Clinique de la Madeleine",
      city: "dakar",
      about: read("Private, open around the clock, English is spoken; a deposit of about 750,000 francs", OFFICE, [
        sources.clinics,
      ]),
    },
    {
      name: "SOS Médecin",
      city: "dakar",
      about: read("Doctors who come to your home, day and night", OFFICE, [sources.houseCalls], {
        note: "As an American family told in 2015.",
      }),
    },
    {
      name: "Doctors in Saly and Mbour",
      city: "saly",
      town: "Saly",
      about: read(
        "Doctors of several kinds and laboratories in the resort, more in Mbour, five minutes by taxi",
        OFFICE,
        [sources.careSaly],
        { note: "For hospital care people go to Dakar. The page has no date." },
      ),
    },
  ],
  vaccinations: read(
    "Yellow fever, hepatitis A, polio, tetanus and diphtheria as a rule; hepatitis B, meningitis, typhoid and rabies by your plans. Tablets against malaria.",
    OFFICE,
    [sources.vaccines, sources.vaccinesStudents, sources.healthFacts],
    {
      reported: [
        {
          value: "hardly any malaria in Dakar itself; most cases come in September and October",
          page: sources.sickDays,
        },
      ],
      note: "Pages that repeat the US health office. Ask a travel clinic six weeks before you go.",
    },
  ),
  bring: read(
    "Your prescriptions with generic names: French brands are on the shelf. A card or cash for deposits, and a filter for drinking water.",
    OFFICE,
    [sources.healthFacts, sources.clinics, sources.sickDays],
    { note: "Ibuprofen and children's allergy syrup were hard to find in 2015." },
  ),
};
