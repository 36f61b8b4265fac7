import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { ANSWER_HOURS, TAG_LIMITS } from "../../domain/person.ts";
import { hashEmail } from "../../worker/hash.ts";
import { askAsOwner, asOwner, readAsOwner, throughAccess } from "../support/credentials.ts";
import { addLeads } from "../support/many-leads.ts";
import { sendPlan } from "../support/plan.ts";
import { meterRows } from "../support/row-meter.ts";
import { putLeads } from "../support/some-leads.ts";
import { calculate, rows, run, signUp, writeMessage } from "../support/worker.ts";
import { putRows } from "../support/put-rows.ts";

type Delivery = { kind: string; status: string; lastError: string | null };
type Event = { kind: string; createdAt: string; deliveries: Delivery[] } & Record<string, unknown>;
type Person = {
  name: string | null;
  email: string;
  status: string;
  statusHistory: { status: string; at: string; by: string }[];
  tags: string[];
  dueAt: string | null;
  contactedAt: string | null;
  confirmedAt: string | null;
  unsubscribedAt: string | null;
  timeline: Event[];
};

const EMAIL = "ama@example.com";
const HOUR_MS = 60 * 60 * 1000;

/** A person with a sign-up, a calculation and a message, whose mails wait. */
async function putPerson() {
  await signUp(EMAIL, {
    visit: {
      page: "/blog",
      referrerHost: "news.example",
      utm: { source: "letter", medium: "mail", campaign: "may" },
    },
  });
  await calculate(EMAIL);
  await writeMessage(EMAIL);
  const [{ email_hash: personId }] = (await rows("SELECT email_hash FROM leads")) as [{ email_hash: string }];
  const path = `/api/people/${personId}`;
  const change = (json: object) => askAsOwner<Person>(path, { method: "PATCH", json });
  return { personId, path, read: () => readAsOwner<Person>(path), change };
}

const LISTS = ["/api/optin-contacts", "/api/calculator", "/api/messages"];

test("a person's page has all they sent, newest first, with consent, origin and mails", async () => {
  const { personId, read } = await putPerson();
  await run(
    "UPDATE deliveries SET status = 'failed', due_at = NULL, failed_at = queued_at, last_error = 'refused' WHERE kind = 'lead_mail'",
  );
  await putRows("suppressions", { emailHash: personId, createdAt: 1_764_547_200_000 });
  const person = await read();
  expect(person).toMatchObject({
    name: "Ama Mensah",
    email: EMAIL,
    status: "new",
    statusHistory: [],
    tags: [],
    confirmedAt: null,
    unsubscribedAt: "2025-12-01T00:00:00.000Z",
  });
  expect(person.timeline.map(({ kind }) => kind)).toEqual(["message", "calculation", "opt_in"]);
  const [message, calculation, optIn] = person.timeline as [Event, Event, Event];
  expect(message).toMatchObject({ subject: "Schools in Accra", message: "Which ones?" });
  expect(message.deliveries.map(({ kind }) => kind)).toEqual(["message_mail", "message_receipt"]);
  expect(calculation).toMatchObject({ destinationCountry: "ghana", estimatedSavings: expect.any(Number) });
  expect(String(calculation["calculation"])).toContain("Ghana");
  expect(optIn).toMatchObject({
    source: "waitlist_page",
    consentVersion: expect.stringMatching(/^waitlist-/),
    visit: { page: "/blog", referrerHost: "news.example", campaign: "letter / mail / may" },
  });
  expect(optIn.deliveries).toContainEqual(
    expect.objectContaining({ kind: "lead_mail", status: "failed", lastError: "refused" }),
  );
});

