import { STATUS_ABROAD } from "#content-model/schema/leaving.ts";
import { PLAN_LIMITS } from "#domain/plan-inputs.ts";
import type { PlanTask } from "#domain/plan.ts";
import type { Range } from "#domain/range.ts";
import { type CountryRecord } from "#content-model/resolve/resolve-country.ts";
import { type Home, HOMES, isNotPublished } from "#content-model/resolve/records.ts";
import { type HomeRecord, paperFee } from "#web/content/homes/home-record.ts";
import { HOME_RECORDS, homeRow, sharedRow } from "#web/content/homes/homes.ts";
import type { LedgerRow } from "#content-model/resolve/records.ts";
import { leavingPath } from "#web/content/page-paths.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { LEAD_TIMES, type LeadTime, weeksInDays } from "./lead-times.ts";
import { grantsBeforeTravel, permitsByPaper, translations } from "./permit-tasks.ts";
import { type SourcedTask, sourcedTask } from "./sourced-task.ts";
import { HOME_ELSEWHERE, HOME_NAMES, HOME_TASK_TEXTS as texts, MORE_TEXTS, PASSPORT_NAMES } from "./task-copy.ts";

/** Applies only to noncitizens. */
const NOT_FOR_CITIZENS = "homes.us.pensions.others";

/** The rules that a task shows for each home; it links to the rest. */
const RULES = {
  tax: ({ tax }) => tax.slice(0, 1),
  pension: ({ pensions }) => pensions.filter(({ content }) => content.id !== NOT_FOR_CITIZENS),
  health: ({ health }) => health.slice(0, 1),
} as const satisfies Record<string, (home: HomeRecord) => readonly LedgerRow[]>;

/** Where the page on leaving has them. */
const PARTS: Readonly<Record<keyof typeof RULES, string>> = { tax: "tax", pension: "pensions", health: "health" };

/** The part of the page on leaving that has a home's rules. */
function leaving(home: Home, part: string): PlanTask["more"] {
  const label = interpolate(MORE_TEXTS.leaving, { home: HOME_NAMES[home] });
  return { path: `${leavingPath(HOME_RECORDS[home].slug)}#${part}`, label };
}

/** By when each is done, in days from the arrival. */
const DUE: Readonly<Record<keyof typeof RULES, number>> = { tax: -14, pension: -30, health: -7 };

/** What one arranges at home for a move to a country, by passport. */
export function homeTasks(record: CountryRecord): SourcedTask[] {
  const papers = permitsByPaper(record);
  return [
    ...everybodysTasks(record),
    childPassportsTask(),
    ...(papers.degrees.length > 0 ? [degreesTask(papers.degrees)] : []),
    ...(papers.police.length > 0 ? [policeElsewhere(papers.police)] : []),
    ...HOMES.map((home) => passportTask(home, record)),
    ...HOMES.flatMap((home) => tasksOf(home, papers, translations(record.permits))),
  ];
}

/** The same for one home. */
function tasksOf(home: Home, papers: ReturnType<typeof permitsByPaper>, translated: readonly string[]): SourcedTask[] {
  return [
    ...(papers.police.length > 0 ? [policeTask(home, papers.police)] : []),
    ...(papers.birth.length > 0 ? [birthTask(home, papers.birth)] : []),
    ...(papers.legalization.length > 0 ? [legalizationTask(home, papers.legalization, translated)] : []),
    ...rulesTasks(home),
    ...keepTasks(home),
  ];
}

/** What everybody arranges before leaving. Giving up a job or home waits for the permit and for places at school. */
function everybodysTasks({ permits }: CountryRecord): SourcedTask[] {
  const after = [...grantsBeforeTravel(permits), "school", "admission"];
  return [
    sourcedTask(
      {
        id: "notice",
        stage: "leave",
        ...texts.notice,
        // Retirees and remote workers have no notice to give.
        applies: { exceptReasons: ["retirement", "remote"] },
        dueDay: -7,
        takes: LEAD_TIMES.notice,
        after,
      },
      [],
    ),
    sourcedTask({ id: "lease", stage: "leave", ...texts.lease, dueDay: -3, takes: LEAD_TIMES.lease, after }, []),
    sourcedTask({ id: "utilities", stage: "leave", ...texts.utilities, dueDay: -1, takes: LEAD_TIMES.utilities }, []),
    sourcedTask(
      {
        id: "bank-at-home",
        stage: "money",
        ...bankText(HOME_ELSEWHERE),
        applies: { passports: ["other"] },
        dueDay: -14,
        takes: LEAD_TIMES.letters,
      },
      [],
    ),
    sourcedTask(
      {
        id: "status-at-home",
        stage: "decide",
        ...texts.status,
        applies: { passports: ["other"] },
        dueDay: -30,
        takes: LEAD_TIMES.letters,
        costUsd: null,
      },
      STATUS_ABROAD.map((id) => homeRow(id).content),
    ),
  ];
}

/** A child's US passport, which takes both parents' consent. */
function childPassportsTask(): SourcedTask {
  return sourcedTask(
    {
      id: "child-passports-us",
      stage: "papers",
      ...texts.childPassports,
      more: leaving("us", "papers"),
      applies: { passports: ["us"], childAges: [0, PLAN_LIMITS.childAge] },
      dueDay: -14,
      takes: passportTime("us"),
    },
    [sharedRow("us-child-passport").content],
  );
}

function passportTime(home: Home): LeadTime | Range {
  const { weeks } = HOME_RECORDS[home].papers.passport;
  return weeks ? weeksInDays(weeks) : LEAD_TIMES.papers;
}

