import { calendarDay } from "../../domain/calendar-day.ts";
import { findMailRoom, type MailPart, PART_LIMITS } from "../../domain/mail-limits.ts";
import type { AlertCause, FaultFigures } from "../../domain/site-faults.ts";
import { readConfiguration } from "../env.ts";
import { logFailure, logRejection } from "../log.ts";
import type { Database } from "../store/database.ts";
import { listHeartbeats, type StepEnd } from "../store/heartbeats.ts";
import { readSentMails } from "../store/mail-ledger.ts";
import { readOwnersTimeZone } from "../store/notifications.ts";
import { readSiteState, readSweptAt, type SiteState } from "../store/site-state.ts";
import { notifyOwner } from "./notify.ts";

/** How long a delivery may be due before something is wrong: the sweep requeues it after 10 minutes. */
export const MAX_DUE_MS = 30 * 60 * 1000;

/** How long ago the last sweep, or the last success of one of its steps, may be: it runs every 5 minutes. */
export const MAX_SWEEP_AGE_MS = 20 * 60 * 1000;

/** The part of the database's limit from which its size is an alert: early enough to change the plan. */
const NEARLY_FULL = 0.8;

const MEGABYTE = 1_000_000;

/** What the causes are decided by: the state of the database, its limit in megabytes, and the steps that keep failing. */
type Situation = SiteState & { now: number; limitMb: number; failingSteps: readonly string[] };

/** The causes that the sweep looks for. The limits of emails are noticed by the delivery that they hold back. */
type SweptCause = Exclude<AlertCause, `${string}_mail_limit`>;

/** When each cause is there, with its figures; null while it is not. */
const CONDITIONS: Readonly<Record<SweptCause, (situation: Situation) => FaultFigures | null>> = {
  exhausted: ({ exhausted }) => someOf(exhausted),
  deliveries: ({ oldestDueAt, now }) =>
    oldestDueAt !== null && now - oldestDueAt > MAX_DUE_MS ? { since: oldestDueAt } : null,
  sweep: ({ sweptAt, failingSteps, now }) => {
    const isLate = sweptAt !== null && now - sweptAt > MAX_SWEEP_AGE_MS;
    if (!isLate && failingSteps.length === 0) return null;
    return { ...(isLate && { since: sweptAt }), names: failingSteps };
  },
  form_service: ({ failingCopies }) => someOf(failingCopies),
  mail: ({ failingMails }) => someOf(failingMails),
  announcement: ({ stuckAnnouncements }) => someOf(stuckAnnouncements),
  quarantine_budget: ({ countedOnly }) => someOf(countedOnly),
  database_size: ({ databaseBytes, limitMb }) => {
    const megabytes = Math.round(databaseBytes / MEGABYTE);
    return megabytes >= NEARLY_FULL * limitMb ? { count: megabytes, limit: limitMb } : null;
  },
};

function someOf(count: number): FaultFigures | null {
  return count > 0 ? { count } : null;
}

export type FoundCause = { cause: AlertCause; figures: FaultFigures };

/**
 * What is wrong at this moment that the owner is alerted about, apart from the limits of emails. Reads what
 * `readSiteState` does.
 * @param failingSteps steps of the sweep that keep failing
 * @param now milliseconds
 */
export async function findCauses(
  env: Env,
  db: Database,
  failingSteps: readonly string[],
  now: number,
): Promise<FoundCause[]> {
  const { databaseLimitMb: limitMb } = readConfiguration(env);
  const situation = { ...(await readSiteState(db, now)), now, limitMb, failingSteps };
  return Object.entries(CONDITIONS).flatMap(([cause, find]) => {
    const figures = find(situation);
    return figures ? [{ cause: cause as AlertCause, figures }] : [];
  });
}

/** The limits of emails that are reached at this moment. Reads at most 100 rows. */
export async function findReachedLimits(db: Database, now: number): Promise<FoundCause[]> {
  const sent = await readSentMails(db, now);
  return LIMITED_PARTS.filter((part) => findMailRoom(sent, part) <= 0).map(describeLimit);
}

/** That an announcement takes days is no news. */
type LimitedPart = Exclude<MailPart, "announcement">;
const LIMITED_PARTS: readonly LimitedPart[] = ["automatic", "reply", "owner"];

function describeLimit(part: LimitedPart): FoundCause {
  const { hour: count, day: limit } = PART_LIMITS[part];
  return { cause: part === "owner" ? "owner_mail_limit" : "visitor_mail_limit", figures: { count, limit } };
}

/** A step of the sweep: alerts the owner to everything that is wrong. @param ends how the steps before it ended */
export async function raiseAlerts(env: Env, db: Database, ends: readonly StepEnd[], now: number): Promise<void> {
  const failing = await findLastingFailures(db, ends, now);
  for (const found of await findCauses(env, db, failing, now)) await raiseAlert(env, db, found, now);
}

/** Which of the steps that failed have not ended well for a while: once can be a moment's fault. Reads nothing if none failed. */
async function findLastingFailures(db: Database, ends: readonly StepEnd[], now: number): Promise<string[]> {
  const failed = ends.filter(({ error }) => error !== null);
  if (failed.length === 0) return [];
  const succeeded = new Map((await listHeartbeats(db)).map(({ step, succeededAt }) => [step, succeededAt ?? 0]));
  return failed
    .filter(({ step }) => now - (succeeded.get(step) ?? 0) > MAX_SWEEP_AGE_MS)
    .map(({ step, error }) => `${step} (${error})`);
}

/** @returns whether the owner is told by this call: they are once a day for each cause */
async function raiseAlert(env: Env, db: Database, { cause: topic, figures }: FoundCause, now: number) {
  const timeZone = await readOwnersTimeZone(db);
  const day = calendarDay(now, timeZone);
  return notifyOwner(env, db, { day, topic, content: { topic, timeZone, figures } }, now);
}

/**
 * Alerts the owner if the sweep does not come. The queue's consumer asks, because a job that does not run cannot notice
 * it; in turn the sweep notices that deliveries are not carried out. It never fails. Reads one row while all is well.
 */
export async function watchSweep(env: Env, db: Database, now: number): Promise<void> {
  const watch = async () => {
    const sweptAt = await readSweptAt(db);
    if (now - sweptAt > MAX_SWEEP_AGE_MS)
      await raiseAlert(env, db, { cause: "sweep", figures: { since: sweptAt } }, now);
  };
  await logRejection("watch over the sweep", watch());
}

/**
 * Tells the owner that mails wait because the site has sent as many as it may, with a line in the log (decision:
 * promised-mail-is-sent). It never fails: the report says it, too.
 */
export async function tellOwnerOfLimit(env: Env, db: Database, part: LimitedPart, now: number): Promise<void> {
  try {
    if (await raiseAlert(env, db, describeLimit(part), now)) console.warn({ limit: "emails", part });
  } catch (error) {
    logFailure("notice of an email limit", error, { part });
  }
}
