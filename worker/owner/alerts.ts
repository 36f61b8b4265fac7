import { calendarDay } from "../../domain/calendar-day.ts";
import { findTightestLimit, type MailPart, type SentMails } from "../../domain/mail-limits.ts";
import type { AlertCause, FaultFigures } from "../../domain/site-faults.ts";
import { ConfigurationError, readConfiguration } from "../env.ts";
import { emailHashFingerprint } from "../hash.ts";
import { logRejection } from "../log.ts";
import type { Database } from "../db/database.ts";
import { findUsedUpNotices, OWNER_NOTICES_PER_DAY } from "../deliveries/store.ts";
import { readSentMails } from "../mail/ledger-store.ts";
import { readOwnersTimeZone } from "../deliveries/notifications-store.ts";
import { readSiteState, readSweptAt, type SiteState } from "./site-state-store.ts";
import { rememberHashSecret } from "../deliveries/hash-secret.ts";
import { notifyOwner } from "../deliveries/notify.ts";

/** How long a delivery may be due before something is wrong: the sweep requeues it after 10 minutes. */
export const MAX_DUE_MS = 30 * 60 * 1000;

/** How long ago the last sweep, or the last success of one of its steps, may be: each step comes every five minutes. */
export const MAX_SWEEP_AGE_MS = 20 * 60 * 1000;

/** The part of the database's limit from which its size is an alert: early enough to change the plan. */
const NEARLY_FULL = 0.8;

const MEGABYTE = 1_000_000;

/** What the causes are decided by: the state of the database, its limit in megabytes, and the mails that were sent. */
type Situation = SiteState & {
  now: number;
  limitMb: number;
  sent: SentMails;
  usedUpNotices: string[];
  isHashSecretForeign: boolean;
};

/** When each cause is there, with its figures; null while it is not. */
const CONDITIONS: Readonly<Record<AlertCause, (situation: Situation) => FaultFigures | null>> = {
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
  quarantine_budget: ({ countedOnly, isQuarantineFull }) =>
    isQuarantineFull || countedOnly > 0 ? { count: countedOnly } : null,
  network_refused: ({ refusedNetworks }) => someOf(refusedNetworks),
  notices_used_up: ({ usedUpNotices }) =>
    usedUpNotices.length > 0 ? { limit: OWNER_NOTICES_PER_DAY, names: usedUpNotices } : null,
  email_hash_secret: ({ isHashSecretForeign }) => (isHashSecretForeign ? {} : null),
  database_size: ({ databaseBytes, limitMb }) => {
    const megabytes = Math.round(databaseBytes / MEGABYTE);
    return megabytes >= NEARLY_FULL * limitMb ? { count: megabytes, limit: limitMb } : null;
  },
  // That an announcement takes days, or a reminder waits, is no news.
  visitor_mail_limit: ({ sent }) => findReachedLimit(sent, "automatic"),
  owner_mail_limit: ({ sent }) => findReachedLimit(sent, "owner"),
};

function someOf(count: number): FaultFigures | null {
  return count > 0 ? { count } : null;
}

function findReachedLimit(sent: SentMails, part: MailPart): FaultFigures | null {
  const { left, limit, per } = findTightestLimit(sent, part);
  return left <= 0 ? { limit, per } : null;
}

type FoundCause = { cause: AlertCause; figures: FaultFigures };

/**
 * What is wrong at this moment that the owner is alerted about. Reads what `readSiteState` and `readSentMails` do, and where the owner got
 * many mails what `findUsedUpNotices` does.
 */
export async function findCauses(env: Env, db: Database, now: number): Promise<FoundCause[]> {
  return decideCauses(await readSituation(env, db, now));
}

async function readSituation(env: Env, db: Database, now: number): Promise<Situation> {
  const { databaseLimitMb: limitMb } = readConfiguration(env);
  const [state, sent] = await Promise.all([readSiteState(db, now, MAX_SWEEP_AGE_MS), readSentMails(db, now)]);
  const usedUpNotices = sent.owner.day < OWNER_NOTICES_PER_DAY ? [] : await findUsedUpNotices(db, now);
  return { ...state, now, limitMb, sent, usedUpNotices, isHashSecretForeign: isForeign(env, state) };
}

function decideCauses(situation: Situation): FoundCause[] {
  return Object.entries(CONDITIONS).flatMap(([cause, find]) => {
    const figures = find(situation);
    return figures ? [{ cause: cause as AlertCause, figures }] : [];
  });
}

/** Whether the hashes of emails are made with another secret than those that are stored. A missing one is told by the configuration. */
function isForeign(env: Env, { emailHashFingerprint: stored }: SiteState): boolean {
  try {
    return stored !== null && stored !== emailHashFingerprint(env);
  } catch (error) {
    if (error instanceof ConfigurationError) return false;
    throw error;
  }
}

/** A step of the sweep: alerts the owner to everything that is wrong. */
export async function raiseAlerts(env: Env, db: Database, now: number): Promise<void> {
  const situation = await readSituation(env, db, now);
  if (situation.emailHashFingerprint === null) {
    await logRejection("fingerprint of the email hashes", rememberHashSecret(env, db));
  }
  const found = decideCauses(situation);
  if (found.length === 0) return;
  const timeZone = await readOwnersTimeZone(db);
  for (const one of found) await raiseAlert(env, db, one, timeZone, now);
}

/** Tells the owner, once a day for each cause. */
async function raiseAlert(
  env: Env,
  db: Database,
  { cause: topic, figures }: FoundCause,
  timeZone: string,
  now: number,
): Promise<void> {
  const day = calendarDay(now, timeZone);
  await notifyOwner(env, db, { day, topic, content: { topic, timeZone, figures } }, now);
}

/**
 * Alerts the owner if the sweep does not come. The queue's consumer asks, because a job that does not run cannot notice
 * it; in turn the sweep notices that deliveries are not carried out. It never fails. Reads one row while all is well.
 */
export async function watchSweep(env: Env, db: Database, now: number): Promise<void> {
  const watch = async () => {
    const sweptAt = await readSweptAt(db);
    if (now - sweptAt <= MAX_SWEEP_AGE_MS) return;
    const late: FoundCause = { cause: "sweep", figures: { since: sweptAt } };
    await raiseAlert(env, db, late, await readOwnersTimeZone(db), now);
  };
  await logRejection("watch over the sweep", watch());
}
