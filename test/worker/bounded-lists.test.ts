import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { parseCsv } from "../support/csv.ts";
import { addLeads } from "../support/many-leads.ts";
import { addPeople } from "../support/many-people.ts";
import { meterRows } from "../support/row-meter.ts";
import { putLeads } from "../support/some-leads.ts";
import { listPeople } from "../../worker/contacts/all-people.store.ts";
import { openDatabase } from "../../worker/db/database.ts";
import { listOptIns, type ListRequest } from "../../worker/lists/lists.store.ts";
import type { Position } from "../../worker/db/page.ts";
import { run, signUp } from "../support/worker.ts";
import { asOwner, readAsOwner } from "../support/credentials.ts";

// Decision: bounded-lists. What a page may look at, whatever it is asked for, and that nothing is missed by it. The window is
// small here; `bench:scale` measures the real one on the routes.

type Page = { data: { email: string }[]; nextCursor: string | null };

const WINDOW = 100;
const PAGE = 10;
const LEADS = 2.5 * WINDOW;
/** The window to find its end, to look through it, to sort it, and the page with what is known about the people. */
const MOST_ROWS = 3 * WINDOW + 2 * PAGE;

const { DB, takeRowsRead } = meterRows(env.DB);
const db = openDatabase(DB);

beforeEach(() => addLeads(LEADS, { source: "CASE WHEN i = 7 THEN 'opt_in_form' ELSE 'waitlist_page' END" }));

const request = (query: Partial<ListRequest>): ListRequest => ({
  sort: "newest",
  limit: PAGE,
  after: null,
  window: WINDOW,
  ...query,
});

async function readMetered(query: Partial<ListRequest>) {
  takeRowsRead();
  const page = await listOptIns(db, request(query));
  return { ...page, rowsRead: takeRowsRead() };
}

test.each(["newest", "oldest"] as const)(
  "a filtered list, %s first, looks through a window at a time and misses nothing",
  async (sort) => {
    await putLeads([
      { name: "Zora", email: "zora@example.com", source: "opt_in_form", createdAt: 1_764_547_200_000 + 120_500 },
    ]);
    for (const [filter, emails] of [
      [{ search: "zor" }, ["zora@example.com"]],
      [{ source: "opt_in_form" }, ["zora@example.com", "p7@example.com"]],
    ] as const) {
      const found: string[] = [];
      let pages = 0;
      let after: Position | null = null;
      do {
        const page: Awaited<ReturnType<typeof readMetered>> = await readMetered({ ...filter, sort, after });
        expect(page.rowsRead).toBeLessThanOrEqual(MOST_ROWS);
        expect(page.sortedAmong).toBeNull();
        found.push(...page.rows.map(({ email }) => email));
        after = page.next;
        pages += 1;
      } while (after !== null);
      expect(found.toSorted()).toEqual([...emails].toSorted());
      expect(pages).toBe(3);
    }
  },
);

test("an order without an index is that of the newest rows, and the answer says so", async () => {
  await putLeads([
    { name: "Abena", email: "abena@example.com", createdAt: Date.now() },
    { name: "Aaron", email: "aaron@example.com", createdAt: 1000 },
  ]);
  for (const sort of ["name", "email"] as const) {
    const page = await readMetered({ sort });
    expect(page.rowsRead).toBeLessThanOrEqual(MOST_ROWS);
    expect(page.sortedAmong).toBe(WINDOW);
    expect(page.rows.map(({ email }) => email)).not.toContain("aaron@example.com");
    if (sort === "name") expect(page.rows[0]!.name).toBe("Abena");
    const next = await readMetered({ sort, after: page.next });
    expect(next.rowsRead).toBeLessThanOrEqual(MOST_ROWS);
    expect(next.rows[0]!.id).not.toBe(page.rows[0]!.id);
  }
  // Few enough rows in the chosen days: all of them are sorted.
  const older = await readMetered({ sort: "name", createdBefore: Date.parse("2025-12-01") });
  expect(older.rows.map(({ email }) => email)).toEqual(["aaron@example.com"]);
  expect(older.sortedAmong).toBeNull();
});

test("a whole email is found by its hash, however many leads came since", async () => {
  await signUp("ama@example.com");
  await run("UPDATE leads SET created_at = 1000 WHERE email = 'ama@example.com'");
  takeRowsRead();
  const page = await readAsOwner<Page>("/api/optin-contacts?q=ama@example.com", { DB });
  expect(page.data.map(({ email }) => email)).toEqual(["ama@example.com"]);
  expect(page.nextCursor).toBeNull();
  expect(takeRowsRead()).toBeLessThanOrEqual(10);
});

test("a filtered list of all people looks through a window at a time and misses nobody", async () => {
  await run("DELETE FROM leads");
  await addPeople(1, LEADS, Date.now());
  await run(`UPDATE people SET tags = '["moved"]' WHERE email_hash IN (SELECT email_hash FROM leads WHERE email IN
    ('person3@example.com', 'person247@example.com'))`);
  const found: string[] = [];
  let after: Position | null = null;
  do {
    takeRowsRead();
    const page: Awaited<ReturnType<typeof listPeople>> = await listPeople(db, request({ tag: "moved", after }));
    // The window to find its end and to look through it, both of the indexes of leads and messages, and the notes.
    expect(takeRowsRead()).toBeLessThanOrEqual(8 * WINDOW);
    found.push(...page.rows.map(({ email }) => email));
    after = page.next;
  } while (after !== null);
  expect(found).toEqual(["person247@example.com", "person3@example.com"]);
});

/** More than one page of a file: 2,000 rows. */
const FILE_ROWS = 2100;

test("a file reads each row once, and comes in an order that an index has", async () => {
  await addLeads(FILE_ROWS - LEADS, { prefix: "q" });
  takeRowsRead();
  const response = await asOwner("/api/optin-contacts/csv?sort=oldest", { bindings: { DB } });
  expect(parseCsv(await response.text())).toHaveLength(1 + FILE_ROWS);
  // Each page begins at the last row of the one before.
  expect(takeRowsRead()).toBeLessThanOrEqual(FILE_ROWS + 100);
});
