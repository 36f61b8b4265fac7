import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { type Entry, type Home, read } from "../country-record.ts";
import { FEES, IMMIGRATION } from "./permit-rules.ts";
import { sources } from "./sources.ts";

/** All three passports need the same; fees differ by passport. */
const visitor: Entry = {
  kind: "e-visa",
  rule: read(
    "A visa before you travel, as an e-Visa for short visits. Visas on arrival ended on May 1, 2025. Landing and exit cards are filled in online.",
    IMMIGRATION,
    [sources.visaPolicy2025, sources.evisaGuide2026, sources.evisaNews, PUBLIC_PAGES.nigeriaEvisa],
    {
      ...FEES,
      note: "A citizen of Nigeria by birth, also one with a second passport, enters on the Nigerian passport without a visa.",
    },
  ),
  stayDays: 30,
  stay: read(
    "Up to 90 days, once, on a tourist visa; what is printed on your visa counts",
    IMMIGRATION,
    [sources.touristVisa, sources.overstay],
    {
      ...FEES,
      reported: [{ value: "30 to 90 days, as the office decides", page: sources.touristVisaGuide }],
      note: "Overstaying costs $15 a day and can bring a ban.",
    },
  ),
  extension: read(
    "None: e-Visas cannot be extended, nor turned into a residence or work permit inside Nigeria",
    IMMIGRATION,
    [sources.evisaNews, sources.evisaGuide2026],
    FEES,
  ),
  fee: read("$160 to $250 for most visas, by nationality and class", IMMIGRATION, [sources.visaFaq], {
    ...FEES,
    enteredOn: "2026-11-26",
    note: "Look up the fee for your passport on the portal before you pay anybody.",
  }),
  feeUsd: { from: 160, to: 250 },
  portal: read(
    "The e-Visa portal of the Nigeria Immigration Service, from immigration.gov.ng",
    IMMIGRATION,
    [sources.visaPolicy2025, sources.visaFaq],
    { ...FEES, note: "Other sites with e-Visa in their names are agents." },
  ),
  processing: read("24 to 48 hours for an e-Visa", IMMIGRATION, [sources.overstay, sources.evisaNews], {
    ...FEES,
    reported: [{ value: "usually 5 to 15 working days for a visa", page: sources.visaFaq }],
  }),
  passportValidity: read(
    "Six months, with a return ticket, enough money and a hotel or address",
    IMMIGRATION,
    [sources.entryRequirements, sources.touristVisaOffice, sources.touristVisa],
    FEES,
  ),
  vaccination: read(
    "A yellow fever certificate from every traveler of nine months or older",
    IMMIGRATION,
    [sources.yellowFever, sources.yellowFeverCard],
    {
      ...FEES,
      reported: [
        {
          value: "only from travelers who come from a country with yellow fever (January 2018)",
          page: sources.yellowFeverNhs,
        },
      ],
      note: "An electronic card, from registering the paper one with the Ministry of Health, was announced: ask your airline.",
    },
  ),
};

export const nigeriaEntry: Readonly<Record<Home, Entry>> = { us: visitor, uk: visitor, canada: visitor };
