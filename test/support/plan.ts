import { uuidv7 } from "uuidv7";
import { PLAN_DEFAULTS } from "../../domain/plan-inputs.ts";
import type { PlanInputs, PlanKit } from "../../domain/plan.ts";
import { taskOf } from "./plan-kits.ts";
import { postJson } from "./worker.ts";

/** A plan to be in Kenya in June 2027. */
export const PLAN_INPUTS: PlanInputs = {
  ...PLAN_DEFAULTS,
  country: "kenya",
  month: "2027-06",
  passports: ["us"],
  adults: 2,
  childrenAges: [4],
  reason: "remote",
};

/** Four tasks, to be begun by March 3, March 6, May 1 and June 29 of 2027. */
export const PLAN_KIT: PlanKit = {
  country: "kenya",
  name: "Kenya",
  permits: [{ id: "class-n", name: "Class N", applyFrom: null, firstFor: ["remote"] }],
  cities: [
    {
      id: "nairobi",
      name: "Nairobi",
      figures: {
        month: {
          rents: {
            newcomers: { one: { from: 300, to: 600 }, two: { from: 450, to: 900 }, three: { from: 600, to: 1200 } },
            elsewhere: { one: { from: 200, to: 400 }, two: { from: 300, to: 600 }, three: { from: 400, to: 800 } },
          },
          foodPerAdult: { from: 200, to: 400 },
          transportPerAdult: { from: 40, to: 80 },
          utilities: { from: 50, to: 100 },
          internet: { from: 30, to: 60 },
          help: null,
        },
        comforts: {
          ridesPerAdult: { from: 100, to: 200 },
          backup: null,
        },
        advanceRentMonths: { from: 2, to: 3 },
      },
      monthDays: { enteredOn: "2026-11-20" },
      arrivalDays: { enteredOn: "2026-11-20" },
    },
  ],
  tasks: [
    taskOf("permit", {
      title: "Task permit",
      takesDays: { from: 30, to: 60 },
      dueDay: -30,
      costUsd: { from: 200, to: 300 },
      costFor: "person",
      facts: ["kenya.fee"],
    }),
    taskOf("papers", {
      title: "Task papers",
      takesDays: { from: 7, to: 7 },
      dueDay: -80,
      papers: [
        { name: "Passport", takesDays: null },
        { name: "Birth certificate", takesDays: null },
      ],
      facts: ["kenya.papers"],
    }),
    taskOf("vaccinations", { title: "Task vaccinations", dueDay: -30 }),
    taskOf("bank", { title: "Task bank", takesDays: { from: 2, to: 2 }, dueDay: 30, fromDay: 0, costUsd: null }),
  ],
  facts: {
    "kenya.fee": {
      formerly: ["US$90"],
      text: "US$200 to US$300 *for* each person",
      basis: "read",
      enteredOn: "2026-11-20",
      sources: [{ publisher: "Immigration", title: "Fees", url: "https://fees.example/n", date: "2026-10-01" }],
    },
    "kenya.papers": { text: "A birth certificate", basis: "read", enteredOn: "2026-11-20", sources: [] },
    "kenya.unused": { text: "Nobody rests on this", basis: "read", enteredOn: "2026-11-20", sources: [] },
  },
};

/** The same with some facts that have changed; they once said what they say above, and "US$400". */
export function kitWith(words: Record<string, string>): PlanKit {
  const facts = Object.entries(PLAN_KIT.facts).map(([id, fact]) => {
    const text = words[id];
    return [id, text === undefined ? fact : { ...fact, text, formerly: [fact.text, "US$400"] }];
  });
  return { ...PLAN_KIT, facts: Object.fromEntries(facts) };
}

/** What the build wrote: the kit of Kenya, and the page for what is not there. */
export function planAssets(kit: PlanKit | null = PLAN_KIT) {
  const fetch = async (request: Request) =>
    kit && request.url.endsWith(`/my-plan/kits/${kit.country}.json`)
      ? Response.json(kit)
      : new Response("", { status: 404 });
  return { fetch } as unknown as Fetcher;
}

/** Posts "Email me this plan". */
export function sendPlan(email: string, extra: object = {}, bindings: Partial<Env> = {}) {
  const plan = { inputs: PLAN_INPUTS, moves: {}, done: [] };
  return postJson("/api/plans", { email, entryId: uuidv7(), plan, ...extra }, { ASSETS: planAssets(), ...bindings });
}
