import type { IsoDate } from "../../domain/facts.ts";
import { type LastSeen, WATCH_LIST_PATH, type WatchList } from "../../domain/watch/watch-list.ts";
import type { Database } from "../db/database.ts";
import { readConfiguration } from "../env.ts";
import { readStaticJson } from "../static-json.ts";
import { dayOf } from "./compare.ts";
import { listSeen, listUnreadable } from "./watch.store.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;

/** A page that can't be read for so long is listed as one that can't be watched. */
export const UNREADABLE_AFTER_MS = 21 * DAY_MS;

/** What the content is to keep of what was seen: of each page the records all of whose figures it stated when it was read last. */
async function readLastSeen(db: Database, list: WatchList, now: number): Promise<LastSeen> {
  const pages: Record<string, { on: IsoDate; changed?: IsoDate; records: string[] }> = {};
  const byPage = Map.groupBy(await listSeen(db), ({ url }) => url);
  for (const [url, seen] of byPage) {
    if (!list.pages[url]) continue;
    const keys = Map.groupBy(seen, ({ recordId }) => recordId);
    const records = [...keys.keys()].filter((id) => {
      const stated = new Set(keys.get(id)!.map(({ figure }) => figure));
      const { figures = [] } = list.records[id] ?? {};
      return figures.length > 0 && figures.every((figure) => stated.has(figure));
    });
    const seenAt = Math.max(...seen.map((one) => one.seenAt));
    const changed = changedOn(seen[0]!.lastModified, seenAt);
    if (records.length > 0) {
      pages[url] = { on: dayOf(seenAt), ...(changed && { changed }), records: records.toSorted() };
    }
  }
  const unreadable = await listUnreadable(db, now - UNREADABLE_AFTER_MS);
  return { on: dayOf(now), pages, unreadable: unreadable.map(({ url }) => url).toSorted() };
}

/**
 * What the content is to keep, where it is a week old or a publishing run has something to do anyway; null where nothing new can be
 * said.
 */
export async function findNewlySeen(
  env: Env,
  db: Database,
  isPublishing: boolean,
  now: number,
): Promise<LastSeen | null> {
  if (!readConfiguration(env).watchesSources) return null;
  const list = await readStaticJson<WatchList>(env, WATCH_LIST_PATH);
  if (!list || (list.seenOn ?? "") > dayOf(now - (isPublishing ? DAY_MS : WEEK_MS))) return null;
  const seen = await readLastSeen(db, list, now);
  return Object.keys(seen.pages).length > 0 || list.seenOn !== null ? seen : null;
}

/** The day that a server gives for a page's last change. Many give the time of their answer, which says nothing. */
function changedOn(lastModified: string | null, seenAt: number): IsoDate | undefined {
  const moment = Date.parse(lastModified ?? "");
  return moment < seenAt - DAY_MS ? dayOf(moment) : undefined;
}
