import { Hono } from "hono";
import { WATCH_LIST_PATH, type WatchList } from "../../domain/watch/watch-list.ts";
import { readConfiguration } from "../env.ts";
import type { AppEnv } from "../http/context.ts";
import { withIsoTimes } from "../http/iso-times.ts";
import { readStaticJson } from "../static-json.ts";
import { UNREADABLE_AFTER_MS } from "./last-seen.ts";
import { countWatched, listFindings, listUnreadable } from "./watch.store.ts";

/** What the watch on the sources tells the owner. */
export const watch = new Hono<AppEnv>().get("/", async (c) => {
  const { db } = c.var;
  const [list, { figures, pages }, unreadable, counted] = await Promise.all([
    readStaticJson<WatchList>(c.env, WATCH_LIST_PATH),
    listFindings(db),
    listUnreadable(db, Date.now() - UNREADABLE_AFTER_MS),
    countWatched(db),
  ]);
  const records = Object.values(list?.records ?? {});
  const counts = {
    ...counted,
    records: records.length,
    withFigures: records.filter((record) => record.figures.length > 0).length,
    actsPerYear: list?.actsPerYear ?? 0,
  };
  return c.json({
    isOn: readConfiguration(c.env).watchesSources,
    counts,
    figures: figures.map(({ url, recordId, figure, around, foundAt, foundText }) =>
      withIsoTimes({ url, recordId, figure, around, foundText, foundAt: foundAt! }),
    ),
    pages: pages.map(({ url, lost, movedTo, foundAt }) =>
      withIsoTimes({ url, lost: lost!, movedTo, foundAt: foundAt! }),
    ),
    unreadable: unreadable.map(({ url, unreadableWhy }) => ({ url, why: unreadableWhy! })),
  });
});
