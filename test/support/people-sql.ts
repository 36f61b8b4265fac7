import { landingEstimate } from "../../domain/landing-estimate.ts";
import { CALCULATION } from "./calculation.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** All deliveries are younger than the purge: none has gone. */
const SPREAD_MS = 80 * DAY_MS;
const STORED_CALCULATION = JSON.stringify({ input: CALCULATION, estimate: landingEstimate(CALCULATION) });

/** The salted hash of a person by their number, as SQL over `i`: of its format, and in no order. */
export const PERSON_HASH = "printf('%043d', (i * 7919) % 100000007)";

/** What the words of a plan's facts take, in bytes (decision: plans-by-mail). */
const WORDS_BYTES = 15_000;

/**
 * The statements that add a confirmed plan with both kinds of mails for every hundredth of the people numbered from `first` to
 * `last`. Each is looked at a day after `now` (milliseconds).
 */
export function insertPlans(first: number, last: number, now: number): string[] {
  const numbers = `WITH RECURSIVE n(i) AS (SELECT ${first} UNION ALL SELECT i + 1 FROM n WHERE i < ${last})`;
  const id = `'lead_' || printf('%08x-%04x-7000-8000-%012x', ${now - SPREAD_MS} >> 16, 65535, i)`;
  return [
    `${numbers} INSERT INTO leads (id, kind, source, name, email, email_hash, confirmed_at, search_key, country_interest, entry_id,
       consent_version, created_at, updated_at)
     SELECT ${id}, 'plan', 'my_plan', 'Ama Mensah ' || i, 'person' || i || '@example.com', ${PERSON_HASH}, ${now},
       'ama mensah ' || i || char(10) || 'person' || i || '@example.com', '["Kenya"]', 'plan' || i, 'v', ${now - SPREAD_MS}, ${now}
       FROM n WHERE i % 100 = 0`,
    `${numbers} INSERT INTO plans (lead_id, email_hash, country, month, reminders, changes, inputs, moves, done, facts, reminded_to,
       due_at, created_at)
     SELECT ${id}, ${PERSON_HASH}, 'kenya', '2099-06', 1, 1,
       '{"country":"kenya","month":"2099-06","city":null,"passports":["us"],"adults":2,"childrenAges":[6],"animals":0,"reason":"remote","permit":null,"budgetUsd":2500,"savingsUsd":null,"luggage":[]}',
       '{}', '[]', json_object('kenya.words', hex(randomblob(${WORDS_BYTES / 2}))), '2026-11-23', ${now + DAY_MS}, ${now}
       FROM n WHERE i % 100 = 0`,
  ];
}

/**
 * The statements that add people numbered from `first` to `last`: opt-ins and submissions by turns, each with its
 * deliveries and its person, and a message of every tenth. Whoever opted in has confirmed their email. They come evenly
 * over the 80 days before `now` (milliseconds).
 */
export function insertPeople(first: number, last: number, now: number): string[] {
  if (last < first) return [];
  const time = `(${now - SPREAD_MS} + (i - ${first}) * ${Math.floor(SPREAD_MS / (last - first + 1))})`;
  const numbers = `WITH RECURSIVE n(i) AS (SELECT ${first} UNION ALL SELECT i + 1 FROM n WHERE i < ${last})`;
  // In the order of time, as UUIDs of version 7 are.
  const id = `'lead_' || printf('%08x-%04x-7000-8000-%012x', ${time} >> 16, ${time} & 65535, i)`;
  const isOptIn = "i % 2 = 0";
  return [
    `${numbers} INSERT INTO leads (id, kind, source, name, email, email_hash, confirmed_at, search_key, country_interest, entry_id,
       current_country, destination_country, current_total, estimated_savings, calculation, consent_version, utm_campaign,
       created_at, updated_at)
     SELECT ${id}, iif(${isOptIn}, 'opt_in', 'submission'), iif(${isOptIn}, 'waitlist_page', 'cost_calculator'),
       'Ama Mensah ' || i, 'person' || i || '@example.com', ${PERSON_HASH}, iif(${isOptIn}, ${time}, NULL),
       'ama mensah ' || i || char(10) || 'person' || i || '@example.com', iif(${isOptIn}, '["Ghana"]', NULL),
       iif(${isOptIn}, 'waitlist_page', 'e' || i), iif(${isOptIn}, NULL, 'usa'), iif(${isOptIn}, NULL, 'ghana'),
       iif(${isOptIn}, NULL, 4150), iif(${isOptIn}, NULL, i % 3000), iif(${isOptIn}, NULL, '${STORED_CALCULATION}'), 'v',
       iif(i % 3 = 0, 'campaign-' || i % 300, NULL), ${time}, ${time} FROM n`,
    `${numbers}, k(kind) AS (VALUES ('form_service'), ('lead_mail'), ('owner_mail'))
     INSERT INTO deliveries (id, lead_id, kind, status, attempts, queued_at, sent_at)
     SELECT ${id} || ':' || kind, ${id}, kind, 'sent', 1, ${time}, ${time} FROM n, k`,
    `${numbers} INSERT OR IGNORE INTO people (email_hash, confirmed_at, note, updated_at)
     SELECT ${PERSON_HASH}, iif(${isOptIn}, ${time}, NULL), '', ${time} FROM n`,
    `${numbers} INSERT INTO messages (id, entry_id, name, email, email_hash, search_key, subject, message,
       consent_version, created_at)
     SELECT 'msg_' || substr(${id}, 6), 'e' || i, 'Ama', 'person' || i || '@example.com',
       ${PERSON_HASH}, 'ama' || char(10) || 'person' || i || '@example.com', 'Schools',
       'Which ones?', 'v', ${time} FROM n WHERE i % 10 = 0`,
  ];
}
