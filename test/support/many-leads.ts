import { numbers, putRowsOf } from "./put-rows.ts";

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
  await putRowsOf("leads", numbers(count), {
    id: `'lead_${prefix}' || i`,
    kind: `iif(${source} LIKE 'cost_calculator%', 'submission', 'opt_in')`,
    source,
    email: `'${prefix}' || i || '@example.com'`,
    email_hash: `'${prefix}h' || i`,
    utm_campaign: campaign,
    entry_id: entryId,
    created_at: createdAt,
  });
}
