import { kenyaVisas } from "#web/content/visas/kenya.ts";
import { type Entry, type Home, read } from "../country-record.ts";
import { sources } from "./sources.ts";

const [visitorVisa] = kenyaVisas.types;
const FEES = { pace: "fees-and-visas" } as const;

/** All three passports need the same. Fee, stay and processing are the records of the visa page. */
const visitor: Entry = {
  kind: "online authorization",
  rule: read(
    "An electronic travel authorization (eTA) before you board, for every traveler, children included. The officer at the border still decides.",
    "kenya-eta",
    [sources.etaRequirements, sources.etaNews, sources.etaLaw, sources.etaStay],
    { ...FEES, note: "It is for one entry." },
  ),
  stay: visitorVisa.duration,
  extension: read(
    "Once, by up to another 90 days, 180 in all. Apply on the eFNS portal before the stay you were granted ends, and bring the printed form to an immigration office. The office names no charge.",
    "kenya-immigration",
    [sources.extensionOffice, sources.extensionPortal, sources.extensionAgent],
    { ...FEES, note: "The fees of 2024 name $200 for an extension after six months and $100 for overstaying." },
  ),
  fee: visitorVisa.detailedInfo.cost,
  portal: read("etakenya.go.ke, or the Kenya Travel Authorization app", "kenya-eta", [sources.etaNews], {
    ...FEES,
    note: "Look-alike sites charge several times the fee.",
  }),
  processing: visitorVisa.processing,
  passportValidity: read(
    "Six months after the planned arrival, with one blank page",
    "kenya-eta",
    [sources.etaRequirements, sources.etaStay],
    FEES,
  ),
  vaccination: read(
    "A yellow fever certificate if you come from, or changed planes for more than twelve hours in, a country where it occurs",
    "kenya-eta",
    [sources.etaNews, sources.yellowFever],
    {
      ...FEES,
      reported: [{ value: "a valid yellow fever vaccination from every visitor", page: sources.kisumuVisitors }],
    },
  ),
};

export const kenyaEntry: Readonly<Record<Home, Entry>> = { us: visitor, uk: visitor, canada: visitor };
