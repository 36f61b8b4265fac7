import { afterAll, beforeEach, expect, inject, onTestFinished, test, vi } from "vitest";
import { shortenTimeouts } from "../support/clock.ts";
import { call, rows } from "../support/worker.ts";
import { type Action, ACTIONS, PEOPLE, type Told } from "./actions.ts";
import { type Circumstance, CIRCUMSTANCES, type Fault, FAULTS } from "./faults.ts";
import { countOperations, injectFault } from "./faulty-services.ts";
import {
  findLoggedPeople,
  findWrongMails,
  findWrongNotifications,
  findWrongReports,
  type Violations,
} from "./invariants.ts";
import { advanceClock, createWorld, formServiceUrl, recover, sweepOnce, type World } from "./world.ts";

// Every action under every fault, at every operation that it makes (decision: nothing-lost). `npm run test:faults` runs
// all scenarios; `npm test` one of each kind and action, the same ones in every run.

const isFull = inject("allGenerated");
const totals = { scenarios: 0, faults: 0 };

type Scenario = {
  action: Action;
  fault?: Fault;
  at?: number;
  circumstance?: Circumstance;
  hasFormService?: boolean;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
});

afterAll(() => console.log(`${totals.scenarios} scenarios, ${totals.faults} faults injected`));

/** Runs one scenario. @returns what was wrong, and the operations that the action made at each service */
async function run({ action, fault, at = 0, circumstance, hasFormService = false }: Scenario) {
  const world = await createWorld({ hasFormService: Boolean(circumstance?.formService) || hasFormService });
  await action.prepare?.(world);
  world.redeliveries = circumstance?.redeliveries ?? 0;
  const { bindings, count } = injectFault(world.services, fault ?? null, at);
  if (circumstance?.formService) {
    bindings.FORM_SERVICE_URL = formServiceUrl(world.formService, circumstance.formService);
  }
  const timeout = circumstance?.formService === "silent" ? shortenTimeouts() : null;
  const attempts = Array.from({ length: circumstance?.times ?? 1 }, () => attempt(action, world, bindings));
  const outcomes = await Promise.all(attempts);
  timeout?.mockRestore();
  totals.scenarios += 1;
  totals.faults += count.faults + (circumstance ? 1 : 0);

  const violations: Violations = outcomes.flatMap((outcome) => outcome.violations);
  violations.push(...(await findCommonViolations(world)));
  advanceClock((circumstance?.clockJump ?? 0) * 60 * 60 * 1000);
  violations.push(...(await findUnrecovered(world, fault)));
  if (outcomes.some((outcome) => outcome.told !== "yes")) {
    const again = await attempt(action, world, world.services);
    violations.push(...again.violations);
    if (again.told === "no") violations.push("it does not work after everything works again");
    violations.push(...(await findUnrecovered(world, fault)));
  }
  violations.push(...((await action.checkResult?.(world)) ?? []));
  return { violations, operations: count.operations, faults: count.faults };
}

/** Tries an action once. @returns what somebody was told, and what of it is not true at that moment */
async function attempt(
  action: Action,
  world: World,
  bindings: Partial<Env>,
): Promise<{ told: Told; violations: Violations }> {
  let answer: Response | null;
  try {
    answer = await action.attempt(world, bindings);
  } catch {
    return { told: "nothing", violations: [] };
  }
  if (answer === null) return { told: "nothing", violations: [] };
  const isRedirected = answer.status === 303;
  if (answer.ok || (isRedirected && answer.headers.get("location")?.endsWith("-received"))) {
    return { told: "yes", violations: (await action.checkPromise?.(world, answer)) ?? [] };
  }
  if (isRedirected) return { told: "no", violations: [] };
  const { error } = await answer.json<{ error?: { code: string; message: string } }>();
  return { told: "no", violations: error?.code && error.message ? [] : ["a failure is answered without a reason"] };
}

async function findCommonViolations(world: World): Promise<Violations> {
  return [
    ...(await findWrongMails(world)),
    ...(await findWrongNotifications(world)),
    ...(await findWrongReports()),
    ...findLoggedPeople(world, PEOPLE),
  ];
}

/** What is wrong after time has passed and every service works again. */
async function findUnrecovered(world: World, fault: Fault | undefined): Promise<Violations> {
  const violations: Violations = [];
  const hours = await recover(world);
  if (hours > 24) violations.push(`recovery took ${hours} hours`);
  await sweepOnce(world.services);
  const left = await rows<{ kind: string; status: string }>(
    "SELECT kind, iif(reason IS NULL, 'failed', 'uncertain') AS status FROM deliveries WHERE status = 'failed'",
  );
  for (const { kind, status } of left) {
    if (status === "uncertain" ? fault?.leavesUnknown : fault?.leavesExhausted) continue;
    violations.push(`${kind} is ${status}, so that the owner must see to it`);
  }
  const health = await call("/api/health");
  if (health.status !== 200) violations.push(`the health check says ${await health.text()}`);
  return [...violations, ...(await findCommonViolations(world))];
}

/**
 * What the short form tries, by action: each kind of fault and circumstance once, each action at least once. The number is the
 * operation that the fault hits, counted among those of its service.
 */
