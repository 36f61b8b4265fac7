import {
  type Lost,
  type Unreadable,
  WATCH_LIST_PATH,
  type WatchedRecord,
  type WatchList,
} from "../../domain/watch/watch-list.ts";
import type { Database } from "../db/database.ts";
import { readConfiguration } from "../env.ts";
import { sha256 } from "../hash.ts";
import { readSucceededAt, recordHeartbeat } from "../health/heartbeats.store.ts";
import { readStaticJson } from "../static-json.ts";
import { comparePage, FINDING_AFTER_MS, stillUnchanged } from "./compare.ts";
import { type Fetched, fetchPage } from "./fetch-page.ts";
import { forgetPages, type PageState, readPage, type SeenFigure, storePage } from "./watch.store.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_HOURS = 24;
const WEEK_HOURS = 7 * DAY_HOURS;

/** A page that was not requested for this long is no longer cited. */
const FORGOTTEN_AFTER_MS = 3 * WEEK_HOURS * HOUR_MS;

/** Messages that one call to the queue takes. */
const BATCH = 100;

/** Once an hour, queues the pages scheduled for that hour of the week or day, pages of one host a minute apart. */
export async function queuePages(env: Env, db: Database, now: number): Promise<void> {
  if (!readConfiguration(env).watchesSources) return;
  const hour = Math.floor(now / HOUR_MS);
  const last = Math.floor((await readSucceededAt(db, "watch")) / HOUR_MS);
  if (last === hour) return;
  const list = await readStaticJson<WatchList>(env, WATCH_LIST_PATH);
  if (!list) return;
  // Catches up on missed hours. A new watch has missed none: it spreads over its first week.
  const passed = last === 0 ? 1 : Math.min(hour - last, WEEK_HOURS);
  const due = Object.entries(list.pages).filter(([url, { isDaily }]) => {
    const period = isDaily ? DAY_HOURS : WEEK_HOURS;
    const since = (hour - slotOf(url)) % period;
    return since < Math.min(passed, period);
  });
  const ofHost = new Map<string, number>();
  const messages = due.map(([url]) => {
    const { host } = new URL(url);
    const minute = ofHost.get(host) ?? 0;
    ofHost.set(host, minute + 1);
    return { body: { watch: url }, delaySeconds: Math.min(minute * 60, 12 * 60 * 60) };
  });
  for (let start = 0; start < messages.length; start += BATCH) {
    await env.WATCH.sendBatch(messages.slice(start, start + BATCH));
  }
  await forgetPages(db, now - FORGOTTEN_AFTER_MS);
  await recordHeartbeat(db, "watch", now);
}

/** The hour of the week in which a page is read. Hashing spreads the pages evenly and keeps each page's hour the same. */
function slotOf(url: string): number {
  return Number.parseInt(sha256(url).slice(0, 8), 16) % WEEK_HOURS;
}

/** Fetches a cited page and stores which of our figures it states. Ignores addresses that the content doesn't cite. */
export async function watchPage(env: Env, db: Database, url: string, now: number): Promise<void> {
  const list = await readStaticJson<WatchList>(env, WATCH_LIST_PATH);
  const watched = list?.pages[url];
  if (!list || !watched) return;
  const records = Object.fromEntries(watched.records.map((id) => [id, list.records[id]!]));
  const lookedFor = sha256(JSON.stringify(records));
  const { page, seen } = await readPage(db, url);
  const fetched = await fetchPage(url, page?.lookedFor === lookedFor ? page : null);
  const known = { ...NEVER_READ, ...FINE, ...page, url, askedAt: now };
  await storePage(db, ...remember(fetched, known, { seen, records, lookedFor }));
}

type Looked = {
  seen: readonly SeenFigure[];
  records: Readonly<Record<string, WatchedRecord>>;
  lookedFor: string;
};

const NEVER_READ = { etag: null, lastModified: null, textHash: null, textLength: null, lookedFor: null };
const FINE = { unreadableSince: null, unreadableWhy: null, lostSince: null, lost: null, movedTo: null, foundAt: null };

/** What is remembered of a page after it answered: its state, and its figures where they were looked for. */
function remember(fetched: Fetched, known: PageState, looked: Looked): [PageState, SeenFigure[] | null] {
  const now = known.askedAt;
  const read = { ...known, ...FINE, lookedFor: looked.lookedFor };
  switch (fetched.status) {
    case "unchanged":
      return [read, stillUnchanged(looked.seen, now)];
    case "text": {
      const { text, hash: textHash, etag, lastModified } = fetched;
      const seen = comparePage(text, looked.records, looked.seen, now);
      if (isAnotherPage(text, known, seen)) return [unreadable(known, "no text"), null];
      return [{ ...read, etag, lastModified, textHash, textLength: text.length }, seen];
    }
    case "pdf": {
      const { hash: textHash } = fetched;
      // Until somebody has read its records again, which changes what is looked for.
      const isChanged = known.lookedFor === looked.lookedFor && known.textHash !== textHash;
      return [isChanged ? unreadable(known, "changed PDF") : { ...read, textHash }, null];
    }
    case "gone":
      return [lose(known, "gone", null), null];
    case "moved":
      return [lose(known, "moved", fetched.to), null];
    case "unreadable":
      return [unreadable(known, fetched.why), null];
  }
}

/** A page whose text shrinks below this share was probably replaced by a bot check or a rate limit. */
const SHRUNK = 1 / 3;

/** Whether the text is much shorter than at the last reading and states none of our figures. */
function isAnotherPage(text: string, { textLength }: PageState, seen: readonly SeenFigure[]): boolean {
  const isShort = textLength !== null && text.length < textLength * SHRUNK;
  return isShort && seen.length > 0 && seen.every(({ missingSince }) => missingSince !== null);
}

/** Keeps earlier findings: an unreadable page neither confirms nor refutes them. */
function unreadable(known: PageState, unreadableWhy: Unreadable): PageState {
  return { ...known, unreadableSince: known.unreadableSince ?? known.askedAt, unreadableWhy };
}

function lose(known: PageState, lost: Lost, movedTo: string | null): PageState {
  const { askedAt: now, lostSince } = known;
  const since = lostSince ?? now;
  const foundAt = now - since >= FINDING_AFTER_MS ? (known.foundAt ?? now) : null;
  return { ...known, unreadableSince: null, unreadableWhy: null, lostSince: since, lost, movedTo, foundAt };
}
