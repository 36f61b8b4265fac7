// The rules of /my-plan: which tasks a move has, by when each must be done, and what cannot be met. Pure: the browser, the
// build and the Worker compute the same plan from the same inputs, kit and day.
import { addDays } from "./calendar-day.ts";
import type { CityFigures } from "./city-budget.ts";
import type { CountryId } from "./country-ids.ts";
import type { IsoDate } from "./facts.ts";
import { currentId } from "./moved.ts";
import { addMonths } from "./calendar-month.ts";
import { PLAN_LUGGAGE, PLAN_PASSPORTS, type PlanLuggage, type PlanPassport, SCHOOL_AGE } from "./plan-answers.ts";
import type { Range } from "./range.ts";
import type { Reason } from "./reasons.ts";

export { addMonths, PLAN_LUGGAGE, PLAN_PASSPORTS, type PlanLuggage, type PlanPassport };

/** What a person says of their move. Nothing of it names them. */
export type PlanInputs = {
  country: CountryId;
  /** The month of arrival, `2027-03`. */
  month: string;
  /** A city of the country's record; null for its first. */
  city: string | null;
  passports: readonly PlanPassport[];
  /** At least one. */
  adults: number;
  /** In years on the day of the plan. */
  childrenAges: readonly number[];
  /** Dogs and cats. */
  animals: number;
  reason: Reason | null;
  /** A permit of the country's record; null for the one to name first for the reason. */
  permit: string | null;
  /** US dollars a month. */
  budgetUsd: number | null;
  /** US dollars. */
  savingsUsd: number | null;
  luggage: readonly PlanLuggage[];
};

/** A page that a fact of a plan was read on. */
export type PlanSource = { publisher: string; title: string; url: string; date: IsoDate | null };

/** A record of the ledger, as a plan shows it. */
export type PlanFact = {
  /** What the record says, with what contradicts it. */
  text: string;
  note?: string;
  /** What it said before it changed, the newest last. */
  formerly?: readonly string[];
  /** `read` on the pages of `sources`, our `estimate` by `method`, or `not published`. */
  basis: "read" | "estimate" | "not published";
  /** What it rests on, in words that need no legend: "Official page", "Our estimate"; missing where it isn't published. */
  label?: string;
  /** Missing where it isn't published. */
  enteredOn?: IsoDate;
  /** The day on which the office confirmed it; missing while nobody has asked it. */
  confirmedOn?: IsoDate;
  sources: readonly PlanSource[];
  method?: string;
};

/** For whom a task is; a missing condition holds for everybody, and all that are there must hold. */
type PlanConditions = {
  passports?: readonly PlanPassport[];
  reasons?: readonly Reason[];
  /** Not for somebody who moves for one of these. */
  exceptReasons?: readonly Reason[];
  permits?: readonly string[];
  /** Excludes people who move on one of these permits. */
  exceptPermits?: readonly string[];
  luggage?: PlanLuggage;
  /** At least this many adults. */
  adults?: number;
  /** At least one child from the first to the second age. */
  childAges?: readonly [number, number];
  animals?: true;
};

export const PLAN_STAGES = ["decide", "papers", "permit", "money", "leave", "arrive", "settle"] as const;
export type PlanStage = (typeof PLAN_STAGES)[number];

/** A paper that a task requires, and how many days it takes; null if unpublished or if the paper has its own task. */
export type PlanPaper = {
  name: string;
  takesDays: Range | null;
  /** The only family members who need it; missing if everybody does. */
  of?: "spouse" | "children";
};

/** A task before it has dates. */
export type PlanTask = {
  /** Lower-case words with hyphens; it stays the same in later versions, because ticks and notes hang on it. */
  id: string;
  stage: PlanStage;
  title: string;
  why: string;
  /** For whom; missing for everybody. */
  applies?: PlanConditions;
  /** By when it must be done, in days from the arrival: negative before it. */
  dueDay: number;
  /** Its last day is our aim alone: where what it waits for is done later, it is due as long after that as it takes. */
  follows?: true;
  /** Before which day it makes no sense or is not possible, in days from the arrival; missing where it can be done at any time. */
  fromDay?: number;
  /** How many days it takes; null where no page says, which the plan then says. */
  takesDays: Range | null;
  /** Ids of the tasks that must be done before it can begin. Those that do not apply do not count. */
  after?: readonly string[];
  papers?: readonly PlanPaper[];
  /** US dollars; missing where nothing is due, null where no page names one sum for everybody. */
  costUsd?: Range | null;
  /** For whom the cost is due, each; missing where it is due once. */
  costFor?: keyof typeof PAYERS;
  /** The ids of those of its facts that name the cost; of a cost without a sum, those that name amounts for some. */
  costFacts?: readonly string[];
  /** What the cost lacks because no page names it. */
  costLacks?: string;
  /** Of the tasks with the same word here, each person pays for one: a visa for one of the passports. */
  costOneOf?: string;
  /** The office that it is done at or that knows its rules, and the fact that says where; missing where no record names one. */
  where?: { name: string; url: string; fact?: string };
  /** A page with more about it. */
  more?: { path: string; label: string };
  /** Ids of the kit's facts that it rests on. */
  facts: readonly string[];
};

