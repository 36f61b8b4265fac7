import { notFound, type Permit, read } from "../country-record.ts";
import { FEES, papers, shared } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";

const PASSPORTS = "egypt-interior-ministry";

const studentPapers = read(
  "Proof of enrollment and of paid fees with the stamps of the school and the educational administration, dated lease, recent electricity bill",
  PASSPORTS,
  [sources.student, sources.schoolFamilies],
  FEES,
);
const spousePapers = read(
  "Form, notarized marriage contract, identity card and birth certificate of the Egyptian spouse, both in person",
  PASSPORTS,
  [sources.spouse],
  FEES,
);
const originPapers = read("Proof of the mother's or the former nationality", PASSPORTS, [sources.fiveYears], FEES);
const volunteerPapers = {
  notFoundOn: "2026-11-26",
  office: PASSPORTS,
  note: "No list of papers is published. The list of 2008 only names the group. Ask the passports office and the organization.",
} as const;

/** Permits for students, families, people of Egyptian origin and volunteers. */
export const egyptFamilyPermits: readonly [Permit, Permit, Permit, Permit] = [
  {
    id: "student",
    name: "Study residence, also for the family of a pupil",
    reasons: ["study", "family"],
    whoFor: "Students, and parents whose children go to school in Egypt.",
    conditions: { admission: true },
    ...shared,
    threshold: read(
      "Enrollment at a school or university, and paid fees",
      PASSPORTS,
      [sources.student, sources.schoolFamilies],
      { ...FEES, note: "For families with children at school it is called the easiest residence." },
    ),
    firstTerm: read(
      "As long as the studies; a year at a time for the family of a pupil",
      PASSPORTS,
      [sources.student, sources.schoolFamilies],
      { ...FEES, note: "It stays valid when you travel." },
    ),
    renewal: read("Renewable while the studies last", PASSPORTS, [sources.student, sources.schoolFamilies], FEES),
    work: read("None on this residence", PASSPORTS, [sources.student, sources.studentPermit, sources.schoolFamilies], {
      ...FEES,
      reported: [{ value: "24 hours a week, with a permit of the Ministry of Labor", page: sources.studentHours }],
    }),
    dependants: read("Relatives of the first degree", PASSPORTS, [sources.student], FEES),
    documents: papers(
      [
        "Proof of enrollment",
        "Receipt of the fees",
        "Dated lease",
        "Electricity bill",
        "Authenticated proof of kinship",
      ],
      studentPapers,
    ),
    processing: notFound(PASSPORTS, "Ask the school's office how long it takes."),
    processingWeeks: null,
    applyAt: read(
      "At the passports office for the district of the school, not of the home",
      PASSPORTS,
      [sources.student],
      FEES,
    ),
    applyFrom: "in the country",
    registerWithinDays: null,
    endsWhen: notFound(PASSPORTS, "Ask how soon after the last term you must leave or change."),
  },
  {
    id: "spouse-of-a-citizen",
    name: "Residence by marriage",
    reasons: ["family"],
    whoFor: "Husbands and wives of Egyptians.",
    conditions: { relative: true },
    ...shared,
    threshold: read("A notarized marriage with an Egyptian that continues", PASSPORTS, [sources.spouse], FEES),
    firstTerm: read("One year", PASSPORTS, [sources.spouse], FEES),
    renewal: read("For three years, then for five", PASSPORTS, [sources.spouse], FEES),
    work: read("With a work permit, without the HIV test", "egypt-labor-ministry", [sources.workRules], FEES),
    dependants: read(
      "Relatives of the first and second degree, a year at a time, with the Egyptian spouse as sponsor",
      PASSPORTS,
      [sources.spouse],
      FEES,
    ),
    documents: papers(
      [
        "Notarized marriage contract",
        "Spouse's identity card",
        "Spouse's birth certificate",
        "Application form",
        "Passport",
      ],
      spousePapers,
    ),
    processing: read(
      "At least four weeks: an interview in Abbassia a week after you apply, the card three weeks later",
      PASSPORTS,
      [sources.spouse],
      { ...FEES, note: "No page names the longest time; we plan with up to eight weeks." },
    ),
    processingWeeks: { from: 4, to: 8 },
    citizenship: read(
      "For wives two years after they declare the wish, with the husband's consent; not for husbands",
      PASSPORTS,
      [sources.wives, sources.nationality, sources.nationalityWays],
      FEES,
    ),
    yearsToCitizenship: 2,
    endsWhen: read("With the marriage", PASSPORTS, [sources.spouse], {
      ...FEES,
      note: "Divorced women with custody of Egyptian children had a residence of their own in 2008.",
    }),
  },
  {
    id: "egyptian-origin",
    name: "Five-year residence for people of Egyptian origin",
    reasons: ["return"],
    whoFor: "Children of an Egyptian mother, and former Egyptians and their children.",
    conditions: { origin: true },
    ...shared,
    threshold: read(
      "An Egyptian mother; parents who became Egyptian; or an Egyptian nationality lost by taking another with permission",
      PASSPORTS,
      [sources.fiveYears],
      { ...FEES, note: "Children of an Egyptian parent can claim the nationality itself: see belonging." },
    ),
    firstTerm: read("Five years", PASSPORTS, [sources.fiveYears], FEES),
    renewal: read("Renewable", PASSPORTS, [sources.fiveYears], FEES),
    work: notFound(PASSPORTS, "Ask whether you need a work permit besides."),
    dependants: read("Children under age of people who lost the nationality", PASSPORTS, [sources.fiveYears], FEES),
    documents: papers(["Birth certificate", "Mother's Egyptian papers", "Passport"], originPapers),
    processing: notFound(PASSPORTS, "Ask at the counter or a consulate."),
    processingWeeks: null,
    citizenship: read("By descent at once with an Egyptian father or mother", PASSPORTS, [sources.nationality], FEES),
    yearsToCitizenship: 0,
    endsWhen: notFound(PASSPORTS, "Ask how long you may be abroad."),
  },
  {
    id: "volunteer",
    name: "Residence for voluntary work",
    reasons: ["volunteer"],
    whoFor: "People who come for voluntary work at their own expense.",
    conditions: { sponsor: true },
    ...shared,
    threshold: read("Voluntary work in Egypt, at your own expense", PASSPORTS, [sources.groups], {
      ...FEES,
      note: "From a list of 2008. Ask the organization and the passports office whether it still exists.",
    }),
    firstTerm: notFound(PASSPORTS, "Ask for how long; other residences of the list last a year."),
    renewal: notFound(PASSPORTS, "Ask before it ends."),
    work: read("The voluntary work", PASSPORTS, [sources.groups], FEES),
    dependants: notFound(PASSPORTS, "Ask whether family may come along."),
    documents: papers(["Letter of the organization", "Passport"], volunteerPapers),
    processing: notFound(PASSPORTS, "Ask at the counter."),
    processingWeeks: null,
    endsWhen: notFound(PASSPORTS, "Ask what happens if the service ends early."),
  },
];
