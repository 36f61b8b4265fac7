import { notFound, type Permit, read } from "../country-record.ts";
import { endsOnRules, FEES, papers, shared } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";

const BOARD = "mauritius-residency";
const IMMIGRATION = "mauritius-passport-office";

const professionalPapers = read(
  "Signed contract; registration with the council where the profession has one, within three months; medical tests of the last six months, HIV, hepatitis B and chest X-ray of them done in Mauritius",
  BOARD,
  [sources.professionalGuide],
  FEES,
);
const workPermitPapers = read(
  "Form, two photographs, passport, letter of the company, proof that the work permit was applied for",
  IMMIGRATION,
  [sources.workPermitOffice],
  FEES,
);
const noFee = notFound(
  BOARD,
  "Ask for the statutory fee of this permit; for investors and retired people pages name $1,000.",
);

/** Permits for people who are employed. */
export const mauritiusWorkPermits: readonly [Permit, Permit, Permit] = [
  {
    id: "professional",
    name: "Occupation Permit as a professional (ProPass and Expert Pass)",
    reasons: ["job", "skills"],
    whoFor: "People with a contract of an employer in Mauritius above the minimum pay.",
    conditions: { jobOffer: true },
    ...shared,
    threshold: read(
      "A contract with a basic salary of at least 30,000 rupees a month (about $650), or 250,000 for the Expert Pass",
      BOARD,
      [sources.professionalGuide, sources.professionalBoard, sources.budget2024, sources.professionalSovereign],
      {
        ...FEES,
        note: "Before, it was 60,000 rupees and 30,000 in some sectors; the budget of June 2024 announced 22,500. The dollars are ours, at 46 rupees.",
      },
    ),
    fee: noFee,
    firstTerm: read(
      "As long as the contract, at most ten years",
      BOARD,
      [sources.professionalBoard, sources.professionalGuide],
      { ...FEES, note: "A short-term permit lasts nine months, and once three more." },
    ),
    renewal: read("With a renewed contract above the minimum salary", BOARD, [sources.professionalBoard], FEES),
    work: read(
      "The job of the contract. You may invest in any business that does not employ or pay you, and hold a minority of your employer's shares.",
      BOARD,
      [sources.professionalBoard],
      { ...FEES, note: "Since 2021 a new job needs no new application if it meets the minimum." },
    ),
    documents: papers(
      ["Signed employment contract", "Registration with the professional council", "Medical tests", "Passport"],
      professionalPapers,
    ),
    feeUsd: null,
    applyAt: read(
      "By the employer, online on the National Electronic Licensing System; the employer comes along to the appointment",
      BOARD,
      [sources.professionalBoard, sources.professionalGuide],
      FEES,
    ),
    applyFrom: null,
    registerWithinDays: null,
    endsWhen: read(
      "Canceled if you do not show the registration with your council",
      BOARD,
      [sources.professionalGuide],
      { ...FEES, note: "Ask what happens when the job ends." },
    ),
  },
  {
    id: "young-professional",
    name: "Young Professional Occupation Permit",
    reasons: ["job", "study"],
    whoFor: "Graduates and younger foreign workers with a job in Mauritius.",
    conditions: { jobOffer: true },
    ...shared,
    threshold: read(
      "At least 25,000 rupees a month (about $540); before the rules of 2025 no minimum",
      BOARD,
      [sources.tighterRules, sources.tighterRulesNews],
      { ...FEES, note: "Since 2023 it is open to every field of study. The dollars are ours, at 46 rupees." },
    ),
    fee: noFee,
    firstTerm: notFound(
      BOARD,
      "Ask how long it lasts. In 2019 graduates in some fields got a work visa of three years.",
    ),
    renewal: notFound(BOARD, "Ask whether it can be renewed or becomes a professional's permit."),
    work: read("The job that it was given for, in any field of study", BOARD, [sources.budget2023], FEES),
    documents: papers(["Signed employment contract", "Medical tests", "Passport"], professionalPapers),
    feeUsd: null,
    endsWhen: endsOnRules,
  },
  {
    id: "work-permit",
    name: "Work permit with residence permit",
    reasons: ["job"],
    whoFor: "People whom a company hires for work below the level of the Occupation Permit.",
    conditions: { jobOffer: true },
    ...shared,
    threshold: read(
      "A job with skills and experience for it, and normally an age between 20 and 60",
      "mauritius-government",
      [sources.workPermitGuide, sources.workPermitMarried],
      { ...FEES, note: "The pages are of 2019 and undated. Only the employer can apply, no agency." },
    ),
    fee: read(
      "The employer pays 500 rupees a year for each foreign worker since the Finance Act 2025",
      IMMIGRATION,
      [sources.workPermitOffice],
      FEES,
    ),
    firstTerm: notFound(IMMIGRATION, "The residence permit goes with the work permit: ask for how long."),
    renewal: read("On the same form as the first application", IMMIGRATION, [sources.workPermitOffice], FEES),
    work: read(
      "The one job, full-time, for the employer who applied. Nobody on a tourist or business visa may begin.",
      IMMIGRATION,
      [sources.workPermitOffice, sources.workPermitMarried],
      FEES,
    ),
    dependants: read(
      "Spouse and children under 24 can apply for residence; they need a work permit of their own to work",
      IMMIGRATION,
      [sources.workPermitOffice],
      FEES,
    ),
    documents: papers(
      ["Application form", "Passport photographs", "Letter of the company", "Proof of the work permit application"],
      workPermitPapers,
    ),
    processing: notFound(IMMIGRATION, "Ask the employer how long the last permits took."),
    processingWeeks: null,
    feeUsd: { from: 11, to: 11 },
    applyAt: read(
      "Passport and Immigration Office, Residence Permit Section, Sterling House, Port Louis, before you travel",
      IMMIGRATION,
      [sources.workPermitOffice],
      FEES,
    ),
    applyFrom: "before travel",
    registerWithinDays: null,
    permanentResidence: notFound(BOARD, "The pages on permanent residence name occupation and retired permits only."),
    yearsToPermanentResidence: null,
    endsWhen: read(
      "With the work permit; without one you must leave. It can be canceled at any time without a reason.",
      "mauritius-home-affairs",
      [sources.residenceRules],
      FEES,
    ),
  },
];
