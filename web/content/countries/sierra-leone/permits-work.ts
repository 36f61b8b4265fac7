import { type Permit, read } from "../country-record.ts";
import { FEES, IMMIGRATION, papers, shared, WORK_PERMITS } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";

const CATEGORY_A = read(
  "$1,500 (category A: people from outside West Africa in the formal sector, employees, partners and self-employed)",
  IMMIGRATION,
  [sources.permitFees],
  { ...FEES, note: "The page does not say whether it covers both permits, and for how long: check on the platform." },
);

const businessPapers = read(
  "Form A, passport, two photographs, registration of the company, bank statement",
  IMMIGRATION,
  [sources.permitOffice],
  FEES,
);
const employeePapers = read(
  "Letter of the employer, Form A, passport, two photographs, letter of appointment",
  IMMIGRATION,
  [sources.permitOffice],
  FEES,
);
const missionPapers = read(
  "Letter of the organization, Form A, passport, two photographs, letter of appointment",
  IMMIGRATION,
  [sources.permitOffice, sources.missionAgent],
  FEES,
);

/** Permits for people who work: their own company, a job, a mission. */
export const sierraLeoneWorkPermits: readonly [Permit, Permit, Permit] = [
  {
    id: "business",
    name: "Residence and work permit: business",
    reasons: ["business"],
    whoFor: "People who register a company in Sierra Leone, alone or with partners, and the self-employed.",
    conditions: {},
    ...shared,
    threshold: read(
      "A registered company with a bank statement. The least capital depends on the sector.",
      IMMIGRATION,
      [sources.permitOffice, sources.workKinds],
      {
        ...FEES,
        note: "The policy on local content asks for a fifth of the shares in Sierra Leonean hands: see the chapter on work.",
      },
    ),
    fee: CATEGORY_A,
    work: read(
      "In your own business, in the line that was approved",
      WORK_PERMITS,
      [sources.workKinds, sources.permitPolicy],
      { ...FEES, note: "Whoever is self-employed without a permit is prosecuted, says the office." },
    ),
    documents: papers(
      [
        "Card for foreigners with the national number",
        "Form A",
        "Passport",
        "Two photographs",
        "Registration of the company",
        "Bank statement",
      ],
      businessPapers,
    ),
    feeUsd: { from: 1500, to: 1500 },
    endsWhen: read(
      "If you are away for more than a year without writing to the office",
      IMMIGRATION,
      [sources.permitPolicy],
      FEES,
    ),
  },
  {
    id: "employment",
    name: "Residence and work permit: employment",
    reasons: ["job", "skills"],
    whoFor: "People with a contract of a company or institution in Sierra Leone.",
    conditions: { jobOffer: true },
    ...shared,
    threshold: read(
      "The employer asks in writing, and may not hire you without the work permit. The minister says which jobs are open.",
      WORK_PERMITS,
      [sources.workAct, sources.permitOffice, sources.workOffice],
      { ...FEES, note: "The Work Permit Act of 2023; fines since. Inspections of workplaces were announced for 2026." },
    ),
    fee: CATEGORY_A,
    work: read(
      "For this employer, in this job, sometimes at this place only",
      WORK_PERMITS,
      [sources.workTime, sources.workKinds, sources.permitPolicy],
      FEES,
    ),
    documents: papers(
      [
        "Card for foreigners with the national number",
        "Letter of the employer",
        "Form A",
        "Letter of appointment",
        "Passport",
        "Two photographs",
      ],
      employeePapers,
    ),
    feeUsd: { from: 1500, to: 1500 },
    endsWhen: read(
      "With the job: a change of employer makes it void",
      IMMIGRATION,
      [sources.permitPolicy, sources.workKinds],
      FEES,
    ),
  },
  {
    id: "mission",
    name: "Residence and work permit: charities and missions",
    reasons: ["volunteer"],
    whoFor: "People whom a charity, church or a government contract brings.",
    conditions: { sponsor: true },
    ...shared,
    threshold: read(
      "An organization or mission that asks for you in writing",
      IMMIGRATION,
      [sources.permitOffice, sources.missionAgent, sources.arrivalPolicy],
      { ...FEES, note: "The visa on arrival is for tourism and business only: service needs a visa beforehand." },
    ),
    fee: read(
      "$220 (category D: government contracts, charities and religious missions)",
      IMMIGRATION,
      [sources.permitFees],
      FEES,
    ),
    work: read("The service for this organization", WORK_PERMITS, [sources.missionAgent, sources.permitPolicy], FEES),
    documents: papers(
      [
        "Card for foreigners with the national number",
        "Letter of the organization",
        "Form A",
        "Letter of appointment",
        "Passport",
        "Two photographs",
      ],
      missionPapers,
    ),
    feeUsd: { from: 220, to: 220 },
    endsWhen: read(
      "When you change to another employer, who then applies anew",
      IMMIGRATION,
      [sources.foreignNationals],
      FEES,
    ),
  },
];
