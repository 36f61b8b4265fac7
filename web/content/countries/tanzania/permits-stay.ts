import { notFound, type Permit, read } from "../country-record.ts";
import { classCFee, FEES, IMMIGRATION, papers, shared } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";

const classCPapers = read(
  "Letter of the institution, school or mission with its registration and constitution, work permit or exemption, job description, certified certificates, résumé, photographs",
  IMMIGRATION,
  [sources.classCOffice],
  FEES,
);
const retiredPapers = read(
  "Online form, passport of at least six months, photographs, résumé; and money enough to live on",
  IMMIGRATION,
  [sources.classCOffice, sources.permitTypes],
  FEES,
);
const propertyPapers = read(
  "Investment certificate of ZIPA for the property, title or lease, passport; marriage and birth certificates for the family",
  "zanzibar-zipa",
  [sources.zanzibarSteps, sources.dependantOffice],
  FEES,
);
const studentPapers = read(
  "Letter of admission or proof of a scholarship, addressed to Immigration, passport and photograph",
  IMMIGRATION,
  [sources.studentVisa, sources.classCOffice],
  {
    ...FEES,
    enteredOn: "2026-11-26",
    note: "A page on the student's visa lists them. For class C the office's own list asks besides for the school's letter with its registration, a résumé and certified certificates: ask your school which of both it needs.",
  },
);
const dependantPapers = read(
  "Security bond with stamp duty of 500 shillings, passports, marriage or birth certificate, the permit of the person you follow, photograph",
  IMMIGRATION,
  [sources.dependantOffice],
  FEES,
);

