import { env } from "cloudflare:workers";
import { expect, inject, test } from "vitest";
import { EVERYBODY } from "../../domain/announcement.ts";
import { DIGEST_PARTS } from "../../domain/morning-digest.ts";
import { MAX_COUNTED } from "../../domain/owner-lists.ts";
import { SELECTION_LIMIT } from "../../domain/person.ts";
import { openDatabase } from "../../worker/db/database.ts";
import { countForDigest } from "../../worker/digest/digest-counts.store.ts";
import { askAsOwner, asOwner } from "../support/credentials.ts";
import { parseCsv } from "../support/csv.ts";
import { addPeople } from "../support/many-people.ts";
import { PERSON_HASH } from "../support/people-sql.ts";
import { meterRows } from "../support/row-meter.ts";
import { run } from "../support/worker.ts";

// What the owner does with all people, at each size: the same answers, and no more rows read for a page of many than for
// one of few. `npm run test:people` is the long form; it prints what each call took.

const SIZES = inject("isLong") ? [200_000] : [0, 3, 300];

const DAY_MS = 24 * 60 * 60 * 1000;
/** Small in the short form, so that a page that reads everybody reads more than it may. */
const PAGE = inject("isLong") ? 200 : 20;
/** Rows that a page may read for each person it shows, with what is known of them, and one that looks through a window. */
const ROWS_PER_PERSON = 25;
const WINDOW_ROWS = 20_000;

type Person = { personId: string; email: string; status: string };
type Page = { data: Person[]; nextCursor: string | null };

