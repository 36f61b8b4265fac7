import { calendarDay } from "../../domain/calendar-day.ts";
import { MAILS_PER_DAY } from "../../domain/mail-limits.ts";
import type { FaultFigures, Problem, SiteFault } from "../../domain/site-faults.ts";
import type { Database } from "../db/database.ts";
import { notifyOwner } from "../deliveries/notify.ts";
import { readOwnersTimeZone } from "../deliveries/notifications-store.ts";
import { findUsedUpNotices, OWNER_NOTICES_PER_DAY } from "../deliveries/queue-store.ts";
import { findConfigurationFaults, readConfiguration } from "../env.ts";
import { emailHashFingerprint } from "../hash.ts";
import { logFailure, logRejection } from "../log.ts";
import { countSentMails } from "../mail/ledger-store.ts";
import { findMissingSchema } from "./schema-store.ts";
import { readSiteState, readSweptAt, type SiteState } from "./site-state-store.ts";

/** How long a delivery may be due before something is wrong: the sweep requeues it after 10 minutes. */
const MAX_DUE_MS = 30 * 60 * 1000;

/** How long ago the last sweep, or the last success of one of its steps, may be: a step that failed once is a moment's fault. */
const MAX_SWEEP_AGE_MS = 20 * 60 * 1000;

/** The part of the database's limit from which its size is a problem: early enough to change the plan. */
const NEARLY_FULL = 0.8;

const MEGABYTE = 1_000_000;

/** What is asked of the database where it answers and has its schema. */
type Situation = SiteState & {
  now: number;
  limitMb: number;
  /** Mails to visitors in 24 hours. */
  sentMails: number;
  usedUpNotices: string[];
  isForeign: boolean;
};

/** Problems that the database shows: when each is there, with its figures; null while it is not. */
const CONDITIONS: Readonly<Partial<Record<SiteFault, (situation: Situation) => FaultFigures | null>>> = {
  deliveries: ({ oldestDueAt, now }) =>
    oldestDueAt !== null && now - oldestDueAt > MAX_DUE_MS ? { since: oldestDueAt } : null,
  sweep: ({ sweptAt, migratedAt, failingSteps, now }) => {
    const since = sweptAt ?? migratedAt;
    const isLate = now - since > MAX_SWEEP_AGE_MS;
    if (!isLate && failingSteps.length === 0) return null;
    return { ...(isLate && { since }), names: failingSteps };
  },
  email_hash_secret: ({ isForeign }) => (isForeign ? {} : null),
  exhausted: ({ exhausted }) => someOf(exhausted),
  form_service: ({ failingCopies }) => someOf(failingCopies),
  mail: ({ failingMails }) => someOf(failingMails),
  announcement: ({ stuckAnnouncements }) => someOf(stuckAnnouncements),
  quarantine_budget: ({ countedOnly, isQuarantineFull }) =>
    isQuarantineFull || countedOnly > 0 ? { count: countedOnly } : null,
  network_refused: ({ refusedNetworks }) => someOf(refusedNetworks),
  publishing: ({ unpublished }) => someOf(unpublished),
  notices_used_up: ({ usedUpNotices }) =>
    usedUpNotices.length > 0 ? { limit: OWNER_NOTICES_PER_DAY, names: usedUpNotices } : null,
  database_size: ({ databaseBytes, limitMb }) => {
    const megabytes = Math.round(databaseBytes / MEGABYTE);
    return megabytes >= NEARLY_FULL * limitMb ? { count: megabytes, limit: limitMb } : null;
  },
  // That an announcement takes days is no news.
  visitor_mail_limit: ({ sentMails }) => (sentMails >= MAILS_PER_DAY ? { limit: MAILS_PER_DAY } : null),
};

function someOf(count: number): FaultFigures | null {
  return count > 0 ? { count } : null;
}

/** `oldestDueAt`: since when the oldest open delivery is due; `sweptAt`: when the sweep last came. Null where not known. */
export type SiteCheck = { problems: Problem[]; oldestDueAt: number | null; sweptAt: number | null };

/**
 * Everything that is wrong with the site at this moment: the one list that the report, `/api/health` and the daily mail show
 * (decision: morning-digest). Reads the bucket and at most 700 rows, however much is stored: about 280 name the schema. It never fails.
 * @param now milliseconds
 */
export async function findProblems(env: Env, db: Database, now: number): Promise<SiteCheck> {
  const configuration = findConfigurationFaults(env);
  const [isBucketThere, missing] = await Promise.all([
    passes("bucket health", async () => (await env.BUCKET.head("health"), true)),
    passes("database health", () => findMissingSchema(db)),
  ]);
  const situation = missing?.length === 0 ? await passes("database health", () => readSituation(env, db, now)) : null;
  const problems: Problem[] = [];
  const add = (fault: SiteFault, figures: FaultFigures = {}) => problems.push({ fault, figures });
  if (configuration.length > 0) add("configuration", { names: configuration });
  if (missing && missing.length > 0) add("schema", { names: missing });
  else if (!situation) add("database");
  if (!isBucketThere) add("bucket");
  for (const [fault, find] of Object.entries(situation ? CONDITIONS : {})) {
    const figures = find(situation!);
    if (figures) add(fault as SiteFault, figures);
  }
  return { problems, oldestDueAt: situation?.oldestDueAt ?? null, sweptAt: situation?.sweptAt ?? null };
}

async function readSituation(env: Env, db: Database, now: number): Promise<Situation> {
  const [state, sentMails, usedUpNotices] = await Promise.all([
    readSiteState(db, now, MAX_SWEEP_AGE_MS),
    countSentMails(db, now),
    findUsedUpNotices(db, now),
  ]);
  const stored = state.emailHashFingerprint;
  // Wrong secrets are told as a fault of the configuration.
  const configuration = await passes("configuration", async () => readConfiguration(env));
  const isForeign = configuration !== null && stored !== null && stored !== emailHashFingerprint(env);
  return { ...state, now, sentMails, usedUpNotices, isForeign, limitMb: configuration?.databaseLimitMb ?? Infinity };
}

/** @returns null where the check fails, which is logged */
async function passes<Value>(label: string, check: () => Promise<Value>): Promise<Value | null> {
  try {
    return await check();
  } catch (error) {
    logFailure(label, error);
    return null;
  }
}

/** A step of the sweep: mails the owner what is wrong, once a day. */
export async function reportProblems(env: Env, db: Database, now: number): Promise<void> {
  const { problems } = await findProblems(env, db, now);
  if (problems.length === 0) return;
  const timeZone = await readOwnersTimeZone(db);
  const content = { topic: "problems", timeZone, problems } as const;
  await notifyOwner(env, db, { day: calendarDay(now, timeZone), topic: "problems", content }, now);
}

/**
 * Reports problems if the sweep does not come. The queue's consumer asks, because a job that does not run cannot notice it; in
 * turn the sweep notices that deliveries are not carried out. It never fails. Reads one row while all is well.
 */
export async function watchSweep(env: Env, db: Database, now: number): Promise<void> {
  const watch = async () => {
    if (now - (await readSweptAt(db)) > MAX_SWEEP_AGE_MS) await reportProblems(env, db, now);
  };
  await logRejection("watch over the sweep", watch());
}
