import { addDays, calendarDay, hourOfDay } from "./calendar-day.ts";

// The mail that tells the owner each morning what the day before brought and what waits (decision: morning-digest).

/** What it tells; each part can be switched off. */
export const DIGEST_PARTS = ["people", "numbers", "due", "deliveries", "quarantine", "site", "backup"] as const;
export type DigestPart = (typeof DIGEST_PARTS)[number];

/** The hours that count as morning: the earliest and the latest that the owner can choose. */
export const DIGEST_HOURS = { from: 4, to: 12, usual: 7 } as const;

/** A digest later than this is skipped: the next one comes soon. Hours. */
const LATE_HOURS = 6;

/** `hour`: the hour of the owner's day from which it is sent, in their time zone, an IANA name. No part: never. */
export type DigestSettings = { timeZone: string; hour: number; parts: DigestPart[] };

/** What a digest is sent with until the owner changes it. */
export function usualDigest(timeZone: string): DigestSettings {
  return { timeZone, hour: DIGEST_HOURS.usual, parts: [...DIGEST_PARTS] };
}

/**
 * What a digest tells: counts and times only, never anything of a person (decision: removal). A part that is switched off
 * is left out. Each count of rows stops at `MAX_COUNTED`; visits are sums.
 */
export type DigestCounts = {
  /** Who left something for the first time yesterday. */
  people?: { new: number };
  /** What came yesterday. */
  numbers?: {
    optIns: number;
    calculations: number;
    plans: number;
    messages: number;
    /** Those among them that the owner got no notice of (decision: one-guard). */
    withoutNotice?: { leads: number; messages: number };
    /** What visitors did, on this day of UTC; left out where nothing was counted. */
    visits?: { day: string; views: number; tools: number; checkout: number };
  };
  /** Answers that are due until the end of today, those that are late included. */
  due?: { today: number; late: number };
  /**
   * `recent`: of those that failed for good, the ones of the last two days; `failing`: those that failed three times or more so
   * far; `limited`: emails that wait for the limit of the site.
   */
  deliveries?: { failed: number; recent: number; uncertain: number; failing: number; limited: number };
  /** `countedOnly`: posts that the last whole day of UTC had no room for. */
  quarantine?: { waiting: number; countedOnly: number };
  /** What is wrong with the site. */
  site?: {
    /** Variables and secrets of the deployment that are wrong, a sentence each. */
    settings: readonly string[];
    /** Announcements that have not come further for a day or, once they went through everybody, for three. */
    stuckAnnouncements: number;
    /** Changes at the desk that a publishing run left out or failed with, and those that a restore brought back. */
    unpublished: number;
    /** Networks that sent all the forms they may on the last whole day of UTC. */
    refusedNetworks: number;
    /** Posts that could not be stored for days and are in the bucket. */
    deadPosts: number;
    /** How full the database is, once that matters; null before. */
    database: { megabytes: number; limit: number } | null;
  };
  /** When the last backup was downloaded, in milliseconds; null if none was. */
  backup?: { at: number | null };
};

/** The owner's day whose digest is due at a moment; null before and long after the chosen hour. */
export function findDigestDay(now: number, { timeZone, hour, parts }: DigestSettings): string | null {
  const late = hourOfDay(now, timeZone) - hour;
  return parts.length > 0 && late >= 0 && late < LATE_HOURS ? calendarDay(now, timeZone) : null;
}

/**
 * The day of UTC whose visits and posts a digest tells: they are counted by such days (decision: visits-counted-by-day). It is the
 * date of the owner's yesterday, or the date before where that day of UTC is not over.
 * @param day the owner's day that the digest is for
 * @param now milliseconds
 */
export function digestCountedDay(day: string, now: number): string {
  const yesterday = addDays(day, -1);
  const complete = addDays(calendarDay(now, "UTC"), -1);
  return yesterday < complete ? yesterday : complete;
}

/**
 * Whether there is anything to tell: nothing is sent on an empty day. Visits are no news, or no day of a site with visitors
 * were empty; neither are the age of the last backup and what failed long ago.
 */
export function isNews({ people, numbers, due, deliveries, quarantine, site }: DigestCounts): boolean {
  const counts = [
    people?.new,
    numbers?.optIns,
    numbers?.calculations,
    numbers?.plans,
    numbers?.messages,
    due?.today,
    deliveries?.recent,
    deliveries?.failing,
    deliveries?.limited,
    quarantine?.waiting,
    quarantine?.countedOnly,
    site && countProblems(site),
  ];
  return counts.some((count) => (count ?? 0) > 0);
}

/** How many things are wrong with the site. */
export function countProblems({ settings, database, ...counts }: NonNullable<DigestCounts["site"]>): number {
  return settings.length + (database ? 1 : 0) + Object.values(counts).filter((count) => count > 0).length;
}
