import { kenyaVisas } from "./visas.ts";
import { type Entry, type Home, read } from "../country-record.ts";
import { sources } from "./sources.ts";
import { passportValidity, vaccination } from "./visitor-rules.ts";

const [visitorVisa] = kenyaVisas.types;
const FEES = { pace: "fees-and-visas" } as const;

/** All three passports need the same. Fee, stay and processing are the records of the visa page. */
const visitor: Entry = {
  kind: "online authorization",
  rule: read(
    "An electronic travel authorization (eTA) before you board, for every traveler, children included. The officer at the border still decides.",
    "kenya-eta",
    [sources.etaOffice, sources.etaRequirements, sources.etaNews, sources.etaLaw],
    {
      ...FEES,
      enteredOn: "2026-11-26",
      note: "It is for one entry. You need none with a Kenyan passport, permanent residence, a work permit or a pass.",
    },
  ),
  stayDays: 90,
  stay: visitorVisa.duration,
  extension: visitorVisa.detailedInfo.extensions,
  fee: visitorVisa.detailedInfo.cost,
  feeUsd: { from: 30, to: 51 },
  portal: read("etakenya.go.ke, or the Kenya Travel Authorization app", "kenya-eta", [sources.etaNews], {
    ...FEES,
    note: "Look-alike sites charge several times the fee.",
  }),
  processing: visitorVisa.processing,
  passportValidity,
  vaccination,
};

export const kenyaEntry: Readonly<Record<Home, Entry>> = { us: visitor, uk: visitor, canada: visitor };
