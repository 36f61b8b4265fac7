import { and, eq, type SQL } from "drizzle-orm";
import { calendarDay } from "../../domain/calendar-day.ts";
import type { PlanWish } from "../../domain/lead.ts";
import type { PlanInputs } from "../../domain/plan.ts";
import type { PlanMarks } from "../../domain/plan-inputs.ts";
import type { Database } from "../db/database.ts";
import { insertWhere } from "../db/insert-where.ts";
import { leadsTable, plansTable } from "../db/schema.ts";

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
export function insertPlan(db: Database, whichLead: SQL | undefined, plan: NewPlan, sentAt: number) {
  const { country, month, reason } = plan.inputs;
  const row = {
    ...plan,
    country,
    month,
    reason,
    leadId: leadsTable.id,
    emailHash: leadsTable.emailHash,
    // The mail with the plan itself tells what is due by then.
    remindedTo: calendarDay(sentAt, "UTC"),
    createdAt: sentAt,
  };
  return insertWhere(
    db,
    plansTable,
    row,
    and(whichLead, eq(leadsTable.kind, "plan")),
    leadsTable,
  ).onConflictDoNothing();
}
