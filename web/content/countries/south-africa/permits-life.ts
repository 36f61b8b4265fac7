import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import type { Permit } from "../country-record.ts";
import {
  longStayFee,
  medicalReport,
  permitRule,
  permitUnknown,
  policeClearance,
  relationshipProof,
  shared,
} from "./permit-rules.ts";
import { southAfricaSources as pages } from "./sources.ts";

/** Permits to live in South Africa without a job there. */
export const southAfricaLifePermits: readonly Permit[] = [
  {
    id: "retired-person-visa",
    name: "Retired person's visa",
    reasons: ["retirement"],
    whoFor: "People of any age with a pension, an annuity or income from assets.",
    conditions: { monthlyIncomeUsd: 2_180 },
    ...shared,
    threshold: permitRule(
      "37,000 rand a month (about $2,180) from a pension, an annuity or assets; no minimum age",
      [pages.retiredDetails, PUBLIC_PAGES.southAfricaRetired, pages.retiredNoWork],
      {
        note: "Dollars at 17 rand. Some missions accept 1,776,000 rand of capital for four years, others ask for monthly income. Salaries do not count.",
        reported: [{ value: "20,000 rand a month.", page: pages.retiredOld }],
      },
    ),
    fee: longStayFee,
    firstTerm: permitRule("Up to four years", [PUBLIC_PAGES.southAfricaRetired, pages.retiredDetails]),
    work: permitRule("Only with a permission that Home Affairs may give or refuse", [PUBLIC_PAGES.southAfricaRetired], {
      reported: [{ value: "It does not allow work.", page: pages.retiredNoWork }],
    }),
    dependants: permitRule(
      "Spouse or partner and children, on visas of up to about three years; they may not work",
      [pages.retiredDetails, pages.accompanyingXpatweb],
      { reported: [{ value: "The 37,000 rand are asked of each person.", page: pages.retiredNoWork }] },
    ),
    documents: [
      policeClearance,
      medicalReport,
      {
        name: "Proof of the pension or income, in your name",
        weeks: null,
        source: permitRule("Pension statements, leases, title deeds, bank statements", [pages.retiredDetails]),
      },
    ],
    processing: permitRule("Four to eight weeks when filed in South Africa", [PUBLIC_PAGES.southAfricaRetired], {
      note: "Filing abroad comes first. One adviser gives about 30 days there for long visas.",
    }),
    processingWeeks: { from: 4, to: 8 },
    feeUsd: { from: 90, to: 180 },
    yearsToPermanentResidence: 0,
    yearsToCitizenship: 10,
    permanentResidence: permitRule(
      "May be applied for at once, with 37,000 rand a month for life",
      [pages.retiredPermanent, pages.netWorth],
      { note: "Apply for the visa, too: the permit takes far longer." },
    ),
    endsWhen: permitUnknown("What ends the visa, and how long you may stay away."),
  },
  {
    id: "financially-independent-permit",
    name: "Permanent residence by net worth",
    reasons: ["retirement", "business"],
    whoFor: "People of means who want to stay for good at once, without a job or a business.",
    conditions: { capitalUsd: 706_000 },
    threshold: permitRule(
      "A net worth of 12 million rand (about $706,000)",
      [pages.netWorth, pages.permanentTimes, pages.criticalTimes],
      {
        note: "Dollars at 17 rand. An older newsletter of an adviser says that these applications were put on hold: ask first.",
      },
    ),
    fee: permitRule("120,000 rand (about $7,060) to Home Affairs once, beside 1,520 rand and VFS Global's 1,350 rand", [
      pages.netWorth,
      pages.permanentTimes,
    ]),
    firstTerm: permitRule("For good", [pages.craigSmith]),
    renewal: permitRule("None is needed", [pages.craigSmith]),
    work: permitRule("Any", [pages.craigSmith]),
    dependants: permitRule(
      "Not included: the family applies through you once you hold the permit",
      [pages.spousePermanent],
      { note: "The page says this of a spouse's permanent residence. They may work once they hold it." },
    ),
    documents: [policeClearance, medicalReport],
    processing: permitRule("8 to 12 months", [pages.permanentTimes], {
      reported: [{ value: "3 to 24 months for permanent residence.", page: pages.spousePermanent }],
    }),
    processingWeeks: { from: 35, to: 104 },
    feeUsd: { from: 7200, to: 7200 },
    yearsToPermanentResidence: 0,
    yearsToCitizenship: 10,
    applyAt: permitRule("At the South African mission, or at VFS Global in South Africa if you hold a visa there", [
      pages.craigSmith,
    ]),
    applyFrom: "either",
    registerWithinDays: null,
    permanentResidence: permitRule("It is permanent residence", [pages.netWorth]),
    citizenship: shared.citizenship,
    endsWhen: permitRule(
      "It may be withdrawn after more than three years abroad, when you have not moved within one year, after certain crimes, or when a condition is not kept",
      [pages.permanentWithdrawal, pages.permanentWithdrawalAgent],
      { note: "Any entry and stay ends an absence. Years abroad with a South African spouse do not count." },
    ),
  },
  {
    id: "study-visa",
    name: "Study visa",
    reasons: ["study"],
    whoFor: "Students and school children who have been admitted.",
    conditions: { admission: true },
    ...shared,
    threshold: permitRule(
      "Admission, means for fees and living, and cover by a medical scheme registered in South Africa",
      [pages.studyVfs, pages.studyRegulation],
    ),
    fee: longStayFee,
    firstTerm: permitRule("As long as the course", [pages.studyVfs, pages.studyImminent], {
      note: "At most eight years for primary and six for secondary school. VFS Global also names 36 months for schools and 24 for others.",
    }),
    work: permitRule("Up to 20 hours a week at universities and colleges", [pages.studyVfs, pages.studyImminent], {
      note: "VFS Global adds: not during vacations.",
    }),
    documents: [
      policeClearance,
      {
        name: "Letter of acceptance and the school's undertakings",
        weeks: null,
        source: permitRule("With the duration of the course; for minors also a guardian and both parents' consent", [
          pages.studyRegulation,
        ]),
      },
      {
        name: "Proof of a South African medical scheme",
        weeks: null,
        source: permitRule("Renewed every year of study", [pages.studyRegulation]),
      },
    ],
    processing: permitRule("Up to eight weeks", [pages.studyTime]),
    processingWeeks: { from: 8, to: 8 },
    feeUsd: { from: 90, to: 180 },
    yearsToPermanentResidence: null,
    yearsToCitizenship: null,
    permanentResidence: permitUnknown("Whether years of study count."),
    endsWhen: permitRule("Another school or university needs a new visa", [pages.studyChange]),
  },
  {
    id: "relatives-visa-spouse-or-partner",
    name: "Relative's visa for spouses and life partners",
    reasons: ["family", "return"],
    whoFor: "Spouses and life partners of South African citizens and permanent residents.",
    conditions: { relative: true },
    threshold: permitRule(
      "A marriage, or a partnership of two years, and support of 8,500 rand (about $500) a month for each person",
      [pages.spouseCbs, pages.spouseMovingSouth],
      { note: "Dollars at 17 rand." },
    ),
    fee: permitRule(
      "VFS Global's 1,350 to 1,550 rand; the table of fees names none of Home Affairs for spouses",
      [pages.feeTable, PUBLIC_PAGES.southAfricaRetired, pages.ibnWorkVisas],
      {
        note: "It names 425 rand for relatives other than a spouse or a minor child.",
      },
    ),
    firstTerm: permitRule("Up to two years", [pages.spouseCbs], {
      reported: [{ value: "Three years, renewable.", page: pages.spouseLissa }],
    }),
    renewal: shared.renewal,
    work: permitRule(
      "None by itself: a section 11(6) endorsement for a job, a business or study is added",
      [pages.spouseWork, pages.spouseTime],
      { note: "It is bound to the job offer. Many missions do not give it; it is then applied for in South Africa." },
    ),
    dependants: permitUnknown("Which visa children from an earlier relationship get."),
    documents: [policeClearance, medicalReport, relationshipProof],
    processing: permitRule("60 working days are promised", [pages.spouseTime], {
      note: "The adviser who says so has seen it take many months. Our plan reckons with up to twice the promise.",
    }),
    processingWeeks: { from: 12, to: 24 },
    feeUsd: { from: 80, to: 90 },
    yearsToPermanentResidence: 5,
    yearsToCitizenship: 15,
    applyAt: permitRule(
      "At the South African mission, or in South Africa during a visit",
      [pages.spouseMovingSouth, pages.spouseLissa],
      { note: "A directive of 2019 and a judgment allow the change from a visit." },
    ),
    applyFrom: "either",
    registerWithinDays: null,
    permanentResidence: permitRule("After five years of marriage or partnership, wherever you lived", [
      pages.spouseVfs,
      pages.spousePermanent,
    ]),
    citizenship: permitRule("Five years after permanent residence, as for others", [pages.citizenJuneLuna], {
      reported: [
        { value: "Two years after permanent residence for spouses of citizens.", page: pages.citizenSpouse },
        { value: "The regulations say ten years.", page: pages.citizenTenYears },
      ],
    }),
    endsWhen: permitRule(
      "Permanent residence lapses if the couple parts within two years; confirm the marriage before these end",
      [pages.spousePermanent],
    ),
  },
  {
    id: "volunteer-visa",
    name: "Visitor's visa for volunteers",
    reasons: ["volunteer"],
    whoFor: "People who work unpaid for a registered charity.",
    conditions: { sponsor: true },
    ...shared,
    threshold: permitRule(
      "A letter of a registered charity that no salary is paid, and about 3,000 rand ($175) a month of your own",
      [pages.volunteerInto, pages.volunteerGuide],
    ),
    fee: permitRule("1,520 rand in local currency abroad; 425 rand and VFS Global's 1,350 rand in South Africa", [
      pages.volunteerXpatweb,
    ]),
    firstTerm: permitRule("Up to three years", [pages.volunteerXpatweb, pages.volunteerInto]),
    work: permitRule("Unpaid only; a daily allowance for costs may be taken", [pages.volunteerInto]),
    documents: [
      policeClearance,
      medicalReport,
      {
        name: "Agreement with the organization",
        weeks: null,
        source: permitRule("It states the task, the time and that no salary is paid", [
          pages.volunteerInto,
          pages.volunteerXpatweb,
        ]),
      },
    ],
    processing: permitRule("About 30 days abroad, four to eight weeks in South Africa", [pages.volunteerXpatweb]),
    processingWeeks: { from: 4, to: 8 },
    feeUsd: { from: 90, to: 105 },
    yearsToPermanentResidence: null,
    yearsToCitizenship: null,
    permanentResidence: permitUnknown("Whether years as a volunteer count."),
    endsWhen: permitRule("Pay of any kind needs a work visa", [pages.volunteerGuide]),
  },
];
