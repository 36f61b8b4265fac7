import { type SQL, sql } from "drizzle-orm";
import { CURSOR_AT_END } from "../announcements/store.ts";
import { countUpTo } from "../db/count-up-to.ts";
import type { Database } from "../db/database.ts";
import { POSTS_A_DAY } from "../quarantine/store.ts";
import { SWEEP_HEARTBEAT, SWEEP_STEPS } from "../db/schema.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** What failed for good counts as recent for so long: retries alone take a day. */
const RECENT_MS = 2 * DAY_MS;

/** Whether a delivery failed for good in the last two days. */
export function isRecentlyExhausted(now: number): SQL {
  return sql`needs_owner = 'exhausted' AND queued_at > ${now - RECENT_MS}`;
}

export type SiteState = {
  /** Deliveries of the last two days that failed for good; counted up to `MAX_COUNTED`, as the next two. */
  exhausted: number;
  /** Second copies, and mails, that failed three times or more and are tried again. */
  failingCopies: number;
  failingMails: number;
  /** Since when the oldest open delivery is due, in milliseconds. */
  oldestDueAt: number | null;
  /** Announcements that have not come further for a day or, once they went through everybody, for three. */
  stuckAnnouncements: number;
  /** Posts of today (UTC) beyond the budget of the quarantine, and whether that is used up. */
  countedOnly: number;
  isQuarantineFull: boolean;
  /** Networks of today (UTC) that are refused. */
  refusedNetworks: number;
  /** Changes at the desk that a publishing run left out or failed with, and those that a restore brought back. */
  unpublished: number;
  /** Of the secret that the hashes of emails are made with; null before the first sweep. */
  emailHashFingerprint: string | null;
  /** When the sweep last came, in milliseconds; null if it never did. */
  sweptAt: number | null;
  /** When the newest migration was applied, which a deployment does. */
  migratedAt: number;
  /** Steps of the cron job that keep failing, each with the code of its error: once can be a moment's fault. */
  failingSteps: string[];
  databaseBytes: number;
};

/**
 * What problems are found by. One statement, which reads at most 25 rows while nothing is wrong, and at most
 * `MAX_COUNTED` more for each kind of failure.
 * @param failingForMs how long a step must have failed
 */
export async function readSiteState(db: Database, now: number, failingForMs: number): Promise<SiteState> {
  const today = now - (now % DAY_MS);
  const { results, meta } = await db.run(sql`SELECT
    ${countUpTo(sql`deliveries WHERE ${isRecentlyExhausted(now)}`)} AS exhausted,
    ${countUpTo(sql`deliveries WHERE failing_kind = 'form_service'`)} AS failingCopies,
    ${countUpTo(sql`deliveries WHERE failing_kind <> 'form_service'`)} AS failingMails,
    (SELECT due_at FROM deliveries WHERE due_at <= ${now} ORDER BY due_at LIMIT 1) AS oldestDueAt,
    (SELECT count(*) FROM announcements WHERE due_at IS NOT NULL AND status = 'sending'
      AND moved_at < ${now} - iif(walked_to = ${CURSOR_AT_END}, 3, 1) * ${DAY_MS}) AS stuckAnnouncements,
    coalesce((SELECT counted_only FROM quarantine_days WHERE day_start = ${today}), 0) AS countedOnly,
    EXISTS (SELECT 1 FROM quarantine_days WHERE day_start = ${today} AND stored >= ${POSTS_A_DAY}) AS isQuarantineFull,
    (SELECT count(*) FROM network_days WHERE refused_on = ${today}) AS refusedNetworks,
    ${countUpTo(sql`content_changes WHERE pending IS NOT NULL AND (reason IS NOT NULL OR state = 'draft')`)} AS unpublished,
    (SELECT email_hash_fingerprint FROM settings) AS emailHashFingerprint,
    (SELECT succeeded_at FROM heartbeats WHERE step = ${SWEEP_HEARTBEAT}) AS sweptAt,
    (SELECT unixepoch(max(applied_at)) * 1000 FROM d1_migrations) AS migratedAt,
    (SELECT json_group_array(json_array(step, last_error)) FROM heartbeats
      WHERE failed_at > coalesce(succeeded_at, 0) AND coalesce(succeeded_at, 0) < ${now - failingForMs}) AS failing`);
  type Found = Omit<SiteState, "databaseBytes" | "failingSteps" | "isQuarantineFull"> & {
    isQuarantineFull: number;
    failing: string;
  };
  const [{ failing, isQuarantineFull, ...state }] = results as [Found];
  const failingSteps = (JSON.parse(failing) as [step: string, error: string][])
    // Those of an earlier version do not come any more.
    .filter(([step]) => (SWEEP_STEPS as readonly string[]).includes(step))
    .map(([step, error]) => `${step} (${error})`);
  return {
    ...state,
    isQuarantineFull: isQuarantineFull === 1,
    failingSteps,
    databaseBytes: meta.size_after,
  };
}

/**
 * When the sweep last came, in milliseconds; before its first time, when the database was last migrated, which a
 * deployment does. Reads one row, by key, and the migrations before the first sweep.
 */
export async function readSweptAt(db: Database): Promise<number> {
  const [row] = await db.all<{ at: number | null }>(sql`SELECT coalesce(
    (SELECT succeeded_at FROM heartbeats WHERE step = ${SWEEP_HEARTBEAT}),
    (SELECT unixepoch(max(applied_at)) * 1000 FROM d1_migrations)) AS at`);
  return row?.at ?? 0;
}
