import { notFound, type Permit, read } from "../country-record.ts";
import { cardPapers, FEES, papers, shared } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";

const OFFICE = "morocco-dgsn";

const promise = read(
  "A written promise not to work in Morocco, and proof of means: bank statements or the guarantee of a solvent person",
  OFFICE,
  [sources.titlesKinds],
  FEES,
);
const pensionPapers = read("Statement of the pension's payments", OFFICE, [sources.cardPapers], FEES);
const studentPapers = read(
  "Certificate of enrollment, birth certificate in French or Arabic, proof of means or of a scholarship, proof of address",
  OFFICE,
  [sources.studentCard, sources.studentUcd],
  FEES,
);
const volunteerPapers = {
  notFoundOn: "2026-11-26",
  office: OFFICE,
  note: "No list for American, British or Canadian volunteers is published. French and other EU volunteers get theirs from France Volontaires in Morocco. Let your organization ask the police of its town.",
} as const;
const noWork = read(
  "None that needs an authorization: you promise it in writing",
  OFFICE,
  [sources.titlesKinds, sources.noNomadVisa, sources.cardNomads],
  {
    ...FEES,
    note: "There is no visa for remote workers. Whether work for an employer abroad keeps the promise, no page says: ask in writing.",
  },
);

/** Cards for people who live on their own means, study or serve. */
export const moroccoStayPermits: readonly [Permit, Permit, Permit, Permit] = [
  {
    id: "visitor",
    name: "Registration card, visitor",
    reasons: ["remote"],
    whoFor: "People who live on money from abroad and take no work in Morocco.",
    conditions: { capitalUsd: 10_900 },
    ...shared,
    threshold: read(
      "Means to live on for a year. The law sets no sum: plan with 100,000 dirhams (about $10,900) in a Moroccan bank, which offices are reported to ask for if you have no income in Morocco and no Moroccan spouse.",
      OFFICE,
      [sources.titlesKinds, sources.cardBalance],
      {
        ...FEES,
        enteredOn: "2026-11-26",
        note: "The sum is one guide's, without a date; before, it was 48,000 to 72,000 dirhams. By law bank statements or a solvent guarantor will do, and offices differ: ask yours. You can open an account in convertible dirhams before you have the card, and take the money out once the bank has certified it.",
      },
    ),
    work: noWork,
    documents: [
      ...papers(["Written promise not to work in Morocco", "Certified statement of a Moroccan bank"], promise),
      ...cardPapers,
    ],
  },
  {
    id: "retired",
    name: "Registration card, visitor, for retired people",
    reasons: ["retirement"],
    whoFor: "People with a pension from abroad.",
    conditions: {},
    ...shared,
    threshold: read(
      "Proof that the pension is paid. No sum and no age is named.",
      OFFICE,
      [sources.cardPapers, sources.cardBalance],
      {
        ...FEES,
        enteredOn: "2026-11-26",
        note: "If the pension does not go to a Moroccan account, one guide says that you are asked for a visitor's 100,000 dirhams.",
      },
    ),
    work: noWork,
    documents: [...papers(["Statement of the pension", "Written promise not to work"], pensionPapers), ...cardPapers],
  },
  {
    id: "student",
    name: "Registration card, student",
    reasons: ["study"],
    whoFor: "People whom a school or university in Morocco has enrolled.",
    conditions: { admission: true },
    ...shared,
    threshold: read(
      "Enrollment, and means or a scholarship. No sum is named.",
      OFFICE,
      [sources.studentCard, sources.studentUcd],
      FEES,
    ),
    work: notFound(OFFICE, "Ask whether a student may work beside the studies, and for how many hours."),
    documents: [
      ...papers(
        [
          "Certificate of enrollment",
          "Birth certificate, translated into French or Arabic",
          "Proof of means or scholarship",
        ],
        studentPapers,
      ),
      ...cardPapers,
    ],
    processing: read("About two weeks", OFFICE, [sources.studentVisa], {
      ...FEES,
      reported: [{ value: "30 to 90 days for residence cards in general", page: sources.cardTimeline }],
    }),
    processingWeeks: { from: 2, to: 13 },
  },
  {
    id: "volunteer",
    name: "Registration card for volunteers",
    reasons: ["volunteer"],
    whoFor: "People who serve with an organization in Morocco.",
    conditions: { sponsor: true },
    ...shared,
    threshold: read(
      "A host organization. The cards have no purpose for volunteers, and since 2019 most French volunteers have had trouble getting one.",
      OFFICE,
      [sources.volunteers, sources.cardEmbassyNiger],
      {
        ...FEES,
        enteredOn: "2026-11-26",
        note: "How American, British and Canadian volunteers fare: not found, looked on November 26, 2026. Let the organization ask the police of its town before you travel.",
      },
    ),
    work: notFound(OFFICE, "Ask whether unpaid service counts as work that needs an approved contract."),
    documents: [...papers(["Letter of the organization"], volunteerPapers), ...cardPapers],
  },
];