/** Permits for people who live on their own money, serve, study or follow their family. */
export const tanzaniaStayPermits: readonly [Permit, Permit, Permit, Permit, Permit] = [
  {
    id: "retired",
    name: "Class C: retired people",
    reasons: ["retirement"],
    whoFor: "People over 60 who no longer work and can pay for their life in Tanzania or Zanzibar.",
    conditions: { minimumAge: 60 },
    ...shared,
    threshold: read(
      "Over 60, retired, and with enough money to live on. No sum is named.",
      IMMIGRATION,
      [sources.permitTypes],
      { ...FEES, note: "A law firm's page of 2021. Ask which income or savings the office wants to see." },
    ),
    fee: classCFee,
    work: read("None: a work permit is not asked for, and work for pay needs one", IMMIGRATION, [
      sources.permitGuidelines,
      sources.specialPassLawyers,
    ]),
    documents: papers(
      ["Proof of retirement", "Proof of income or savings", "Résumé", "Photographs", "Passport of at least six months"],
      retiredPapers,
    ),
    processing: notFound(IMMIGRATION, "No page gives a time for class C without a work permit."),
    processingWeeks: null,
    feeUsd: { from: 250, to: 550 },
    applyAt: read(
      "Online. Retired people apply for themselves, and may do so after they have entered the country.",
      IMMIGRATION,
      [sources.classCOffice, sources.permitGuidelines],
      FEES,
    ),
    applyFrom: "either",
    registerWithinDays: null,
  },
  {
    id: "zanzibar-property",
    name: "Class C-11: buyers of a home in Zanzibar",
    reasons: ["retirement", "remote"],
    whoFor: "People who buy a home of $100,000 or more in a project that ZIPA has approved, with their families.",
    conditions: { capitalUsd: 100_000 },
    threshold: read(
      "One property of $100,000 or more in a project approved by the Zanzibar Investment Promotion Authority (ZIPA)",
      "zanzibar-zipa",
      [sources.zanzibarFirst, sources.zanzibarVisa, sources.permitTypes],
      {
        ...FEES,
        note: "Several smaller ones did not count in 2024. Developers wrote most of what we read: ask ZIPA before you pay.",
      },
    ),
    fee: read("$550 for two years", IMMIGRATION, [sources.zanzibarFirst], {
      ...FEES,
      reported: [{ value: "$500, and $50 for each family member", page: sources.zanzibarGolden }],
    }),
    firstTerm: read("Two years", IMMIGRATION, [sources.zanzibarFirst, sources.zanzibarVisa], FEES),
    renewal: read(
      "Every two years, as long as you own the property",
      IMMIGRATION,
      [sources.zanzibarFirst, sources.zanzibarGolden],
      FEES,
    ),
    work: notFound(
      IMMIGRATION,
      "A job in Tanzania needs a permit for it. No page says whether you may work from here for an employer abroad: ask in writing.",
    ),
    dependants: read(
      "The buyer and the immediate family",
      IMMIGRATION,
      [sources.zanzibarFirst, sources.zanzibarVisa],
      FEES,
    ),
    familyFees: { feeIn: "zanzibar-property", spouseUsd: { from: 0, to: 50 }, childUsd: { from: 0, to: 50 } },
    documents: papers(
      [
        "Investment certificate of ZIPA",
        "Registered lease of the home",
        "Passports of the family",
        "Marriage and birth certificates",
      ],
      propertyPapers,
    ),
    processing: notFound(
      "zanzibar-zipa",
      "The first buyers waited about two years, until May 2024, for rules to be made. Ask how long it takes today.",
    ),
    processingWeeks: null,
    feeUsd: { from: 550, to: 550 },
    applyAt: read(
      "First at ZIPA, for the certificate; then at the Immigration Department in Zanzibar",
      "zanzibar-zipa",
      [sources.zanzibarSteps, sources.zanzibarGolden],
      FEES,
    ),
    applyFrom: "in the country",
    registerWithinDays: null,
    permanentResidence: read(
      "No: it leads neither to permanent residence nor to a passport",
      IMMIGRATION,
      [sources.zanzibarVisa, sources.zanzibarGolden],
      FEES,
    ),
    yearsToPermanentResidence: null,
    citizenship: shared.citizenship,
    yearsToCitizenship: null,
    endsWhen: read("When you sell the property, at once", IMMIGRATION, [sources.zanzibarGolden], FEES),
  },
  {
    id: "volunteer",
    name: "Class C: volunteers, missionaries and interns",
    reasons: ["volunteer"],
    whoFor: "People whom a registered charity, church or school brings, unpaid or on an allowance.",
    conditions: { sponsor: true },
    ...shared,
    threshold: read(
      "A registered organization that applies for you, and a work permit of class D or an exemption",
      IMMIGRATION,
      [sources.classCOffice, sources.permitFees],
      FEES,
    ),
    fee: read(
      "$500 for the work permit (class D) and $250 to $550 for the residence permit, in April 2023",
      IMMIGRATION,
      [sources.permitFees],
      FEES,
    ),
    work: read("The service for this organization", "tanzania-kazi", [sources.workPermitOffice], {
      ...FEES,
      note: "A change to another organization takes a letter of no objection.",
    }),
    documents: papers(
      [
        "Letter of the organization",
        "Its registration and constitution",
        "Work permit or exemption",
        "Job description",
        "Certified certificates",
        "Résumé",
      ],
      classCPapers,
    ),
    feeUsd: { from: 750, to: 1050 },
  },
  {
    id: "student",
    name: "Class C: students and researchers",
    reasons: ["study"],
    whoFor: "People whom a school or university in Tanzania has admitted.",
    conditions: { admission: true },
    ...shared,
    threshold: read("Admission by an accredited school or university", IMMIGRATION, [
      sources.studentVisa,
      sources.permitTypes,
    ]),
    fee: classCFee,
    work: read(
      "None by itself: work for pay needs a permit for it",
      IMMIGRATION,
      [sources.specialPassLawyers, sources.workPermitOffice],
      FEES,
    ),
    documents: papers(
      ["Letter of admission", "Proof of a scholarship or of money", "Passport", "Photographs"],
      studentPapers,
    ),
    processing: notFound(IMMIGRATION, "Schools help with it. Ask yours how long it took for the last student."),
    processingWeeks: null,
    feeUsd: { from: 250, to: 550 },
  },
  {
    id: "dependant",
    name: "Dependent pass",
    reasons: ["family"],
    whoFor: "Wives, children and near relatives of a citizen or of somebody with a residence permit.",
    conditions: { relative: true },
    ...shared,
    threshold: read(
      "You live on the income of a citizen or resident: wife, child, parent or near relative. Sons only up to 18.",
      IMMIGRATION,
      [sources.dependantOffice, sources.dependantLaw],
      { ...FEES, note: "A son over 18, or a husband, needs the consent of the minister by the regulations of 1997." },
    ),
    fee: read("$550", IMMIGRATION, [sources.dependantOffice], {
      ...FEES,
      enteredOn: "2026-11-26",
      reported: [
        { value: "$120, on the list of the embassy in Washington", page: sources.embassyFees },
        { value: "$46 for the foreign wife of a Tanzanian man", page: sources.wivesFee },
      ],
    }),
    firstTerm: notFound(IMMIGRATION, "Ask whether it ends with the permit of the person you follow."),
    renewal: read("With the old pass and the same papers", IMMIGRATION, [sources.dependantOffice], FEES),
    work: read(
      "None: a wife or husband who works needs a work permit and a residence permit of the right class",
      IMMIGRATION,
      [sources.spouseQuestions],
      { ...FEES, note: "Children at school may need a student's permit of class C." },
    ),
    dependants: notFound(IMMIGRATION, "Each person needs a pass."),
    familyFees: { feeIn: "dependant", spouseUsd: { from: 46, to: 550 }, childUsd: { from: 46, to: 550 } },
    documents: papers(
      [
        "Security bond",
        "Marriage certificate",
        "Birth certificates of the children",
        "Permit of the person you follow",
        "Passports",
        "Photographs",
      ],
      dependantPapers,
    ),
    processing: notFound(IMMIGRATION, "The office's page names papers and fee, but no time."),
    processingWeeks: null,
    feeUsd: { from: 550, to: 550 },
    applyAt: read(
      "At the Immigration Department, with the security bond",
      IMMIGRATION,
      [sources.dependantOffice],
      FEES,
    ),
    applyFrom: null,
    registerWithinDays: null,
    endsWhen: read(
      "When your name on the permit is canceled; you may then stay for one month",
      IMMIGRATION,
      [sources.graceMonth],
      {
        ...FEES,
        note: "By the regulations as of September 2002. Ask what a divorce or the 18th birthday changes.",
      },
    ),
  },
];
