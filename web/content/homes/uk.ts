import { read } from "#web/content/countries/country-record.ts";
import { UK_COME_BACK } from "./come-back.ts";
import {
  CHILD_BENEFITS,
  PENSIONS,
  UK_HOME_FEES,
  UK_INHERITANCE_TAX,
  UK_NHS,
  UK_TAX,
  UK_TEMPORARY_ABSENCE,
} from "./home-rules.ts";
import type { HomeRecord } from "./home-record.ts";
import { homeSources as sources } from "./sources.ts";

/** Leaving the UK, and coming back. */
export const uk: HomeRecord = {
  id: "uk",
  name: "UK",
  slug: "uk",
  papers: {
    police: {
      name: "ACRO police certificate",
      rule: read(
        "The standard service takes up to 20 working days, the premium service two working days. The days of applying and posting and the post itself come on top.",
        "uk-acro",
        [sources.acroTimes],
        {
          pace: "fees-and-visas",
          note: "The fee of today: not found, looked on November 23, 2026. A page of 2019 named £45, or £80 for the premium service.",
        },
      ),
      weeks: { from: 1, to: 4 },
    },
    legalization: {
      name: "Apostille",
      rule: read(
        "£45 for a paper apostille, in up to 10 working days. ACRO certificates and birth and marriage certificates need the paper one; for others there is an electronic one at £35.",
        "uk-legalisation",
        [sources.ukApostilleFee, sources.ukApostilleDigital, sources.ukApostilleChecklist],
        {
          pace: "fees-and-visas",
          amounts: [{ amount: 45, currency: "GBP" }],
          note: "None of these pages is the office's own, and postage comes on top. Read the fee there before you pay anybody.",
          reported: [
            {
              value: "£40 for each paper",
              page: sources.ukApostilleForty,
              amounts: [{ amount: 40, currency: "GBP" }],
            },
            { value: "up to 15 days", page: sources.ukApostilleNotary },
          ],
        },
      ),
      weeks: { from: 2, to: 3 },
    },
    birth: {
      name: "Copy of a birth or marriage certificate",
      rule: read(
        "For England and Wales: £12.50 online, £38.50 for the priority service. The standard copy comes within four weeks, often sooner; the priority one is sent within one working day.",
        "uk-register-office",
        [sources.ukBirthFees, sources.ukBirthTimes],
        {
          pace: "fees-and-visas",
          amounts: [{ from: 12.5, to: 38.5, currency: "GBP" }],
          note: "The fees are the office's own, of November 2024; the times are from another site. Scotland and Northern Ireland have registers of their own. Ask for the full certificate.",
        },
      ),
      weeks: { from: 1, to: 4 },
    },
    passport: {
      name: "New passport",
      rule: read("Three weeks for a renewal, longer if something is missing.", "uk-passports", [sources.ukPassport], {
        pace: "fees-and-visas",
        reported: [
          {
            value: "£94.50 online in 2025, in three to ten weeks, a first passport up to ten",
            page: sources.ukPassport2025,
            amounts: [{ amount: 94.5, currency: "GBP" }],
          },
        ],
      }),
      weeks: { from: 3, to: 10 },
    },
  },
  tax: [...UK_TAX, UK_TEMPORARY_ABSENCE, UK_INHERITANCE_TAX],
  pensions: PENSIONS.filter(({ label }) => label.startsWith("UK")),
  health: [UK_NHS],
  childBenefits: CHILD_BENEFITS.uk,
  voting: read(
    "Since January 16, 2024 British citizens abroad can vote in elections to Parliament however long ago they left, if they once lived in the UK or were registered there. Registering works online, except in Northern Ireland, and lasts until November 1 of the third year.",
    "uk-elections",
    [sources.ukVotesForLife],
  ),
  credit: read(
    "A score does not move with you. After three years abroad there may be no record left. What helps on return: the electoral roll, an address, a bank account in use and a phone contract.",
    "uk-moneyhelper",
    [sources.ukCreditMove, sources.ukCreditReturn],
    { note: "Keep an account open. Some banks close those of people who live abroad: ask yours." },
  ),
  status: UK_COME_BACK,
  healthOnReturn: read(
    "Hospital treatment is free for people who live in the UK lawfully and for a settled purpose, whatever their passport and what they paid in. Whoever comes back to live there for good counts from the return and shows it to the hospital; on a visit they can be charged.",
    "uk-nhs",
    [sources.ukOrdinaryResidence, sources.ukHospitalsHansard],
    {
      note: "That it begins with the return is from an answer to Parliament of 2006. Emergency departments treat everybody until a hospital admits them.",
    },
  ),
  benefitsOnReturn: read(
    "After three months or more of living abroad, means-tested benefits can ask for the habitual residence test: that you mean to settle. Child Benefit asks for three months of living in the UK first, unless you were away for less than a year or paid National Insurance from abroad.",
    "uk-dwp",
    [sources.ukHabitualResidence, sources.ukThreeMonths],
    { note: "The page on Child Benefit is of June 2023." },
  ),
  schools: read(
    "In England a school may not refuse a child because the family is still abroad; it may because it is full. Councils differ: Surrey takes an application up to four weeks before the place is needed, with the tickets and the child's British passport.",
    "uk-schools",
    [sources.ukSchoolsGuidance, sources.ukSchoolsSummary, sources.ukSchoolsSurrey],
    { note: "Scotland, Wales and Northern Ireland have rules of their own; we did not look them up." },
  ),
  universities: UK_HOME_FEES.content,
  drivingLicense: read(
    "The photo card runs out after ten years, the right to drive does not. Renewing it online costs £14.",
    "uk-dvla",
    [sources.ukLicense],
    {
      note: "Whether it can be renewed from abroad: not found, looked on November 23, 2026. Renew it before you leave if it ends soon.",
    },
  ),
  goods: read(
    "Transfer of residence relief: household goods, a car and animals free of duty and VAT, if HMRC has said yes to form ToR1 before they are shipped. An agent says: 12 months of living abroad, and six months of owning and using the things.",
    "uk-hmrc",
    [sources.ukTransferOfResidence, sources.ukTransferConditions],
  ),
  pets: read(
    "From a country that is not on the list: chip, rabies vaccination, a blood test at least 30 days later, and then three months of waiting before the animal may travel. The three months fall away only if the test was done in time before it left.",
    "uk-pets",
    [sources.ukPetsRabies],
    {
      pace: "fees-and-visas",
      note: "The page is from the time before 2021, when this meant a pet passport of the EU. Ask your vet what takes its place, and look on GOV.UK whether your country is listed.",
    },
  ),
};
