import { STATUS_ABROAD } from "#content-model/schema/leaving.ts";
import type { Range } from "#domain/range.ts";
import { type CountryRecord } from "#content-model/resolve/resolve-country.ts";
import { type Home, HOMES, isNotPublished } from "#content-model/resolve/records.ts";
import { type HomeRecord, paperFee } from "#web/content/homes/home-record.ts";
import { HOME_RECORDS, homeRow, sharedRow } from "#web/content/homes/homes.ts";
import type { LedgerRow } from "#content-model/resolve/records.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { permitsByPaper, type SourcedTask, sourcedTask } from "./country-tasks.ts";
import { LEAD_TIMES } from "./lead-times.ts";
import { HOME_ELSEWHERE, HOME_NAMES, HOME_TASK_TEXTS as texts } from "./task-copy.ts";

const DAYS_A_WEEK = 7;

/** The rules of each home that a task rests on. */
const RULES = {
  tax: ({ tax }) => tax,
  pension: ({ pensions }) => pensions,
  health: ({ health }) => health,
} as const satisfies Record<string, (home: HomeRecord) => readonly LedgerRow[]>;

/** By when each is done, in days from the arrival. */
const DUE: Readonly<Record<keyof typeof RULES, number>> = { tax: -14, pension: -30, health: -7 };

/** What one arranges at home for a move to a country, by passport. */
export function homeTasks(record: CountryRecord): SourcedTask[] {
  const papers = permitsByPaper(record);
  return [
    ...GENERAL,
    ...(papers.police.length > 0 ? [policeElsewhere(papers.police)] : []),
    ...HOMES.flatMap((home) => tasksOf(home, papers)),
  ];
}

/** The same for one home. */
function tasksOf(home: Home, papers: ReturnType<typeof permitsByPaper>): SourcedTask[] {
  return [
    ...(papers.police.length > 0 ? [policeTask(home, papers.police)] : []),
    ...(papers.birth.length > 0 ? [birthTask(home, papers.birth)] : []),
    ...(papers.legalization.length > 0 ? [legalizationTask(home, papers.legalization)] : []),
    ...rulesTasks(home),
    ...keepTasks(home),
  ];
}

/** What everybody arranges before leaving. */
const GENERAL: readonly SourcedTask[] = [
  sourcedTask(
    {
      id: "notice",
      stage: "leave",
      ...texts.notice,
      // Somebody who retires has no notice to give, or gave it.
      applies: { exceptReasons: ["retirement"] },
      dueDay: -7,
      takes: LEAD_TIMES.notice,
    },
    [],
  ),
  sourcedTask({ id: "lease", stage: "leave", ...texts.lease, dueDay: -3, takes: LEAD_TIMES.lease }, []),
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

function bankText(home: string) {
  return { title: interpolate(texts.bank.title, { home }), why: texts.bank.why };
}

function inDays({ from, to }: Range): Range {
  return { from: from * DAYS_A_WEEK, to: to * DAYS_A_WEEK };
}

function policeTask(home: Home, permits: readonly string[]): SourcedTask {
  const paper = HOME_RECORDS[home].papers.police;
  const { name, rule, weeks } = paper;
  const fee = paperFee(paper);
  return sourcedTask(
    {
      id: `police-${home}`,
      stage: "papers",
      title: interpolate(texts.police.title, { paper: name }),
      why: texts.police.why,
      applies: { passports: [home], permits },
      dueDay: -14,
      takes: weeks ? inDays(weeks) : LEAD_TIMES.policeElsewhere,
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
      stage: "papers",
      title: interpolate(texts.birth.title, { home: HOME_NAMES[home] }),
      why: texts.birth.why,
      applies: { passports: [home], permits },
      dueDay: -14,
      takes: weeks ? inDays(weeks) : LEAD_TIMES.familyPapers,
      costUsd: fee,
      costFor: "person",
      ...(fee && { costs: [rule] }),
    },
    [rule],
  );
}

function legalizationTask(home: Home, permits: readonly string[]): SourcedTask {
  const paper = HOME_RECORDS[home].papers.legalization;
  const { rule, weeks } = paper;
  const fee = paperFee(paper);
  return sourcedTask(
    {
      id: `legalization-${home}`,
      stage: "papers",
      title: interpolate(texts.legalization.title, { home: HOME_NAMES[home] }),
      why: texts.legalization.why,
      applies: { passports: [home], permits },
      dueDay: -14,
      takes: weeks ? inDays(weeks) : LEAD_TIMES.papers,
      after: [`police-${home}`, `birth-${home}`],
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
              stage: "leave",
              title: interpolate(texts.petsReturn.title, { home: HOME_NAMES[home] }),
              why: texts.petsReturn.why,
              applies: { ...applies, animals: true },
              dueDay: -3,
              takes: LEAD_TIMES.letters,
              costUsd: null,
              costFor: "animal",
            },
            [pets],
          ),
        ]),
  ];
}
