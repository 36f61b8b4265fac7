import type { APIRequestContext } from "@playwright/test";
import { insertPeople } from "./people-sql.ts";

// Leads for the browser tests, by SQL: sign-ups through the API are rate limited, and all of them would be of today. The
// database is shared by all tests: rows are added, never taken away, and each test finds its own by `name`.

const DATABASE = "/cdn-cgi/explorer/api/d1/database/DB/raw";

const LEAD_COLUMNS =
  "id, kind, source, name, email, email_hash, search_key, country_interest, goal, entry_id, current_country, " +
  "destination_country, current_total, estimated_savings, consent_version, utm_campaign, created_at, updated_at";

/** Runs a statement on the site's database through the local runtime's API. */
async function runSql(request: APIRequestContext, sql: string) {
  const response = await request.post(DATABASE, { data: { sql }, timeout: 600_000 });
  const answer = await response.text();
  if (!response.ok() || !answer.includes('"success":true')) throw new Error(`${response.status()} ${answer}`);
}

/** Many opt-ins of 2025, a minute apart, `<name> 1` the oldest; every third has told no country. */
export function seedOptIns(request: APIRequestContext, name: string, count: number) {
  return runSql(
    request,
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
     INSERT INTO leads (${LEAD_COLUMNS})
     SELECT 'lead_${name}' || i, 'opt_in', CASE i % 2 WHEN 0 THEN 'waitlist_page' ELSE 'opt_in_form' END,
       '${name} ' || i, '${name}' || i || '@example.com', '${name}' || i,
       '${name} ' || i || char(10) || '${name}' || i || '@example.com',
       CASE i % 3 WHEN 0 THEN NULL WHEN 1 THEN '["Ghana"]' ELSE '["South Africa"]' END,
       NULL, 'seeded', NULL, NULL, NULL, NULL, 'opt-in-2026-11', NULL, 1740000000000 + i * 60000, 0 FROM n`,
  );
}

/**
 * Three people of March 2026: an opt-in with everything, called `<name> Mensah`, who also sent a calculation and a
 * message; an opt-in of the waitlist; and a calculation without a name or any optional field.
 */
export async function seedThreePeople(request: APIRequestContext, name: string) {
  const lead = (id: string, source: string, person: string, rest: string) => {
    const email = `${id}.${name}@example.com`;
    const kind = source.startsWith("cost_calculator") ? "submission" : "opt_in";
    return `('lead_${source}_${id}_${name}', '${kind}', '${source}', '${person}', '${email}', '${id}-${name}',
      '${person.toLowerCase()}' || char(10) || '${email}', ${rest}, 0)`;
  };
  const full = `${name} Mensah`;
  await runSql(
    request,
    `INSERT INTO leads (${LEAD_COLUMNS}) VALUES
     ${lead("ama", "opt_in_form", full, `'["Ghana"]', 'Retire by the sea', 'opt_in_form', NULL, NULL, NULL, NULL, 'v', 'spring', 1772700000000`)},
     ${lead("kofi", "waitlist_page", `${name} Boateng`, "NULL, NULL, 'waitlist_page', NULL, NULL, NULL, NULL, 'v', NULL, 1772600000000")},
     ${lead("ama", "cost_calculator", full, `NULL, NULL, 'entry-ama-${name}', 'usa', 'southafrica', 4150, 1250.4, 'v', NULL, 1772800000000`)},
     ${lead("esi", "cost_calculator_html", "", `NULL, NULL, 'entry-esi-${name}', NULL, NULL, NULL, NULL, 'v', NULL, 1772500000000`)}`,
  );
  await runSql(
    request,
    `INSERT INTO messages (id, entry_id, name, email, email_hash, search_key, inquiry_type, subject, message,
       consent_version, created_at)
     VALUES ('msg_${name}', 'message-${name}', '${full}', 'ama.${name}@example.com',
       'ama-${name}', '${full.toLowerCase()}' || char(10) || 'ama.${name}@example.com', 'visa', 'Visa & school?',
       'Dear team,' || char(10) || 'which visa do my children need?', 'v', 1772900000000)`,
  );
}

/** So many people, numbered from 1, the newest the last, with deliveries and messages: a database of their own. */
export async function seedPeople(request: APIRequestContext, count: number) {
  for (const statement of insertPeople(1, count, Date.now())) await runSql(request, statement);
}
