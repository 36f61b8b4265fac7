import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { LeadSource } from "../../domain/lead.ts";
import { LIST_SORTS } from "../../domain/owner-lists.ts";
import { PERSON_STATUSES } from "../../domain/person.ts";
import { openDatabase } from "../../worker/db/database.ts";
import type { Position } from "../../worker/db/page.ts";
import { peopleTable } from "../../worker/db/schema.ts";
import {
  listMessages,
  listOptIns,
  listPlans,
  type ListRequest,
  listSubmissions,
} from "../../worker/lists/lists.store.ts";
import { listPeople } from "../../worker/contacts/all-people.store.ts";
import { putLeads, putMessages, type SomeLead } from "../support/some-leads.ts";
import { readAsOwner } from "../support/credentials.ts";
import { rows, run } from "../support/worker.ts";

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
        const stored: SomeLead[] = leads.map((lead) => ({ ...lead, source, estimatedSavings: lead.createdAt * 0.1 }));
        await putLeads(stored);
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

const LISTS = { listOptIns, listSubmissions, listPlans, listMessages, listPeople };
const PEOPLE = ["ama", "kofi", "esi", "yaw"];
const COUNTRIES = ["Ghana", "Kenya"];
const SOURCES = ["opt_in_form", "waitlist_page", "cost_calculator", "my_plan"] as const satisfies LeadSource[];
const STATUSES = PERSON_STATUSES.slice(0, 2);

/** Few people who sent much, at few moments, and what is noted about each. */
const someContacts = fc.record({
  sent: fc.array(
    fc.record({
      person: fc.constantFrom(...PEOPLE),
      source: fc.constantFrom(...SOURCES, null),
      country: fc.constantFrom(...COUNTRIES, null),
      createdAt: fc.integer({ min: 1, max: 5 }),
    }),
    { minLength: 12, maxLength: 16 },
  ),
  notes: fc.array(
    fc.record({
      status: fc.constantFrom(...STATUSES),
      tags: fc.constantFrom<string[]>([], ["investor"]),
      confirmedAt: fc.constantFrom(null, 1),
      dueAt: fc.constantFrom(null, 1, 2),
    }),
    { minLength: PEOPLE.length, maxLength: PEOPLE.length },
  ),
});

const someFilter = fc.record(
  {
    search: fc.constantFrom("a", "fi@"),
    source: fc.constantFrom(...SOURCES),
    country: fc.constantFrom(...COUNTRIES),
    createdFrom: fc.integer({ min: 1, max: 3 }),
    createdBefore: fc.integer({ min: 3, max: 5 }),
    status: fc.constantFrom(...STATUSES),
    tag: fc.constant("investor"),
    isUnconfirmed: fc.boolean(),
    isDue: fc.boolean(),
    dueBefore: fc.integer({ min: 1, max: 2 }),
    sort: fc.constantFrom("newest" as const, "oldest" as const),
  },
  { requiredKeys: ["sort"] },
);

async function store({ sent, notes }: typeof someContacts extends fc.Arbitrary<infer Contacts> ? Contacts : never) {
  const db = openDatabase(env.DB);
  for (const table of ["leads", "messages", "people"]) await run(`DELETE FROM ${table}`);
  const items = sent.map(({ person, source, country, createdAt }) => ({
    name: person,
    email: `${person}@example.com`,
    entryId: crypto.randomUUID(),
    createdAt,
    source,
    ...(source === "cost_calculator"
      ? { destinationCountry: country?.toLowerCase() }
      : { countryInterest: country === null ? null : [country] }),
  }));
  await putLeads(items.flatMap(({ source, ...item }) => (source === null ? [] : { ...item, source })));
  await putMessages(
    items.flatMap(({ name, email, createdAt, source }) => (source === null ? { name, email, createdAt } : [])),
  );
  await run(`INSERT INTO plans (lead_id, email_hash, country, month, reminders, changes, inputs, moves, done, reminded_to, created_at)
    SELECT id, email_hash, 'ghana', '2099-06', 0, 0, '{}', '{}', '[]', '2026-11-23', created_at FROM leads WHERE kind = 'plan'`);
  const known = await rows<{ hash: string }>(
    "SELECT DISTINCT email_hash AS hash FROM (SELECT email_hash FROM leads UNION SELECT email_hash FROM messages)",
  );
  await db
    .insert(peopleTable)
    .values(known.map(({ hash }, index) => ({ emailHash: hash, note: "", updatedAt: 1, ...notes[index]! })));
  return known.map(({ hash }) => hash);
}

test("each list, by any filter, has the same rows page by page, person by person and at once", async () => {
  const db = openDatabase(env.DB);
  await fc.assert(
    fc.asyncProperty(someContacts, fc.array(someFilter, { minLength: 3, maxLength: 3 }), async (contacts, filters) => {
      const people = await store(contacts);
      for (const [name, list] of Object.entries(LISTS)) {
        for (const { source, ...others } of [...filters, { source: undefined, sort: "newest" as const }]) {
          // Messages have no source to filter by.
          const filter = name === "listMessages" ? others : { ...others, source };
          const read = async (request: Partial<ListRequest>) => {
            const page = await list(db, { limit: 100, after: null, ...filter, ...request });
            return { ids: page.rows.map(({ id }) => id), next: page.next };
          };
          const { ids } = await read({});
          const paged: string[] = [];
          let after: Position | null = null;
          do {
            const page: Awaited<ReturnType<typeof read>> = await read({
              limit: 1 + (ids.length % 3),
              window: 4,
              after,
            });
            paged.push(...page.ids);
            after = page.next;
          } while (after !== null);
          expect({ name, filter, ids: paged }).toEqual({ name, filter, ids });
          const theirs = await Promise.all(
            people.map((person) => read({ person, isDue: false, dueBefore: undefined })),
          );
          if (!filter.isDue) expect(theirs.flatMap((page) => page.ids).toSorted()).toEqual(ids.toSorted());
        }
      }
    }),
    { numRuns: 4 },
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
