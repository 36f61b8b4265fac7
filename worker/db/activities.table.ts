import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ACTIVITY_ACTIONS, type ActivityDetails } from "../../domain/activity.ts";

/** The owner's actions, kept for a year. They contain no visitor's name or email. */
export const activitiesTable = sqliteTable("activities", {
  /** Made when it happened: the key is in the order of time. */
  id: text().primaryKey(),
  /** The email of the Cloudflare Access account, `owner` for the owner key, or `visitor`. */
  actor: text().notNull(),
  action: text({ enum: ACTIVITY_ACTIONS }).notNull(),
  details: text({ mode: "json" }).$type<ActivityDetails>().notNull(),
  createdAt: integer().notNull(),
});
