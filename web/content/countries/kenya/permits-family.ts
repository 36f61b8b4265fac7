import { notFound, type Permit, read } from "../country-record.ts";
import { FEES, papers, shared } from "./permit-rules.ts";
import { sources } from "./sources.ts";

const familyPapers = read(
  "Form for a dependant's pass, letter of the main applicant, passports, proof of the relationship (marriage or birth certificate), proof of income, a work permit with six months left; police clearance from the age of 18",
  "kenya-immigration",
  [sources.dependantGuide, sources.dependantIbn],
  FEES,
);
const studyPapers = read(
  "Form stamped by the school, its letter with course and duration, a sponsor's commitment or proof of funds, certified certificates, passport copies, police clearance",
  "kenya-immigration",
  [sources.studentNairobi, sources.studentAgent],
  FEES,
);
const formerCitizenPapers = read(
  "Application letter and form, a questionnaire, proof of the earlier citizenship (birth certificate, identity card or passport)",
  "kenya-immigration",
  [sources.permanentLawyers],
  FEES,
);

/** Permits for people who join a family, study or return. */
export const kenyaFamilyPermits: readonly Permit[] = [
  {
    id: "dependants-pass",
    name: "Dependant's pass",
    reasons: ["family"],
    whoFor: "Spouses, children and dependent relatives of citizens, permanent residents and permit holders.",
    conditions: { relative: true },
    ...shared,
    threshold: read(
      "You depend on the person for your living, and that person's income is enough for both for the whole stay. No amount is named.",
      "kenya-immigration",
      [sources.dependantLawyers, sources.dependantRules],
      FEES,
    ),
    fee: read(
      "10,000 shillings for the family of a permit holder or permanent resident, 20,000 for the spouse and children of a citizen",
      "kenya-immigration",
      [sources.feesAgo],
      { ...FEES, reported: [{ value: "5,000 shillings", page: sources.dependantKenInvest }] },
    ),
    familyFees: {
      feeIn: "dependants-pass",
      spouseUsd: { from: 40, to: 155 },
      childUsd: { from: 40, to: 155 },
      pupils: "student-pass",
    },
    firstTerm: read(
      "As long as the permit of the person you join; for the family of a citizen or permanent resident the office decides",
      "kenya-immigration",
      [sources.dependantIbn],
      FEES,
    ),
    renewal: read("Renewable while the main permit is valid", "kenya-immigration", [sources.dependantIbn], FEES),
    work: read(
      "None. A spouse who wants to work, even unpaid, gets a work permit of his or her own.",
      "kenya-immigration",
      [sources.dependantLawyers, sources.dependantRules, sources.volunteers],
      FEES,
    ),
    documents: papers(
      [
        "Marriage or birth certificate, certified",
        "Work permit of the person you join",
        "Proof of income",
        "Letter of the main applicant",
        "Police clearance for adults",
        "Affidavit that the dependant cannot support himself or herself",
      ],
      familyPapers,
    ),
    processing: read("4 to 8 weeks", "kenya-immigration", [sources.dependantAgent], {
      ...FEES,
      reported: [{ value: "up to 6 days of steps, for the family of an investor", page: sources.dependantKenInvest }],
    }),
    processingWeeks: { from: 4, to: 8 },
    feeUsd: { from: 80, to: 155 },
    yearsToPermanentResidence: 3,
    yearsToCitizenship: 7,
    permanentResidence: read(
      "Spouses of Kenyan citizens after three years of marriage; spouses and children of permit holders together with them",
      "kenya-immigration",
      [sources.permanentSpouse, sources.permanentLawGuide],
      FEES,
    ),
    citizenship: read(
      "Spouses of citizens after seven years of marriage",
      "kenya-immigration",
      [sources.byMarriage],
      FEES,
    ),
    endsWhen: read(
      "When you work, no longer depend on the person, or turn 21 as a child; and when the person loses the permit, leaves for good or dies",
      "kenya-immigration",
      [sources.dependantRules],
      FEES,
    ),
  },
  {
    id: "student-pass",
    name: "Student pass",
    reasons: ["study", "family"],
    whoFor: "Students and school children with a place at an approved school or university.",
    conditions: { admission: true },
    ...shared,
    threshold: read(
      "Admission by an approved school or university, and a sponsor or proof of funds. No amount is named.",
      "kenya-immigration",
      [sources.studentAgent, sources.studentNairobi],
      FEES,
    ),
    fee: read(
      "$100 for each year; an internship or research pass costs 15,000 shillings a year",
      "kenya-immigration",
      [sources.studentAgent, sources.feesAgo],
      { ...FEES, reported: [{ value: "5,000 shillings a year", page: sources.studentKibabii }] },
    ),
    firstTerm: read("One or two years, as approved", "kenya-immigration", [sources.studentStrathmore], FEES),
    renewal: read("Every year or every two years", "kenya-immigration", [sources.studentStrathmore], FEES),
    work: read("None, paid or unpaid", "kenya-immigration", [sources.studentStrathmore, sources.studentAgent], FEES),
    dependants: notFound("kenya-immigration", "Ask whether a student may bring a spouse or children."),
    familyFees: null,
    documents: papers(
      [
        "Letter of admission",
        "Sponsor's commitment or proof of funds",
        "Certified school certificates",
        "Passport copies of student and sponsor",
        "Police clearance",
      ],
      studyPapers,
    ),
    processing: read(
      "Apply three months before the studies begin",
      "kenya-immigration",
      [sources.studentStrathmore],
      FEES,
    ),
    processingWeeks: null,
    feeUsd: { from: 100, to: 120 },
    yearsToPermanentResidence: null,
    permanentResidence: notFound("kenya-immigration", "The rule of seven years counts work permits."),
    endsWhen: notFound("kenya-immigration", "Ask what happens if you leave the school."),
  },
  {
    id: "former-citizens",
    name: "Permanent residence for former citizens (category A, not from the US, UK or Canada)",
    reasons: ["return", "family"],
    whoFor:
      "Former Kenyans by birth whose other country does not allow two citizenships. From the US, the UK and Canada you regain Kenyan citizenship instead.",
    conditions: { formerCitizen: true },
    threshold: read(
      "You were a citizen by birth, and your other country does not let you hold both citizenships. The US, the UK and Canada do: with their passports this permit is closed, and you regain citizenship instead.",
      "kenya-immigration",
      [sources.permanentLawGuide, sources.permanentLawyers, sources.categoryA, sources.regain],
      {
        ...FEES,
        enteredOn: "2026-11-26",
        note: "What regaining citizenship takes and costs is under belonging.",
      },
    ),
    fee: read(
      "10,000 shillings to apply and 100,000 for the certificate",
      "kenya-immigration",
      [sources.permanentLawGuide],
      FEES,
    ),
    firstTerm: read("For life", "kenya-immigration", [sources.permanentLawGuide], FEES),
    renewal: read("None is needed", "kenya-immigration", [sources.permanentLawGuide], FEES),
    work: read(
      "Any work. Not the vote, public office, a Kenyan passport or farmland.",
      "kenya-immigration",
      [sources.permanentRights],
      FEES,
    ),
    dependants: read("Spouse and children apply with you", "kenya-immigration", [sources.permanentLawyers], FEES),
    familyFees: null,
    documents: papers(["Proof of the earlier citizenship", "Application letter", "Questionnaire"], formerCitizenPapers),
    processing: notFound("kenya-immigration", "Ask how long a decision takes."),
    processingWeeks: null,
    feeUsd: { from: 850, to: 850 },
    yearsToPermanentResidence: 0,
    yearsToCitizenship: 0,
    applyAt: shared.applyAt,
    applyFrom: null,
    registerWithinDays: null,
    permanentResidence: read(
      "At once: this is permanent residence",
      "kenya-immigration",
      [sources.permanentLawGuide],
      FEES,
    ),
    citizenship: read("Former citizens by birth regain it on application", "kenya-immigration", [sources.regain], FEES),
    endsWhen: read(
      "It is taken away for fraud, for breach of the duties of residence or for help to an enemy in war",
      "kenya-immigration",
      [sources.permanentLawGuide],
      FEES,
    ),
  },
];
