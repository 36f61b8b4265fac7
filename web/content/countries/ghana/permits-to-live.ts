import { type Permit, read } from "../country-record.ts";
import {
  DEPENDANT_FEE_NOTE,
  FEES_AND_VISAS,
  FEE_TABLE_NOTE,
  foreignersCard,
  noOtherWork,
  shared,
} from "./permit-rules.ts";
import { ghanaSources as pages } from "./sources.ts";

const retirement: Permit = {
  id: "retirement",
  name: "Residence permit of a retiree",
  reasons: ["retirement"],
  whoFor: "People who no longer work and can live on their own money.",
  conditions: {},
  ...shared,
  threshold: read(
    "Enough for you and your dependants without public funds: land, or a steady income on bank statements. No amount is named.",
    "ghana-immigration-service",
    [pages.retireeIbn],
    FEES_AND_VISAS,
  ),
  fee: read(
    "388 cedis (about $35), if the fee of a dependant applies",
    "ghana-immigration-service",
    [pages.feeTable, pages.retireeIbn],
    {
      ...FEES_AND_VISAS,
      enteredOn: "2026-11-26",
      note: `An agent writes that there is no permit of its own for retirees and that they receive that of a dependant. ${DEPENDANT_FEE_NOTE}`,
    },
  ),
  firstTerm: read("Up to 4 years", "ghana-immigration-service", [pages.retireeIbn], FEES_AND_VISAS),
  renewal: read("Up to 8 years in all", "ghana-immigration-service", [pages.retireeIbn], FEES_AND_VISAS),
  work: read("None, unless another permit allows it", "ghana-immigration-service", [pages.retireeIbn], FEES_AND_VISAS),
  documents: [
    {
      name: "Bank statements, or a lease",
      weeks: null,
      source: read("Proof of income", "ghana-immigration-service", [pages.retireeIbn], FEES_AND_VISAS),
    },
    {
      name: "Two guarantors with Ghanaian passports, and a signed bond",
      weeks: null,
      source: read(
        "They answer for the cost of sending you home, up to the value of the bond",
        "ghana-immigration-service",
        [pages.retireeIbn],
        FEES_AND_VISAS,
      ),
    },
    foreignersCard,
  ],
  feeUsd: { from: 35, to: 35 },
};

const study: Permit = {
  id: "study",
  name: "Residence permit of a student",
  reasons: ["study"],
  whoFor: "Students with a place at a school or university in Ghana.",
  conditions: { admission: true },
  ...shared,
  threshold: read(
    "Admission, and proof that the fees are paid",
    "ghana-immigration-service",
    [pages.studentPermit, pages.studentResidence],
    FEES_AND_VISAS,
  ),
  fee: read("259 cedis (about $25)", "ghana-immigration-service", [pages.feeTable], {
    ...FEES_AND_VISAS,
    enteredOn: "2026-11-26",
    note: FEE_TABLE_NOTE,
  }),
  work: noOtherWork,
  documents: [
    {
      name: "Admission letter and receipt of the fees",
      weeks: null,
      source: read("From your institution", "ghana-immigration-service", [pages.studentPermit], FEES_AND_VISAS),
    },
    {
      name: "Introductory letter of the institution",
      weeks: null,
      source: read(
        "Its international office writes it",
        "ghana-immigration-service",
        [pages.studentPermit, pages.studentResidence],
        FEES_AND_VISAS,
      ),
    },
    foreignersCard,
  ],
  processing: read(
    "One week if you apply yourself; allow 6 weeks if the university does it for you",
    "ghana-immigration-service",
    [pages.studentResidence],
    FEES_AND_VISAS,
  ),
  processingWeeks: { from: 1, to: 6 },
  feeUsd: { from: 25, to: 25 },
  applyAt: read(
    "Enter on a student's visa from a Ghanaian mission; then apply to the Ghana Immigration Service, with the help of the international office",
    "ghana-immigration-service",
    [pages.studentResidence],
    FEES_AND_VISAS,
  ),
  applyFrom: "in the country",
  registerWithinDays: null,
};

const family: Permit = {
  id: "family",
  name: "Residence permit of a dependant",
  reasons: ["family"],
  whoFor: "Spouses, children and parents of Ghanaians and of people with a residence permit.",
  conditions: { relative: true },
  ...shared,
  threshold: read(
    "A marriage or birth certificate, and the principal's bank statement",
    "ghana-immigration-service",
    [pages.dependantAdavia, pages.spousePermit],
    {
      ...FEES_AND_VISAS,
      reported: [{ value: "spouses only after more than four years of marriage", page: pages.dependantService }],
      note: "Ask the Immigration Service which of the two holds before you move as a couple.",
    },
  ),
  fee: read("388 cedis (about $35)", "ghana-immigration-service", [pages.feeTable], {
    ...FEES_AND_VISAS,
    enteredOn: "2026-11-26",
    note: DEPENDANT_FEE_NOTE,
  }),
  work: read(
    "None: no job and no business of your own",
    "ghana-immigration-service",
    [pages.dependantAdavia],
    FEES_AND_VISAS,
  ),
  documents: [
    {
      name: "Marriage or birth certificate",
      weeks: null,
      source: read("Original and copy", "ghana-immigration-service", [pages.dependantAdavia], FEES_AND_VISAS),
    },
    {
      name: "Two guarantors with Ghanaian passports or identity cards, and a signed bond",
      weeks: null,
      source: read(
        "All of them sign at the immigration office",
        "ghana-immigration-service",
        [pages.spousePermit, pages.dependantService],
        FEES_AND_VISAS,
      ),
    },
    foreignersCard,
  ],
  feeUsd: { from: 35, to: 35 },
  yearsToPermanentResidence: 3,
  yearsToCitizenship: 5,
  citizenship: read(
    "Married to a Ghanaian: registration as a citizen after five years of living in Ghana; 3,000 cedis for the form",
    "ghana-interior-ministry",
    [pages.registration],
    FEES_AND_VISAS,
  ),
};

export const ghanaPermitsToLive = [retirement, study, family] as const;
