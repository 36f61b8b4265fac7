import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** When the cron job last ended without a failure, and when it last did what comes once a day. */
export const heartbeatsTable = sqliteTable("heartbeats", {
  step: text({ enum: ["sweep", "daily_purges", "watch"] }).primaryKey(),
  succeededAt: integer(),
});
