import { notFound, type Permit, read } from "../country-record.ts";
import { authentication, FEES, FEES_OF_2024, papers, shared } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";

const originPapers = read(
  "Form, passport valid for more than six months, copy of the visa and its stamp, Ethiopian passport or authenticated birth certificate, copies of the papers of an Ethiopian relative, photograph",
  "ethiopia-immigration",
  [sources.originOffice, sources.originEmbassy],
  FEES,
);
const studentPapers = read(
  "Admission, passport, school certificates, proof of money, health certificate, photographs; some colleges ask for a letter on your certificates and one of an embassy",
  "ethiopia-immigration",
  [sources.studyPermit, sources.studyCollege],
  FEES,
);
const relativePapers = read(
  "Passport and visa copies, photograph, application letter, authenticated marriage or birth certificate",
  "ethiopia-immigration",
  [sources.residenceLawyers],
  FEES,
);
const cardNotForWork = read(
  "$150 a year for a temporary residence card that is not for work",
  "ethiopia-immigration",
  [sources.fees2024],
  { ...FEES, note: FEES_OF_2024 },
);

export const originIdThreshold = read(
  "A foreign passport, and you, a parent or a grandparent was Ethiopian",
  "ethiopia-immigration",
  [sources.originLawyers, sources.originGuide, sources.originOffice],
  {
    passports: "all",
    note: "The office wants an Ethiopian passport or birth certificate, or the papers of a close relative whose names match yours.",
  },
);
export const originIdFee = read("$300, or $400 if urgent", "ethiopia-immigration", [sources.originOffice], {
  ...FEES,
  passports: "all",
  reported: [{ value: "$100, and $40 to renew it, in 2015", page: sources.originRights }],
  note: "A penalty for each day is due if you renew it late. Whether the fees rose again in March 2026, ask.",
});

