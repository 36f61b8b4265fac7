import type { Range } from "#domain/range.ts";
import { type Entry, type Home, type Known, read } from "../country-record.ts";
import { FEES, IMMIGRATION } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";

/** All three passports need a visa, online or at the border; which one it is depends on the passport. */
function visitor(rule: Known, stay: Known, stayDays: number, fee: Known, feeUsd: Range): Entry {
  return {
    kind: "e-visa",
    rule,
    stay,
    stayDays,
    extension: read(
      "At the immigration headquarters in Dar es Salaam, three months at a time, up to six months in all, by an agency's page of 2019",
      IMMIGRATION,
      [sources.visaExtension],
      {
        ...FEES,
        reported: [{ value: "a visitor's pass runs at most 90 days", page: sources.visitorPass }],
        note: "Plan for 90 days. Whoever waits for a permit can ask for a special pass.",
      },
    ),
    fee,
    feeUsd,
    portal: read(
      "visa.immigration.go.tz, the Immigration Department's own site",
      IMMIGRATION,
      [sources.visaSafari, sources.visaGlimpse],
      { ...FEES, note: "Many agencies look like the office and add a fee. Bring the grant notice on paper." },
    ),
    processing: read("Up to 10 days", IMMIGRATION, [sources.visaSafari], {
      ...FEES,
      reported: [{ value: "2 to 7 working days", page: sources.visaAmericans }],
    }),
    passportValidity: read(
      "At least six months after the day of entry, with a blank page",
      IMMIGRATION,
      [sources.visaSafari, sources.visaGuide],
      {
        ...FEES,
        reported: [{ value: "one month beyond the stay, by the airlines' database", page: sources.visaPolicy }],
      },
    ),
    vaccination: read(
      "Yellow fever from the age of one, only if you come from a country where it occurs or spent more than 12 hours at an airport there; Kenya, Ethiopia, Ghana and Nigeria are on the list",
      IMMIGRATION,
      [sources.yellowFever, sources.visaPolicy],
      { ...FEES, note: "From London, New York or Toronto without such a stop, none is asked for." },
    ),
  };
}

/** The mainland's compulsory insurance, announced and not known to have begun: the fees name it, and plans count with it. */
const INSURANCE = {
  pages: [sources.mainlandInsurance, sources.mainlandInsuranceDelay, sources.mainlandInsuranceSadc] as const,
  note: "The Ministry of Finance announced the insurance on July 4, 2025: it covers up to 92 days and begins when its regulations are published. It was then put off to January 2026. We found no page that says it has begun, looked on November 26, 2026. Citizens of the East African and Southern African communities are exempt. Ask Immigration before you fly; Zanzibar's insurance is another one.",
};

const single = {
  rule: read(
    "A visa: online before the journey, or at the main airports and borders. It allows no work.",
    IMMIGRATION,
    [sources.visaNeeded, sources.visaGuide, sources.visitorPass],
    {
      ...FEES,
      note: "Zanzibar checks passports again and asks visitors for its own travel insurance. The mainland has announced one, too: see the fee.",
    },
  ),
  stay: read("Up to 90 days, one entry", IMMIGRATION, [sources.visaNeeded, sources.visitorPass], {
    ...FEES,
    reported: [{ value: "30 days for all but US citizens", page: sources.visaExtension }],
    note: "Read the days in the stamp: they count.",
  }),
  fee: read(
    "$50 for one entry, and plan $44 more for the mainland's compulsory insurance",
    IMMIGRATION,
    [sources.visaNeeded, sources.visaGlimpse, sources.visaKinds, ...INSURANCE.pages],
    { ...FEES, enteredOn: "2026-11-26", note: INSURANCE.note },
  ),
};

export const tanzaniaEntry: Readonly<Record<Home, Entry>> = {
  us: visitor(
    read(
      "A multiple-entry visa, the only kind for US passports: online before the journey, or at the airport. It allows no work.",
      IMMIGRATION,
      [sources.visaGlimpse, sources.visaSafari, sources.visaAmericans],
      {
        ...FEES,
        note: "Zanzibar checks passports again and asks visitors for its own travel insurance. The mainland has announced one, too: see the fee.",
      },
    ),
    read(
      "90 days at a time, within 12 months",
      IMMIGRATION,
      [sources.visaAmericans, sources.visitorPass, sources.visaNeeded],
      FEES,
    ),
    90,
    read(
      "$100 for 12 months, and plan $44 more for the mainland's compulsory insurance",
      IMMIGRATION,
      [sources.visaSafari, sources.visaGlimpse, sources.visaAmericans, ...INSURANCE.pages],
      {
        ...FEES,
        enteredOn: "2026-11-26",
        note: `At the airport bring the fee in cash: the card machines fail. ${INSURANCE.note}`,
      },
    ),
    { from: 100, to: 144 },
  ),
  uk: visitor(single.rule, single.stay, 30, single.fee, { from: 50, to: 94 }),
  canada: visitor(single.rule, single.stay, 30, single.fee, { from: 50, to: 94 }),
};
