// Reads what a person says of their move from a URL, a browser's storage or a stranger's request: one parser for all.
import { COUNTRY_IDS } from "./country-ids.ts";
import type { IsoDate } from "./facts.ts";
import type { PlanInputs } from "./plan.ts";
import { PLAN_LUGGAGE, PLAN_PASSPORTS, SCHOOL_AGE } from "./plan-answers.ts";
import { REASONS } from "./reasons.ts";

/** The most that a plan counts with. Amounts in US dollars, a child's age in years. */
export const PLAN_LIMITS = {
  adults: 4,
  children: 6,
  childAge: 17,
  animals: 5,
  usd: 100_000_000,
  /** Tasks that are ticked or moved: more than any plan has. */
  tasks: 160,
} as const;

/** The fields of the inputs, in the order of the form and of the URL. */
export const PLAN_FIELDS = [
  "country",
  "month",
  "city",
  "passports",
  "adults",
  "childrenAges",
  "animals",
  "reason",
  "permit",
  "budgetUsd",
  "savingsUsd",
  "luggage",
] as const satisfies readonly (keyof PlanInputs)[];
export type PlanField = (typeof PLAN_FIELDS)[number];

/** The parameter of each field that may stand in the URL of a plan. */
export const PLAN_PARAMS = {
  country: "country",
  month: "month",
  city: "city",
  passports: "passports",
  adults: "adults",
  childrenAges: "children",
  animals: "animals",
  reason: "reason",
  permit: "permit",
  luggage: "luggage",
} as const satisfies Partial<Record<PlanField, string>>;
const PARAM_FIELDS = Object.keys(PLAN_PARAMS) as readonly (keyof typeof PLAN_PARAMS)[];

/** What stands for a field that was not filled in. Country and month have no such value. */
export const PLAN_DEFAULTS = {
  city: null,
  passports: [],
  adults: 1,
  childrenAges: [],
  animals: 0,
  reason: null,
  permit: null,
  budgetUsd: null,
  savingsUsd: null,
  luggage: [],
} as const satisfies Omit<PlanInputs, "country" | "month">;

export type ReadPlan = {
  /** Null where a field is missing or wrong. */
  inputs: PlanInputs | null;
  /** The fields that were given and could be read. */
  given: Partial<PlanInputs>;
  problems: Partial<Record<PlanField, "missing" | "wrong">>;
};

/** Between the values of a parameter with several. */
const SEPARATOR = ".";
const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;
const DAY = /^20\d\d-\d\d-\d\d$/;
const ID = /^[a-z0-9][a-z0-9-]{0,59}$/;
const WRONG = Symbol("wrong");

/** Reads each field from JSON, or says that it is wrong. */
const READERS: { [F in PlanField]: (value: unknown) => PlanInputs[F] | typeof WRONG } = {
  country: (value) => oneOf(COUNTRY_IDS, value),
  month: (value) => (typeof value === "string" && MONTH.test(value) ? value : WRONG),
  city: readId,
  passports: (value) => someOf(PLAN_PASSPORTS, value),
  adults: (value) => readCount(value, 1, PLAN_LIMITS.adults),
  childrenAges: readAges,
  animals: (value) => readCount(value, 0, PLAN_LIMITS.animals),
  reason: (value) => oneOf(REASONS, value),
  permit: readId,
  budgetUsd: (value) => readCount(value, 0, PLAN_LIMITS.usd),
  savingsUsd: (value) => readCount(value, 0, PLAN_LIMITS.usd),
  luggage: (value) => someOf(PLAN_LUGGAGE, value),
};

function oneOf<const T>(values: readonly T[], value: unknown): T | typeof WRONG {
  return values.find((one) => one === value) ?? WRONG;
}

/** Each value once, in our order. */
function someOf<const T>(values: readonly T[], value: unknown): readonly T[] | typeof WRONG {
  if (!Array.isArray(value) || value.some((one) => !values.includes(one))) return WRONG;
  return values.filter((one) => value.includes(one));
}

function readId(value: unknown): string | typeof WRONG {
  return typeof value === "string" && ID.test(value) ? value : WRONG;
}

function readCount(value: unknown, least: number, most: number): number | typeof WRONG {
  // Adding 0 turns JSON's -0 into 0.
  return typeof value === "number" && Number.isInteger(value) && value >= least && value <= most ? value + 0 : WRONG;
}

