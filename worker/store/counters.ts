import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

// Maintenance of the counters, called by the sweep; triggers in migrations/ update them.

/** How many campaigns are counted separately (decision: stats-cost-is-flat). */
const CAMPAIGNS_KEPT = 200;

/**
 * Folds all but the most used campaigns into `other`, in one transaction. It waits until there are twice
 * as many, so that a new campaign has time to grow before it is compared.
 */
export async function foldRareCampaigns(db: Database) {
  // The number is part of the text, because drizzle's batch takes raw statements only without parameters.
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
