import fc from "fast-check";
import { expect, test } from "vitest";
import { LIST_SORTS } from "../../domain/owner-lists.ts";
import { putLeads, putMessages, type SomeLead } from "../support/some-leads.ts";
import { readAsOwner } from "../support/credentials.ts";
import { run } from "../support/worker.ts";

type Page = { data: { id: string; createdAt: string }[]; nextCursor: string | null };

const NAMES = ["", "Ama", "ama", "Émile", "Zoë", "a".repeat(120), "ﷺ".repeat(120), "🌍"];

// Few moments and few names, so that many rows share their sort key.
const someLeads = fc.array(fc.record({ createdAt: fc.integer({ min: 1, max: 4 }), name: fc.constantFrom(...NAMES) }), {
  maxLength: 25,
});

/** Reads page after page; `between` happens after each of them. */
async function readPages(read: (path: string) => Promise<Page>, path: string, between: (page: Page) => Promise<void>) {
  const pages: Page[] = [];
  let cursor: string | null = null;
  do {
    const page: Page = await read(cursor === null ? path : `${path}&cursor=${cursor}`);
    pages.push(page);
    cursor = page.nextCursor;
    await between(page);
  } while (cursor !== null);
  return pages;
}

const ids = (pages: Page[]) => pages.flatMap(({ data }) => data.map(({ id }) => id));

test("the pages together are the whole list, all full but the last, while leads are added and removed", async () => {
  await fc.assert(
    fc.asyncProperty(
      someLeads,
      fc.constantFrom(...LIST_SORTS, "savings" as const),
      fc.integer({ min: 1, max: 12 }),
      fc.boolean(),
      async (leads, sort, limit, goes) => {
        await run("DELETE FROM leads");
        const source = sort === "savings" ? "cost_calculator" : "opt_in_form";
        const list = sort === "savings" ? "/api/calculator" : "/api/optin-contacts";
        const rows: SomeLead[] = leads.map((lead) => ({ ...lead, source, estimatedSavings: lead.createdAt * 0.1 }));
        await putLeads(rows);
        const whole = await readAsOwner<Page>(`${list}?limit=200&sort=${sort}`);
        expect(whole.data).toHaveLength(leads.length);
        expect(whole.nextCursor).toBeNull();

        let arrivals = 4;
        const pages = await readPages(readAsOwner<Page>, `${list}?limit=${limit}&sort=${sort}`, async ({ data }) => {
          if (arrivals-- > 0) await putLeads([{ createdAt: 2, name: "Ama", source, estimatedSavings: 0.2 }]);
          const last = data.at(-1);
          if (goes && last) await run("DELETE FROM leads WHERE id = ?", last.id);
        });
        const seen = ids(pages);
        expect(new Set(seen).size).toBe(seen.length);
        const before = new Set(whole.data.map(({ id }) => id));
        expect(seen.filter((id) => before.has(id))).toEqual(whole.data.map(({ id }) => id));
        for (const { data } of pages.slice(0, -1)) expect(data).toHaveLength(limit);
        // After a last page that is full comes an empty one.
        expect(pages.at(-1)!.data.length).toBeLessThan(limit);
      },
    ),
    { numRuns: 30 },
  );
});

test("a page has 50 rows by default, and 200 at most", async () => {
  await putMessages(Array.from({ length: 201 }, () => ({})));
  const page = await readAsOwner<Page>("/api/messages");
  expect(page.data).toHaveLength(50);
  expect(page.nextCursor).not.toBeNull();
  const largest = await readAsOwner<Page>("/api/messages?limit=200");
  expect(largest.data).toHaveLength(200);
  const rest = await readAsOwner<Page>(`/api/messages?limit=200&cursor=${largest.nextCursor}`);
  expect(rest.data).toHaveLength(1);
  expect(rest.nextCursor).toBeNull();
});
