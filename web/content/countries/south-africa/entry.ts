import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { type Entry, type Home, read } from "../country-record.ts";
import { southAfricaSources as pages } from "./sources.ts";

const OFFICE = "south-africa-home-affairs";
const READ_ON = "2026-11-26";
const ALL = { pace: "fees-and-visas", passports: "US, Canadian and British" } as const;

/** What is the same for the three passports. */
const shared = {
  kind: "nothing",
  stayDays: 90,
  stay: read("Up to 90 days", OFFICE, [PUBLIC_PAGES.southAfricaExemptions], ALL),
  extension: read(
    "Once, by up to 90 days, at a VFS Global center in South Africa. Home Affairs asks 425 rand; VFS charges its own fee.",
    OFFICE,
    [pages.extensions, pages.feeTable, pages.vfsOverview],
    {
      ...ALL,
      note: "Apply in the first weeks: the agents who name a day ask for 60 days before the stay ends. If your stay ends without a decision and you leave after that, you can be banned for one to five years.",
    },
  ),
  feeUsd: { from: 0, to: 0 },
  portal: read(
    "None is needed. The Electronic Travel Authorization (ETA) of Home Affairs is open to visa-free travelers who want one.",
    OFFICE,
    [pages.etaIndulge, pages.etaXinhua],
    ALL,
  ),
  processing: read("None without a visa; approval at once was promised for an ETA", OFFICE, [pages.etaXinhua], {
    ...ALL,
    enteredOn: READ_ON,
  }),
  vaccination: read(
    "A yellow fever certificate if you come from or through an area with yellow fever; not after direct transit",
    OFFICE,
    [pages.volunteerEntry, pages.pointsDocuments],
    { ...ALL, note: "The pages state this for visas. Ask your airline, too." },
  ),
} as const;

const VALIDITY = "30 days beyond the day on which you leave, with two blank pages";
const sixMonths = {
  value: "Six months after the day on which you leave, says a tour operator.",
  page: pages.safaribus,
};

/** Entry to South Africa as a visitor. */
export const southAfricaEntry: Readonly<Record<Home, Entry>> = {
  us: {
    ...shared,
    rule: read("No visa for visits", OFFICE, [PUBLIC_PAGES.southAfricaExemptions, pages.etaIndulge], {
      pace: "fees-and-visas",
      passports: "US",
      note: "The ETA was not required of visa-free travelers in September 2025. It is being extended: look before you book.",
      reported: [
        {
          value: "Americans are refused boarding without an ETA from the fall on, says a travel blog.",
          page: pages.etaRoseDrops,
        },
      ],
    }),
    fee: read("None", OFFICE, [pages.safaribus], { pace: "fees-and-visas", passports: "US" }),
    passportValidity: read(VALIDITY, OFFICE, [PUBLIC_PAGES.southAfricaEntry], {
      pace: "fees-and-visas",
      passports: "US",
      reported: [sixMonths],
    }),
  },
  uk: {
    ...shared,
    rule: read("No visa for visits", OFFICE, [PUBLIC_PAGES.southAfricaExemptions, pages.travelpack, pages.etaIndulge], {
      pace: "fees-and-visas",
      passports: "British",
      note: "The ETA was not required of visa-free travelers in September 2025. It is being extended: look before you book.",
    }),
    fee: read("None, as no visa is needed", OFFICE, [pages.travelpack], {
      pace: "fees-and-visas",
      passports: "British",
    }),
    passportValidity: read(VALIDITY, OFFICE, [PUBLIC_PAGES.southAfricaEntry], {
      pace: "fees-and-visas",
      passports: "British",
      reported: [
        { value: "At least one blank page, says a tour operator of British visitors.", page: pages.travelpack },
        sixMonths,
      ],
    }),
  },
  canada: {
    ...shared,
    rule: read("No visa for visits", OFFICE, [PUBLIC_PAGES.southAfricaExemptions, pages.etaXinhua], {
      pace: "fees-and-visas",
      passports: "Canadian",
      note: "A return or onward ticket is asked for. The ETA was not to be required of Canadians; it is being extended: look before you book.",
    }),
    fee: read("None", OFFICE, [pages.safaribus], { pace: "fees-and-visas", passports: "Canadian" }),
    passportValidity: read(VALIDITY, OFFICE, [PUBLIC_PAGES.southAfricaEntry, pages.travelpack], {
      pace: "fees-and-visas",
      passports: "Canadian",
      reported: [sixMonths],
    }),
  },
};
