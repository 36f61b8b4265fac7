import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

// Maintenance of the counters, called by the sweep; triggers in migrations/ update them.

/** How many campaigns of a source are counted separately (decision: stats-cost-is-flat). */
const CAMPAIGNS_KEPT = 200;

/**
 * Folds all but the most used campaigns of each source into `other`. It waits until there are twice as many, the most
 * that the trigger takes, so that a new campaign has time to grow before it is compared.
 */
export async function foldRareCampaigns(db: Database) {
  await db.run(sql`UPDATE lead_counts_by_source SET campaigns = (
      SELECT json_group_object(name, count) FROM (
        SELECT iif(place <= ${CAMPAIGNS_KEPT}, key, 'other') AS name, sum(value) AS count FROM (
          SELECT key, value, row_number() OVER (ORDER BY key = 'other', value DESC, key) AS place
          FROM json_each(campaigns)
        ) GROUP BY name
      )
    ) WHERE (SELECT count(*) FROM json_each(campaigns)) >= ${2 * CAMPAIGNS_KEPT}`);
}