test("every list shows a person's contacted mark and note; changing one leaves the other", async () => {
  const { personId, change } = await putPerson();
  expect(await change({ note: "  Called; wants a visa first.  " })).toEqual({
    personId,
    confirmedAt: null,
    contactedAt: null,
    status: "new",
    tags: [],
    dueAt: expect.any(String),
    note: "Called; wants a visa first.",
  });

  const marked = await change({ contacted: true });
  expect(marked).toMatchObject({ contactedAt: expect.any(String), note: "Called; wants a visa first." });
  expect(Math.abs(Date.parse(marked.contactedAt!) - Date.now())).toBeLessThan(60_000);
  for (const list of LISTS) {
    expect((await readAsOwner<{ data: object[] }>(list)).data, list).toEqual([expect.objectContaining(marked)]);
  }

  expect(await change({ contacted: true })).toEqual(marked);
  const cleared = { personId, confirmedAt: null, contactedAt: null, status: "new", note: null };
  expect(await change({ contacted: false, note: "" })).toMatchObject(cleared);
});

test("a person can first get the mark, or a note of 2,000 characters of any kind", async () => {
  const { change } = await putPerson();
  expect(await change({ contacted: true })).toMatchObject({ note: null });
  const note = "🌍é\n'\"%".repeat(285).slice(0, 2000);
  expect(await change({ note })).toMatchObject({ note });
});

test.each([
  ["contacted", "Please say what to change", {}],
  ["contacted", "Please say whether they were contacted", { contacted: "yes" }],
  ["status", "This is not a status", { status: "friend" }],
  ["addedTag", "Please write a tag", { addedTag: " , " }],
  ["tags", "This field is not known here", { tags: ["investor"] }],
  ["dueAt", "Please give a moment as 2026-11-21T14:00:00.000Z", { dueAt: "tomorrow" }],
  ["note", "Please write the note as text", { note: 5 }],
  ["note", "Please keep the note under 2000 characters", { note: "a".repeat(2001) }],
  ["name", "This field is not known here", { name: "Kofi" }],
])("a wrong %s of a person is refused: %s", async (field, message, body) => {
  const { path } = await putPerson();
  const response = await asOwner(path, { method: "PATCH", json: body });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { fields: { [field]: message } } });
});

test("an unknown person can get neither mark nor note", async () => {
  const response = await asOwner(`/api/people/${"a".repeat(43)}`, { method: "PATCH", json: { contacted: true } });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ error: { code: "unknown_person" } });
  expect(await rows("SELECT * FROM people WHERE note <> ''")).toEqual([]);
  expect((await asOwner("/api/people/no%20body", { method: "PATCH", json: { contacted: true } })).status).toBe(400);
});

test("nobody's page is a 404, and a page reads only what is the person's", async () => {
  const { path } = await putPerson();
  await putLeads(Array.from({ length: 300 }, () => ({})));
  const { DB, takeRowsRead } = meterRows(env.DB);
  await readAsOwner(path, { DB });
  expect(takeRowsRead()).toBeLessThanOrEqual(60);
  expect((await asOwner(`/api/people/${"a".repeat(43)}`)).status).toBe(404);
});

test("every change of status stays in the history, with its author", async () => {
  const { path, read, change } = await putPerson();
  const account = await throughAccess("kofi@team.example");
  await asOwner(path, { method: "PATCH", json: { status: "in_conversation" }, ...account });
  const { contactedAt } = await change({ contacted: true });
  for (let times = 0; times < 2; times++) {
    expect(await change({ status: "customer" })).toMatchObject({ status: "customer", contactedAt });
  }
  expect((await read()).statusHistory.map(({ status, by }) => [status, by])).toEqual([
    ["in_conversation", "kofi@team.example"],
    ["customer", "owner"],
  ]);
  expect(await change({ contacted: false })).toMatchObject({ status: "new", contactedAt: null });
  expect((await read()).statusHistory).toHaveLength(3);
});

test("tags are kept in one spelling, each once, and are in the lists", async () => {
  const { read, change } = await putPerson();
  for (const addedTag of ["Investor ", "  from   Ohio", "investor", "a,b"]) await change({ addedTag });
  expect((await read()).tags).toEqual(["investor", "from ohio", "a b"]);
  for (const list of LISTS) {
    const { data } = await readAsOwner<{ data: Person[] }>(list);
    expect(data[0]!.tags, list).toEqual(["investor", "from ohio", "a b"]);
  }
});

