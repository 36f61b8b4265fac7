// `npm run content -- --watch=kenya`, or with a page's address: reads the cited pages now, and prints what they still state.
import { setTimeout } from "node:timers/promises";
import { figureOfKey, figureText } from "../../domain/watch/figures.ts";
import { watchList } from "../../web/feeds/watch-list.ts";
import { STATE } from "../local-database.mjs";
import { withLocalWorker } from "../local-worker.ts";
import { Refusal } from "../refusal.mjs";
import type { PageRead, PageToRead } from "./worker.ts";

const MINUTE_MS = 60 * 1000;

/**
 * Reads a page, or all pages that records of a country rest on, and prints a row for each record. Pages of one host follow one another
 * by a minute.
 * @throws Refusal where the content cites no such page and has no such country
 */
export async function printWatch(name: string): Promise<void> {
  const list = watchList();
  const isOf = (id: string) => id.startsWith(`${name}.`);
  const pages = Object.entries(list.pages).filter(([url, { records }]) => url === name || records.some(isOf));
  if (pages.length === 0) throw new Refusal(`The content cites no page ${name}, and no record of "${name}" cites any.`);
  const askedAt = new Map<string, number>();
  await withLocalWorker({ main: "scripts/watch/worker.ts", persistTo: STATE }, async (worker) => {
    for (const [url, { records }] of pages) {
      const { host } = new URL(url);
      await setTimeout(Math.max(0, (askedAt.get(host) ?? 0) + MINUTE_MS - Date.now()));
      const toRead: PageToRead = { url, records: Object.fromEntries(records.map((id) => [id, list.records[id]!])) };
      const answer = await fetch(worker, { method: "POST", body: JSON.stringify(toRead) });
      const { status, seen } = (await answer.json()) as PageRead;
      askedAt.set(host, Date.now());
      console.log(`\n${url}: ${status}`);
      const wanted = Object.entries(toRead.records).filter(([, { figures }]) => figures.length > 0);
      if (status !== "read" || wanted.length === 0) continue;
      const row = (figures: readonly string[]) => figures.map((key) => figureText(figureOfKey(key))).join(", ");
      console.table(
        Object.fromEntries(
          wanted.map(([id, { figures }]) => {
            const there = seen[id] ?? [];
            return [id, { stated: row(there), "not there": row(figures.filter((key) => !there.includes(key))) }];
          }),
        ),
      );
    }
  });
}
