import { notFound, type Permit, read } from "../country-record.ts";
import { FEES, IMMIGRATION, papers, shared, WORK_PERMITS } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";

const retiredPapers = read(
  "Form A, passport, two photographs, proof of sufficient means",
  IMMIGRATION,
  [sources.permitOffice, sources.retired],
  FEES,
);
const studentPapers = read(
  "Form A, passport, two photographs, certificates, letter of acceptance, proof of who pays",
  IMMIGRATION,
  [sources.permitOffice],
  FEES,
);
const familyPapers = read(
  "Form A, passport, two photographs; for a spouse the marriage certificate, for a child birth certificate and a parent's consent, for others proof of the tie",
  IMMIGRATION,
  [sources.permitOffice],
  FEES,
);
const goldPapers = read(
  "Passport, proof of clean money, checks of the person for $5,000 up to five people; the DNA result for the heritage price",
  IMMIGRATION,
  [sources.goldFamilies, sources.goldAgent],
  FEES,
);

/** What the guidelines ask of people who trace their ancestry; the chapter on belonging says it, too. */
export const ancestryPapers = read(
  "Letter of request, DNA proof of the mother's or father's line with its certificate, live birth certificate, passport page, two notarized references, certified state and federal police reports",
  IMMIGRATION,
  [sources.ancestryRules, sources.ancestryRulesCopy, sources.ancestryProgram],
  {
    ...FEES,
    note: "From African Ancestry or another company that names the mother's or the father's line. The certificate is authenticated at least a month before the tour.",
  },
);
export const ancestryCost = read(
  "The price of a guided tour of 13 days, which includes visa and passport fee, but no flight. The second journey, to the ceremony, and the DNA test come on top.",
  IMMIGRATION,
  [sources.ancestryProgram, sources.ancestryTour, sources.ancestryCharges],
  {
    ...FEES,
    reported: [{ value: "the visa is not included", page: sources.ancestryQuestions }],
    note: "No page names the price, and the state publishes no charges. Ask each certified tour operator what it comes to in all.",
  },
);
export const goldCost = read(
  "$140,000 in all; $100,000 for people whose African ancestry a DNA test shows; $10,000 more for each dependent",
  IMMIGRATION,
  [sources.goldAgent, sources.goldLaunch, sources.goldPress],
  {
    ...FEES,
    note: "Checks of the person cost $5,000 more, a distant dependent $20,000. Pages of agents, who earn by it.",
  },
);
export const goldStatus = read(
  "Open since January 2, 2025. It rests on a section of the Citizenship Act; a law of its own is pending.",
  IMMIGRATION,
  [sources.goldLaw, sources.goldLaunch, sources.goldFamilies],
  {
    ...FEES,
    reported: [{ value: "not a fully formal program; approval is at discretion", page: sources.goldDoubt }],
    note: "A passport that rests on discretion can be questioned later: ask a lawyer who is paid by you.",
  },
);

/** What both prices of citizenship for a payment share. */
const gold = {
  threshold: goldCost,
  fee: goldCost,
  firstTerm: read("For life: it is citizenship", IMMIGRATION, [sources.goldAgent, sources.goldRemote], FEES),
  renewal: notFound(IMMIGRATION, "Citizenship needs none. Ask how long the passport is valid."),
  work: notFound(IMMIGRATION, "A citizen needs no work permit. No page of the program says what it gives beyond that."),
  dependants: read(
    "Spouse, children and parents for $10,000 each; since the pilot adult children and siblings for $20,000 each, a business partner for $30,000",
    IMMIGRATION,
    [sources.goldAgent, sources.goldFamilies],
    FEES,
  ),
  familyFees: { spouseUsd: { from: 10_000, to: 10_000 }, childUsd: { from: 10_000, to: 10_000 } },
  processing: read("60 days for the heritage price, 90 days otherwise", IMMIGRATION, [
    sources.goldAgent,
    sources.goldLaunch,
    sources.goldRemote,
  ]),
  applyAt: read("Through the program's agents, from abroad", IMMIGRATION, [sources.goldRemote, sources.goldLaw], FEES),
  applyFrom: "before travel",
  registerWithinDays: null,
  permanentResidence: read(
    "A package of its own since December 2024: one kilogram of gold and $65,000 in fees, $75,000 with the family",
    IMMIGRATION,
    [sources.goldResidence],
    { ...FEES, note: "One agent's page." },
  ),
  yearsToPermanentResidence: 0,
  citizenship: goldStatus,
  yearsToCitizenship: 0,
  endsWhen: notFound(IMMIGRATION, "Ask what becomes of it if the pending law is not passed."),
} satisfies Partial<Permit>;
const GOLD_PAPERS = ["Passport", "Proof of where the money comes from", "Police report"];