/** A passport that stays valid for as long as the permit and the border require. */
function passportTask(home: Home, { entry }: CountryRecord): SourcedTask {
  return sourcedTask(
    {
      id: `passport-${home}`,
      more: leaving(home, "papers"),
      stage: "papers",
      title: interpolate(texts.passport.title, { passport: PASSPORT_NAMES[home] }),
      why: texts.passport.why,
      applies: { passports: [home] },
      dueDay: -14,
      takes: passportTime(home),
    },
    [HOME_RECORDS[home].papers.passport.rule, entry[home].passportValidity],
  );
}

/** Certified copies, ordered before they are stamped. */
function degreesTask(permits: readonly string[]): SourcedTask {
  return sourcedTask(
    {
      id: "degrees",
      stage: "papers",
      ...texts.degrees,
      applies: { permits },
      dueDay: -14,
      takes: LEAD_TIMES.degreeCopies,
    },
    [],
  );
}

function bankText(home: string) {
  return { title: interpolate(texts.bank.title, { home }), why: texts.bank.why };
}

function policeTask(home: Home, permits: readonly string[]): SourcedTask {
  const paper = HOME_RECORDS[home].papers.police;
  const { name, rule, weeks } = paper;
  const fee = paperFee(paper);
  return sourcedTask(
    {
      id: `police-${home}`,
      more: leaving(home, "papers"),
      stage: "papers",
      title: interpolate(texts.police.title, { paper: name }),
      why: texts.police.why,
      applies: { passports: [home], permits },
      dueDay: -14,
      takes: weeks ? weeksInDays(weeks) : LEAD_TIMES.policeElsewhere,
      costUsd: fee,
      costFor: "adult",
      ...(fee && { costs: [rule] }),
    },
    [rule],
  );
}

function policeElsewhere(permits: readonly string[]): SourcedTask {
  return sourcedTask(
    {
      id: "police-other",
      stage: "papers",
      ...texts.policeElsewhere,
      applies: { passports: ["other"], permits },
      dueDay: -14,
      takes: LEAD_TIMES.policeElsewhere,
      costUsd: null,
      costFor: "adult",
    },
    [],
  );
}

function birthTask(home: Home, permits: readonly string[]): SourcedTask {
  const paper = HOME_RECORDS[home].papers.birth;
  const { rule, weeks } = paper;
  const fee = paperFee(paper);
  return sourcedTask(
    {
      id: `birth-${home}`,
      more: leaving(home, "papers"),
      stage: "papers",
      title: interpolate(texts.birth.title, { home: HOME_NAMES[home] }),
      why: texts.birth.why,
      applies: { passports: [home], permits },
      dueDay: -14,
      takes: weeks ? weeksInDays(weeks) : LEAD_TIMES.familyPapers,
      costUsd: fee,
      costFor: "person",
      ...(fee && { costs: [rule] }),
    },
    [rule],
  );
}

function legalizationTask(home: Home, permits: readonly string[], translated: readonly string[]): SourcedTask {
  const paper = HOME_RECORDS[home].papers.legalization;
  const { rule, weeks } = paper;
  const fee = paperFee(paper);
  return sourcedTask(
    {
      id: `legalization-${home}`,
      more: leaving(home, "papers"),
      stage: "papers",
      title: interpolate(texts.legalization.title, { home: HOME_NAMES[home] }),
      why: texts.legalization.why,
      applies: { passports: [home], permits },
      dueDay: -14,
      takes: weeks ? weeksInDays(weeks) : LEAD_TIMES.papers,
      after: [`police-${home}`, `birth-${home}`, "degrees", "spouse", "children", ...translated],
      costUsd: fee,
      costFor: "adult",
      ...(fee && { costs: [rule], costLacks: texts.legalization.lacks }),
    },
    [rule, sharedRow("apostille").content],
  );
}

function rulesTasks(home: Home): SourcedTask[] {
  return (Object.keys(RULES) as (keyof typeof RULES)[]).map((subject) => {
    const record = HOME_RECORDS[home];
    const rows = RULES[subject](record);
    return sourcedTask(
      {
        id: `${subject}-${home}`,
        more: leaving(home, PARTS[subject]),
        stage: "money",
        title: interpolate(texts[subject].title, { home: HOME_NAMES[home] }),
        why: texts[subject].why,
        applies: { passports: [home] },
        dueDay: DUE[subject],
        takes: LEAD_TIMES.letters,
      },
      rows.map(({ content }) => content),
    );
  });
}

/** What is kept at home: an account, a vote, and the way back for animals. */
function keepTasks(home: Home): SourcedTask[] {
  const { credit, voting, pets } = HOME_RECORDS[home];
  const applies = { passports: [home] } as const;
  return [
    sourcedTask(
      {
        id: `bank-at-home-${home}`,
        more: leaving(home, "money"),
        stage: "money",
        ...bankText(HOME_NAMES[home]),
        applies,
        dueDay: -14,
        takes: LEAD_TIMES.letters,
      },
      [credit],
    ),
    sourcedTask(
      {
        id: `voting-${home}`,
        more: leaving(home, "voting"),
        stage: "settle",
        title: interpolate(texts.voting.title, { home: HOME_NAMES[home] }),
        why: texts.voting.why,
        applies,
        dueDay: 60,
        takes: LEAD_TIMES.letters,
      },
      [voting],
    ),
    ...(isNotPublished(pets)
      ? []
      : [
          sourcedTask(
            {
              id: `pets-return-${home}`,
              more: leaving(home, "return"),
              stage: "leave",
              title: interpolate(texts.petsReturn.title, { home: HOME_NAMES[home] }),
              why: texts.petsReturn.why,
              applies: { ...applies, animals: true },
              dueDay: -3,
              takes: LEAD_TIMES.pets,
              costUsd: null,
              costFor: "animal",
            },
            [pets],
          ),
        ]),
  ];
}
