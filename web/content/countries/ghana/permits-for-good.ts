import { ALL_PASSPORTS } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { ghanaVisas } from "./visas.ts";
import { notFound, type Permit, read } from "../country-record.ts";
import { FEES_AND_VISAS, policeReport, shared } from "./permit-rules.ts";
import { ghanaSources as pages } from "./sources.ts";

const [, rightOfAbode] = ghanaVisas.types;
const BY_ANCESTRY = { ...FEES_AND_VISAS, passports: ALL_PASSPORTS };

/** What the Right of Abode asks; its program under belonging shows the same record. */
export const rightOfAbodeConditions = read(
  "Time lived in Ghana, means of your own, two Ghanaian referees: a law firm names seven years, the Ministry's page names no number",
  "ghana-interior-ministry",
  [PUBLIC_PAGES.ghanaRightOfAbodeMinistry, PUBLIC_PAGES.ghanaRightOfAbodeLawyers, PUBLIC_PAGES.ghanaRightOfAbodeGuide],
  { ...BY_ANCESTRY, note: "It is a decision of the Minister and the President, not an entitlement." },
);

/** The same for its fee, which nobody publishes. */
export const rightOfAbodeFee = {
  notFoundOn: "2026-11-26",
  office: "ghana-interior-ministry",
  note: "The Ministry's fee list (L.I. 2481 of 2023) leaves the Right of Abode out. Ask for the amount, and for an official receipt.",
} as const;

const rightOfAbodePermit: Permit = {
  id: "right-of-abode",
  name: rightOfAbode.name,
  reasons: ["return"],
  whoFor: "People of African descent in the diaspora, and former citizens of Ghana, who have lived there for years.",
  conditions: { minimumAge: 18, descentOrFormerCitizen: true },
  threshold: rightOfAbodeConditions,
  fee: rightOfAbodeFee,
  firstTerm: rightOfAbode.duration,
  renewal: rightOfAbode.detailedInfo.extensions,
  work: read("Any work, without a work permit", "ghana-interior-ministry", [pages.permanentStays], BY_ANCESTRY),
  dependants: read(
    "Spouse and children can get residence permits of dependants; these do not allow work",
    "ghana-immigration-service",
    [pages.residenceWays, pages.dependantAdavia],
    BY_ANCESTRY,
  ),
  familyFees: { feeIn: "family", spouseUsd: { from: 35, to: 35 }, childUsd: { from: 35, to: 35 } },
  documents: [
    {
      name: "Evidence of African descent, or of former Ghanaian citizenship",
      weeks: null,
      source: notFound("ghana-interior-ministry", "Which evidence is accepted, and whether a DNA test counts"),
    },
    policeReport,
    {
      name: "Statements of two Ghanaian referees of standing",
      weeks: null,
      source: read(
        "They attest your character",
        "ghana-interior-ministry",
        [PUBLIC_PAGES.ghanaRightOfAbodeGuide],
        BY_ANCESTRY,
      ),
    },
  ],
  processing: rightOfAbode.processing,
  processingWeeks: { from: 13, to: 26 },
  feeUsd: null,
  yearsToPermanentResidence: 0,
  yearsToCitizenship: 6,
  applyAt: rightOfAbode.detailedInfo.application,
  applyFrom: null,
  registerWithinDays: null,
  permanentResidence: read("It is residence for life", "ghana-interior-ministry", [pages.permanentStays], BY_ANCESTRY),
  citizenship: shared.citizenship,
  endsWhen: read(
    "The High Court may revoke it, by section 19 of the Immigration Act",
    "ghana-interior-ministry",
    [pages.immigrationActCopy],
    {
      ...BY_ANCESTRY,
      note: "Our copy shows the heading of the section only: ask on which grounds, and after how long an absence.",
    },
  ),
};

const indefinite: Permit = {
  id: "indefinite-residence",
  name: "Indefinite residence",
  reasons: ["family", "job", "business", "retirement"],
  whoFor: "People who have lived in Ghana for years, or for fewer years as the spouse of a Ghanaian.",
  conditions: { yearsThere: 3 },
  threshold: shared.permanentResidence,
  fee: notFound("ghana-interior-ministry", "The fee of indefinite residence"),
  firstTerm: read("As long as you want", "ghana-interior-ministry", [pages.indefiniteMondaq], FEES_AND_VISAS),
  renewal: read(
    "None: nothing to renew, and no visa to enter",
    "ghana-interior-ministry",
    [pages.indefiniteMondaq],
    FEES_AND_VISAS,
  ),
  work: read(
    "Any job, business or profession, without a work permit",
    "ghana-interior-ministry",
    [pages.indefiniteMondaq],
    FEES_AND_VISAS,
  ),
  dependants: read(
    "They can apply for residence permits to live with you",
    "ghana-immigration-service",
    [pages.indefiniteMondaq],
    FEES_AND_VISAS,
  ),
  familyFees: { feeIn: "family", spouseUsd: { from: 35, to: 35 }, childUsd: { from: 35, to: 35 } },
  documents: [
    {
      name: "Valid residence permit",
      weeks: null,
      source: read(
        "Valid for six more months, for spouses of Ghanaians",
        "ghana-interior-ministry",
        [pages.permanentStays],
        FEES_AND_VISAS,
      ),
    },
    policeReport,
    {
      name: "Letters of two Ghanaians of standing, such as notaries or senior officers",
      weeks: null,
      source: read("They support the application", "ghana-interior-ministry", [pages.permanentStays], FEES_AND_VISAS),
    },
  ],
  processing: notFound("ghana-interior-ministry", "How long the decision takes"),
  processingWeeks: null,
  feeUsd: null,
  yearsToPermanentResidence: 0,
  yearsToCitizenship: 6,
  applyAt: read(
    "The Ministry of the Interior, with the Ghana Immigration Service",
    "ghana-interior-ministry",
    [pages.permanentStays],
    FEES_AND_VISAS,
  ),
  applyFrom: null,
  registerWithinDays: null,
  permanentResidence: read(
    "It is permanent residence",
    "ghana-interior-ministry",
    [pages.permanentStays],
    FEES_AND_VISAS,
  ),
  citizenship: shared.citizenship,
  endsWhen: notFound("ghana-interior-ministry", "After how long an absence the status is lost"),
};

export const ghanaPermitsForGood = [rightOfAbodePermit, indefinite] as const;
