import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { LIST_LIMITS } from "../../domain/owner-lists.ts";
import { parseCsv } from "../support/csv.ts";
import { addLeads } from "../support/many-leads.ts";
import { meterRows } from "../support/row-meter.ts";
import { putLeads } from "../support/some-leads.ts";
import { run, signUp } from "../support/worker.ts";
import { asOwner, readAsOwner } from "../support/credentials.ts";

// Decision: bounded-lists. What a page may look at, whatever it is asked for, and that nothing is missed by it.

type Page = {
  data: { id: string; email: string; name: string | null }[];
  nextCursor: string | null;
  sortedAmong: number | null;
};

const LEADS = 2.5 * LIST_LIMITS.window;
/** The window to find its end, to look through it, to sort it, and the page with what is known about the people. */
const MOST_ROWS = 3 * LIST_LIMITS.window + 2 * LIST_LIMITS.page;

const { DB, takeRowsRead } = meterRows(env.DB);

beforeEach(() => addLeads(LEADS, { source: "CASE WHEN i = 7 THEN 'opt_in_form' ELSE 'waitlist_page' END" }));

async function readMetered(path: string) {
  takeRowsRead();
  const page = await readAsOwner<Page>(path, { DB });
  return { ...page, rowsRead: takeRowsRead() };
}

test.each(["newest", "oldest"])(
  "a filtered list, %s first, looks through a window at a time and misses nothing",
  async (sort) => {
    await putLeads([
      { name: "Zora", email: "zora@example.com", source: "opt_in_form", createdAt: 1_764_547_200_000 + 12_000_000 },
    ]);
    for (const [filter, emails] of [
      ["q=zor", ["zora@example.com"]],
      ["source=opt_in_form", ["zora@example.com", "p7@example.com"]],
    ] as const) {
      const found: string[] = [];
      let pages = 0;
      let cursor: string | null = "";
      while (cursor !== null) {
        const page: Page & { rowsRead: number } = await readMetered(
          `/api/optin-contacts?${filter}&sort=${sort}${cursor && `&cursor=${cursor}`}`,
        );
        expect(page.rowsRead, filter).toBeLessThanOrEqual(MOST_ROWS);
        expect(page.sortedAmong).toBeNull();
        found.push(...page.data.map(({ email }) => email));
        cursor = page.nextCursor;
        pages += 1;
      }
      expect(found.toSorted(), filter).toEqual([...emails].toSorted());
      expect(pages, filter).toBe(3);
    }
  },
);

test("an order without an index is that of the newest rows, and the answer says so", async () => {
  await putLeads([
    { name: "Abena", email: "abena@example.com", createdAt: Date.now() },
    { name: "Aaron", email: "aaron@example.com", createdAt: 1000 },
  ]);
  for (const sort of ["name", "email"]) {
    const page = await readMetered(`/api/optin-contacts?sort=${sort}`);
    expect(page.rowsRead).toBeLessThanOrEqual(MOST_ROWS);
    expect(page.sortedAmong).toBe(LIST_LIMITS.window);
    expect(page.data.map(({ email }) => email)).not.toContain("aaron@example.com");
    if (sort === "name") expect(page.data[0]!.name).toBe("Abena");
    const next = await readMetered(`/api/optin-contacts?sort=${sort}&cursor=${page.nextCursor}`);
    expect(next.rowsRead).toBeLessThanOrEqual(MOST_ROWS);
    expect(next.data[0]!.id).not.toBe(page.data[0]!.id);
  }
  // Few enough rows in the chosen days: all of them are sorted.
  const older = await readMetered("/api/optin-contacts?sort=name&to=2025-11-30");
  expect(older.data.map(({ email }) => email)).toEqual(["aaron@example.com"]);
  expect(older.sortedAmong).toBeNull();
});

test("a whole email is found by its hash, however many leads came since", async () => {
  await signUp("ama@example.com");
  await run("UPDATE leads SET created_at = 1000 WHERE email = 'ama@example.com'");
  const page = await readMetered("/api/optin-contacts?q=ama@example.com");
  expect(page.data.map(({ email }) => email)).toEqual(["ama@example.com"]);
  expect(page.nextCursor).toBeNull();
  expect(page.rowsRead).toBeLessThanOrEqual(10);
});

test("a file reads each row once, and comes in an order that an index has", async () => {
  takeRowsRead();
  const response = await asOwner("/api/optin-contacts/csv?sort=oldest", { bindings: { DB } });
  expect(parseCsv(await response.text())).toHaveLength(1 + LEADS);
  // Each page begins at the last row of the one before.
  expect(takeRowsRead()).toBeLessThanOrEqual(LEADS + 100);
});
