import { type Permit, read } from "../country-record.ts";
import { endOfBusiness, FEES, papers, shared } from "./permit-rules.ts";
import { sources } from "./sources.ts";
import { classDFee, classGFee, classNFee } from "./work-permit-fees.ts";

/** Announced for every permit and pass in 2017 and suspended two days later; the family's pass still asks for it. */
const employmentPolice = read(
  "Not in today's lists for class D, but have one ready: it takes weeks",
  "kenya-immigration",
  [sources.policeSuspended, sources.policeAnnounced, sources.workPermitPapers],
  {
    ...FEES,
    enteredOn: "2026-11-26",
    note: "From October 2, 2017 every permit and pass asked for a police clearance certificate; the office suspended that on October 4 until further notice, and may bring it back. A dependant's pass asks adults for one. Let the employer ask.",
  },
);
const employmentPapers = read(
  "Application and employment report forms, the employer's letter, certified certificates, a résumé, the papers of a Kenyan understudy, proof that the post was advertised, tax compliance, clearance of the profession's board",
  "kenya-immigration",
  [sources.workPermitPapers, sources.classDGuide],
  FEES,
);
const businessPapers = read(
  "Application and report forms, a cover letter, proof of the capital, certificate of incorporation, articles, list of shareholders (CR12), tax numbers and tax compliance; for a renewal, audited accounts of two years",
  "kenya-immigration",
  [sources.classGGuide],
  FEES,
);
const remotePapers = read(
  "Proof of remote work, proof of the income, bank statements or pay slips of three months, proof of lodging, a clean criminal record, letters from you and your employer, and by one list a letter of no objection from your embassy",
  "kenya-immigration",
  [sources.classNLawyers, sources.classNOlm, sources.classNAgent],
  FEES,
);

