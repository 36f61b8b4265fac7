import { and, desc, eq, inArray, isNotNull, isNull, lte, or } from "drizzle-orm";
import type { IsoDate } from "../../domain/facts.ts";
import type { PlanWish } from "../../domain/lead.ts";
import type { Database } from "../db/database.ts";
import { coalesce, compareRows, hasRow, iif, itemsOf, jsonEach, jsonExtract, query } from "../db/expressions.ts";
import { enqueuePlanMails, hasOpenDelivery, type PlanMailKind } from "../deliveries/queue.store.ts";
import { leadsTable, type PlanChange, plansTable, type PlanReminder, suppressionsTable } from "../db/schema.ts";

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
  const { createdAt, leadId, emailHash } = plansTable;
  const newest = query
    .select({ createdAt, leadId })
    .from(plansTable)
    .innerJoin(leadsTable, eq(leadsTable.id, leadId))
    .where(and(eq(emailHash, person), isNotNull(leadsTable.confirmedAt), isWished))
    .orderBy(desc(createdAt), desc(leadId))
    .limit(1);
  return db
    .update(plansTable)
    .set({ reminders: false, changes: false, dueAt: null })
    .where(and(eq(emailHash, person), isWished, compareRows([createdAt, leadId], "<", newest)));
}

/** Ends one kind of mails about all plans of a person. Harmless when repeated. */
export async function stopPlanMails(db: Database, person: string, wish: PlanWish): Promise<void> {
  const other = { reminders: plansTable.changes, changes: plansTable.reminders }[wish];
  await db
    .update(plansTable)
    .set({ [wish]: false, dueAt: iif(other, plansTable.dueAt, null) })
    .where(and(eq(plansTable.emailHash, person), plansTable[wish]));
}

/**
 * The plans that the sweep is to look at, the longest due first, with what stands against a mail: their person unsubscribed,
 * or the last one still waits. Reads at most four rows for each.
 */
export async function findDuePlans(db: Database, now: number, limit: number) {
  const waits = (kind: PlanMailKind) => hasOpenDelivery(plansTable.leadId, kind).mapWith(Boolean);
  return db
    .select({
      plan: plansTable,
      isUnsubscribed: hasRow(suppressionsTable, eq(suppressionsTable.emailHash, plansTable.emailHash)).mapWith(Boolean),
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
  const { rows, field } = jsonEach(checks, "found");
  const orElse = (column: Exclude<keyof PlanCheck, "wasDueAt">) => coalesce(field(column), plansTable[column]);
  const enqueue = (kind: PlanMailKind, column: "reminder" | "change") => {
    const ids = checks.filter((check) => check[column]).map(({ leadId }) => leadId);
    const written = query
      .select({ leadId: plansTable.leadId })
      .from(plansTable)
      .where(and(inArray(plansTable.leadId, itemsOf(ids)), eq(jsonExtract(plansTable[column], "$.run"), run)));
    return ids.length === 0 ? [] : [enqueuePlanMails(db, kind, inArray(leadsTable.id, written), now)];
  };
  const [, ...queued] = await db.batch([
    db
      .update(plansTable)
      .set({
        dueAt: field("dueAt"),
        remindedTo: orElse("remindedTo"),
        changesToldOn: orElse("changesToldOn"),
        reminder: orElse("reminder"),
        change: orElse("change"),
        facts: orElse("facts"),
      })
      .from(rows)
      .where(and(eq(plansTable.leadId, field("leadId")), eq(plansTable.dueAt, field("wasDueAt")))),
    ...enqueue("plan_reminder", "reminder"),
    ...enqueue("plan_change", "change"),
  ]);
  return queued.flat().map(({ id }) => id);
}
