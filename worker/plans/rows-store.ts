import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { plansTable } from "../db/schema.ts";

/** A stored plan. */
export type PlanRow = typeof plansTable.$inferSelect;

/** The plan of a lead; null where it has none. Reads one row. */
export async function findPlan(db: Database, leadId: string): Promise<PlanRow | null> {
  return (await db.query.plansTable.findFirst({ where: eq(plansTable.leadId, leadId) })) ?? null;
}
