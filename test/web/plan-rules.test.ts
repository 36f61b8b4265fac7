import { expect, test } from "vitest";
import { COUNTRY_IDS } from "#domain/country-ids.ts";
import { daysBetween, makePlan, type Plan, PLAN_LUGGAGE, PLAN_PASSPORTS, type PlanInputs } from "#domain/plan.ts";
import { PLAN_DEFAULTS } from "#domain/plan-inputs.ts";
import type { CountryRecord } from "#content-model/resolve/resolve-country.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { kitOfCountry } from "../support/country-kits.ts";

// Invariants of every plan: it can be followed in order and contradicts no record.

const TODAY = "2026-11-23";
/** With time for everything, so that nothing is late. */
const MONTH = "2031-06";

/** A rule over a finished plan. @returns what breaks it */
type Rule = (plan: Plan, record: CountryRecord) => string[];

const RULES: Readonly<Record<string, Rule>> = {
  "starts each task after the tasks it needs": ({ tasks }) =>
    tasks.flatMap(({ id, startBy, after }) =>
      tasks.filter((one) => after.includes(one.id) && one.finishBy > startBy).map((one) => `${id} before ${one.id}`),
    ),
  "waits for the permit or card wherever one is required": ({ tasks, permit }, { permits, goods, money }) => {
    const record = permits.find(({ id }) => id === permit?.id);
    if (!record) return [];
    const isAccountFirst = record.documents.some(({ afterArrival }) => afterArrival === "account");
    const needs = {
      "driving-license": goods.licenseNeeds,
      container: goods.householdNeeds,
      ...(!isAccountFirst && { bank: money.accountNeeds }),
    };
    return Object.entries(needs).flatMap(([id, need]) => {
      const task = tasks.find((one) => one.id === id);
      const first = need === "card" ? `renew-${record.id}` : need === "permit" ? `permit-${record.id}` : null;
      const needed = tasks.find((one) => one.id === first);
      return task && needed && needed.finishBy > task.startBy ? [`${id} before the ${need}`] : [];
    });
  },
  "starts no task before its first possible day": ({ tasks, arrival }) =>
    tasks.flatMap(({ id, startBy, fromDay }) =>
      fromDay !== undefined && daysBetween(arrival, startBy) < fromDay ? `${id} from day ${fromDay}` : [],
    ),
  "plans exactly one way to enter: the permit, its visa or a visitor's entry": ({ tasks, permit }, { permits }) => {
    const record = permits.find(({ id }) => id === permit?.id);
    const isVisitor = !record || (record.applyFrom === "in the country" && !record.entryVisa);
    const wrong = tasks.filter(({ id }) => id.startsWith(isVisitor ? "visa-" : "entry-"));
    return wrong.map(({ id }) => id);
  },
  "exchanges a license only if the country allows it": ({ tasks }, { goods: { licenseBy } }) => {
    const { title } = tasks.find(({ id }) => id === "driving-license")!;
    return /exchange/i.test(title) === (licenseBy === "exchange") ? [] : [title];
  },
  "uses the permit's own time and fee": ({ tasks, permit }, { permits }) => {
    const record = permits.find(({ id }) => id === permit?.id);
    const task = tasks.find(({ id }) => id === `permit-${permit?.id}`);
    if (!record?.processingWeeks || !task) return [];
    const { from, to } = record.processingWeeks;
    const isSame = task.takesDays?.from === from * 7 && task.takesDays.to === to * 7 && task.costUsd === record.feeUsd;
    return isSame ? [] : [task.id];
  },
};

const HOUSEHOLDS = [
  { adults: 1, childrenAges: [], animals: 0 },
  { adults: 2, childrenAges: [], animals: 1 },
  { adults: 2, childrenAges: [3, 9], animals: 0 },
  { adults: 1, childrenAges: [12], animals: 1 },
] as const satisfies readonly Pick<PlanInputs, "adults" | "childrenAges" | "animals">[];

/** Every set of some things, the empty one among them. */
function setsOf<One>(all: readonly One[]): One[][] {
  return Array.from({ length: 2 ** all.length }, (_, bits) => all.filter((_one, place) => (bits >> place) % 2 === 1));
}

const PASSPORTS = setsOf(PLAN_PASSPORTS).filter((set) => set.length > 0);
const RESTS = HOUSEHOLDS.flatMap((household) =>
  setsOf(PLAN_LUGGAGE).map((luggage) => Object.assign({ luggage }, household)),
);

/** The moves to a country: each permit for each of its reasons with every passport; the rest all, or each choice in turn. */
function* movesTo(country: PlanInputs["country"]): Generator<PlanInputs> {
  const { permits } = COUNTRY_FOLDERS[country].record;
  const ways = [
    { permit: null, reason: null },
    ...permits.flatMap(({ id: permit, reasons }) => reasons.map((reason) => ({ permit, reason }))),
  ];
  let turn = 0;
  for (const way of ways) {
    for (const passports of PASSPORTS) {
      const tried = process.env["LONG_TESTS"] === "1" ? RESTS : [RESTS[turn++ % RESTS.length]!];
      for (const rest of tried) yield { ...PLAN_DEFAULTS, ...way, ...rest, country, month: MONTH, passports };
    }
  }
}

test("every plan can be followed in order and contradicts no record", () => {
  const broken = new Map<string, string>();
  let plans = 0;
  for (const country of COUNTRY_IDS) {
    const { record } = COUNTRY_FOLDERS[country];
    for (const inputs of movesTo(country)) {
      const plan = makePlan(inputs, kitOfCountry(country), TODAY);
      plans++;
      for (const [rule, check] of Object.entries(RULES)) {
        for (const violation of check(plan, record))
          broken.set(`${country}: ${rule}: ${violation}`, `${inputs.permit}, ${inputs.passports.join()}`);
      }
    }
  }
  expect([...broken].map(([violation, move]) => `${violation} (${move})`)).toEqual([]);
  expect(plans).toBeGreaterThan(1500);
}, 600_000);