/** Permits for people who work. */
export const kenyaWorkPermits: readonly [Permit, Permit, Permit, Permit] = [
  {
    id: "class-d",
    name: "Class D: employment",
    reasons: ["job", "skills"],
    whoFor: "People with a job offer from an employer in Kenya that nobody there could fill.",
    conditions: { jobOffer: true },
    ...shared,
    threshold: read(
      "A job offer for skills that are not found in Kenya. The employer shows that the post was advertised and names a Kenyan who is trained for it.",
      "kenya-immigration",
      [sources.classDGuide, sources.workPermitPapers],
      {
        ...FEES,
        note: "In 2012 new rules shut out foreigners under 35 and jobs under $24,000 a year. Whether they hold today we did not find: let the employer ask.",
      },
    ),
    fee: classDFee,
    work: read(
      "The post and the employer that the permit names, nothing else",
      "kenya-immigration",
      [sources.permitClasses],
      FEES,
    ),
    documents: papers(
      [
        "Letter from the employer",
        "Certified academic and professional certificates",
        "Résumé",
        "Name and papers of the Kenyan understudy",
        "Proof that the post was advertised",
        "Tax compliance certificate of the employer",
        "Clearance of the board of a regulated profession",
      ],
      employmentPapers,
    ).concat(papers(["Police clearance from your home country, in case the office requests it"], employmentPolice)),
    feeUsd: { from: 4000, to: 4000 },
    endsWhen: read(
      "When you leave the post it was issued for; the employer must report that within 15 days",
      "kenya-immigration",
      [sources.classNAgent],
      FEES,
    ),
  },
  {
    id: "class-g",
    name: "Class G: trade, business or consultancy",
    reasons: ["business"],
    whoFor: "People who start or buy a business in Kenya, alone or with partners.",
    conditions: { capitalUsd: 100_000 },
    ...shared,
    threshold: read("Proof of at least $100,000 in capital", "kenya-immigration", [sources.classGGuide], FEES),
    fee: classGFee,
    work: read(
      "The trade, business or consultancy that the permit names",
      "kenya-immigration",
      [sources.classGGuide],
      FEES,
    ),
    documents: papers(
      [
        "Proof of the capital",
        "Certificate of incorporation, with articles",
        "List of shareholders (CR12)",
        "Tax numbers (PIN) of the company and of yourself",
        "Tax compliance certificate of the company",
        "Cover letter",
      ],
      businessPapers,
    ),
    feeUsd: { from: 2100, to: 2100 },
    endsWhen: endOfBusiness,
  },
  {
    id: "class-n",
    name: "Class N: digital nomad",
    reasons: ["remote"],
    whoFor: "People who work online for an employer or for clients outside Kenya.",
    conditions: { monthlyIncomeUsd: 2000 },
    ...shared,
    threshold: read(
      "An assured income of $24,000 a year from outside Kenya",
      "kenya-immigration",
      [sources.classNLawyers, sources.classNOlm, sources.classNFeeHigher],
      FEES,
    ),
    fee: classNFee,
    firstTerm: read("One or two years", "kenya-immigration", [sources.classNLawyers, sources.classNOlm], FEES),
    renewal: read(
      "Renewable; a renewal asks for tax compliance certificates",
      "kenya-immigration",
      [sources.classNLawyers, sources.classNAgent],
      {
        ...FEES,
        note: "Plan for Kenyan income tax: with a home in Kenya, a rented apartment included, any stay in a year makes you a resident.",
      },
    ),
    work: read(
      "Only for an employer or clients outside Kenya. No job, paid or unpaid, and no income in Kenya.",
      "kenya-immigration",
      [sources.classNLawyers, sources.classNOlm],
      FEES,
    ),
    documents: papers(
      [
        "Contract or other proof of remote work",
        "Proof of the yearly income",
        "Bank statements or pay slips of three months",
        "Proof of lodging in Kenya",
        "Criminal record certificate",
        "Letter from the employer or clients",
        "Letter of no objection from your embassy",
      ],
      remotePapers,
    ),
    processing: read("About 4 to 8 weeks", "kenya-immigration", [sources.classNFeeHigher], FEES),
    processingWeeks: { from: 4, to: 8 },
    feeUsd: { from: 1200, to: 1200 },
    yearsToPermanentResidence: null,
    permanentResidence: read(
      "A possible route, after seven years on permits",
      "kenya-immigration",
      [sources.classNCms],
      {
        ...FEES,
        reported: [{ value: "only indirectly, after a change to another permit", page: sources.classNCompared }],
      },
    ),
    endsWhen: read(
      "You sign that you take no job and earn nothing in Kenya; the permit stands on that",
      "kenya-immigration",
      [sources.classNLawyers, sources.classNOlm],
      FEES,
    ),
  },
  {
    id: "class-c",
    name: "Class C: prescribed profession",
    reasons: ["skills", "business"],
    whoFor: "Doctors, engineers, accountants, lawyers and other listed professions who practice on their own.",
    conditions: {},
    ...shared,
    threshold: read(
      "A qualification in a listed profession: among them medicine, dentistry, nursing, pharmacy, law, architecture, engineering, surveying, accounting, science and IT",
      "kenya-immigration",
      [sources.permitClasses],
      {
        ...FEES,
        note: "In 2012 rules let foreigners into medicine, law, engineering, accounting and real estate only as investors. Ask the board of your profession first.",
      },
    ),
    fee: read(
      "20,000 shillings for processing and 250,000 shillings for each year",
      "kenya-immigration",
      [sources.feesAgo],
      FEES,
    ),
    work: read(
      "The profession that the permit names, alone or with partners",
      "kenya-immigration",
      [sources.permitClasses],
      FEES,
    ),
    documents: papers(
      ["Certified professional certificates", "Clearance of the profession's board", "Cover letter", "Résumé"],
      employmentPapers,
    ),
    feeUsd: { from: 2100, to: 2100 },
    endsWhen: endOfBusiness,
  },
];
