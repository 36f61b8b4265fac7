import { notFound, type Permit, read } from "../country-record.ts";
import { FEES, papers, shared } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";

const PASSPORTS = "egypt-interior-ministry";

const propertyPapers = read(
  "Contract stamped by the authority for the land, bank letter on the transfer from abroad; for a home under construction a letter with the day of delivery",
  PASSPORTS,
  [sources.propertyPapers],
  FEES,
);
const depositPapers = read(
  "Proof of the deposit in a state-owned bank",
  PASSPORTS,
  [sources.property, sources.groups],
  FEES,
);
const touristPapers = read(
  "Form, passport with two copies, lease certified by the real estate registry, recent electricity bill",
  PASSPORTS,
  [sources.tourist, sources.schoolFamilies],
  FEES,
);
const sixtyPapers = read(
  "Proof of age, of ten years of residence and of means to live on",
  PASSPORTS,
  [sources.fiveYears],
  FEES,
);
const noWork = read("None in Egypt", PASSPORTS, [sources.schoolFamilies], {
  ...FEES,
  note: "We found no visa for remote workers. Whether work for an employer abroad is allowed on this residence, no page says: ask.",
});

/** Permits for owners, savers, long visits and retired people. */
export const egyptStayPermits: readonly [Permit, Permit, Permit, Permit, Permit] = [
  {
    id: "property-owner",
    name: "Residence for owners of real estate",
    reasons: ["retirement", "remote", "business"],
    whoFor: "People who buy a home in Egypt with money from abroad.",
    conditions: { capitalUsd: 50_000 },
    ...shared,
    threshold: read(
      "Real estate for $50,000, paid from abroad, for one year of residence; $100,000 for three; $200,000 for five",
      PASSPORTS,
      [sources.property, sources.property2026],
      {
        ...FEES,
        note: "Before 2023 it was $100,000, $200,000 and $400,000. Registered title counts: see the traps under homes.",
      },
    ),
    firstTerm: read("One, three or five years, by the value", PASSPORTS, [sources.property], FEES),
    renewal: read("Without an end, as long as you own it", PASSPORTS, [sources.property], FEES),
    work: noWork,
    dependants: read("Wife and children are included", PASSPORTS, [sources.groups], {
      ...FEES,
      note: "From a list of 2008.",
    }),
    documents: papers(["Contract or title", "Bank letter on the transfer from abroad", "Passport"], propertyPapers),
    processing: notFound(PASSPORTS, "Ask how long the last applicants waited."),
    processingWeeks: null,
    endsWhen: read("When you sell", PASSPORTS, [sources.property], FEES),
  },
  {
    id: "bank-deposit",
    name: "Residence for a bank deposit",
    reasons: ["retirement", "remote"],
    whoFor: "People who leave a sum in a state-owned bank in Egypt.",
    conditions: { capitalUsd: 50_000 },
    ...shared,
    threshold: read(
      "$50,000 in a state-owned bank for one year of residence, $100,000 for three",
      PASSPORTS,
      [sources.property],
      { ...FEES, note: "Ask in which currency the money comes back." },
    ),
    firstTerm: read("One or three years, by the sum", PASSPORTS, [sources.property], FEES),
    renewal: read("Without an end, as long as the deposit stays", PASSPORTS, [sources.property], FEES),
    work: noWork,
    dependants: read("Wife and children, for a year at most", PASSPORTS, [sources.groups], {
      ...FEES,
      note: "From a list of 2008.",
    }),
    documents: papers(["Proof of the deposit", "Passport"], depositPapers),
    processing: notFound(PASSPORTS, "Ask how long the last applicants waited."),
    processingWeeks: null,
    endsWhen: read("When you withdraw the deposit", PASSPORTS, [sources.property], FEES),
  },
  {
    id: "tourist-residence",
    name: "Tourist residence",
    reasons: ["retirement", "remote"],
    whoFor: "Visitors who rent a home and want to stay longer than a month.",
    conditions: {},
    ...shared,
    threshold: read(
      "A lease certified by the real estate registry; no income is named",
      PASSPORTS,
      [sources.tourist],
      FEES,
    ),
    fee: read("About 2,000 pounds in cash in June 2021", PASSPORTS, [sources.touristStory], {
      ...FEES,
      note: "What one visitor was told to bring. Since 2023 it is paid with proof of foreign money: ask.",
    }),
    firstTerm: read("Three or six months, as the office decides", PASSPORTS, [sources.tourist], FEES),
    renewal: read(
      "Renewable; after one year you leave for at least a day and begin anew",
      PASSPORTS,
      [sources.tourist, sources.touristYear],
      {
        ...FEES,
        note: "Within 15 days of its end, or there is a fine. It lapses when you leave, unless you have a re-entry.",
      },
    ),
    work: noWork,
    dependants: notFound(PASSPORTS, "Each person applies."),
    familyFees: { feeIn: "tourist-residence", spouseUsd: { from: 38, to: 38 }, childUsd: { from: 38, to: 38 } },
    documents: papers(
      ["Application form", "Certified lease", "Electricity bill", "Passport and copies", "Passport photographs"],
      touristPapers,
    ),
    processing: read(
      "A few hours on two mornings; up to three weeks where a security clearance is asked",
      PASSPORTS,
      [sources.touristSteps, sources.tourist],
      FEES,
    ),
    processingWeeks: { from: 1, to: 3 },
    feeUsd: { from: 38, to: 38 },
    endsWhen: read(
      "On its day, or when you leave Egypt without a re-entry permit",
      PASSPORTS,
      [sources.tourist, sources.touristYear],
      FEES,
    ),
  },
  {
    id: "five-year-visa",
    name: "Five-year visa with many entries",
    reasons: ["retirement", "remote", "business"],
    whoFor: "People who come and go, and stay up to half a year each time.",
    conditions: {},
    ...shared,
    threshold: read(
      "Open to nationals of about 180 countries; priority had people with a US, British or Schengen visa",
      "egypt-evisa",
      [sources.fiveYearVisa, sources.fiveYearVisaStart],
      FEES,
    ),
    fee: read("$700", "egypt-evisa", [sources.fiveYearVisaFee], {
      ...FEES,
      note: "In June 2023, when it was announced.",
    }),
    firstTerm: read(
      "Five years, up to 180 days at each visit with a tourist residence card",
      "egypt-evisa",
      [sources.fiveYearVisa],
      { ...FEES, note: "It was 90 days before. The page has no date." },
    ),
    renewal: notFound("egypt-evisa", "Ask whether you apply anew."),
    work: noWork,
    dependants: notFound("egypt-evisa", "Each person applies."),
    familyFees: { feeIn: "five-year-visa", spouseUsd: { from: 700, to: 700 }, childUsd: { from: 700, to: 700 } },
    documents: papers(
      ["Passport", "Visa application", "Tourist residence card for 180 days"],
      read(
        "Application online or at a consulate; the card in Egypt",
        "egypt-evisa",
        [sources.fiveYearVisaStart, sources.fiveYearVisa],
        FEES,
      ),
    ),
    processing: notFound("egypt-evisa", "Ask for the time of this visa; the tourist e-visa takes 5 to 7 days."),
    processingWeeks: null,
    feeUsd: { from: 700, to: 700 },
    applyAt: read("On the e-Visa portal or at a consulate", "egypt-evisa", [sources.fiveYearVisaStart], FEES),
    applyFrom: "before travel",
    registerWithinDays: null,
    yearsToCitizenship: null,
    endsWhen: read("After five years; each stay after 180 days", "egypt-evisa", [sources.fiveYearVisa], FEES),
  },
  {
    id: "sixty-and-older",
    name: "Five-year residence from age 60",
    reasons: ["retirement"],
    whoFor: "People of 60 and older who have lived in Egypt for ten years.",
    conditions: { minimumAge: 60, yearsThere: 10 },
    ...shared,
    threshold: read(
      "Age 60, ten years of residence in Egypt, and means to live on; no sum is named",
      PASSPORTS,
      [sources.fiveYears],
      {
        ...FEES,
        note: "A list of 2008 also knows people over 50 with five years of residence and an income, for a shorter stay.",
      },
    ),
    firstTerm: read("Five years", PASSPORTS, [sources.fiveYears], FEES),
    renewal: read("Renewable", PASSPORTS, [sources.fiveYears], FEES),
    work: noWork,
    dependants: read(
      "Wives and children of people with five years of residence can have it, too",
      PASSPORTS,
      [sources.fiveYears],
      FEES,
    ),
    documents: papers(["Passport", "Former residence cards", "Proof of income"], sixtyPapers),
    processing: notFound(PASSPORTS, "Ask at the counter."),
    processingWeeks: null,
    endsWhen: notFound(PASSPORTS, "Ask how long you may be abroad."),
  },
];
