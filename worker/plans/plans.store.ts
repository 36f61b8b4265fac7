import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { IsoDate } from "../../domain/facts.ts";
import type { PlanWish } from "../../domain/lead.ts";
import type { Database } from "../db/database.ts";
import { enqueuePlanMails, hasOpenDelivery, type PlanMailKind } from "../deliveries/queue.store.ts";
import { type PlanChange, plansTable, type PlanReminder } from "../db/schema.ts";

// The plans that visitors had mailed to them, and what the sweep tells about them (decision: plans-by-mail).

const isWished = or(plansTable.reminders, plansTable.changes)!;

/** Makes a plan due that was just confirmed, if its person wishes mails about it. Runs after the lead's confirmation. */
export function startPlan(db: Database, person: string, leadId: string, now: number) {
  return db
    .update(plansTable)
    .set({ dueAt: now })
    .where(and(eq(plansTable.leadId, leadId), eq(plansTable.emailHash, person), isNull(plansTable.dueAt), isWished));
}

/** Of a person's plans only the newest that is confirmed is followed: mails about those before it end. */
export function followNewestPlan(db: Database, person: string) {
  const newest = sql`(SELECT plans.created_at, plans.lead_id FROM plans JOIN leads ON leads.id = plans.lead_id
    WHERE plans.email_hash = ${person} AND leads.confirmed_at IS NOT NULL AND (plans.reminders OR plans.changes)
    ORDER BY 1 DESC, 2 DESC LIMIT 1)`;
  return db
    .update(plansTable)
    .set({ reminders: false, changes: false, dueAt: null })
    .where(and(eq(plansTable.emailHash, person), isWished, sql`(created_at, lead_id) < ${newest}`));
}

/** Ends one kind of mails about all plans of a person. Harmless when repeated. */
export async function stopPlanMails(db: Database, person: string, wish: PlanWish): Promise<void> {
  const isOther = { reminders: sql`changes`, changes: sql`reminders` }[wish];
  await db
    .update(plansTable)
    .set({ [wish]: false, dueAt: sql`iif(${isOther}, due_at, NULL)` })
    .where(and(eq(plansTable.emailHash, person), plansTable[wish]));
}

/**
 * The plans that the sweep is to look at, the longest due first, with what stands against a mail: their person unsubscribed,
 * or the last one still waits. Reads at most four rows for each.
 */
export async function findDuePlans(db: Database, now: number, limit: number) {
  const waits = (kind: PlanMailKind) => hasOpenDelivery(sql`plans.lead_id`, kind).mapWith(Boolean);
  return db
    .select({
      plan: plansTable,
      isUnsubscribed: sql<number>`EXISTS (SELECT 1 FROM suppressions WHERE suppressions.email_hash = plans.email_hash)`,
      reminderWaits: waits("plan_reminder"),
      changeWaits: waits("plan_change"),
    })
    .from(plansTable)
    .where(lte(plansTable.dueAt, now))
    .orderBy(plansTable.dueAt)
    .limit(limit);
}

/** What the sweep found out about a plan; what is null stays. */
export type PlanCheck = {
  leadId: string;
  /** When it was due: another run that came first moved it on. */
  wasDueAt: number;
  dueAt: number | null;
  remindedTo: IsoDate | null;
  reminder: PlanReminder | null;
  change: PlanChange | null;
  changesToldOn: IsoDate | null;
  facts: Record<string, string> | null;
};

/**
 * Stores what a run found out about plans, and queues the mails that tell it, in one transaction of at most three statements.
 * @returns the ids of the queued mails
 */
export async function storePlanChecks(db: Database, checks: PlanCheck[], run: string, now: number): Promise<string[]> {
  const found = sql`json_each(${JSON.stringify(checks)}) AS found`;
  const of = (name: keyof PlanCheck) => sql`found.value -> ${`$.${name}`}`;
  const orElse = (name: keyof PlanCheck, column: string, asText = false) => {
    const value = asText ? sql`found.value ->> ${`$.${name}`}` : sql`nullif(${of(name)}, 'null')`;
    return sql`coalesce(${value}, ${sql.identifier(column)})`;
  };
  const enqueue = (kind: PlanMailKind, column: "reminder" | "change") => {
    const ids = JSON.stringify(checks.filter((check) => check[column]).map(({ leadId }) => leadId));
    const written = sql`leads.id IN (SELECT lead_id FROM plans WHERE ${sql.identifier(column)} ->> '$.run' = ${run}
      AND lead_id IN (SELECT value FROM json_each(${ids})))`;
    return ids === "[]" ? [] : [enqueuePlanMails(db, kind, written, now)];
  };
  const [, ...queued] = await db.batch([
    db
      .update(plansTable)
      .set({
        dueAt: sql`found.value ->> '$.dueAt'`,
        remindedTo: orElse("remindedTo", "reminded_to", true),
        changesToldOn: orElse("changesToldOn", "changes_told_on", true),
        reminder: orElse("reminder", "reminder"),
        change: orElse("change", "change"),
        facts: orElse("facts", "facts"),
      })
      .from(found)
      .where(sql`lead_id = found.value ->> '$.leadId' AND due_at = found.value ->> '$.wasDueAt'`),
    ...enqueue("plan_reminder", "reminder"),
    ...enqueue("plan_change", "change"),
  ]);
  return queued.flat().map(({ id }) => id);
}