/** What the residence permits without work share. */
const residence = {
  ...shared,
  fee: notFound(
    IMMIGRATION,
    "The press names fees for workers, not for this permit. The platform has a price checker.",
  ),
  feeUsd: null,
  processing: read(
    "One week by the office's own standard",
    IMMIGRATION,
    [sources.permitOffice, sources.permitProcedure],
    { ...FEES, note: "Promised before the platform of 2026, which publishes no time." },
  ),
  processingWeeks: { from: 1, to: 1 },
} satisfies Partial<Permit>;

/** Permits for people who live on their own money, study, follow their family, or become citizens. */
export const sierraLeoneStayPermits: readonly [Permit, Permit, Permit, Permit, Permit, Permit] = [
  {
    id: "ancestry-citizenship",
    name: "Citizenship by DNA-proved ancestry",
    reasons: ["return"],
    whoFor: "People of African descent whose DNA test traces the mother's or father's line to Sierra Leone.",
    conditions: { descent: true },
    threshold: read(
      "A DNA test that names Sierra Leone, a clean record, a certified tour operator, workshops, and two journeys: the tour and the ceremony",
      IMMIGRATION,
      [sources.ancestryRules, sources.ancestryProgram, sources.ancestryQuestions],
      {
        ...FEES,
        note: "All applicants go through a certified local tour operator and the Monuments and Relics Commission. It is granted, not claimed: nobody has a right to it.",
      },
    ),
    fee: ancestryCost,
    firstTerm: read("For life: it is citizenship, with a passport", IMMIGRATION, [
      sources.ancestryRules,
      sources.ancestry59,
    ]),
    renewal: notFound(IMMIGRATION, "Citizenship needs none. Ask how long the passport is valid."),
    work: read(
      "Any, as a citizen; the president named land, investment and business",
      IMMIGRATION,
      [sources.ancestryPress, sources.ancestry59],
      { note: "Some public offices are closed to people with two citizenships." },
    ),
    dependants: notFound(
      IMMIGRATION,
      "Each person needs a test and a tour of their own, as far as we read. Ask about children and spouses.",
    ),
    documents: papers(
      [
        "DNA result and certificate, authenticated",
        "Letter of request to the Monuments and Relics Commission",
        "Live birth certificate",
        "Two notarized references",
        "State police report, certified",
        "Federal police report, certified",
        "Passport",
      ],
      ancestryPapers,
    ),
    processing: read(
      "At least once a year a group is sworn in",
      IMMIGRATION,
      [sources.ancestryProgram, sources.ancestryQuestions],
      { ...FEES, note: "No page names the months from the request to the ceremony." },
    ),
    processingWeeks: null,
    feeUsd: null,
    applyAt: read(
      "Through a certified tour operator in Sierra Leone, to the Monuments and Relics Commission",
      IMMIGRATION,
      [sources.ancestryRules, sources.ancestryPress],
      FEES,
    ),
    applyFrom: null,
    registerWithinDays: null,
    permanentResidence: read("Not needed: a citizen may stay", IMMIGRATION, [sources.ancestryRules], FEES),
    yearsToPermanentResidence: 0,
    citizenship: read(
      "At once, at the ceremony; no years of residence are asked for",
      IMMIGRATION,
      [sources.ancestryRules, sources.ancestry59, sources.ancestry100],
      FEES,
    ),
    yearsToCitizenship: 0,
    endsWhen: notFound(IMMIGRATION, "Ask on what grounds it can be taken away."),
  },
  {
    ...gold,
    id: "go-for-gold-heritage",
    name: "Citizenship for a payment, heritage price (Go-for-Gold)",
    reasons: ["return", "business"],
    whoFor: "People who pay for citizenship and whose African ancestry a DNA test shows.",
    conditions: { capitalUsd: 100_000, descent: true },
    documents: papers([...GOLD_PAPERS, "DNA result"], goldPapers),
    processingWeeks: { from: 8, to: 9 },
    feeUsd: { from: 100_000, to: 105_000 },
  },
  {
    ...gold,
    id: "go-for-gold",
    name: "Citizenship for a payment (Go-for-Gold)",
    reasons: ["business"],
    whoFor: "People who pay for citizenship, without a test of their ancestry.",
    conditions: { capitalUsd: 140_000 },
    documents: papers(GOLD_PAPERS, goldPapers),
    processingWeeks: { from: 13, to: 13 },
    feeUsd: { from: 140_000, to: 145_000 },
  },
  {
    id: "own-means",
    name: "Residence permit: retired people",
    reasons: ["retirement"],
    whoFor: "Retired people who can pay for their life in Sierra Leone.",
    conditions: {},
    ...residence,
    threshold: read("Sufficient means; no sum is named", IMMIGRATION, [sources.retired, sources.workKinds], {
      ...FEES,
      note: "Agents' pages. The office's own list has employees, business people, students and families, but no retired people: write to it first.",
    }),
    work: read("None: work needs a work permit", WORK_PERMITS, [sources.workAct, sources.workTime], {
      ...FEES,
      note: "No page says whether you may work from here for an employer abroad.",
    }),
    documents: papers(
      [
        "Card for foreigners with the national number",
        "Form A",
        "Passport",
        "Two photographs",
        "Proof of pension or savings",
      ],
      retiredPapers,
    ),
    endsWhen: notFound(IMMIGRATION, "Ask what ends the permit before its term."),
  },
  {
    id: "student",
    name: "Residence permit: students",
    reasons: ["study"],
    whoFor: "People whom a school or university in Sierra Leone has accepted, for more than 90 days.",
    conditions: { admission: true },
    ...residence,
    threshold: read("Acceptance by a school, and proof of who pays", IMMIGRATION, [
      sources.permitOffice,
      sources.studentAtlas,
    ]),
    work: read(
      "Do not count on any: the permit is for the studies",
      WORK_PERMITS,
      [sources.studentAgent, sources.workAct],
      FEES,
    ),
    documents: papers(
      [
        "Card for foreigners with the national number",
        "Form A",
        "Letter of acceptance",
        "Certificates",
        "Proof of sponsorship",
        "Passport",
        "Two photographs",
      ],
      studentPapers,
    ),
    permanentResidence: read("No", IMMIGRATION, [sources.studentAtlas, sources.studentAgent], FEES),
    yearsToPermanentResidence: null,
    endsWhen: read("With the studies", IMMIGRATION, [sources.studentAgent], FEES),
  },
  {
    id: "family",
    name: "Residence permit: spouses, children and relatives",
    reasons: ["family"],
    whoFor: "The family of a citizen or of somebody with a residence permit.",
    conditions: { relative: true },
    ...residence,
    threshold: read("Marriage, birth or another tie that papers prove", IMMIGRATION, [sources.permitOffice]),
    work: read(
      "None by itself: every foreigner who works needs a work permit",
      WORK_PERMITS,
      [sources.workAct, sources.workActPress, sources.workTime],
      FEES,
    ),
    dependants: read(
      "Each person needs a permit; adult relatives on proof of the tie",
      IMMIGRATION,
      [sources.permitOffice],
      FEES,
    ),
    documents: papers(
      [
        "Card for foreigners with the national number",
        "Form A",
        "Marriage certificate",
        "Birth certificates of the children",
        "Consent of the parent",
        "Passports",
        "Two photographs each",
      ],
      familyPapers,
    ),
    citizenship: read(
      "Not by marriage: neither marriage nor residence gives it by itself; a spouse goes by naturalization",
      IMMIGRATION,
      [sources.permitYear, sources.naturalization],
      FEES,
    ),
    yearsToCitizenship: 15,
    endsWhen: notFound(IMMIGRATION, "Ask what a divorce, or the end of the other's permit, changes."),
  },
];
