import { lt, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { leadCountsQuarterHourlyTable } from "./schema.ts";

// The counters themselves are kept by triggers: see migrations/. Here is their upkeep, called by the sweep.

const QUARTERS_KEPT_MS = 8 * 24 * 60 * 60 * 1000;

/** Named campaigns that are counted apart (decision: stats-cost-is-flat). */
export const CAMPAIGNS_KEPT = 200;

/** Drops the quarter-hourly counts that no window reaches any more. */
export async function dropOldQuarters(db: Database, now: number) {
  await db
    .delete(leadCountsQuarterHourlyTable)
    .where(lt(leadCountsQuarterHourlyTable.quarterStart, now - QUARTERS_KEPT_MS));
}

/**
 * Folds all but the most used campaigns into `other`, in one transaction. It waits until twice as many have come
 * together, so that a new campaign has time to grow before it is compared.
 */
export async function foldRareCampaigns(db: Database) {
  // The number stands in the text: drizzle's batch takes raw statements without parameters only.
  const rare = sql`SELECT campaign FROM lead_counts_by_campaign WHERE campaign <> 'other'
    ORDER BY count DESC, campaign LIMIT -1 OFFSET ${sql.raw(String(CAMPAIGNS_KEPT))}`;
  const [{ named } = { named: 0 }] = await db.all<{ named: number }>(
    sql`SELECT count(*) AS named FROM lead_counts_by_campaign WHERE campaign <> 'other'`,
  );
  if (named <= 2 * CAMPAIGNS_KEPT) return;
  await db.batch([
    db.run(sql`
      INSERT INTO lead_counts_by_campaign (campaign, count)
      SELECT 'other', sum(count) FROM lead_counts_by_campaign WHERE campaign IN (${rare})
      ON CONFLICT (campaign) DO UPDATE SET count = count + excluded.count`),
    db.run(sql`DELETE FROM lead_counts_by_campaign WHERE campaign <> 'other' AND campaign IN (${rare})`),
  ]);
}
