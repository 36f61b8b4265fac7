// Runs in the local Workers runtime, started by table.ts: reads one page as the deployed watch does. It stores nothing.
import type { WatchedRecord } from "../../domain/watch/watch-list.ts";
import { comparePage } from "../../worker/watch/compare.ts";
import { fetchPage } from "../../worker/watch/fetch-page.ts";

/** A page to read, with the records that rest on it. */
export type PageToRead = { url: string; records: Readonly<Record<string, WatchedRecord>> };

/** What it answered, and for each record the figures that it states. */
export type PageRead = { status: string; seen: Readonly<Record<string, readonly string[]>> };

/** GET says that the runtime is up. POST reads a page. */
export default {
  async fetch(request) {
    if (request.method !== "POST") return new Response("ready");
    const { url, records } = await request.json<PageToRead>();
    const fetched = await fetchPage(url, null);
    if (fetched.status !== "text") {
      const status = "why" in fetched ? fetched.why : fetched.status;
      return Response.json({ status, seen: {} } satisfies PageRead);
    }
    const seen = Map.groupBy(comparePage(fetched.text, records, [], Date.now()), ({ recordId }) => recordId);
    const keys = [...seen].map(([id, all]) => [id, all.map(({ figure }) => figure)] as const);
    return Response.json({ status: "read", seen: Object.fromEntries(keys) } satisfies PageRead);
  },
} satisfies ExportedHandler;
