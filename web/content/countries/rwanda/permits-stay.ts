import { notFound, type Permit, read } from "../country-record.ts";
import { FEES, papers, shared } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";

const incomePapers = read(
  "Résumé, original police clearance, retirement certificate, statement of a bank in Rwanda, application letter, medical insurance bought in Rwanda",
  "rwanda-dgie",
  [sources.assuredIncome],
  FEES,
);
const volunteerPapers = read(
  "Letter of the Ministry of Foreign Affairs, note of the organization, contract, police clearance, certificates, résumé",
  "rwanda-dgie",
  [sources.volunteerGuide, sources.volunteerOffice],
  FEES,
);

/** Permits for people who retire or serve. */
export const rwandaStayPermits: readonly [Permit, Permit] = [
  {
    id: "assured-income",
    name: "Assured income",
    reasons: ["retirement"],
    whoFor: "Retired people and others who live on a steady income and take no job in Rwanda.",
    conditions: {},
    ...shared,
    threshold: read(
      "A stable income, shown by a retirement certificate and the statement of a bank in Rwanda. No sum is named.",
      "rwanda-dgie",
      [sources.assuredIncome],
      { ...FEES, note: "You need the bank account before the permit: ask a bank what it accepts until then." },
    ),
    fee: read("150,000 francs", "rwanda-dgie", [sources.assuredIncome], FEES),
    firstTerm: read("Up to two years", "rwanda-dgie", [sources.assuredIncome], FEES),
    renewal: read(
      "With the retirement certificate, six months of statements of a Rwandan bank, and local medical insurance",
      "rwanda-dgie",
      [sources.assuredIncome],
      FEES,
    ),
    work: read("None in Rwanda", "rwanda-dgie", [sources.assuredIncome, sources.noNomadVisa], {
      ...FEES,
      note: "One tax site finds no visa for remote workers in Rwanda. Ask the office whether work for an employer abroad is allowed.",
    }),
    documents: papers(
      [
        "Retirement certificate",
        "Statement of a bank in Rwanda",
        "Medical insurance bought in Rwanda",
        "Original police clearance",
        "Résumé",
        "Application letter",
      ],
      incomePapers,
    ),
    feeUsd: { from: 105, to: 105 },
    endsWhen: notFound("rwanda-dgie", "Ask what happens if the income falls or you take a job."),
  },
  {
    id: "volunteer",
    name: "P1: voluntary workers",
    reasons: ["volunteer"],
    whoFor: "Volunteers of an organization that has an agreement with the government, or of an international one.",
    conditions: { sponsor: true },
    ...shared,
    threshold: read(
      "Voluntary work with an organization that has an agreement with the government, or with an international organization",
      "rwanda-dgie",
      [sources.volunteerOffice, sources.volunteerGuide],
      FEES,
    ),
    fee: read("Free", "rwanda-dgie", [sources.volunteerOffice], { ...FEES, note: "The page has no date and is old." }),
    firstTerm: read("Up to one year", "rwanda-dgie", [sources.volunteerGuide], {
      ...FEES,
      reported: [{ value: "two years", page: sources.volunteerOffice }],
    }),
    renewal: read("On application, with an updated note of the organization", "rwanda-dgie", [
      sources.volunteerOffice,
      sources.volunteerGuide,
    ]),
    work: read("The voluntary work", "rwanda-dgie", [sources.volunteerOffice], {
      ...FEES,
      note: "You may apply to change to another permit.",
    }),
    documents: papers(
      [
        "Letter of the Ministry of Foreign Affairs",
        "Note of the organization",
        "Contract with the organization",
        "Certificates",
        "Original police clearance",
        "Résumé",
      ],
      volunteerPapers,
    ),
    feeUsd: { from: 0, to: 0 },
    endsWhen: notFound("rwanda-dgie", "Ask what happens if the service ends early."),
  },
];