test.each(SIZES)("with %d people every list, view and change of the owner is right and bounded", async (size) => {
  const now = Date.now();
  await addPeople(1, size, now);
  // Every lot-th person is erased below; whoever wrote a message is due, half of them since yesterday.
  const lot = size > 3 ? 20 : 3;
  const erased = Math.floor(size / lot);
  const due = Math.floor(size / 10);
  const late = Math.floor(size / 20);
  const numbers = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${size})`;
  if (size > 0) {
    await run(
      `UPDATE people SET tags = '["lot"]' WHERE email_hash IN (${numbers} SELECT ${PERSON_HASH} FROM n WHERE i % ${lot} = 0)`,
    );
    await run(
      `UPDATE people SET due_at = ${now - DAY_MS} WHERE email_hash IN (${numbers} SELECT ${PERSON_HASH} FROM n WHERE i % 20 = 0)`,
    );
    await run(
      `UPDATE people SET due_at = ${now + 9 * DAY_MS} WHERE email_hash IN (${numbers} SELECT ${PERSON_HASH} FROM n WHERE i % 20 = 10)`,
    );
  }

  const meter = meterRows(env.DB);
  const bindings = { DB: meter.DB };
  const took = new Map<string, { calls: number; mostRows: number; allMs: number; mostMs: number }>();

  async function measure<Answer>(name: string, mostRows: number, act: () => Promise<Answer>): Promise<Answer> {
    meter.takeRowsRead();
    const start = performance.now();
    const answer = await act();
    const ms = Math.round(performance.now() - start);
    const rowsRead = meter.takeRowsRead();
    expect(rowsRead, name).toBeLessThanOrEqual(mostRows);
    const { calls = 0, mostRows: before = 0, allMs = 0, mostMs = 0 } = took.get(name) ?? {};
    const most = { mostRows: Math.max(before, rowsRead), mostMs: Math.max(mostMs, ms) };
    took.set(name, { calls: calls + 1, allMs: allMs + ms, ...most });
    return answer;
  }

  const ask = <Answer>(path: string, json?: unknown, method?: string) =>
    askAsOwner<Answer>(path, { json, method, bindings });

  /** Everybody whom a query lists, page by page. */
  async function walk(name: string, query: string, mostRows: number): Promise<Person[]> {
    const found: Person[] = [];
    let cursor: string | null = null;
    do {
      const path: string = `/api/people?tz=UTC&limit=${PAGE}${query}${cursor ? `&cursor=${cursor}` : ""}`;
      const page: Page = await measure(name, mostRows, () => ask<Page>(path));
      found.push(...page.data);
      cursor = page.nextCursor;
    } while (cursor !== null);
    return found;
  }

  async function inParts(people: readonly Person[], act: (ids: string[]) => Promise<unknown>) {
    for (let from = 0; from < people.length; from += SELECTION_LIMIT) {
      await act(people.slice(from, from + SELECTION_LIMIT).map(({ personId }) => personId));
    }
  }

  const total = async () => (await measure("counters", 6_800, () => ask<{ total: number }>("/api/leads/stats"))).total;
  const file = (query: string, people: number) =>
    measure("file", ROWS_PER_PERSON * people + WINDOW_ROWS * (1 + size / 1000), async () => {
      const answer = await asOwner(`/api/people/csv?tz=UTC${query}`, { bindings });
      return parseCsv(await answer.text()).slice(1);
    });

  // Counters and lists.
  expect(await total()).toBe(size);
  const all = await walk("all people", "", ROWS_PER_PERSON * PAGE);
  expect(all).toHaveLength(size);
  expect(new Set(all.map(({ personId }) => personId)).size).toBe(size);
  expect(await walk("view unanswered", "&view=unanswered", ROWS_PER_PERSON * PAGE)).toHaveLength(due);
  expect(await walk("view due today", "&view=due_today", ROWS_PER_PERSON * PAGE)).toHaveLength(late);
  const manyDueAtOnce = await measure("short page", ROWS_PER_PERSON * 20, () =>
    ask<Page>("/api/people?view=unanswered&limit=20"),
  );
  expect(manyDueAtOnce.data).toHaveLength(Math.min(due, 20));
  const unconfirmed = await measure("view unconfirmed", WINDOW_ROWS, () => ask<Page>("/api/people?view=unconfirmed"));
  expect(unconfirmed.data).toHaveLength(Math.min(Math.ceil(size / 2), 50));
  const byCountry = await measure("view by country", WINDOW_ROWS, () => ask<Page>("/api/people?country=Ghana"));
  expect(byCountry.data).toHaveLength(Math.min(size, 50));
  const nobody = await measure("search", WINDOW_ROWS, () => ask<Page>("/api/people?q=nobody-has-this"));
  expect(nobody.data).toEqual([]);

  // Whoever opted in has confirmed; of very many, the reach counts a part and says so.
  const reach = await measure("reach of an announcement", 4.1 * size + 10, () =>
    ask<{ people: number; isComplete: boolean }>("/api/announcements/reach", { segment: EVERYBODY }),
  );
  if (reach.isComplete) expect(reach.people).toBe(Math.floor(size / 2));
  else expect(size).toBeGreaterThan(5000);

  // One person's page.
  const someone = all[Math.floor(size / 2)];
  if (someone) {
    const page = await measure("one person", 60, () => ask<{ timeline: unknown[] }>(`/api/people/${someone.personId}`));
    expect(page.timeline.length).toBeGreaterThan(0);
  }

  // What the owner is told, and what the sweep looks at.
  const db = openDatabase(meter.DB);
  const days = { yesterday: now - DAY_MS, today: now, tomorrow: now + DAY_MS, counted: "2026-01-01" };
  const counts = await measure("counts of a digest", 25_000, () =>
    countForDigest(db, DIGEST_PARTS, days, { settings: [], databaseLimitMb: 1000, deadPosts: 0 }, now),
  );
  expect(counts.due).toEqual({ today: Math.min(late, MAX_COUNTED), late: Math.min(late, MAX_COUNTED) });
  expect(counts.people!.new).toBeLessThanOrEqual(MAX_COUNTED);

  // Everybody, in parts as the page sends them: status, tag, file.
  const emails = (people: readonly Person[]) => people.map(({ email }) => email);
  await inParts(all, (people) =>
    measure("change of 20", 400, () => ask("/api/people", { people, status: "customer", addedTag: "moved" }, "PATCH")),
  );
  expect(emails(await walk("people with a status", "&status=customer", WINDOW_ROWS))).toEqual(emails(all));
  expect((await file("&tag=moved", size)).map((row) => row[1])).toEqual(emails(all));

  // Erasure of all that match: of very many a part, because each of the requests is alike and takes long.
  const matching = await walk("people with a tag", "&tag=lot", WINDOW_ROWS);
  expect(matching).toHaveLength(erased);
  await inParts(matching, (people) => measure("erasure of 20", 1000, () => ask("/api/people/erasures", { people })));
  expect(await walk("people with a tag", "&tag=lot", WINDOW_ROWS)).toEqual([]);
  expect(await total()).toBe(size - erased);
  expect(await file("", size)).toHaveLength(size - erased);

  if (inject("isLong")) {
    for (const [name, { calls, mostRows, allMs, mostMs }] of took) {
      const mean = Math.round(allMs / calls);
      console.log(
        `${size} people: ${name}: ${calls} calls, at most ${mostRows} rows read, ${mean} ms each, at most ${mostMs}`,
      );
    }
  }
});
