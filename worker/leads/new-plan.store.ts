import { type SQL, sql } from "drizzle-orm";
import { calendarDay } from "../../domain/calendar-day.ts";
import type { PlanWish } from "../../domain/lead.ts";
import type { PlanInputs } from "../../domain/plan.ts";
import type { PlanMarks } from "../../domain/plan-inputs.ts";
import type { Database } from "../db/database.ts";
import { insertSelected } from "../db/insert-selected.ts";
import { plansTable } from "../db/schema.ts";

/** A plan as its form sent it, with what the Worker found out about it. */
export type NewPlan = PlanMarks &
  Record<PlanWish, boolean> & {
    inputs: PlanInputs;
    /** The permit that it follows. */
    permit: string | null;
    /** The words of its facts; null where nobody wishes to hear of changes, and where they could not be read. */
    facts: Record<string, string> | null;
  };

/** Stores the plan of a lead, in the transaction that stores the lead and after it, unless it has one. */
export function insertPlan(db: Database, whichLead: SQL, plan: NewPlan, sentAt: number) {
  const { country, month, reason } = plan.inputs;
  const row = {
    ...plan,
    country,
    month,
    reason,
    leadId: sql`leads.id`,
    emailHash: sql`leads.email_hash`,
    // The mail with the plan itself tells what is due by then.
    remindedTo: calendarDay(sentAt, "UTC"),
    createdAt: sentAt,
  };
  return insertSelected(
    db,
    plansTable,
    row,
    sql`FROM leads WHERE ${whichLead} AND leads.kind = 'plan'`,
  ).onConflictDoNothing();
}
