import { type CountryId, countryById } from "#domain/countries.ts";
import { contentKey } from "#domain/fact-text.ts";
import type { Fact } from "#domain/facts.ts";
import {
  daysBetween,
  makePlan,
  type PlanInputs,
  type PlannedTask,
  type PlanPaper,
  type PlanPassport,
} from "#domain/plan.ts";
import { type HouseholdMoney, householdMoney } from "#domain/plan-money.ts";
import type { Range } from "#domain/range.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { type City, type CountryRecord, type Permit } from "#content-model/resolve/resolve-country.ts";
import { HOMES, isNotPublished } from "#content-model/resolve/records.ts";
import { sharedRow } from "#web/content/homes/homes.ts";
import { countryTasks } from "./country-tasks.ts";
import { homeTasks } from "./home-tasks.ts";
import { planKit } from "./plan-kits.ts";
import type { SourcedTask } from "./sourced-task.ts";

/** A task of the general plan, in days from the arrival; one that differs by passport stands once, with its versions. */
export type GeneralTask = {
  id: string;
  title: string;
  why: string;
  versions: readonly GeneralVersion[];
  papers: readonly PlanPaper[];
  /** What the country's record says, each once with the passports that it holds for. */
  facts: readonly { passports: readonly PlanPassport[]; content: Fact<string> }[];
};

export type GeneralVersion = {
  /** Null where it is the same for everybody. */
  passport: PlanPassport | null;
  title: string;
  startDay: number;
  finishDay: number;
  takesDays: Range | null;
  /** For one adult; null where no page names it, `undefined` where nothing is due. */
  costUsd?: Range | null;
  /** Whether its records name amounts for some, but no sum for everybody. */
  costVaries: boolean;
  more?: PlannedTask["more"];
};

/** The tasks that begin in one month; `before` counts months back from the arrival and is 0 for the time after it. */
export type GeneralGroup = { before: number; tasks: readonly GeneralTask[] };

export type GeneralPlan = {
  record: CountryRecord;
  permit: Permit;
  city: City;
  groups: readonly GeneralGroup[];
  /** How many months before the arrival the first task begins. */
  earliest: number;
  /** The money of the same plan for a US passport alone: fees differ by passport. */
  money: HouseholdMoney;
};

export const PERIOD_TEXTS = {
  before: (months: number) => (months === 1 ? "1 month before" : `${months} months before`),
};

/** Days that a month of the plan stands for. */
const DAYS_A_MONTH = 30;

/** The ids of the homes' own records, which stand on the pages on leaving: `homes.us.papers.police.rule`. */
const OF_HOME = /^homes\.(us|uk|canada)\./;
/** Facts shared by tasks that use a home’s records. */
const APOSTILLE = sharedRow("apostille").content.id;
/** A month far enough away that every task can be met. Nothing of the general plan depends on it but whole days. */
const ARRIVAL_MONTH = "2032-01";
/** The day that the general plan is counted from, long before that month. */
const MADE_ON = "2027-01-01";

/** The names of tasks that differ by passport. */
const MERGED_TITLES: Readonly<Record<string, string>> = {
  entry: "Entry papers",
  stay: "A stay that lasts until the permit is granted",
  passport: "A passport that lasts",
  police: "Police certificate",
  birth: "Copies of birth or marriage certificates",
  legalization: "Apostille or stamps on the papers",
  tax: "Taxes at home",
  pension: "Pensions and contributions at home",
  health: "Health cover at home",
  "bank-at-home": "A bank and a card at home",
  voting: "A vote from abroad",
};

