import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { notFound, type Permit, read } from "../country-record.ts";
import { FEES_AND_VISAS, FEE_TABLE_NOTE, foreignersCard, noOtherWork, policeReport, shared } from "./permit-rules.ts";
import { ghanaSources as pages } from "./sources.ts";

const workPermit: Permit = {
  id: "work-permit",
  name: "Work permit and residence permit",
  reasons: ["job", "skills"],
  whoFor: "People whom an employer registered in Ghana hires or sends.",
  conditions: { jobOffer: true },
  ...shared,
  threshold: read(
    "A contract or an assignment letter from an entity in Ghana; the employer proves its registration and its taxes",
    "ghana-immigration-service",
    [pages.immigrationChambers, pages.workPermitSteps],
    {
      ...FEES_AND_VISAS,
      note: "Every category of work permit needs such a sponsor. For people who work online for an employer abroad we found no permit of their own.",
    },
  ),
  fee: read("$1,000 for one year", "ghana-immigration-service", [pages.feeTable, pages.quotaFirmus], {
    ...FEES_AND_VISAS,
    enteredOn: "2026-11-26",
    note: `The table also names $647 for a residence permit under an immigrant quota. ${FEE_TABLE_NOTE}`,
  }),
  firstTerm: read(
    "Usually one year, in some cases six months",
    "ghana-immigration-service",
    [pages.workPermit2023, pages.immigrationChambers],
    FEES_AND_VISAS,
  ),
  renewal: read(
    "Renewable on the conditions of the first",
    "ghana-immigration-service",
    [pages.quotaFirmus],
    FEES_AND_VISAS,
  ),
  work: read(
    "Only the job and the employer that the permit names",
    "ghana-immigration-service",
    [pages.workPermit2023],
    FEES_AND_VISAS,
  ),
  documents: [
    {
      name: "The employer's application letter, registration papers and tax clearance",
      weeks: null,
      source: read(
        "The employer hands them in",
        "ghana-immigration-service",
        [pages.workPermitSteps, pages.quotaFirmus],
        FEES_AND_VISAS,
      ),
    },
    {
      name: "Contract, resume and certificates",
      weeks: null,
      source: read("Asked of the employee", "ghana-immigration-service", [pages.workPermitSteps], FEES_AND_VISAS),
    },
    {
      name: "Medical report of the Immigration Service's clinic",
      weeks: null,
      source: read(
        "Made at the Immigration Service's own facility",
        "ghana-immigration-service",
        [pages.longTermTransfers],
        { ...FEES_AND_VISAS, note: "What it costs and how long it takes was not found." },
      ),
    },
    policeReport,
    foreignersCard,
  ],
  processing: read(
    "2 to 3 weeks for the work permit, then 4 to 6 weeks for the residence permit",
    "ghana-immigration-service",
    [pages.quotaFirmus, pages.residenceTime],
    {
      ...FEES_AND_VISAS,
      reported: [
        { value: "4 to 6 months for a work permit, told to an applicant in 2015", page: pages.workPermitBlog },
      ],
    },
  ),
  processingWeeks: { from: 6, to: 9 },
  feeUsd: { from: 1000, to: 1000 },
};

const investorQuota: Permit = {
  id: "investor-quota",
  name: "GIPC automatic quota and residence permit",
  reasons: ["business"],
  whoFor: "Owners and managers of a company with foreign capital that is registered with the investment office.",
  conditions: { capitalUsd: 200_000 },
  ...shared,
  threshold: read(
    "$200,000 with a Ghanaian partner who holds at least 10%, $500,000 without, $1,000,000 for trading (GIPC Act, 2013)",
    "ghana-gipc",
    [PUBLIC_PAGES.ghanaCapitalBill, pages.investmentClimate],
    {
      ...FEES_AND_VISAS,
      reported: [
        {
          value: "these minimums would go for most investors, not for trading, announced on August 20, 2025",
          page: pages.capitalScrapped,
        },
      ],
      note: "We found no page that shows the change in force. Ask GIPC what applies on the day you register.",
    },
  ),
  fee: read("$500 for the residence permit under the automatic quota", "ghana-immigration-service", [pages.feeTable], {
    ...FEES_AND_VISAS,
    enteredOn: "2026-11-26",
    note: `The investment office charges for its own registration; that fee was not found. ${FEE_TABLE_NOTE}`,
  }),
  work: noOtherWork,
  documents: [
    {
      name: "Registration with the Ghana Investment Promotion Centre, with proof of the capital",
      weeks: null,
      source: read(
        "All foreign investment projects must register",
        "ghana-gipc",
        [pages.investmentClimate],
        FEES_AND_VISAS,
      ),
    },
    {
      name: "Letter that grants the quota",
      weeks: null,
      source: read(
        "It supports the residence permit",
        "ghana-immigration-service",
        [pages.residenceWays],
        FEES_AND_VISAS,
      ),
    },
    foreignersCard,
  ],
  processing: notFound(
    "ghana-gipc",
    "How long registration and quota take. The residence permit itself is said to take 4 to 6 weeks.",
  ),
  processingWeeks: null,
  feeLacks: "the registration at the investment office",
  feeUsd: { from: 500, to: 500 },
  applyAt: read(
    "First register the company, then with the Ghana Investment Promotion Centre, then at the Ghana Immigration Service",
    "ghana-gipc",
    [pages.quotaFirmus, pages.workPermitSteps],
    FEES_AND_VISAS,
  ),
  applyFrom: "in the country",
  registerWithinDays: null,
};

const missionAndNgo: Permit = {
  id: "mission-and-ngo",
  name: "Work and residence permit for missionaries and NGO staff",
  reasons: ["volunteer"],
  whoFor: "People whom a church, a mission or an organization in Ghana invites to serve.",
  conditions: { sponsor: true },
  ...shared,
  threshold: read(
    "A posting, with evidence from the mission or the organization",
    "ghana-immigration-service",
    [pages.specialPermit],
    FEES_AND_VISAS,
  ),
  fee: read("$388", "ghana-immigration-service", [pages.feeTable], {
    ...FEES_AND_VISAS,
    enteredOn: "2026-11-26",
    note: `In dollars. The same table charges a dependant 388 cedis, about a tenth of that. ${FEE_TABLE_NOTE}`,
  }),
  firstTerm: read("A year or two at a time", "ghana-immigration-service", [pages.specialPermit], FEES_AND_VISAS),
  renewal: read(
    "Renewable while the posting lasts",
    "ghana-immigration-service",
    [pages.specialPermit],
    FEES_AND_VISAS,
  ),
  work: read(
    "The service that it names, for the body that sponsors you",
    "ghana-immigration-service",
    [pages.specialPermit, pages.residenceGuide],
    FEES_AND_VISAS,
  ),
  documents: [
    {
      name: "Letter of the mission or organization",
      weeks: null,
      source: read(
        "Asked as evidence of the sponsor",
        "ghana-immigration-service",
        [pages.specialPermit],
        FEES_AND_VISAS,
      ),
    },
    {
      name: "Medical report",
      weeks: null,
      source: read("Asked where required", "ghana-immigration-service", [pages.specialPermit], FEES_AND_VISAS),
    },
    policeReport,
    foreignersCard,
  ],
  feeUsd: { from: 388, to: 388 },
};

export const ghanaPermitsToWork = [workPermit, investorQuota, missionAndNgo] as const;
