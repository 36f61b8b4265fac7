import { notFound, type Permit, read } from "../country-record.ts";
import { cardPapers, EXPELLED, FEES, papers, shared } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";

const OFFICE = "senegal-interior-ministry";

const hostPapers = read(
  "Proof of means, or the letter of a person in Senegal who answers for you, and a letter of lodging",
  OFFICE,
  [sources.cardExpats, sources.cardEmbassy, sources.cardSteps],
  FEES,
);
const pensionPapers = read(
  "The card, registration at your consulate and at the tax office of your district, a home that you own or rent by contract",
  OFFICE,
  [sources.retiredPapers],
  FEES,
);
const studentPapers = read(
  "Certificate of the school, and a copy of the student card or of the grant",
  OFFICE,
  [sources.cardDakar],
  FEES,
);
const volunteerPapers = read(
  "Certificate of exemption from the deposit, by the ministry",
  OFFICE,
  [sources.workOld],
  FEES,
);

/** Students and volunteers pay less. */
const NO_FEE = { from: 0, to: 0 };

/** Cards for people who live on their own means, study or serve. */
export const senegalStayPermits: readonly [Permit, Permit, Permit, Permit] = [
  {
    id: "own-means",
    name: "Foreigner's card, on your own means",
    reasons: ["remote"],
    whoFor: "People who live on money from abroad, work for an employer or customers abroad included.",
    conditions: {},
    ...shared,
    threshold: read(
      "Proof of means to live on. No sum is named. Who is not employed shows the letter of a person in Senegal who answers for them.",
      OFFICE,
      [sources.cardSteps, sources.cardExpats],
      { ...FEES, note: "Ask the police which papers count as proof." },
    ),
    work: read(
      "No job in Senegal without an approved contract. There is no visa for remote workers.",
      OFFICE,
      [sources.noNomadVisa, sources.workLawFirm, sources.workedWithout],
      {
        ...FEES,
        note: "Whether work for an employer abroad is allowed, no page says: ask in writing. An American teacher told that her employers never asked for papers; that is no right.",
      },
    ),
    documents: [
      ...papers(["Proof of means", "Letter of a person in Senegal who answers for you"], hostPapers),
      ...cardPapers,
    ],
    endsWhen: EXPELLED,
  },
  {
    id: "retired",
    name: "Foreigner's card for retired people",
    reasons: ["retirement"],
    whoFor: "People with a pension from abroad.",
    conditions: {},
    ...shared,
    threshold: read(
      "Proof of the pension. No sum and no age is named.",
      OFFICE,
      [sources.retiredPapers, sources.cardSteps, sources.retiredPress],
      {
        ...FEES,
        note: "About 7,000 French pensioners lived in Senegal by a page of February 2024. The relief on the tax asks for a resident's account in CFA francs: see the chapter on money.",
      },
    ),
    work: read("None without an approved contract", "senegal-labor-directorate", [sources.workLawFirm], FEES),
    documents: [...papers(["Certificate of the pension", "Lease or title of the home"], pensionPapers), ...cardPapers],
    endsWhen: EXPELLED,
  },
  {
    id: "student",
    name: "Foreigner's card, student",
    reasons: ["study"],
    whoFor: "People whom a school or university in Senegal has enrolled.",
    conditions: { admission: true },
    ...shared,
    threshold: read(
      "Admission by a school or university. No sum is named.",
      OFFICE,
      [sources.cardDakar, sources.cardWait],
      FEES,
    ),
    fee: read("Free of the stamps and of the deposit", OFFICE, [sources.cardDakar], FEES),
    work: notFound("senegal-labor-directorate", "Ask whether a student may work beside the studies."),
    documents: [
      ...papers(["Certificate of the school", "Student card or proof of a grant"], studentPapers),
      ...cardPapers,
    ],
    feeUsd: NO_FEE,
    endsWhen: EXPELLED,
  },
  {
    id: "volunteer",
    name: "Foreigner's card for aid workers, volunteers and religious people",
    reasons: ["volunteer"],
    whoFor: "People who serve with an organization, a church or a cooperation project.",
    conditions: { sponsor: true },
    ...shared,
    threshold: read(
      "An organization that takes you on. Development workers and organizations are free of the deposit.",
      OFFICE,
      [sources.workOld, sources.residence],
      FEES,
    ),
    fee: read(
      "At most 15,000 francs in stamps (about $27): no deposit for development workers and organizations, and no stamps either for technical assistants and religious people",
      OFFICE,
      [sources.workOld, sources.cardDakar, sources.cardExpats],
      {
        ...FEES,
        enteredOn: "2026-11-26",
        note: "The dollars are ours. Ask which of these groups you belong to as a volunteer.",
      },
    ),
    work: notFound("senegal-labor-directorate", "Ask whether unpaid service needs an approved contract."),
    documents: [...papers(["Certificate of exemption from the deposit"], volunteerPapers), ...cardPapers],
    feeUsd: { from: 0, to: 27 },
    endsWhen: EXPELLED,
  },
];