/** How many of a household pay for something that each of them needs. */
const PAYERS = {
  person: ({ adults, childrenAges }) => adults + childrenAges.length,
  adult: ({ adults }) => adults,
  "further adult": ({ adults }) => adults - 1,
  child: ({ childrenAges }) => childrenAges.length,
  pupil: ({ childrenAges }) => childrenAges.filter((age) => age >= SCHOOL_AGE).length,
  animal: ({ animals }) => animals,
} as const satisfies Record<string, (inputs: PlanInputs) => number>;

/** A permit, as far as plans read it, with what it asks for in US dollars, and the reasons for which it is the one to name first. */
type PlanPermit = {
  id: string;
  name: string;
  firstFor: readonly Reason[];
  /** From where one may apply; null where no page says. */
  applyFrom: "before travel" | "in the country" | "either" | null;
  monthlyIncomeUsd?: number;
  capitalUsd?: number;
  yearsThere?: number;
};

/** When figures were entered, the oldest of them; and the day on which the office confirmed all of them, if it did. */
export type FigureDays = Pick<PlanFact, "enteredOn" | "confirmedOn">;

/** A city with what its month and the rent in advance are counted with. */
export type PlanCity = {
  id: string;
  name: string;
  figures: CityFigures;
  monthDays: FigureDays;
  arrivalDays: FigureDays;
};

/** All that is needed to plan a move to one country; the build makes it from the country's record. */
export type PlanKit = {
  country: CountryId;
  name: string;
  permits: readonly PlanPermit[];
  cities: readonly PlanCity[];
  tasks: readonly PlanTask[];
  facts: Readonly<Record<string, PlanFact>>;
  /** Ids that facts had, with those of today: a plan that was kept earlier knows them by the former. */
  formerIds?: Readonly<Record<string, string>>;
};

/** A task with its dates. */
export type PlannedTask = PlanTask & {
  /** The latest day to begin, by the longest time that it takes. */
  startBy: IsoDate;
  /** The latest day to be done. */
  finishBy: IsoDate;
  /** The same cost for this household; null where it is not known. */
  householdUsd: Range | null;
  /** The ids of those tasks of the plan that it waits for. */
  after: readonly string[];
  /** Days that are missing when everything is begun today; 0 where it can be met, and for what is done. */
  lateDays: number;
  /** The open task whose end decides when this one can begin at the earliest; null where it can begin at once. */
  waitsOn: string | null;
  isDone: boolean;
};

export type Plan = {
  arrival: IsoDate;
  permit: PlanPermit | null;
  /** By the latest day to begin. */
  tasks: readonly PlannedTask[];
  /** The first month from the chosen one on in which every open task can be met; null where that is more than five years away. */
  firstMonth: string | null;
};

const MONTHS_TRIED = 60;

/** The first day of the arrival's month: whoever comes later has more time than planned. */
function arrivalDay(month: string): IsoDate {
  return `${month}-01`;
}

/** Days from one day to another; negative where the second is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000));
}

/** The permit that the inputs name, or the one to name first for their reason. */
export function chosenPermit(inputs: Pick<PlanInputs, "permit" | "reason">, kit: PlanKit): PlanPermit | null {
  const named = findByFormerId(`${kit.country}.permits`, kit.permits, inputs.permit);
  return (
    named ?? kit.permits.find(({ firstFor }) => inputs.reason !== null && firstFor.includes(inputs.reason)) ?? null
  );
}

