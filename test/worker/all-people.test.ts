import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { addDays, calendarDay, startOfDay } from "../../domain/calendar-day.ts";
import { asOwner, readAsOwner } from "../support/credentials.ts";
import { parseCsv } from "../support/csv.ts";
import { addLeads } from "../support/many-leads.ts";
import { meterRows } from "../support/row-meter.ts";
import { putLeads, putMessages } from "../support/some-leads.ts";
import { calculate, rows, run, signUp, writeMessage } from "../support/worker.ts";
import { putRowsOf } from "../support/put-rows.ts";

type Person = { personId: string; name: string | null; email: string; status: string; tags: string[]; dueAt: string };
type Page = { data: Person[]; nextCursor: string | null };

async function read(query = "") {
  return readAsOwner<Page>(`/api/people${query}`);
}

async function emails(query = "") {
  return (await read(query)).data.map(({ email }) => email);
}

async function setPerson(email: string, columns: string) {
  const found = `(SELECT DISTINCT email_hash FROM (SELECT email_hash, email FROM leads UNION ALL SELECT email_hash, email
     FROM messages) WHERE email = '${email}') WHERE email_hash NOT IN (SELECT email_hash FROM people)`;
  await putRowsOf("people", found, { email_hash: "email_hash" });
  await run(
    `UPDATE people SET ${columns} WHERE email_hash IN
       (SELECT email_hash FROM leads WHERE email = ?1 UNION ALL SELECT email_hash FROM messages WHERE email = ?1)`,
    email,
  );
}

test("everyone is listed once, by the last thing they sent, with the name that is known", async () => {
  await signUp("ama@example.com");
  await signUp("kofi@example.com", { fullName: "Kofi" });
  await writeMessage("esi@example.com");
  await calculate("ama@example.com");
  const { data, nextCursor } = await read();
  expect(data.map(({ email, name }) => [email, name])).toEqual([
    ["ama@example.com", "Ama Mensah"],
    ["esi@example.com", "Ama Mensah"],
    ["kofi@example.com", "Kofi"],
  ]);
  expect(data[0]).toMatchObject({ source: "cost_calculator", country: "ghana", status: "new", tags: [] });
  expect(nextCursor).toBeNull();
});

test("views and filters show the people that they name, in their order", async () => {
  const now = Date.now();
  const tz = "&tz=UTC";
  await putLeads([
    { email: "a@x.example", name: "Ama", countryInterest: ["Ghana"], createdAt: 1000 },
    { email: "b@x.example", name: "Bea", countryInterest: ["South Africa"], createdAt: 2000 },
    { email: "c@x.example", source: "cost_calculator", destinationCountry: "southafrica", createdAt: 3000 },
  ]);
  await putMessages([{ email: "d@x.example", createdAt: 4000 }]);
  await setPerson("a@x.example", `due_at = ${now + 3 * 86_400_000}, confirmed_at = 1, status = 'customer'`);
  await setPerson("d@x.example", `due_at = ${now - 86_400_000}, tags = '["investor"]'`);
  expect(await emails(`?view=unanswered${tz}`)).toEqual(["d@x.example", "a@x.example"]);
  expect(await emails(`?view=due_today${tz}`)).toEqual(["d@x.example"]);
  expect(await emails(`?view=unconfirmed${tz}`)).toEqual(["d@x.example", "c@x.example", "b@x.example"]);
  expect(await emails("?status=customer")).toEqual(["a@x.example"]);
  expect(await emails("?status=new")).toEqual(["d@x.example", "c@x.example", "b@x.example"]);
  expect(await emails("?tag=Investor")).toEqual(["d@x.example"]);
  expect(await emails("?country=South%20Africa")).toEqual(["c@x.example", "b@x.example"]);
  expect(await emails("?q=BEA")).toEqual(["b@x.example"]);
  const first = await read(`?view=unanswered&limit=1${tz}`);
  expect(await emails(`?view=unanswered&limit=1${tz}&cursor=${first.nextCursor}`)).toEqual(["a@x.example"]);
  expect((await asOwner("/api/people?view=everybody")).status).toBe(400);
});

