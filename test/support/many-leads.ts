import { env } from "cloudflare:workers";

/** Adds leads by one SQL statement; the triggers count them as any other. `campaign` is an SQL expression over `i`. */
export async function addLeads(count: number, { campaign = "NULL", prefix = "p" } = {}) {
  if (count === 0) return;
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
     INSERT INTO leads (id, source, email, email_key, address_hash, consent_version, utm_campaign, created_at, updated_at)
     SELECT 'lead_${prefix}' || i, 'waitlist_page', 'x', '${prefix}' || i || '@example.com', 'h' || i, 'v', ${campaign}, 1764547200000 + i * 1000, 0 FROM n`,
  ).run();
}