/** The permit or city of a kit with an id that a plan knows, which may be a former one. */
export function findByFormerId<One extends { id: string }>(list: string, all: readonly One[], id: string | null) {
  const ones = new Map(all.map((one) => [`${list}.${one.id}`, one]));
  const now = id && currentId(`${list}.${id}`, (one) => ones.has(one));
  return now ? ones.get(now) : undefined;
}

/** Whether a task is for this move. */
export function isForMove(task: PlanTask, inputs: PlanInputs, permit: PlanPermit | null): boolean {
  const { passports, reasons, exceptReasons, permits, exceptPermits, luggage, adults, childAges, animals } =
    task.applies ?? {};
  if (passports && !passports.some((one) => inputs.passports.includes(one))) return false;
  if (reasons && !(inputs.reason && reasons.includes(inputs.reason))) return false;
  if (exceptReasons && inputs.reason && exceptReasons.includes(inputs.reason)) return false;
  if (permits && !(permit && permits.includes(permit.id))) return false;
  if (exceptPermits && permit && exceptPermits.includes(permit.id)) return false;
  if (luggage && !inputs.luggage.includes(luggage)) return false;
  if (adults && inputs.adults < adults) return false;
  if (childAges && !inputs.childrenAges.some((age) => age >= childAges[0] && age <= childAges[1])) return false;
  return !(animals && inputs.animals === 0);
}

/**
 * The plan of a move, computed backward from the arrival by the longest times. What is done keeps its place among the tasks,
 * but nothing waits for it, and it makes nothing late: the open tasks have the days that they would have without it.
 * @param today the person's calendar day
 * @param done the ids of the tasks that the person ticked
 * @throws Error where tasks of the kit wait for one another in a circle
 */
export function makePlan(inputs: PlanInputs, kit: PlanKit, today: IsoDate, done: readonly string[] = []): Plan {
  const permit = chosenPermit(inputs, kit);
  const tasks = followOthers(sortByNeed(kit.tasks.filter((task) => isForMove(task, inputs, permit))));
  const arrival = arrivalDay(inputs.month);
  const open = tasks.filter(({ id }) => !done.includes(id));
  const planned = planBackward(tasks, open, arrival, inputs, daysBetween(arrival, today));
  return {
    arrival,
    permit,
    tasks: planned.toSorted((a, b) => compareDays(a.startBy, b.startBy) || compareDays(a.finishBy, b.finishBy)),
    firstMonth: findFirstMonth(open, inputs.month, today),
  };
}

/** The earlier of two days first. */
export function compareDays(a: IsoDate, b: IsoDate): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Tasks in an order in which each comes after those that it waits for. */
function sortByNeed(tasks: readonly PlanTask[]): PlanTask[] {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const sorted = new Set<PlanTask>();
  const visiting = new Set<PlanTask>();
  const visit = (task: PlanTask) => {
    if (sorted.has(task)) return;
    if (visiting.has(task)) throw new Error(`The task ${task.id} waits for itself.`);
    visiting.add(task);
    for (const id of task.after ?? []) {
      const needed = byId.get(id);
      if (needed) visit(needed);
    }
    visiting.delete(task);
    sorted.add(task);
  };
  for (const task of tasks) visit(task);
  return [...sorted];
}

/** Puts the last days of tasks that follow others behind theirs. @param tasks in the order of their needs */
function followOthers(tasks: readonly PlanTask[]): PlanTask[] {
  const dueDays = new Map<string, number>();
  return tasks.map((task) => {
    const needs = task.follows ? (task.after ?? []).flatMap((id) => dueDays.get(id) ?? []) : [];
    const dueDay = Math.max(task.dueDay, ...needs.map((day) => day + longest(task)));
    dueDays.set(task.id, dueDay);
    return { ...task, dueDay };
  });
}

function longest(task: PlanTask): number {
  return task.takesDays?.to ?? 0;
}

/** The day, from the arrival, on which each task is done when everything is begun as early as it can be. */
function finishEarliest(tasks: readonly PlanTask[], todayDay: number): Map<string, number> {
  const finished = new Map<string, number>();
  for (const task of tasks) {
    const needs = (task.after ?? []).flatMap((id) => finished.get(id) ?? []);
    const start = Math.max(todayDay, task.fromDay ?? Number.NEGATIVE_INFINITY, ...needs);
    finished.set(task.id, start + longest(task));
  }
  return finished;
}

