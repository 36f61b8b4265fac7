import { uuidv7 } from "uuidv7";
import { addDays, calendarDay } from "../../domain/calendar-day.ts";
import type { CountryId } from "../../domain/countries.ts";
import type { IsoDate } from "../../domain/facts.ts";
import {
  type ChangedFact,
  changedFacts,
  daysBetween,
  factsOfPlan,
  makePlan,
  type Plan,
  type PlanKit,
} from "../../domain/plan.ts";
import { deadlineOf, dueReminder, nextReminderDay, REMINDER_GATHERS_DAYS } from "../../domain/plan-reminders.ts";
import { logFailure } from "../log.ts";
import { readPlanKit } from "../static-json.ts";
import type { Database } from "../db/database.ts";
import type { PlanRow } from "../db/schema.ts";
import { findDuePlans, type PlanCheck, storePlanChecks } from "./plans.store.ts";
import type { PlanChange } from "../db/schema.ts";
import { enqueueDeliveries } from "../deliveries/enqueue.ts";

// The sweep's look at the plans that are due: it writes reminders and changes, which go out through the outbox (decision:
// plans-by-mail).

/** Plans that one sweep looks at: 43,200 a day. What it finds out about all of them is one text, and D1 takes 2 MB. */
export const PLANS_PER_SWEEP = 30;

/** Countries whose facts one sweep reads; plans for others wait for the next one. */
const KITS_PER_SWEEP = 3;

/** Changed facts that a mail names. */
export const MAX_FACTS_PER_EMAIL = 12;

/** The hour of UTC in which plans are due: morning in America, afternoon in Africa and Europe. */
const DUE_HOUR = 14;
const HOUR_MS = 60 * 60 * 1000;

/**
 * A step of the sweep: makes the reminders and the mails about changed facts that are due, and says when to look again. Each
 * run is at most four statements, however many plans there are.
 * @throws what stopped it from reading a country's facts, after the plans for others
 */
export async function checkPlans(env: Env, db: Database, now: number): Promise<void> {
  const due = await findDuePlans(db, now, PLANS_PER_SWEEP);
  if (due.length === 0) return;
  const countries = [...new Set(due.map(({ plan }) => plan.country))].slice(0, KITS_PER_SWEEP);
  const kits = new Map<CountryId, PlanKit | null>();
  const unreadable = new Set<CountryId>();
  const failures: unknown[] = [];
  for (const country of countries) {
    try {
      kits.set(country, await readPlanKit(env, country));
    } catch (error) {
      failures.push(error);
      unreadable.add(country);
    }
  }
  const run = uuidv7();
  const today = calendarDay(now, "UTC");
  const checks = due
    .filter(({ plan: { country } }) => countries.includes(country))
    .map((one) => {
      const { country } = one.plan;
      // Later today: the file cannot be read at this moment.
      if (unreadable.has(country)) return postpone(one, now + HOUR_MS);
      return checkOrPostpone(one, kits.get(country) ?? null, run, today);
    });
  await enqueueDeliveries(env.DELIVERIES, await storePlanChecks(db, checks, run, now));
  if (failures.length > 0) throw failures[0];
}

type DuePlan = Awaited<ReturnType<typeof findDuePlans>>[number];

function postpone({ plan: { leadId, dueAt: wasDueAt } }: DuePlan, dueAt: number): PlanCheck {
  const nothing = { remindedTo: null, reminder: null, change: null, changesToldOn: null, facts: null };
  return { ...nothing, leadId, wasDueAt: wasDueAt!, dueAt };
}

/** One plan that cannot be computed holds up no other. */
function checkOrPostpone(due: DuePlan, kit: PlanKit | null, run: string, today: IsoDate): PlanCheck {
  const { country } = due.plan;
  const postponed = postpone(due, dueOn(addDays(today, 1)));
  if (!kit) return postponed;
  try {
    return { ...postponed, ...checkPlan(due, kit, run, today) };
  } catch (error) {
    logFailure("look at a plan", error, { country });
    return postponed;
  }
}

function checkPlan(
  { plan: row, ...obstacles }: DuePlan,
  kit: PlanKit,
  run: string,
  today: IsoDate,
): Partial<PlanCheck> {
  const plan = makePlan(row.inputs, kit, today, row.done);
  if (plan.tasks.every(({ finishBy }) => finishBy < today)) return { dueAt: null };
  if (obstacles.isUnsubscribed) return { dueAt: dueOn(addDays(today, REMINDER_GATHERS_DAYS)) };
  const check: Partial<PlanCheck> = {};
  if (row.reminders && !obstacles.reminderWaits) Object.assign(check, remind(row, plan, run, today));
  if (row.changes && row.facts === null) check.facts = factsOfPlan(plan, kit);
  else if (row.changes && !obstacles.changeWaits) Object.assign(check, tellChanges(row, plan, kit, run, today));
  const remindedTo = check.remindedTo ?? row.remindedTo;
  return { ...check, dueAt: findNextLook(row, plan, remindedTo, today) };
}

function remind(row: PlanRow, plan: Plan, run: string, today: IsoDate): Partial<PlanCheck> {
  const due = dueReminder(plan, row, row.remindedTo, today);
  if (!due) return {};
  const tasks = due.tasks.map((task) => ({
    title: task.title,
    deadline: deadlineOf(task, row),
    finishBy: task.finishBy,
    takesDays: task.takesDays,
  }));
  return { remindedTo: due.remindedTo, reminder: { run, tasks } };
}

function tellChanges(row: PlanRow, plan: Plan, kit: PlanKit, run: string, today: IsoDate): Partial<PlanCheck> {
  if (row.changesToldOn !== null && daysBetween(row.changesToldOn, today) < REMINDER_GATHERS_DAYS) return {};
  const used = factsOfPlan(plan, kit);
  const changed = changedFacts(row.facts ?? {}, kit).filter(({ id }) => id in used);
  if (changed.length === 0) return {};
  const change: PlanChange = {
    run,
    facts: changed.slice(0, MAX_FACTS_PER_EMAIL).map((fact) => toToldFact(fact, plan, kit)),
    more: Math.max(0, changed.length - MAX_FACTS_PER_EMAIL),
  };
  return { change, changesToldOn: today, facts: used };
}

function toToldFact({ id, before, now }: ChangedFact, plan: Plan, kit: PlanKit): PlanChange["facts"][number] {
  const tasks = plan.tasks.filter(({ facts }) => facts.includes(id)).map(({ title }) => title);
  return { tasks, before, now, source: kit.facts[id]?.sources[0]?.url ?? null };
}

/** When to look next, in milliseconds: tomorrow for its facts, else on the day of the next reminder; null without one. */
function findNextLook(row: PlanRow, plan: Plan, remindedTo: IsoDate, today: IsoDate): number | null {
  const tomorrow = addDays(today, 1);
  if (row.changes) return dueOn(tomorrow);
  const next = row.reminders ? nextReminderDay(plan, row, remindedTo) : null;
  return next === null ? null : dueOn(next > tomorrow ? next : tomorrow);
}

function dueOn(day: IsoDate): number {
  return Date.parse(day) + DUE_HOUR * HOUR_MS;
}