/** The plan that a country's page shows: one adult on the permit that the record names first, with each of the three passports. */
export function generalPlan(country: CountryId): GeneralPlan {
  const folder = COUNTRY_FOLDERS[country];
  const { record } = folder;
  const [permit] = record.permits;
  const [city] = record.cities;
  const kit = planKit(country);
  const inputs: PlanInputs = {
    country,
    month: ARRIVAL_MONTH,
    city: city.id,
    passports: HOMES,
    adults: 1,
    childrenAges: [],
    animals: 0,
    reason: permit.reasons[0] ?? null,
    permit: permit.id,
    budgetUsd: null,
    savingsUsd: null,
    luggage: [],
  };
  const forUs: PlanInputs = { ...inputs, passports: ["us"] };
  const plan = makePlan(inputs, kit, MADE_ON);
  const sourced = new Map(
    [...countryTasks(folder, countryById(country).name), ...homeTasks(record)].map((one) => [one.task.id, one]),
  );
  const tasks = mergeByPassport(plan.tasks.map((task) => toVersion(task, sourced.get(task.id)!, plan.arrival)));
  const groups = [...Map.groupBy(tasks, monthsBefore)]
    .map(([before, inMonth]) => ({ before, tasks: inMonth }))
    .toSorted((a, b) => b.before - a.before);
  return {
    record,
    permit,
    city,
    groups,
    earliest: groups[0]!.before,
    money: householdMoney(makePlan(forUs, kit, MADE_ON), forUs, kit, MADE_ON),
  };
}

type Version = GeneralVersion & Pick<GeneralTask, "id" | "why" | "papers"> & { facts: readonly Fact<string>[] };

function toVersion(task: PlannedTask, { records }: SourcedTask, arrival: string): Version {
  const passports = task.applies?.passports ?? [];
  return {
    id: task.id,
    passport: passports.length === 1 ? passports[0]! : null,
    title: task.title,
    why: task.why,
    startDay: daysBetween(arrival, task.startBy),
    finishDay: daysBetween(arrival, task.finishBy),
    takesDays: task.takesDays,
    ...(task.costUsd !== undefined && { costUsd: task.costUsd }),
    costVaries: task.costUsd === null && task.costFacts !== undefined,
    papers: task.papers ?? [],
    facts: Object.values(records).flatMap((known) =>
      isNotPublished(known) || known.id === APOSTILLE || OF_HOME.test(known.id!) ? [] : known,
    ),
    ...(task.more && { more: task.more }),
  };
}

/** Tasks whose ids differ in the passport alone, together. */
function mergeByPassport(versions: readonly Version[]): GeneralTask[] {
  const byId = Map.groupBy(versions, ({ id, passport }) => (passport ? id.replace(`-${passport}`, "") : id));
  return [...byId].map(([id, same]) => {
    const [first] = same as [Version];
    const ordered = same.toSorted((a, b) => passportOrder(a) - passportOrder(b));
    const facts = ordered.flatMap((version) => version.facts.map((content) => ({ content, version })));
    return {
      id,
      title: (first.passport && MERGED_TITLES[id]) || first.title,
      why: first.why,
      versions: ordered,
      papers: first.papers,
      facts: [...Map.groupBy(facts, ({ content }) => contentKey(content)).values()].map((told) => ({
        content: told[0]!.content,
        passports: told.flatMap(({ version: { passport } }) => passport ?? []),
      })),
    };
  });
}

function passportOrder({ passport }: GeneralVersion): number {
  return HOMES.findIndex((home) => home === passport);
}

function monthsBefore({ versions }: GeneralTask): number {
  const first = Math.min(...versions.map(({ startDay }) => startDay));
  return Math.max(0, Math.ceil(-first / DAYS_A_MONTH));
}

/** The records that the page of a general plan rests on. */
export function planFacts({ record, city, groups }: GeneralPlan) {
  const ofTasks = groups.flatMap(({ tasks }) => tasks.flatMap(({ facts }) => facts.map(({ content }) => content)));
  return { tasks: ofTasks, city: cityFacts(city, record) };
}

/** What a month in the city and the rent in advance follow from. */
function cityFacts({ homes: { newcomers }, basket }: City, { homes }: CountryRecord) {
  return { rent: newcomers.one, basket, advanceRent: homes.advanceRent };
}