const SHORT: Readonly<Record<string, readonly [kind: string, at?: number][]>> = {
  "sign-up": [["the queue refuses", 1], ["the form service ends the connection"]],
  "sign-up without scripts": [["the queue takes some of the messages", 1], ["the form service never answers"]],
  "sign-up of a known person": [["it happens five times at the same moment"]],
  submission: [["the form service answers with garbage"]],
  plan: [["the queue takes messages, but its answer is lost", 1], ["the form service answers 500"]],
  "reminder and change of a plan": [["mails are refused for a while", 1]],
  "removal by the person, while a reminder waits": [["the process ends between two steps", 1]],
  "confirmation by the person, while a mail waits for it": [["a statement fails after it took effect", 2]],
  "unsubscription by the person": [["a statement fails before it took effect", 1]],
  message: [["it happens twice at the same moment"]],
  "change of the content": [["a statement fails after it took effect", 1]],
  "undo of a change": [["the process ends between two steps", 2]],
  "confirmation of a restored change": [["the process ends between two steps", 3]],
  "question of a publishing run": [["the database is away from a statement on", 2]],
  "report of a publishing run": [["it happens twice at the same moment"]],
  "report of what somebody paid": [["it happens five times at the same moment"]],
  "confirmation of such a report": [["a statement fails after it took effect", 1]],
  "letter to an office": [["a statement fails after it took effect", 1]],
  "answer of an office": [["it happens twice at the same moment"], ["a statement fails after it took effect", 2]],
  "second link to an office": [["a statement fails after it took effect", 2]],
  "confirmation by an office": [["a statement fails after it took effect", 1]],
  "reply of the owner": [["every message is delivered five times more"]],
  announcement: [["the database is away from a statement on", 3]],
  "delivery of an announcement": [["a mail goes out, but the answer is lost", 1]],
  "removal by the person, while an announcement waits": [["a statement fails after it took effect", 1]],
  "removal by the person": [["a statement fails before it took effect", 1]],
  "removal by the owner, while the form service waits": [["a statement fails after it took effect", 1]],
  "storing of queued posts": [["the process ends between two steps", 3]],
  "sending of dead posts": [
    ["the bucket refuses once", 2],
    ["the bucket is away", 3],
    ["the bucket does it, but its answer is lost", 3],
  ],
  "removal by the person, while posts of theirs are queued": [["the clock jumps an hour back"]],
  delivery: [["a mail is refused for good", 1]],
  "delivery to the form service": [["the form service answers 429 with Retry-After"]],
  sweep: [["the clock jumps forty days ahead"]],
  "import of a contact": [["a statement fails after it took effect", 1]],
  "deletion of an import": [["the process ends between two steps", 2]],
  "lifting of an unsubscription by a file": [["a statement fails after it took effect", 1]],
  "morning digest": [["a mail is refused once", 1]],
  "page view": [["the clock jumps a day ahead"]],
  backup: [["the bucket fails halfway", 1]],
  "upload of the social picture": [
    ["the image service fails once", 1],
    ["the image service's month is used up", 1],
  ],
};

/** The scenarios of an action in the short form. */
function chooseShort(action: Action): Scenario[] {
  return (SHORT[action.name] ?? []).map(([kind, at]) => ({
    action,
    fault: FAULTS.find(({ name }) => name === kind),
    circumstance: CIRCUMSTANCES.find(({ name }) => name === kind),
    at,
  }));
}

/** @returns what was wrong, by scenario */
async function runAll(scenarios: readonly Scenario[]) {
  const wrong: Record<string, Violations> = {};
  for (const scenario of scenarios) {
    const { fault, circumstance, at, hasFormService } = scenario;
    const { violations, faults } = await run(scenario);
    if (!isFull && fault && faults === 0) violations.push("the action makes fewer operations than the fault waits for");
    if (violations.length > 0)
      wrong[[fault?.name ?? circumstance?.name, at, hasFormService && "form service"].join(", ")] = violations;
  }
  return wrong;
}

const SHORT_ACTIONS = ACTIONS.filter(({ isSlow }) => !isSlow);

/** Each scenario passes hours of sweeps. */
const SHORT_TIMEOUT_MS = 30_000;

if (isFull) {
  test.each(ACTIONS)("$name: nothing is lost or doubled, whatever fails at whatever step", async (action) => {
    const scenarios: Scenario[] = [];
    for (const hasFormService of [false, true]) {
      const { violations, operations } = await run({ action, hasFormService });
      expect(violations).toEqual([]);
      for (const fault of FAULTS) {
        const points = Array.from({ length: countOperations(operations, fault) }, (_, index) => index + 1);
        scenarios.push(...points.map((at) => ({ action, fault, at, hasFormService })));
      }
    }
    expect(await runAll(scenarios)).toEqual({});
  });

  test.each(ACTIONS)("$name: nothing is lost or doubled, whatever happens around it", async (action) => {
    expect(await runAll(CIRCUMSTANCES.map((circumstance) => ({ action, circumstance })))).toEqual({});
  });
} else {
  test.each(SHORT_ACTIONS)(
    "$name: nothing is lost or doubled by a fault",
    { timeout: SHORT_TIMEOUT_MS },
    async (action) => {
      expect(await runAll(chooseShort(action))).toEqual({});
    },
  );
}

test("the short form has every action, and every kind of fault and circumstance", () => {
  expect(Object.keys(SHORT).toSorted()).toEqual(SHORT_ACTIONS.map(({ name }) => name).toSorted());
  const kinds = [...FAULTS, ...CIRCUMSTANCES].map(({ name }) => name);
  const chosen = new Set(Object.values(SHORT).flatMap((tried) => tried.map(([kind]) => kind)));
  expect([...chosen].toSorted()).toEqual(kinds.toSorted());
});