/** Ways to stay without a job or a company in Ethiopia. */
export const ethiopiaStayPermits: readonly [Permit, Permit, Permit, Permit] = [
  {
    id: "origin-id",
    name: "Ethiopian Origin ID (yellow card)",
    reasons: ["return", "retirement", "remote", "job", "business"],
    whoFor: "People of Ethiopian origin who hold another nationality.",
    conditions: { origin: true },
    ...shared,
    threshold: originIdThreshold,
    fee: originIdFee,
    firstTerm: read("Five years", "ethiopia-immigration", [sources.originBrussels, sources.originRights], FEES),
    renewal: read(
      "Before the five years end, or a penalty is due for each day",
      "ethiopia-immigration",
      [sources.originOffice, sources.originBrussels],
      FEES,
    ),
    work: read(
      "Any, without a work permit, but no post in defense, foreign affairs and the like. In business you count as a domestic investor.",
      "ethiopia-immigration",
      [sources.originLaw, sources.originRights, sources.originFees2011],
      FEES,
    ),
    dependants: read(
      "Children under 18 can be added with a legalized birth certificate",
      "ethiopia-immigration",
      [sources.originEmbassy],
      { ...FEES, note: "For a spouse without Ethiopian origin, ask for the family member's residence card." },
    ),
    familyFees: { feeIn: "family-member", spouseUsd: { from: 150, to: 150 }, childUsd: null },
    documents: [
      ...papers(
        [
          "Two copies of the form and of your passport",
          "Ethiopian passport, or authenticated birth certificate",
          "Copy of the identity card or passport of an Ethiopian parent, brother or sister",
          "Court decision on each change of name",
          "Photographs with a white background",
        ],
        originPapers,
      ),
      authentication,
    ],
    processing: notFound(
      "ethiopia-immigration",
      "Days or weeks. Members of the Rastafari community were told three months and waited up to three years, while fines for overstaying ran: keep your visa valid until the card is in your hand.",
    ),
    processingWeeks: null,
    feeUsd: { from: 300, to: 400 },
    yearsToPermanentResidence: 0,
    applyAt: read(
      "In person at an Ethiopian embassy, for the fingerprints, or at the immigration office in Addis Ababa",
      "ethiopia-immigration",
      [sources.originEmbassy, sources.originOffice],
      FEES,
    ),
    applyFrom: "either",
    registerWithinDays: null,
    permanentResidence: read(
      "It stands in its place: you live there without visa or residence permit",
      "ethiopia-immigration",
      [sources.originLaw],
      FEES,
    ),
    endsWhen: read("After five years, unless you renew it", "ethiopia-immigration", [sources.originBrussels], {
      ...FEES,
      note: "It brings no vote. Whether an office can withdraw it, we did not find.",
    }),
  },
  {
    id: "permanent-residence",
    name: "Permanent residence permit",
    reasons: ["family", "retirement"],
    whoFor: "Foreigners who come on a residence visa, invest a great deal or have long ties with Ethiopia.",
    conditions: { yearsThere: 5 },
    ...shared,
    threshold: shared.permanentResidence,
    fee: read("$3,000 for five years since March 2026, by a report", "ethiopia-immigration", [sources.goldenVisa], {
      ...FEES,
      reported: [{ value: "$500, in July 2024", page: sources.fees2024 }],
      note: "The report calls it three times the fee before.",
    }),
    firstTerm: read(
      "Five years",
      "ethiopia-immigration",
      [sources.residenceOffice, sources.residenceOfficeAmharic],
      FEES,
    ),
    renewal: read("As needed", "ethiopia-immigration", [sources.residenceOfficeAmharic], FEES),
    work: notFound("ethiopia-labor-ministry", "Whether a permanent resident still needs a work permit"),
    documents: [
      {
        name: "Residence visa, and proof of your ties or your investment",
        weeks: null,
        source: notFound("ethiopia-immigration", "The office's list of papers for this permit"),
      },
    ],
    processing: notFound("ethiopia-immigration", "How long the decision takes"),
    processingWeeks: null,
    feeUsd: { from: 500, to: 3000 },
    yearsToPermanentResidence: 0,
    applyAt: read(
      "Immigration and Citizenship Service, Addis Ababa",
      "ethiopia-immigration",
      [sources.residenceOffice],
      FEES,
    ),
    applyFrom: "in the country",
    registerWithinDays: null,
    permanentResidence: read(
      "It is permanent residence, for five years at a time",
      "ethiopia-immigration",
      [sources.residenceOffice],
      FEES,
    ),
    endsWhen: notFound("ethiopia-immigration", "After how long an absence it is lost"),
  },
  {
    id: "family-member",
    name: "Family member's residence card",
    reasons: ["family"],
    whoFor: "Spouses and children of somebody with a residence card.",
    conditions: { relative: true },
    ...shared,
    threshold: read(
      "Husband, wife or child of somebody who holds a residence permit",
      "ethiopia-immigration",
      [sources.residenceLawyers],
      { ...FEES, note: "For the spouse of an Ethiopian citizen ask for permanent residence, too." },
    ),
    fee: cardNotForWork,
    work: notFound("ethiopia-labor-ministry", "Whether this card ever allows work; plan without it"),
    dependants: notFound("ethiopia-immigration", "Each person has a card of their own"),
    documents: [
      ...papers(
        [
          "Authenticated marriage certificate",
          "Authenticated birth certificates of the children",
          "Application letter",
        ],
        relativePapers,
      ),
      authentication,
    ],
    feeUsd: { from: 150, to: 150 },
  },
  {
    id: "student",
    name: "Student's residence card",
    reasons: ["study"],
    whoFor: "People whom a school or university in Ethiopia has admitted.",
    conditions: { admission: true },
    ...shared,
    threshold: read(
      "Admission, and money for tuition and living. No sum is named.",
      "ethiopia-immigration",
      [sources.studyPermit],
      FEES,
    ),
    fee: cardNotForWork,
    work: notFound("ethiopia-labor-ministry", "Whether students may work at all; plan without it"),
    documents: [
      ...papers(
        ["Letter of acceptance", "School certificates", "Proof of money", "Health certificate", "Photographs"],
        studentPapers,
      ),
      authentication,
    ],
    feeUsd: { from: 150, to: 150 },
    yearsToPermanentResidence: null,
    permanentResidence: notFound("ethiopia-immigration", "Whether years as a student count"),
  },
];