test("what is due today is due until the owner's midnight, wherever they are", async () => {
  await putMessages([{ email: "last@x.example" }, { email: "next@x.example" }]);
  // The clocks of the first and the last zone never show the same day.
  for (const tz of ["Pacific/Kiritimati", "Etc/GMT+12"]) {
    const midnight = startOfDay(addDays(calendarDay(Date.now(), tz), 1), tz);
    await setPerson("last@x.example", `due_at = ${midnight - 1}`);
    await setPerson("next@x.example", `due_at = ${midnight}`);
    expect(await emails(`?view=due_today&tz=${encodeURIComponent(tz)}`), tz).toEqual(["last@x.example"]);
  }
});

/** Enough that a page which reads everybody reads more than it may; bounded-lists.test.ts has the pages of a filter. */
test.each([0, 1000])("with %d leads a page reads a bounded number of rows", async (count) => {
  await addLeads(count, { source: "iif(i % 2, 'cost_calculator', 'waitlist_page')" });
  await putMessages([{ email: "late@example.com" }]);
  const { DB, takeRowsRead } = meterRows(env.DB);
  async function rowsReadBy(path: string) {
    takeRowsRead();
    const page = await readAsOwner<Page>(path, { DB });
    return { rowsRead: takeRowsRead(), page };
  }
  const first = await rowsReadBy("/api/people?limit=20");
  expect(first.rowsRead).toBeLessThanOrEqual(20 * 20);
  if (count > 0) {
    const second = await rowsReadBy(`/api/people?limit=20&cursor=${first.page.nextCursor}`);
    expect(second.rowsRead).toBeLessThanOrEqual(20 * 23);
  }
  expect((await rowsReadBy("/api/people?view=unanswered")).rowsRead).toBeLessThanOrEqual(100);
});

test("a selection is changed, exported and erased together; others stay as they are", async () => {
  for (const name of ["ama", "kofi", "esi"]) await signUp(`${name}@example.com`);
  const { data } = await read();
  const ids = data.filter(({ email }) => !email.startsWith("esi")).map(({ personId }) => personId);
  await asOwner(`/api/people/${ids[0]}`, { method: "PATCH", json: { addedTag: "investor" } });
  const changed = await asOwner("/api/people", {
    method: "PATCH",
    json: { people: ids, status: "contacted", addedTag: "Investor" },
  });
  expect(await changed.json()).toEqual({ changed: 2 });
  expect((await read()).data.map(({ email, status, tags }) => [email, status, tags])).toEqual([
    ["esi@example.com", "new", []],
    ["kofi@example.com", "contacted", ["investor"]],
    ["ama@example.com", "contacted", ["investor"]],
  ]);
  const file = await (await asOwner(`/api/people/csv?people=${ids.join(",")}`)).text();
  expect(parseCsv(file).map((record) => record[1])).toEqual(["Email", "kofi@example.com", "ama@example.com"]);
  const erased = await asOwner("/api/people/erasures", { json: { people: ids } });
  expect(await erased.json()).toEqual({ removed: 2 });
  expect(await rows("SELECT email FROM leads")).toEqual([{ email: "esi@example.com" }]);
  expect(await rows("SELECT actor FROM activities WHERE action = 'erasure'")).toHaveLength(2);
  for (const people of [[], ["no body"], Array.from({ length: 21 }, (_, index) => `p${index}`)]) {
    expect((await asOwner("/api/people/erasures", { json: { people } })).status).toBe(400);
  }
});

test("a search looks on after its window, until the list ends", async () => {
  await putLeads([{ name: "Efua", email: "efua@example.com", createdAt: 1000 }]);
  await addLeads(2500);
  const first = await read("?q=efua&tz=UTC");
  expect(first.data).toEqual([]);
  const second = await read(`?q=efua&tz=UTC&limit=200&cursor=${first.nextCursor}`);
  expect(second.data.map(({ email }) => email)).toEqual(["efua@example.com"]);
  expect(second.nextCursor).toBeNull();
});

test("the file of a filter ends, and has whoever stands behind pages on which nobody matches", async () => {
  const matching = { email: "last@example.com", name: "Last", createdAt: 1000 };
  await putLeads([matching]);
  await setPerson(matching.email, `tags = '["moved"]'`);
  await addLeads(4500);
  const response = await asOwner("/api/people/csv?tag=moved");
  expect(parseCsv(await response.text()).map((row) => row[1])).toEqual(["Email", "last@example.com"]);
});
