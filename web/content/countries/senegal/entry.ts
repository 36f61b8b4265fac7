import { visaFact } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { type Entry, type Home, type Known, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";

const OFFICE = "senegal-foreign-ministry";

/** All three passports enter without a visa. */
function visitor(rule: Known): Entry {
  return {
    kind: "nothing",
    rule,
    stay: visaFact("Up to 90 days", "summary", OFFICE, {
      note: "In 2025 the government announced an e-Visa for countries that ask visas of Senegalese, the US, Canada and the UK expected among them. The page that we read says that it is not yet in force, and carries no date. Check before you book.",
      readAt: [PUBLIC_PAGES.senegalEntry, PUBLIC_PAGES.senegalEvisa],
    }),
    stayDays: 90,
    extension: read(
      "None is named: for a longer stay you apply for the foreigner's card before the 90 days end",
      "senegal-interior-ministry",
      [sources.entry, sources.leaving, sources.stayControl],
      {
        ...FEES,
        note: "An American couple left every 90 days and came back, as it wrote in 2011. The border police looks more closely now.",
      },
    ),
    fee: read("None", OFFICE, [sources.entry, sources.visaList, sources.reciprocityOf2013], {
      ...FEES,
      note: "From July 2013 to May 2015 a biometric visa of 50 euros was asked for, and reciprocity is being discussed again.",
    }),
    feeUsd: { from: 0, to: 0 },
    portal: read("None: no application before the journey", OFFICE, [sources.entry, sources.visaList], {
      ...FEES,
      reported: [
        { value: "an electronic visa that is being introduced", page: sources.evisa },
        {
          value: "an electronic visa for Americans, British and Canadians, in force at once",
          page: sources.evisaClaimed,
        },
      ],
      note: "Neither page has a date, and we found no page of the government that says so. Ask the embassy before you book.",
    }),
    processing: read("A stamp at the border", OFFICE, [sources.entry], FEES),
    passportValidity: read("Six months from the day of entry", OFFICE, [sources.entry, sources.reciprocity], {
      ...FEES,
      reported: [{ value: "better three months beyond the stay", page: sources.cardSteps }],
    }),
    vaccination: read(
      "A yellow fever certificate if you come from a country where it occurs, for everyone aged nine months or more",
      OFFICE,
      [sources.entry, sources.yellowFever],
      {
        ...FEES,
        enteredOn: "2026-11-26",
        reported: [{ value: "rarely asked for at the border", page: sources.immigrationLaw }],
        note: "A change of planes in such a country counts as well.",
      },
    ),
  };
}

export const senegalEntry: Readonly<Record<Home, Entry>> = {
  us: visitor(
    read(
      "No visa for visits of up to 90 days, with a return ticket and proof of lodging",
      OFFICE,
      [sources.entry, sources.visaList, sources.cardSteps],
      {
        ...FEES,
        note: "The minister of foreign affairs spoke of asking visas of countries that ask them of Senegalese: look again before you book.",
      },
    ),
  ),
  uk: visitor(
    read(
      "No visa for visits of up to 90 days, with a return ticket and proof of lodging",
      OFFICE,
      [sources.entry, sources.visaList, sources.cardSteps],
      { ...FEES, note: "Reciprocity of visas is being discussed: look again before you book." },
    ),
  ),
  canada: visitor(
    read(
      "No visa for visits of up to 90 days, with a return ticket and proof of lodging",
      OFFICE,
      [sources.entry, sources.visaList, sources.exemptList],
      {
        ...FEES,
        enteredOn: "2026-11-26",
        note: "Three lists name Canada among the countries without a visa. A guide to the foreigner's card without a date leaves it out of its own, shorter list. Reciprocity of visas is being discussed: look again before you book.",
      },
    ),
  ),
};
