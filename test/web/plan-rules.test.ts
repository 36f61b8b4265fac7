import { expect, test } from "vitest";
import { durationText } from "#domain/duration-text.ts";
import { COUNTRY_IDS } from "#domain/country-ids.ts";
import {
  daysBetween,
  makePlan,
  type Plan,
  PLAN_LUGGAGE,
  PLAN_PASSPORTS,
  type PlanInputs,
  type PlanPassport,
} from "#domain/plan.ts";
import { PLAN_DEFAULTS } from "#domain/plan-inputs.ts";
import type { CountryRecord } from "#content-model/resolve/resolve-country.ts";
import { HOMES } from "#content-model/resolve/records.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { processingText } from "#web/features/permits/permit-words.ts";
import { kitOfCountry } from "../support/country-kits.ts";

// Invariants of every plan: it can be followed in order and contradicts no record.

const TODAY = "2026-11-23";
/** With time for everything, so that nothing is late. */
const MONTH = "2031-06";

/** A rule over a finished plan. @returns what breaks it */
type Rule = (plan: Plan, record: CountryRecord, inputs: PlanInputs) => string[];

/** Words of a family's plan with its records. */
const MOST_WORDS = 3500;

/** Tasks about residence status, which lists every home's rules. */
const SHOWN_TO_ALL = new Set(["status-at-home"]);

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
  "does what a permit takes first, and still applies within its days": ({ tasks, permit, arrival }, { permits }) => {
    const record = permits.find(({ id }) => id === permit?.id);
    const application = tasks.find(({ id }) => id === `permit-${permit?.id}`);
    if (!record || !application) return [];
    const { first, registerWithinDays, applyFrom } = record;
    const { after, startBy } = application;
    const isLate = applyFrom === "in the country" && daysBetween(arrival, startBy) > (registerWithinDays ?? Infinity);
    const steps = first.map(({ kind }) => (kind === "number" ? kind : `${kind}-${record.id}`));
    return [...steps.filter((step) => !after.includes(step)), ...(isLate ? ["too late"] : [])];
  },
  "gets a tax or identity number before what it is for": ({ tasks }, { money: { number } }) =>
    (number?.before ?? []).filter((id) => {
      const task = tasks.find((one) => one.id === id);
      return task && !task.after.includes("number");
    }),
  "starts no task before its first possible day": ({ tasks, arrival }) =>
    tasks.flatMap(({ id, startBy, fromDay }) =>
      fromDay !== undefined && daysBetween(arrival, startBy) < fromDay ? `${id} from day ${fromDay}` : [],
    ),
  "plans exactly one way to enter: the permit, its visa or a visitor's entry": ({ tasks, permit }, { permits }) => {
    const record = permits.find(({ id }) => id === permit?.id);
    const isVisitor = !record || record.visitorEntry || (record.applyFrom === "in the country" && !record.entryVisa);
    const wrong = tasks.filter(({ id }) => id.startsWith(isVisitor ? "visa-" : "entry-"));
    return wrong.map(({ id }) => id);
  },
  "collects nothing before the arrival that one gets only there": ({ tasks, arrival, permit }, { permits }) => {
    const documents = permits.find(({ id }) => id === permit?.id)?.documents ?? [];
    const there = new Set(documents.filter(({ afterArrival }) => afterArrival).map(({ name }) => name));
    const early = tasks.filter(({ finishBy }) => finishBy < arrival).flatMap(({ papers = [] }) => papers);
    return early.map(({ name }) => name).filter((name) => there.has(name));
  },
  "has the card before the application that takes it": ({ tasks, permit }, { permits }) => {
    if (!permits.find(({ id }) => id === permit?.id)?.card?.comesFirst) return [];
    const [card, application] = ["renew", "permit"].map((step) =>
      tasks.find(({ id }) => id === `${step}-${permit?.id}`),
    );
    return card && application && card.finishBy <= application.startBy ? [] : ["the card comes later"];
  },
  "gets the permit's card in the card's own time": ({ tasks, permit }, { permits }) => {
    const card = permits.find(({ id }) => id === permit?.id)?.card;
    const task = tasks.find(({ id }) => id === `renew-${permit?.id}`);
    if (!card || !task) return card ? ["no task"] : [];
    const isSame = !card.weeks || task.takesDays?.to === card.weeks.to * 7;
    return isSame && task.title.includes(card.name) ? [] : [task.title];
  },
  "gives up no job or home before a permit that is granted before the journey": ({ tasks, arrival, permit }) => {
    const granted = tasks.find(({ id }) => id === `permit-${permit?.id}`)?.finishBy;
    if (!granted || granted > arrival) return [];
    return tasks.filter(({ id, startBy }) => ["notice", "lease"].includes(id) && startBy < granted).map(({ id }) => id);
  },
  "makes a visitor's days last, before they end": ({ tasks, arrival }, { entry }) =>
    HOMES.flatMap((home) => {
      if (!tasks.some(({ id }) => id === `entry-${home}`)) return [];
      const finish = tasks.find(({ id }) => id === `stay-${home}`)?.finishBy;
      const isInTime = finish && daysBetween(arrival, finish) <= (entry[home].stayDays ?? Infinity);
      return isInTime ? [] : [`stay-${home}`];
    }),
  "has papers stamped only where the permit takes a stamp": ({ tasks, permit }, { permits }) => {
    const documents = permits.find(({ id }) => id === permit?.id)?.documents ?? [];
    if (documents.some(({ legalized }) => legalized)) return [];
    return tasks.map(({ id }) => id).filter((id) => id.startsWith("legalization-"));
  },
  "names no rule of a passport that isn't chosen": ({ tasks }, _record, { passports }) =>
    tasks.flatMap(({ id, facts }) =>
      facts.filter((fact) => {
        const home = /^homes\.(us|uk|canada)\./.exec(fact)?.[1];
        return home && !SHOWN_TO_ALL.has(id) && !passports.includes(home as PlanPassport);
      }),
    ),
  "asks for a family's permits after the one they join, where they take it": ({ tasks, permit }, { permits }) => {
    const record = permits.find(({ id }) => id === permit?.id);
    const theirs = permits.find(({ id }) => id === record?.familyFees?.feeIn);
    if (!theirs?.documents.some(({ isMainPermit }) => isMainPermit)) return [];
    const main = tasks.find(({ id }) => id === `permit-${record!.id}`)!;
    const family = tasks.filter(
      ({ id }) => id === `permit-spouse-${record!.id}` || id === `permit-children-${record!.id}`,
    );
    return family.filter(({ startBy }) => startBy < main.finishBy).map(({ id }) => id);
  },
  "asks a single adult for no paper of a spouse or child": (
    { tasks, permit },
    { permits },
    { adults, childrenAges },
  ) => {
    const documents = permits.find(({ id }) => id === permit?.id)?.documents ?? [];
    const others = documents.filter(
      ({ of }) => (of === "spouse" && adults === 1) || (of === "children" && childrenAges.length === 0),
    );
    const own = tasks.filter(({ id }) => id === `papers-${permit?.id}` || id === `permit-${permit?.id}`);
    const names = new Set(own.flatMap(({ papers = [] }) => papers.map(({ name }) => name)));
    return others.map(({ name }) => name).filter((name) => names.has(name));
  },
  "stays short for a family with one passport, without luggage": ({ tasks }, { id }, { passports, luggage }) => {
    if (passports.length > 1 || luggage.length > 0) return [];
    const { facts } = kitOfCountry(id);
    const texts = tasks.flatMap(({ title, why, papers = [], facts: ids }) => [
      title,
      why,
      ...papers.map(({ name }) => name),
      ...ids.flatMap((fact) => [facts[fact]!.text, facts[fact]!.note ?? ""]),
    ]);
    const words = texts.join(" ").split(/\s+/).length;
    return words > MOST_WORDS ? [`${words} words`] : [];
  },
  "says with the application whether you may wait in the country": ({ tasks, permit }, { permits }) => {
    const waiting = permits.find(({ id }) => id === permit?.id)?.waitInCountry;
    const task = tasks.find(({ id }) => id === `permit-${permit?.id}`);
    if (!task || waiting?.allowed === undefined) return [];
    return task.facts.includes(waiting.id!) ? [] : [task.id];
  },
  "allows as long as the card does where no time is published": ({ tasks, permit }, { permits }) => {
    const record = permits.find(({ id }) => id === permit?.id);
    const task = tasks.find(({ id }) => id === `permit-${permit?.id}`);
    if (!record || !task || record.processingWeeks) return [];
    const { to } = task.takesDays!;
    const allowed = durationText({ from: to, to });
    return processingText(record).includes(allowed) && task.why.includes(allowed) ? [] : [task.id];
  },
  "exchanges a license only if the country allows it": ({ tasks }, { goods: { licenseBy } }) => {
    const title = tasks.find(({ id }) => id === "driving-license")?.title ?? "";
    return /exchange/i.test(title) === (licenseBy === "exchange") ? [] : [title];
  },
  "uses the permit's own time and fee": ({ tasks, permit }, { permits }) => {
    const record = permits.find(({ id }) => id === permit?.id);
    const task = tasks.find(({ id }) => id === `permit-${permit?.id}`);
    if (!record?.processingWeeks || !task) return [];
    const { from, to } = record.processingWeeks;
    const card = tasks.find(({ id }) => id === `renew-${record.id}`);
    const paid = (task.costUsd?.to ?? 0) + (card?.costUsd?.to ?? 0);
    const isSame = task.takesDays?.from === from * 7 && task.takesDays.to === to * 7;
    const isPaid = record.feeUsd ? paid === record.feeUsd.to : task.costUsd === null;
    return isSame && isPaid ? [] : [task.id];
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
        for (const violation of check(plan, record, inputs))
          broken.set(`${country}: ${rule}: ${violation}`, `${inputs.permit}, ${inputs.passports.join()}`);
      }
    }
  }
  expect([...broken].map(([violation, move]) => `${violation} (${move})`)).toEqual([]);
  expect(plans).toBeGreaterThan(1500);
}, 600_000);
