import { run } from "./worker.ts";

type ManyLeads = {
  /** SQL expressions over `i`, which counts from 1. */
  campaign?: string;
  source?: string;
  createdAt?: string;
  entryId?: string;
  prefix?: string;
};

/** Adds leads by one SQL statement; the triggers count them as any other. */
export async function addLeads(count: number, options: ManyLeads = {}) {
  const {
    campaign = "NULL",
    source = "'waitlist_page'",
    createdAt = "1764547200000 + i * 1000",
    entryId = "'entry'",
    prefix = "p",
  } = options;
  if (count === 0) return;
  await run(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
     INSERT INTO leads (id, kind, source, email, email_hash, consent_version, utm_campaign, entry_id, created_at, updated_at)
     SELECT 'lead_${prefix}' || i, iif(${source} LIKE 'cost_calculator%', 'submission', 'opt_in'), ${source}, '${prefix}' || i || '@example.com', '${prefix}h' || i, 'v', ${campaign}, ${entryId}, ${createdAt}, 0 FROM n`);
}
