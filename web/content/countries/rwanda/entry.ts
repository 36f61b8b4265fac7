import type { Range } from "#domain/range.ts";
import { rwandaVisas } from "./visas.ts";
import { type Entry, type Home, type Known, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";
import { passportValidity, vaccination } from "./visitor-rules.ts";

const [touristVisa] = rwandaVisas.types;

/** All three passports get the visa at the border; what it costs depends on the passport. */
function visitor(fee: Known, feeUsd: Range): Entry {
  return {
    kind: "visa on arrival",
    rule: read(
      "A visa on arrival, without an application before the journey, for every nationality",
      "rwanda-dgie",
      [sources.visaForAll, sources.newFees],
      { ...FEES, note: "It allows no work." },
    ),
    stayDays: 30,
    stay: touristVisa.duration,
    extension: touristVisa.detailedInfo.extensions,
    fee,
    feeUsd,
    portal: read(
      "IremboGov (irembo.gov.rw), if you want the visa before you travel",
      "rwanda-dgie",
      [sources.visaOnline],
      {
        ...FEES,
        note: "An embassy's page warns that fees are not paid back if the visa is refused.",
      },
    ),
    processing: touristVisa.processing,
    passportValidity,
    vaccination,
  };
}

const commonwealthFee = read(
  "Nothing for 30 days since March 2020, for citizens of member states of the Commonwealth",
  "rwanda-dgie",
  [sources.newFees],
  {
    ...FEES,
    enteredOn: "2026-11-26",
    reported: [
      { value: "$50 for one entry, without an exception for the Commonwealth", page: sources.visaFees2026 },
      { value: "$30 for 30 days, by the page of a conference without a date", page: sources.conferenceTrip },
    ],
    note: "The page of March 2026 says that some nationalities enter free and does not list them. Carry $50 in new notes in case the rule has changed.",
  },
);

export const rwandaEntry: Readonly<Record<Home, Entry>> = {
  us: visitor(touristVisa.detailedInfo.cost, { from: 50, to: 50 }),
  uk: visitor(commonwealthFee, { from: 0, to: 50 }),
  canada: visitor(commonwealthFee, { from: 0, to: 50 }),
};
