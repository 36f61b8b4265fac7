import { visaFact } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { type Entry, type Home, type Known, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";

const OFFICE = "morocco-consular-service";

/** All three passports enter without a visa; what they must be valid for is told differently. */
function visitor(rule: Known, passportValidity: Known): Entry {
  return {
    kind: "nothing",
    rule,
    stay: visaFact("Up to 90 days", "summary", OFFICE, { readAt: [PUBLIC_PAGES.moroccoEntry] }),
    stayDays: 90,
    extension: read(
      "Ask for it at the foreigners' office of the police well before the 90 days end, with a reason. Without it you appear before a judge, and may pay a fine, before you can leave.",
      "morocco-dgsn",
      [sources.visaUs, sources.visaChamber, sources.extensionBook],
      {
        ...FEES,
        note: "Police may ask for a letter of your embassy. Many leave for some days and come back, at the mercy of the officer at the border.",
      },
    ),
    fee: read("None", OFFICE, [sources.nomadVisas, sources.visaCanada], FEES),
    feeUsd: { from: 0, to: 0 },
    portal: read("None: no application before the journey", OFFICE, [sources.nomadVisas, sources.visaCanada], FEES),
    processing: read(
      "A stamp at the border. Check that you get it: travelers without one had trouble leaving.",
      OFFICE,
      [sources.passportUk, sources.nomadVisas],
      FEES,
    ),
    passportValidity,
    vaccination: read("None required", OFFICE, [sources.visaChamber], {
      ...FEES,
      reported: [
        {
          value: "a yellow fever certificate if you come from a country where it occurs, in practice by land",
          page: sources.extensionBook,
        },
      ],
      note: "Carry the certificate if you come by way of West Africa.",
    }),
  };
}

export const moroccoEntry: Readonly<Record<Home, Entry>> = {
  us: visitor(
    read(
      "No visa for visits of up to 90 days. Children of a Moroccan father count as Moroccans and may need his permission to leave.",
      OFFICE,
      [sources.visaUs, sources.visaChamber],
      { ...FEES, note: "It allows no work." },
    ),
    read("Six months beyond the day of entry, with one blank page", OFFICE, [sources.passportUs], {
      ...FEES,
      reported: [{ value: "valid, with one blank page", page: sources.visaUs }],
    }),
  ),
  uk: visitor(
    read("No visa for visits of up to 90 days", OFFICE, [sources.visaUk, sources.formalities], {
      ...FEES,
      note: "It allows no work or study.",
    }),
    read("Three months from the day of entry, and undamaged", OFFICE, [sources.passportUk, sources.visaUk], FEES),
  ),
  canada: visitor(
    read("No visa for visits of up to 90 days", OFFICE, [sources.visaCanada, sources.formalities], {
      ...FEES,
      note: "It allows no paid work.",
    }),
    read("For your whole stay, better for six months", OFFICE, [sources.formalities], FEES),
  ),
};
