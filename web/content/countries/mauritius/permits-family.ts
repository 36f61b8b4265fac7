import { estimated, notFound, type Permit, read } from "../country-record.ts";
import { FEES, papers, shared } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";

const BOARD = "mauritius-residency";
const IMMIGRATION = "mauritius-passport-office";

const spousePapers = read(
  "Form, two photographs, full birth and marriage certificates with apostille, recent police certificate, the spouse's birth certificate, identity card and letter of support",
  IMMIGRATION,
  [sources.spouseStory, sources.spouseProcedure],
  FEES,
);
const dependantPapers = read(
  "Form, two photographs, passport, birth or marriage certificate as proof of the relationship",
  IMMIGRATION,
  [sources.workPermitOffice],
  FEES,
);
const diasporaPapers = read(
  "An employment contract, or the registration of your own trade; electronic copies first, originals on approval",
  "mauritius-edb",
  [sources.diasporaSteps, sources.diasporaKinds],
  FEES,
);
const volunteerPapers = read(
  "Form, two photographs, passport, proof of means, letter of invitation of the organization, medical certificate",
  IMMIGRATION,
  [sources.volunteer],
  FEES,
);

/** Permits for families, for people who return and for volunteers. */
export const mauritiusFamilyPermits: readonly [Permit, Permit, Permit, Permit] = [
  {
    id: "spouse-of-a-citizen",
    name: "Residence permit to join a spouse",
    reasons: ["family"],
    whoFor: "Husbands and wives of citizens of Mauritius.",
    conditions: { relative: true },
    threshold: read(
      "Two years of marriage to a citizen who has not lost or renounced the nationality. Until then you get a temporary permit only.",
      IMMIGRATION,
      [sources.spouseBill, sources.spouseBillPress, sources.spouseProcedure, sources.spouseStory],
      {
        ...FEES,
        enteredOn: "2026-11-26",
        note: "That is what the press reported of the Immigration Bill in July 2022; couples' older accounts don't have it. The office may look into whether the marriage is real. A marriage abroad is proved with the certificate of that country. Couples of the same sex are not recognized.",
      },
    ),
    fee: notFound(IMMIGRATION, "The pages name no fee."),
    firstTerm: read(
      "A temporary permit for the first two years of the marriage",
      IMMIGRATION,
      [sources.spouseBillPress, sources.spouseBill],
      {
        ...FEES,
        enteredOn: "2026-11-26",
        note: "How long the permit after it lasts is not published. Ask for how many years it is given.",
      },
    ),
    renewal: read(
      "After two years of marriage, in which you lived together, you can apply for the residence permit",
      IMMIGRATION,
      [sources.spouseBillPress, sources.spouseBill],
      { ...FEES, enteredOn: "2026-11-26", note: "Ask what is due before each permit ends." },
    ),
    work: read("Without a work permit", "mauritius-government", [sources.workPermitMarried], {
      ...FEES,
      note: "A recruiter's undated page. Ask for it in writing.",
    }),
    dependants: read("Children with their full birth certificates", IMMIGRATION, [sources.spouseProcedure], FEES),
    documents: papers(
      [
        "Birth certificate with apostille",
        "Marriage certificate with apostille",
        "Recent police certificate",
        "Spouse's birth certificate and identity card",
        "Spouse's letter of support",
        "Passport photographs",
      ],
      spousePapers,
    ),
    processing: read(
      "2 to 3 months by one couple's account, six months and more by another's",
      IMMIGRATION,
      [sources.spouseForum],
      FEES,
    ),
    processingWeeks: { from: 8, to: 26 },
    feeUsd: null,
    applyAt: read(
      "Together, at the spouse section of the Passport and Immigration Office in Port Louis",
      IMMIGRATION,
      [sources.spouseProcedure, sources.spouseStory],
      FEES,
    ),
    applyFrom: "in the country",
    registerWithinDays: null,
    permanentResidence: notFound(
      IMMIGRATION,
      "After two years of marriage a spouse can apply for the residence permit. Whether that one is for good is not published. A forum says that a citizen's spouse is a resident by law, which was so before the law of 2022: ask.",
      "2026-11-26",
    ),
    yearsToPermanentResidence: null,
    citizenship: read(
      "On application after four years under one roof",
      "mauritius-home-affairs",
      [sources.spouseForum],
      { ...FEES, note: "From a forum. Ask the Home Affairs Division." },
    ),
    yearsToCitizenship: 4,
    endsWhen: read(
      "After a divorce you may stay up to six months. After your spouse's death you have 90 days to apply to stay.",
      IMMIGRATION,
      [sources.spouseBillPress],
      {
        ...FEES,
        enteredOn: "2026-11-26",
        note: "By a newspaper on the bill of July 2022. Staying on as a widow or widower depends on the office's approval.",
      },
    ),
  },
  {
    id: "dependant",
    name: "Residence permit as a dependant",
    reasons: ["family"],
    whoFor: "The family of somebody with an occupation, residence or work permit.",
    conditions: { relative: true },
    ...shared,
    threshold: read(
      "Spouse, partner of the opposite sex, parent or unmarried child of the holder, with papers that prove it",
      BOARD,
      [sources.selfEmployedGuide, sources.retiredFamily],
      FEES,
    ),
    fee: notFound(BOARD, "Ask what each dependant pays."),
    firstTerm: read(
      "Not longer than the permit of the holder",
      BOARD,
      [sources.retiredDependants, sources.selfEmployedGuide],
      FEES,
    ),
    renewal: read("With the permit of the holder", BOARD, [sources.retiredFamily], FEES),
    work: read(
      "None without a permit of one's own, which one may change to at any time",
      BOARD,
      [sources.selfEmployedGuide, sources.retiredFamily, sources.budget2021],
      {
        ...FEES,
        note: "The budget of 2021 said that spouses of occupation permit holders need none: ask.",
      },
    ),
    dependants: notFound(BOARD, "Each person has a permit of their own."),
    documents: papers(
      ["Birth or marriage certificate", "Passport photographs", "Passport", "Application form"],
      dependantPapers,
    ),
    feeUsd: null,
    endsWhen: read("With the permit of the holder", BOARD, [sources.retiredDependants], FEES),
  },
  {
    id: "diaspora",
    name: "Mauritian Diaspora Scheme",
    reasons: ["return", "job", "business"],
    whoFor: "Citizens of Mauritius abroad, their children and grandchildren, who come to work.",
    conditions: { origin: true },
    threshold: read(
      "You, a parent or a grandparent is a citizen; you lived and worked abroad before March 24, 2015; and you come with a contract or as self-employed",
      "mauritius-edb",
      [sources.diasporaBoard, sources.diasporaKinds],
      {
        ...FEES,
        note: "Owners of the company that would employ them do not qualify. Points count education, years abroad and pay.",
      },
    ),
    fee: notFound("mauritius-edb", "The Board's pages that we read name no fee."),
    firstTerm: read("Permanent residence of ten years, renewable", "mauritius-edb", [sources.diasporaKinds], {
      ...FEES,
      note: "For members without the citizenship.",
    }),
    renewal: read("Renewable", "mauritius-edb", [sources.diasporaKinds], FEES),
    work: read(
      "The job of the contract, or your own trade under your own name, not through a company",
      "mauritius-edb",
      [sources.diasporaKinds],
      FEES,
    ),
    dependants: read(
      "Spouse, children under 24 and up to three unmarried relatives whom you support",
      "mauritius-edb",
      [sources.diasporaKinds],
      FEES,
    ),
    documents: papers(["Employment contract or registration of your trade", "Proof of descent"], diasporaPapers),
    processing: read("30 days after the Board has the application", "mauritius-edb", [sources.diasporaSteps], FEES),
    processingWeeks: { from: 4, to: 5 },
    feeUsd: null,
    applyAt: read(
      "Online at diaspora.mu, with the Economic Development Board",
      "mauritius-edb",
      [sources.diasporaSteps, sources.diasporaIncentives],
      FEES,
    ),
    applyFrom: null,
    registerWithinDays: null,
    permanentResidence: read(
      "It is permanent residence, for ten years at a time",
      "mauritius-edb",
      [sources.diasporaBoard, sources.diasporaKinds],
      FEES,
    ),
    yearsToPermanentResidence: 0,
    citizenship: read(
      "With a parent who is a citizen by birth you are a citizen by descent; with a grandparent alone you are not",
      "mauritius-home-affairs",
      [sources.nationality, sources.nationalityLaw],
      FEES,
    ),
    yearsToCitizenship: null,
    endsWhen: notFound("mauritius-edb", "Ask what happens if the job ends."),
  },
  {
    id: "volunteer",
    name: "Volunteer visa",
    reasons: ["volunteer"],
    whoFor: "Volunteers whom an organization in Mauritius invites.",
    conditions: { sponsor: true, minimumAge: 18 },
    ...shared,
    threshold: read(
      "Age 18, an invitation of the organization, and means of your own",
      IMMIGRATION,
      [sources.volunteer],
      { ...FEES, note: "From a forum. We found no page of the office about volunteers or clergy." },
    ),
    fee: notFound(IMMIGRATION, "Ask the organization what the last volunteers paid."),
    firstTerm: notFound(IMMIGRATION, "Ask for how long; the page says for a specified period."),
    renewal: notFound(IMMIGRATION, "Ask before the period ends."),
    work: read("Unpaid work for the organization", IMMIGRATION, [sources.volunteer], FEES),
    dependants: notFound(IMMIGRATION, "Ask whether family may come along."),
    documents: papers(
      ["Letter of invitation", "Proof of means", "Medical certificate", "Passport photographs", "Application form"],
      volunteerPapers,
    ),
    processing: estimated(
      "4 to 13 weeks",
      "Between the four weeks that a university names for the office and the three months that a couple needed. No page names a time for volunteers.",
      FEES,
    ),
    processingWeeks: { from: 4, to: 13 },
    feeUsd: null,
    applyAt: read("At an embassy or consulate of Mauritius", IMMIGRATION, [sources.volunteer], FEES),
    applyFrom: "before travel",
    registerWithinDays: null,
    permanentResidence: notFound(BOARD, "We found no way from volunteering to permanent residence."),
    yearsToPermanentResidence: null,
    endsWhen: notFound(IMMIGRATION, "Ask what happens if the service ends early."),
  },
];
