import { visaFact } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { type Entry, type Home, type Known, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { lifeSources } from "./sources-of-life.ts";
import { permitSources as sources } from "./sources.ts";

const OFFICE = "egypt-evisa";

/** All three passports get the same visa; the rule for Canadians changed twice. */
function visitor(rule: Known): Entry {
  return {
    kind: "visa on arrival",
    rule,
    stay: visaFact("30 days for each entry", "summary", "egypt-evisa", { readAt: [PUBLIC_PAGES.egyptStay] }),
    stayDays: 30,
    extension: read(
      "A tourist residence of three or six months, at the passports office in Egypt, renewable up to a year",
      "egypt-interior-ministry",
      [sources.tourist, sources.touristYear],
      {
        ...FEES,
        note: "It takes a certified lease. Whoever overstays by less than 15 days was let off; after that there is a fine.",
      },
    ),
    fee: read("$25 for one entry, $60 for several, in January 2026", OFFICE, [sources.rules2026], {
      ...FEES,
      enteredOn: "2026-11-26",
      reported: [
        { value: "$45 for one entry since December 1, 2025, by a decree of November 30", page: sources.feeRaised },
      ],
      note: "A decree allows up to $20 more; a page of January 2026 still names the old fees. Bring $45 in cash.",
    }),
    feeUsd: { from: 25, to: 45 },
    portal: read(
      "The e-Visa portal (visa2egypt.gov.eg), or the bank counter at the airport",
      OFFICE,
      [sources.rules2026, sources.arrival],
      FEES,
    ),
    processing: read("5 to 7 days for the e-visa: apply one to two weeks before", OFFICE, [sources.rules2026], FEES),
    passportValidity: read(
      "Six months beyond entry, with one or two blank pages",
      OFFICE,
      [sources.rules2026, sources.stayUs, sources.eightMonths],
      { ...FEES, note: "A page of 2018 asks for eight months for the e-visa." },
    ),
    vaccination: read(
      "None for most travelers. Proof of yellow fever vaccination if you come from a country that has it, and of polio vaccination from a list of countries",
      "egypt-health-ministry",
      [lifeSources.shots, sources.yellowFever, sources.polio, sources.polioCongo],
      {
        ...FEES,
        note: "In 2022 Ghana, Kenya, Nigeria, Senegal, Ethiopia and Uganda were on the list. Ask the embassy for today's.",
      },
    ),
  };
}

const onlineOrAtTheAirport = read(
  "A tourist visa, online before the journey or bought at the airport",
  OFFICE,
  [sources.rules2026, sources.arrival],
  FEES,
);

export const egyptEntry: Readonly<Record<Home, Entry>> = {
  us: visitor(onlineOrAtTheAirport),
  uk: visitor(onlineOrAtTheAirport),
  canada: visitor(
    read(
      "A tourist visa, online or at the airport, again since December 2024",
      OFFICE,
      [sources.canadians, sources.rules2026, sources.canadaBefore],
      {
        ...FEES,
        note: "From October 2023 until then Canadians applied at the embassy, for $150. Look on the portal before you fly.",
      },
    ),
  ),
};
