import { visaFact } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { type Entry, type Home, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";

const OFFICE = "mauritius-passport-office";
const ENTRY_PAGES = [PUBLIC_PAGES.mauritiusEntry, PUBLIC_PAGES.mauritiusVisaPolicy];

const requirements = visaFact(
  "No visa in advance for short visits on these passports. Bring a passport valid for your stay, a return ticket, proof of lodging and means, and fill in the digital travel form.",
  "summary",
  OFFICE,
  { readAt: ENTRY_PAGES },
);
const duration = visaFact("Up to 90 days at first, for tourists at most 180 days in a year", "summary", OFFICE, {
  readAt: ENTRY_PAGES,
});

/** All three passports enter without a visa; what pages say of the stay and of the passport differs. */
function visitor(own: Pick<Entry, "stay" | "stayDays" | "passportValidity">): Entry {
  return {
    kind: "nothing",
    rule: requirements,
    extension: read(
      "Once, for three more months, at the Passport and Immigration Office in Port Louis",
      OFFICE,
      [sources.extension, sources.extensionOffice],
      {
        ...FEES,
        note: "Tourists stay at most 180 days in a year. Longer takes the Premium Visa or a permit.",
      },
    ),
    fee: read("Nothing: no visa is needed", OFFICE, [sources.entryCanada, sources.entryUs], FEES),
    feeUsd: { from: 0, to: 0 },
    portal: read(
      "The Mauritius All-in-One travel form, online before you arrive",
      OFFICE,
      [sources.entryUk, sources.entryUs],
      { ...FEES, note: "It is a form, no visa. One page says that it can also be filled in at the airport." },
    ),
    processing: read("At the border, with proof of onward or return travel", OFFICE, [sources.entryUk], FEES),
    vaccination: read(
      "None, unless you come from a country with yellow fever: then its certificate",
      OFFICE,
      [sources.vaccines, sources.entryCanadaLonger],
      {
        ...FEES,
        note: "Without it you may be vaccinated on the spot, by one page. Ask whether a stop on the way counts.",
      },
    ),
    ...own,
  };
}

const wholeStay = read("Valid for your stay, with one blank page", OFFICE, [sources.entryUk], {
  ...FEES,
  note: "Other pages ask for six months beyond the stay. With six months you are safe either way.",
});
const sixMonths = read(
  "Six months beyond the day you leave, with free pages",
  OFFICE,
  [sources.entryUs, sources.entryCanadaLonger],
  FEES,
);

export const mauritiusEntry: Readonly<Record<Home, Entry>> = {
  us: visitor({ stay: duration, stayDays: 90, passportValidity: sixMonths }),
  uk: visitor({
    stay: read(
      "60 days at first, by a copy of GOV.UK's page; the stamp names the last day",
      OFFICE,
      [sources.entryUk],
      {
        ...FEES,
        reported: [{ value: "90 days", page: sources.entryCanada }],
        note: "The copy has no date. Read the stamp before you leave the counter.",
      },
    ),
    stayDays: 60,
    passportValidity: wholeStay,
  }),
  canada: visitor({
    stay: read("Up to 90 days", OFFICE, [sources.entryCanada, sources.entryCanadaLonger], FEES),
    stayDays: 90,
    passportValidity: sixMonths,
  }),
};
