import { read } from "#web/content/countries/country-record.ts";
import { US_COME_BACK } from "./come-back.ts";
import {
  CHILD_BENEFITS,
  MEDICARE,
  PENSIONS,
  US_HEALTH_PLANS,
  US_SELF_EMPLOYMENT,
  US_TAX,
  US_TREATIES,
} from "./home-rules.ts";
import type { HomeRecord } from "./home-record.ts";
import { homeSources as sources } from "./sources.ts";

/** Leaving the USA, and coming back. */
export const usa: HomeRecord = {
  id: "us",
  name: "USA",
  slug: "usa",
  papers: {
    police: {
      name: "FBI Identity History Summary",
      rule: read(
        "$18 for each request. Request it online: the answer usually comes three to five business days after the fingerprints. By post it took upwards of 13 weeks in 2025. The FBI does not hurry a request, but the private firms that it approves can.",
        "us-fbi",
        [sources.fbiQuestions, sources.fbiTimes, sources.fbiThreeWays, sources.fbiByMail],
        {
          pace: "fees-and-visas",
          amounts: [{ amount: 18, currency: "USD" }],
          note: "Fingerprints cost extra. The times are from pages that are not the FBI's. Plans count with a request online.",
        },
      ),
      weeks: { from: 1, to: 1 },
    },
    legalization: {
      name: "Apostille or authentication",
      rule: read(
        "$20 for each paper at the Office of Authentications, which takes federal papers such as the FBI's. By post within three weeks, said its own page.",
        "us-authentications",
        [sources.usAuthentications2024],
        {
          pace: "fees-and-visas",
          amounts: [{ amount: 20, currency: "USD" }],
          note: "Birth, marriage and school papers go to the Secretary of State of the state that issued them, at its own fee. We plan five weeks.",
          reported: [
            {
              value: "by post five weeks or more, dropped off in Washington about nine business days",
              page: sources.usAuthenticationsNotary,
            },
          ],
        },
      ),
      weeks: { from: 3, to: 5 },
    },
    birth: {
      name: "Copy of a birth or marriage certificate",
      rule: read(
        "The state of birth or marriage issues it; each has its own form, fee and time. Copies usually take two to eight weeks, by post up to twelve in some offices.",
        "us-vital-records",
        [sources.usBirthTimes, sources.usBirthByMail, sources.usBirthStates],
        {
          pace: "fees-and-visas",
          note: "None of these pages is an office's own. Ask for the certified long form; the same state's Secretary of State then puts the apostille on it.",
        },
      ),
      weeks: { from: 2, to: 8 },
    },
    passport: {
      name: "New passport",
      rule: read(
        "Four to six weeks besides the post, or two to three for $60 more, since October 2024.",
        "us-passports",
        [sources.usPassportTimes, sources.usPassportAnnounced],
        {
          pace: "fees-and-visas",
          note: "The press reported it; times change with the season. Renewals also work online.",
        },
      ),
      weeks: { from: 4, to: 6 },
    },
  },
  tax: [...US_TAX, US_TREATIES, US_SELF_EMPLOYMENT],
  pensions: PENSIONS.filter(({ label }) => label.startsWith("Social Security")),
  health: [...MEDICARE, US_HEALTH_PLANS],
  childBenefits: CHILD_BENEFITS.us,
  voting: read(
    "The Federal Post Card Application registers you and asks for a ballot for at least one calendar year. Send a new one every year and after each move. You vote where you last lived in the US.",
    "us-fvap",
    [sources.fvap],
  ),
  credit: read(
    "Closed accounts leave a credit report in time: bad marks after seven years, good ones after ten. Somebody without an active account may come back to no score at all. Keep one card that costs nothing abroad, and use and pay it each month.",
    "us-cfpb",
    [sources.usCreditDisappears],
  ),
  status: US_COME_BACK,
  healthOnReturn: read(
    "A move to the US from abroad opens a special enrollment period of the Marketplace; such changes count for 60 days. Somebody who comes from a foreign country need not prove earlier cover.",
    "us-healthcare-gov",
    [sources.usMarketplaceMove],
  ),
  benefitsOnReturn: read(
    "Supplemental Security Income (SSI) is for people who are in the US: after 30 days or more abroad it begins again only when you have been back for 30 days in a row.",
    "us-ssa",
    [sources.ssiAbsence, sources.ssiThirtyDays],
    { note: "For Medicaid and food assistance each state has rules of its own; we did not look them up." },
  ),
  schools: read(
    "The district follows from your address. It asks for proof of residence and of age, vaccination records and the reports of the last school, and each district has its own list.",
    "us-education",
    [sources.usSchools],
  ),
  universities: read(
    "Most states give the lower in-state tuition only to students whose family has lived there for 12 months before. US citizens abroad can apply for federal student aid.",
    "us-education",
    [sources.usTuition, sources.usTuitionStates],
    { note: "The months differ: one page names six in Arkansas and 24 in Alaska. Ask the university." },
  ),
  drivingLicense: read(
    "Each state has its own rules: an identity paper, two proofs of address, and tests where the old license expired too long ago. Renew it before you leave if your state lets you.",
    "us-usa-gov",
    [sources.usLicenses],
  ),
  goods: read(
    "Household goods come back free of duty if you had or used them in your household for a year; the year need not be the last one. They may follow by ship, with customs form 3299.",
    "us-cbp",
    [sources.usGoods],
    { note: "From a customs broker. Keep a dated list of what you take with you." },
  ),
  pets: read(
    "A dog that has been in a country at high risk of dog rabies in the last six months needs two papers to come back: the receipt of the CDC Dog Import Form, which you fill in online for free, and the Certification of U.S.-Issued Rabies Vaccination. A vet accredited by the USDA must fill in the second before the dog leaves the US; since July 31, 2025 it cannot be made up afterward. The dog must be at least six months old, and its chip must have been put in before the vaccination, or the vaccination does not count. After a first vaccination the vet waits 28 days.",
    "us-cdc",
    [sources.cdcDogReturn, sources.cdcDogQuestions, sources.cdcDogForms],
    {
      pace: "fees-and-visas",
      enteredOn: "2026-11-26",
      note: "Without the certification the dog comes in as one vaccinated abroad: a form of a vet there, a blood test by an approved laboratory, or 28 days of quarantine at your expense.",
    },
  ),
};
