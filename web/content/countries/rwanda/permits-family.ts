import { notFound, type Permit, read } from "../country-record.ts";
import { FEES, papers, shared } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";

const studentPapers = read(
  "Letter of acceptance, proof of funds, passport, photographs, form, health insurance",
  "rwanda-dgie",
  [sources.studentGuide, sources.studentStory],
  FEES,
);
const familyPapers = read(
  "Passport, photograph, form, letter, notarized marriage or birth certificate in English or French, and for the spouse a notarized police clearance",
  "rwanda-dgie",
  [sources.dependantVisa],
  FEES,
);

/** Permits for people who study or follow their family. */
export const rwandaFamilyPermits: readonly [Permit, Permit] = [
  {
    id: "student",
    name: "Student permit",
    reasons: ["study"],
    whoFor: "People whom a recognized school or university in Rwanda has admitted.",
    conditions: { admission: true },
    ...shared,
    threshold: read(
      "Admission by a recognized institution, and money for tuition and living. No sum is named.",
      "rwanda-dgie",
      [sources.studentGuide],
      FEES,
    ),
    fee: read("About 30,000 francs (about $25)", "rwanda-dgie", [sources.studentStory], {
      ...FEES,
      note: "A newcomer's account without a date; free for citizens of the East African Community.",
    }),
    firstTerm: read(
      "For the course, or as long as the office approves",
      "rwanda-dgie",
      [sources.studentWorkGuide],
      FEES,
    ),
    renewal: read("Usually possible while the studies go on", "rwanda-dgie", [sources.studentWorkGuide], FEES),
    work: read(
      "None without a permit of its own. For holidays, or just after the studies, permit P2 allows a job for up to one year, for 20,000 francs.",
      "rwanda-dgie",
      [sources.studentWork, sources.studentWorkGuide],
      { ...FEES, note: "P2 cannot be extended, but you may change to another permit." },
    ),
    documents: papers(
      ["Letter of acceptance", "Proof of funds", "Health insurance", "Passport photographs", "Application form"],
      studentPapers,
    ),
    processing: read("About seven days", "rwanda-dgie", [sources.studentStory], {
      ...FEES,
      note: "One newcomer's account. Our planning figure for residence permits is one to three months.",
    }),
    processingWeeks: { from: 1, to: shared.processingWeeks.to },
    feeUsd: { from: 20, to: 25 },
    yearsToPermanentResidence: null,
    permanentResidence: read(
      "Not by itself: a student's stay is no direct way to it",
      "rwanda-dgie",
      [sources.studentWorkGuide],
      FEES,
    ),
    endsWhen: notFound("rwanda-dgie", "Ask how soon after the last term you must leave or change."),
  },
  {
    id: "dependant",
    name: "M2: dependants",
    reasons: ["family"],
    whoFor: "Spouses and children under 21 of people with a permit.",
    conditions: { relative: true },
    ...shared,
    threshold: read(
      "Husband, wife or child under 21 of somebody who lives in Rwanda on a permit",
      "rwanda-dgie",
      [sources.dependantVisa, sources.volunteerOffice],
      { ...FEES, note: "Whether an unmarried partner counts, the page does not say." },
    ),
    fee: notFound("rwanda-dgie", "The office's page on dependants names no fee, only the fine for delay."),
    firstTerm: notFound("rwanda-dgie", "Ask whether it ends with the permit of the person you follow."),
    work: read(
      "None by itself: every foreigner who works needs a permit for it",
      "rwanda-dgie",
      [sources.workVisa],
      FEES,
    ),
    dependants: notFound("rwanda-dgie", "Each person needs a permit of their own."),
    documents: papers(
      [
        "Notarized marriage certificate",
        "Notarized birth certificates of the children",
        "Notarized police clearance of the spouse",
        "Passport photograph",
        "Application letter",
      ],
      familyPapers,
    ),
    processing: read("Three working days once all papers are there", "rwanda-dgie", [sources.dependantVisa], {
      ...FEES,
      note: "The page is old. Our planning figure for residence permits is one to three months.",
    }),
    processingWeeks: { from: 1, to: shared.processingWeeks.to },
    feeUsd: null,
    yearsToPermanentResidence: null,
    permanentResidence: read(
      "With the holder: a permanent resident's children are registered on the parents up to the age of 25",
      "rwanda-dgie",
      [sources.permanentOffice],
      FEES,
    ),
    endsWhen: notFound("rwanda-dgie", "Ask what a divorce or the 21st birthday changes."),
  },
];
