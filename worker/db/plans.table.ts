import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { CountryId } from "../../domain/countries.ts";
import type { IsoDate } from "../../domain/facts.ts";
import type { PlanMarks } from "../../domain/plan-inputs.ts";
import type { PlanInputs } from "../../domain/plan.ts";
import type { Range } from "../../domain/range.ts";
import { REASONS } from "../../domain/reasons.ts";
import { isSet } from "./columns.ts";

/** A task as reminders state it. Days are counted as in a plan. */
type RemindedTask = { title: string; deadline: IsoDate; finishBy: IsoDate; takesDays: Range | null };

/** What the last reminder of a plan tells. `run`: the sweep that made it. */
export type PlanReminder = { run: string; tasks: RemindedTask[] };

/** What the last mail about changed facts tells, with the page that each is read on; `more`: beyond those that are named. */
export type PlanChange = {
  run: string;
  facts: { tasks: string[]; before: string; now: string; source: string | null }[];
  more: number;
};

/** The plan of a lead that was sent from /my-plan. */
export const plansTable = sqliteTable(
  "plans",
  {
    leadId: text().primaryKey(),
    emailHash: text().notNull(),
    country: text().$type<CountryId>().notNull(),
    /** Of the arrival: `2027-06`. */
    month: text().notNull(),
    reason: text({ enum: REASONS }),
    /** Of the country's record: the one that was chosen, else the first for the reason. */
    permit: text(),
    /** What its person chose to get, once they confirmed it (decision: plans-by-mail). */
    reminders: integer({ mode: "boolean" }).notNull(),
    changes: integer({ mode: "boolean" }).notNull(),
    inputs: text({ mode: "json" }).$type<PlanInputs>().notNull(),
    /** The days that its person moved tasks to, and the ids of those that were done when they sent it. */
    moves: text({ mode: "json" }).$type<PlanMarks["moves"]>().notNull(),
    done: text({ mode: "json" }).$type<PlanMarks["done"]>().notNull(),
    /** The words of the plan's facts that its person was last told; null until they were told any. */
    facts: text({ mode: "json" }).$type<Record<string, string>>(),
    /** The last day whose reminders were told. */
    remindedTo: text().notNull(),
    /** The day of the last mail about changed facts. */
    changesToldOn: text(),
    reminder: text({ mode: "json" }).$type<PlanReminder>(),
    change: text({ mode: "json" }).$type<PlanChange>(),
    /** When the sweep looks at it next; null while there is nothing to tell about it. */
    dueAt: integer(),
    createdAt: integer().notNull(),
  },
  (table) => [index("plans_person").on(table.emailHash), index("plans_due").on(table.dueAt).where(isSet(table.dueAt))],
);

/** A stored plan. */
export type PlanRow = typeof plansTable.$inferSelect;
