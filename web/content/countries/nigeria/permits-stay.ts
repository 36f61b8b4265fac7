import { notFound, type Permit, read } from "../country-record.ts";
import {
  FEES,
  IMMIGRATION,
  noResidenceRule,
  papers,
  relativesFees,
  relativesOfResidents,
  shared,
} from "./permit-rules.ts";
import { sources } from "./sources.ts";

const retirementPapers = read(
  "By one guide: passport with six months left, form, two photographs, bank or pension statements, letter of retirement, medical certificate, police clearance, ticket, lodging; health insurance by another",
  IMMIGRATION,
  [sources.retirementOther, sources.retirementGuide],
  FEES,
);
const spousePapers = read(
  "Passport with six months left, photograph, attested marriage certificate, the Nigerian spouse's identity paper, proof of a stable home in Nigeria, police clearance",
  IMMIGRATION,
  [sources.spouseVisa],
  FEES,
);
const formerCitizenPapers = read(
  "Renunciation certificate; for the spouse also proof of the marriage, the attested birth certificate of the former citizen, security clearance and a passport with six months left",
  IMMIGRATION,
  [sources.permanentLawyers, sources.formerCitizenSpouse],
  FEES,
);
const studyPapers = read(
  "Three copies each of the admission letter, form IMM22, letter of acceptance, three photographs, passport, birth certificate, proof of paid fees, the university's letter that takes immigration responsibility",
  IMMIGRATION,
  [sources.studentPapers],
  FEES,
);