test("a tag that comes or goes takes no other along, and the twenty-first is refused", async () => {
  const { personId, path, read, change } = await putPerson();
  await change({ addedTag: "investor" });
  await asOwner("/api/people", { method: "PATCH", json: { people: [personId], addedTag: "from ohio" } });
  await change({ removedTag: "Investor" });
  expect((await read()).tags).toEqual(["from ohio"]);
  for (let index = 1; index < TAG_LIMITS.count; index++) await change({ addedTag: `tag ${index}` });
  const refused = await asOwner(path, { method: "PATCH", json: { addedTag: "one more" } });
  expect([refused.status, await refused.json()]).toMatchObject([409, { error: { code: "too_many_tags" } }]);
  await change({ addedTag: "from ohio" });
  expect((await read()).tags).toHaveLength(TAG_LIMITS.count);
});

test("a message makes an answer due a day later, unless one is due earlier", async () => {
  const { read, change } = await putPerson();
  const [first] = await rows<{ created_at: number }>("SELECT created_at FROM messages");
  const dueAt = new Date(first!.created_at + ANSWER_HOURS * HOUR_MS).toISOString();
  expect((await read()).dueAt).toBe(dueAt);
  await writeMessage(EMAIL);
  expect((await read()).dueAt).toBe(dueAt);
  await change({ dueAt: null });
  expect((await read()).dueAt).toBeNull();
  await writeMessage(EMAIL);
  expect((await read()).dueAt).not.toBeNull();
  const later = "2030-01-01T08:00:00.000Z";
  await change({ dueAt: later });
  expect((await read()).dueAt).toBe(later);
});

test("the same message sent again makes no answer due again", async () => {
  const extra = { entryId: "0190a7e0-0000-7000-8000-000000000001" };
  await writeMessage(EMAIL, extra);
  await run("UPDATE people SET due_at = NULL");
  await writeMessage(EMAIL, extra);
  expect(await rows("SELECT due_at FROM people")).toEqual([{ due_at: null }]);
});

test("a note that another tab changed is not overwritten unseen; the same change twice is no conflict", async () => {
  await signUp("ama@example.com");
  const path = `/api/people/${hashEmail(env, "ama@example.com")}`;
  const save = (json: object) => asOwner(path, { method: "PATCH", json });
  expect((await save({ note: "from one tab", noteBefore: "" })).status).toBe(200);
  const refused = await save({ note: "from another", noteBefore: "" });
  expect([refused.status, await refused.json()]).toEqual([
    409,
    { error: { code: "note_changed", message: expect.stringContaining("changed elsewhere") } },
  ]);
  expect(await rows("SELECT note FROM people")).toEqual([{ note: "from one tab" }]);
  expect((await save({ note: "from one tab", noteBefore: "" })).status).toBe(200);
  expect((await save({ note: "both", noteBefore: "from one tab" })).status).toBe(200);
  expect(await rows("SELECT note FROM people")).toEqual([{ note: "both" }]);
});

test("what strangers send in a person's name hides nothing that the person confirmed", async () => {
  const { personId, read } = await putPerson();
  await sendPlan(EMAIL);
  await run("UPDATE leads SET confirmed_at = 1 WHERE kind <> 'submission'");
  await run("DELETE FROM leads WHERE kind = 'submission'");
  await addLeads(110, { source: "'cost_calculator'", entryId: "'e' || i" });
  await run("UPDATE leads SET email_hash = ?, id = 'lead_f' || substr(id, 7) WHERE kind = 'submission'", personId);
  const { timeline } = await read();
  expect(timeline.filter(({ kind }) => kind === "opt_in" || kind === "plan")).toHaveLength(2);
  expect(timeline.find(({ kind }) => kind === "opt_in")!.deliveries.map(({ kind }) => kind)).toContain("lead_mail");
  expect(timeline.filter(({ kind }) => kind === "calculation")).toHaveLength(98);
});