function readAges(value: unknown): readonly number[] | typeof WRONG {
  if (!Array.isArray(value) || value.length > PLAN_LIMITS.children) return WRONG;
  const ages = value.map((age) => readCount(age, 0, PLAN_LIMITS.childAge));
  return ages.includes(WRONG) ? WRONG : (ages as number[]);
}

/** Reads the inputs of a plan from parsed JSON of any origin; what is no field of theirs is left out. */
export function parsePlanInputs(value: unknown): ReadPlan {
  const fields = isRecord(value) ? value : {};
  const given: Partial<Record<PlanField, unknown>> = {};
  const problems: ReadPlan["problems"] = {};
  for (const field of PLAN_FIELDS) {
    const raw = Object.hasOwn(fields, field) ? fields[field] : undefined;
    if (raw === undefined || raw === null) {
      if (!(field in PLAN_DEFAULTS)) problems[field] = "missing";
      continue;
    }
    const read = READERS[field](raw);
    if (read === WRONG) problems[field] = "wrong";
    else given[field] = read;
  }
  const known = given as Partial<PlanInputs>;
  const isWhole = Object.keys(problems).length === 0;
  return { inputs: isWhole ? ({ ...PLAN_DEFAULTS, ...known } as PlanInputs) : null, given: known, problems };
}

/** The fields whose parameter is a list, and those whose parameter is a number. */
const LISTS: ReadonlySet<PlanField> = new Set(["passports", "childrenAges", "luggage"]);
const NUMBERS: ReadonlySet<PlanField> = new Set(["adults", "childrenAges", "animals"]);

/** Reads the inputs from the parameters of a URL (`/my-plan?country=kenya&month=2027-06`); an empty one counts as missing. */
export function readPlanParams(params: URLSearchParams): ReadPlan {
  return parsePlanInputs(
    Object.fromEntries(
      PARAM_FIELDS.flatMap((field) => {
        const text = params.get(PLAN_PARAMS[field])?.trim();
        if (!text) return [];
        const read = (part: string) => (NUMBERS.has(field) && /^\d{1,9}$/.test(part) ? Number(part) : part);
        return [[field, LISTS.has(field) ? text.split(SEPARATOR).map(read) : read(text)]];
      }),
    ),
  );
}

/**
 * What of the inputs leaves the browser, in a link or with an email: no amounts, and of each child only whether it is of
 * school age, as the first age of those that are or are not. The tasks of the plan are the same.
 */
export function publicInputs(inputs: PlanInputs): PlanInputs {
  const childrenAges = inputs.childrenAges.map((age) => (age < SCHOOL_AGE ? 0 : SCHOOL_AGE)).toSorted();
  return { ...inputs, childrenAges, budgetUsd: null, savingsUsd: null };
}

/** The parameters of a plan's URL; what is as if not filled in is left out. */
export function planParams(inputs: PlanInputs): URLSearchParams {
  const params = new URLSearchParams();
  const shown = publicInputs(inputs);
  for (const field of PARAM_FIELDS) {
    const value = shown[field];
    const text = Array.isArray(value) ? value.join(SEPARATOR) : String(value ?? "");
    const usual: unknown = field in PLAN_DEFAULTS ? PLAN_DEFAULTS[field as keyof typeof PLAN_DEFAULTS] : "";
    if (text !== "" && value !== usual) params.set(PLAN_PARAMS[field], text);
  }
  return params;
}

/** What a person did with the tasks of a plan: the days that they moved tasks to, and the ids of those that are done. */
export type PlanMarks = { moves: Readonly<Record<string, IsoDate>>; done: readonly string[] };

/** Reads marks from parsed JSON of any origin; what is none, and what is more than the limit, is left out. */
export function parsePlanMarks(value: unknown): PlanMarks {
  const { moves, done } = isRecord(value) ? value : {};
  const moved = Object.entries(isRecord(moves) ? moves : {}).filter(([id, day]) => ID.test(id) && isDay(day));
  const ticked = (Array.isArray(done) ? done : []).filter((id): id is string => readId(id) !== WRONG);
  return {
    moves: Object.fromEntries(moved.slice(0, PLAN_LIMITS.tasks)) as Record<string, IsoDate>,
    done: [...new Set(ticked)].slice(0, PLAN_LIMITS.tasks),
  };
}

/** Whether this is a day of this century's calendar, `2027-02-28`. */
export function isDay(value: unknown): value is IsoDate {
  if (typeof value !== "string" || !DAY.test(value)) return false;
  const moment = Date.parse(value);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