/** Permits for people who retire, join a family, return or study. */
export const nigeriaStayPermits: readonly Permit[] = [
  {
    id: "retirement-n5b",
    name: "Retirement visa for people who retired abroad (N5B)",
    reasons: ["retirement"],
    whoFor: "People of 65 and older who retired outside Nigeria and want to live there.",
    conditions: { minimumAge: 65 },
    ...shared,
    threshold: read(
      "65 years or older, retired abroad, with health insurance that is valid in Nigeria",
      IMMIGRATION,
      [sources.permanentClasses, sources.retirementGuide],
      {
        ...FEES,
        reported: [
          { value: "at least 50 years old, with a pension or other regular income", page: sources.retirementOther },
        ],
        note: "An income in figures we did not find. People who retire after twenty years of service in Nigeria have a class of their own, N5A, from 65.",
      },
    ),
    firstTerm: read("Two years", IMMIGRATION, [sources.residenceTerms, sources.retirementGuide], FEES),
    renewal: read("Renewable every two years", IMMIGRATION, [sources.residenceTerms], FEES),
    work: read("None, by one guide", IMMIGRATION, [sources.retirementOther], FEES),
    dependants: relativesOfResidents,
    familyFees: relativesFees,
    documents: papers(
      [
        "Bank or pension statements",
        "Letter of retirement",
        "Health insurance",
        "Medical certificate",
        "Police clearance",
        "Proof of lodging in Nigeria",
      ],
      retirementPapers,
    ),
  },
  {
    id: "spouse-n1a",
    name: "Spouse of a Nigerian citizen (N1A)",
    reasons: ["family"],
    whoFor: "Husbands and wives of Nigerian citizens.",
    conditions: { relative: true },
    ...shared,
    threshold: read(
      "A marriage to a Nigerian citizen, with an attested certificate. The Nigerian spouse applies with you.",
      IMMIGRATION,
      [sources.spouseVisa, sources.spouseVisaClass],
      { ...FEES, note: "Same-sex marriage is a crime in Nigeria: see the chapter on safety and law." },
    ),
    fee: read(
      "$160 to $250 for most visas, by nationality and class",
      IMMIGRATION,
      [sources.visaFaq, sources.cerpacGuide, sources.husbandStatus],
      {
        ...FEES,
        note: "Two agents say that the residence card is free for wives of Nigerians, and for husbands with special immigrant status.",
      },
    ),
    firstTerm: read("Four years, for any number of entries", IMMIGRATION, [sources.spouseVisa], {
      ...FEES,
      reported: [
        { value: "without limit, as long as the passport is valid", page: sources.spouseVisaClass },
        { value: "often without limit, subject to the passport", page: sources.residenceTerms },
      ],
      note: "The three pages are the same office's. Ask which one holds.",
    }),
    renewal: notFound(IMMIGRATION, "Ask how the four years are renewed."),
    work: read("None: the permit is for residence only", IMMIGRATION, [sources.spouseVisa, sources.spouseVisaClass], {
      ...FEES,
      reported: [
        { value: "a wife of a Nigerian man gets a work permit through the marriage", page: sources.strLawyers },
      ],
      note: "Ask the Immigration Service in writing before you accept a job.",
    }),
    dependants: read("No family application: each relative applies alone", IMMIGRATION, [sources.spouseVisa], FEES),
    familyFees: relativesFees,
    documents: papers(
      [
        "Attested marriage certificate",
        "Identity paper of the Nigerian spouse",
        "Proof of a home in Nigeria (utility bill or lease)",
        "Police clearance",
        "Passport and photograph",
      ],
      spousePapers,
    ),
    feeUsd: { from: 160, to: 250 },
    yearsToCitizenship: null,
    citizenship: read(
      "A woman married to a citizen may register without a fixed number of years. A husband has no such right: he may get special immigrant status, or be naturalized after fifteen years.",
      IMMIGRATION,
      [sources.citizenshipMarriage, sources.citizenshipHusbands],
      FEES,
    ),
  },
  {
    id: "former-citizen-n2a",
    name: "Nigerians by birth who gave up citizenship (N2A), and their spouses (N2B)",
    reasons: ["return"],
    whoFor: "People who were born Nigerian and gave up the citizenship for another one.",
    conditions: { formerCitizen: true },
    ...shared,
    threshold: read(
      "You were a citizen by birth and renounced it; the spouse comes on N2B",
      IMMIGRATION,
      [sources.permanentLawyers, sources.formerCitizenSpouse, sources.expiredPassport],
      {
        ...FEES,
        note: "If you are a citizen by birth and never renounced, you need no permit: you enter on a Nigerian passport, and by the Immigration Service in 2022 on an expired one, too.",
      },
    ),
    firstTerm: read(
      "Without limit, as long as the passport is valid; any number of entries",
      IMMIGRATION,
      [sources.residenceTerms, sources.formerCitizenSpouse],
      FEES,
    ),
    renewal: read("None needed while the passport is valid", IMMIGRATION, [sources.formerCitizenSpouse], FEES),
    work: read("The spouse on N2B may not take a job", IMMIGRATION, [sources.formerCitizenSpouse], {
      ...FEES,
      note: "What N2A itself allows we could not read: ask before you accept work.",
    }),
    dependants: read("The spouse, on a visa N2B of his or her own", IMMIGRATION, [sources.formerCitizenSpouse], FEES),
    familyFees: { ...relativesFees, childUsd: null },
    documents: papers(
      [
        "Renunciation certificate",
        "Attested birth certificate",
        "Proof of the marriage",
        "Security clearance certificate",
      ],
      formerCitizenPapers,
    ),
    yearsToCitizenship: null,
    citizenship: notFound(IMMIGRATION, "Ask whether a renounced citizenship by birth can be taken up again."),
    endsWhen: read(
      "With the passport that it was issued in",
      IMMIGRATION,
      [sources.residenceTerms, sources.formerCitizenSpouse],
      FEES,
    ),
  },
  {
    id: "student-r7a",
    name: "Student visa (R7A)",
    reasons: ["study"],
    whoFor: "People whom a school or university in Nigeria has admitted.",
    conditions: { admission: true },
    ...shared,
    threshold: read(
      "Admission, and an institution that takes immigration responsibility for you",
      IMMIGRATION,
      [sources.academicVisas, sources.studentPapers],
      FEES,
    ),
    firstTerm: read(
      "At most two years, as for every temporary residence visa",
      IMMIGRATION,
      [sources.academicVisas],
      FEES,
    ),
    renewal: notFound(IMMIGRATION, "Ask the university's international office how the permit follows the course."),
    work: notFound(IMMIGRATION, "Ask whether students may take any paid work; plan without it."),
    dependants: read("The spouse may live with you, on a visa R7B", IMMIGRATION, [sources.academicVisas], FEES),
    familyFees: { ...relativesFees, childUsd: null },
    documents: papers(
      [
        "Admission letter",
        "Letter of acceptance",
        "Form IMM22",
        "Proof of paid fees",
        "Birth certificate",
        "University's letter with immigration responsibility",
      ],
      studyPapers,
    ),
    yearsToPermanentResidence: null,
    permanentResidence: noResidenceRule,
  },
];
