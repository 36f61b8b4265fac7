import { afterAll, beforeEach, expect, inject, onTestFinished, test, vi } from "vitest";
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
// all scenarios; `npm test` one of each kind, the same ones in every run.

const isLong = inject("isLong");
const TESTED_ACTIONS = ACTIONS.filter(({ isSlow }) => isLong || !isSlow);
const totals = { scenarios: 0, faults: 0 };

type Scenario = {
  action: Action;
  fault?: Fault;
  at?: number;
  circumstance?: Circumstance;
  copies?: "bucket" | "form service";
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
});

afterAll(() => console.log(`${totals.scenarios} scenarios of ${listed}, ${totals.faults} faults injected`));

/** Runs one scenario. @returns what was wrong, and the operations that the action made at each service */
async function run({ action, fault, at = 0, circumstance, copies = "bucket" }: Scenario) {
  const world = await createWorld({ copies: circumstance?.formService ? "form service" : copies });
  await action.prepare?.(world);
  world.redeliveries = circumstance?.redeliveries ?? 0;
  const { bindings, count } = injectFault(world.services, fault ?? null, at);
  if (circumstance?.formService) {
    bindings.FORM_SERVICE_URL = formServiceUrl(world.formService, circumstance.formService);
  }
  const attempts = Array.from({ length: circumstance?.times ?? 1 }, () => attempt(action, world, bindings));
  const outcomes = await Promise.all(attempts);
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
  return { violations, operations: count.operations };
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
    "SELECT kind, status FROM deliveries WHERE status IN ('unknown', 'exhausted')",
  );
  for (const { kind, status } of left) {
    if (status === "unknown" ? fault?.leavesUnknown : fault?.leavesExhausted) continue;
    violations.push(`${kind} is ${status}, so that the owner must see to it`);
  }
  const health = await call("/api/health");
  if (health.status !== 200) violations.push(`the health check says ${await health.text()}`);
  return [...violations, ...(await findCommonViolations(world))];
}

/** In the short form each action has so many scenarios of each list below, and each kind of fault and circumstance one. */
const SHORT = 2;
const untested = new Set([...FAULTS, ...CIRCUMSTANCES]);
let listed = 0;

/** In the short form the scenarios of kinds that no action has had yet, each in the middle of what the action does. */
function choose(scenarios: readonly Scenario[]): readonly Scenario[] {
  listed += scenarios.length;
  if (isLong) return scenarios;
  const kinds = Map.groupBy(scenarios, ({ fault, circumstance }) => fault ?? circumstance!);
  // Those that only few actions can meet stand last in their list, and are chosen first.
  const open = [...kinds.keys()].filter((kind) => untested.has(kind)).toReversed();
  return open.slice(0, SHORT).map((kind) => {
    untested.delete(kind);
    const points = kinds.get(kind)!;
    return points[Math.floor(points.length / 2)]!;
  });
}

/** Runs the scenarios that are chosen. @returns what was wrong, by scenario */
async function runChosen(scenarios: readonly Scenario[]) {
  const wrong: Record<string, Violations> = {};
  for (const scenario of choose(scenarios)) {
    const { fault, circumstance, at, copies } = scenario;
    const { violations } = await run(scenario);
    if (violations.length > 0) wrong[[fault?.name ?? circumstance?.name, at, copies].join(", ")] = violations;
  }
  return wrong;
}

test.each(TESTED_ACTIONS)("$name: nothing is lost or doubled, whatever fails at whatever step", async (action) => {
  const scenarios: Scenario[] = [];
  for (const copies of isLong ? (["bucket", "form service"] as const) : (["bucket"] as const)) {
    const { violations, operations } = await run({ action, copies });
    expect(violations).toEqual([]);
    for (const fault of FAULTS) {
      const points = Array.from({ length: countOperations(operations, fault) }, (_, index) => index + 1);
      scenarios.push(...points.map((at) => ({ action, fault, at, copies })));
    }
  }
  expect(await runChosen(scenarios)).toEqual({});
});

test.each(TESTED_ACTIONS)("$name: nothing is lost or doubled, whatever happens around it", async (action) => {
  expect(await runChosen(CIRCUMSTANCES.map((circumstance) => ({ action, circumstance })))).toEqual({});
});

test.skipIf(isLong)("no kind of fault or circumstance is left out", () => {
  expect([...untested].map(({ name }) => name)).toEqual([]);
});