/**
 * Gives each task the latest days: no task ends after an open one that waits for it begins.
 * @param tasks in the order of their needs
 * @param open those of them that are not done
 * @param todayDay today, in days from the arrival
 */
function planBackward(
  tasks: readonly PlanTask[],
  open: readonly PlanTask[],
  arrival: IsoDate,
  inputs: PlanInputs,
  todayDay: number,
): PlannedTask[] {
  const earliest = finishEarliest(open, todayDay);
  const ids = new Set(tasks.map(({ id }) => id));
  const latest = new Map(tasks.map(({ id, dueDay }) => [id, dueDay]));
  for (const task of open.toReversed()) {
    const start = latest.get(task.id)! - longest(task);
    for (const id of task.after ?? []) if (ids.has(id)) latest.set(id, Math.min(latest.get(id)!, start));
  }
  return tasks.map((task) => {
    const finish = latest.get(task.id)!;
    const earliestFinish = earliest.get(task.id);
    return {
      ...task,
      ...(task.papers && { papers: papersFor(task.papers, inputs) }),
      startBy: addDays(arrival, finish - longest(task)),
      finishBy: addDays(arrival, finish),
      householdUsd: householdCost(task, inputs),
      after: (task.after ?? []).filter((id) => ids.has(id)),
      lateDays: earliestFinish === undefined ? 0 : Math.max(0, earliestFinish - finish),
      waitsOn: earliestFinish === undefined ? null : findLastNeed(task, earliest, todayDay),
      isDone: earliestFinish === undefined,
    };
  });
}

/** The task that a task still waits for when all others that it waits for are done; null where it waits for a day. */
function findLastNeed(task: PlanTask, earliest: ReadonlyMap<string, number>, todayDay: number): string | null {
  const start = earliest.get(task.id)! - longest(task);
  if (start <= Math.max(todayDay, task.fromDay ?? Number.NEGATIVE_INFINITY)) return null;
  return (task.after ?? []).find((id) => earliest.get(id) === start) ?? null;
}

function findFirstMonth(tasks: readonly PlanTask[], month: string, today: IsoDate): string | null {
  for (let months = 0; months <= MONTHS_TRIED; months += 1) {
    const tried = addMonths(month, months);
    const earliest = finishEarliest(tasks, daysBetween(arrivalDay(tried), today));
    if (tasks.every(({ id, dueDay }) => earliest.get(id)! <= dueDay)) return tried;
  }
  return null;
}

/** The papers that this household needs. */
function papersFor(papers: readonly PlanPaper[], { adults, childrenAges }: PlanInputs): PlanPaper[] {
  const isThere = { spouse: adults > 1, children: childrenAges.length > 0 };
  return papers.filter(({ of }) => !of || isThere[of]);
}

/** What a task costs this household in US dollars; null where no page names it. */
function householdCost(task: PlanTask, inputs: PlanInputs): Range | null {
  if (task.costUsd === undefined) return { from: 0, to: 0 };
  if (task.costUsd === null) return null;
  const times = task.costFor === undefined ? 1 : PAYERS[task.costFor](inputs);
  return { from: task.costUsd.from * times, to: task.costUsd.to * times };
}

/** A fact that changed since its words were kept. */
export type ChangedFact = { id: string; before: string; now: string };

/**
 * The facts of a plan that changed since it was kept, by their ids of today. What we cut or reworded isn't among them: a fact
 * changed where its record says that it once said what was kept.
 */
export function changedFacts(
  kept: Readonly<Record<string, string>>,
  { facts, formerIds = {} }: PlanKit,
): ChangedFact[] {
  const idNow = (id: string) => formerIds[id] ?? currentId(id, (one) => Object.hasOwn(facts, one)) ?? id;
  const byId = new Map(Object.entries(kept).map(([id, words]) => [idNow(id), words]));
  return [...byId].flatMap(([id, before]) => {
    const fact = facts[id];
    const wasSaid = (value: string) => before === value || before.startsWith(`${value} (Also reported`);
    return fact && fact.text !== before && fact.formerly?.some(wasSaid) ? [{ id, before, now: fact.text }] : [];
  });
}

/** The words of every fact that a plan rests on, to be kept with it. */
export function factsOfPlan(plan: Plan, kit: PlanKit): Record<string, string> {
  const ids = new Set(plan.tasks.flatMap(({ facts }) => facts));
  return Object.fromEntries([...ids].map((id) => [id, kit.facts[id]?.text ?? ""]));
}
