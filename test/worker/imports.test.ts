import { env } from "cloudflare:workers";
import { expect, inject, test } from "vitest";
import { IMPORT_LIMITS, type ImportRow } from "../../domain/contact-import.ts";
import { EVERYBODY } from "../../domain/announcement.ts";
import { hashEmail } from "../../worker/hash.ts";
import { removePerson } from "../../worker/people/remove.ts";
import { suppress } from "../../worker/people/suppressions-store.ts";
import { confirm } from "../../worker/people/confirm.ts";
import { openDatabase } from "../../worker/db/database.ts";
import { openArchive } from "../../scripts/restore/archive.ts";
import { downloadBackup } from "../support/backups.ts";
import { asOwner, askAsOwner, readAsOwner } from "../support/credentials.ts";
import { CONSENT, fileRow, importRows, type ImportItem, newImport, undoImport } from "../support/imports.ts";
import { meterRows } from "../support/row-meter.ts";
import { emptyStores } from "../support/stores.ts";
import { wrapDatabase } from "../support/wrapped-database.ts";
import {
  confirmEmail,
  deliverWaiting,
  findDelivery,
  formService,
  mailService,
  recordingQueue,
  rows,
  run,
  signUp,
  writeMessage,
} from "../support/worker.ts";
import { putRows } from "../support/put-rows.ts";

const AMA = "ama@list.example";
const KOFI = "kofi@list.example";
const CONSENTED_AT = Date.parse("2026-03-02T00:00:00Z");
const DAY_MS = 24 * 60 * 60 * 1000;

const db = () => openDatabase(env.DB);
const hash = (email: string) => hashEmail(env, email);

/** What the check says of some rows, by their numbers. */
async function check(fileRows: readonly ImportRow[], changes: object = {}) {
  type Answer = { rows: { row: number; outcome: string; reason: string | null }[] };
  const answer = await askAsOwner<Answer>("/api/imports/check", { json: { ...CONSENT, ...changes, rows: fileRows } });
  return Object.fromEntries(answer.rows.map(({ row, outcome, reason }) => [row, reason ?? outcome]));
}

/** Everything that is stored about people, and the counts. */
async function everything() {
  const all = (table: string) => rows(`SELECT * FROM ${table} ORDER BY 1`);
  return {
    leads: await all("leads"),
    people: await all("people"),
    messages: await all("messages"),
    deliveries: await all("deliveries"),
    suppressions: await all("suppressions"),
    mailboxes: await all("mailboxes"),
    counts: await rows("SELECT * FROM lead_counts WHERE count > 0 ORDER BY 1, 2"),
    copies: (await env.BUCKET.list()).objects.map(({ key }) => key),
  };
}

async function countReach() {
  return askAsOwner<{ people: number }>("/api/announcements/reach", { json: { segment: EVERYBODY } });
}

/** Makes an import older. */
const age = (id: string, ms: number) => run("UPDATE imports SET created_at = created_at - ? WHERE id = ?", ms, id);

test("an imported contact is a lead with all its fields, its consent, and its copy, and gets no mail", async () => {
  const queue = recordingQueue();
  const { id } = await importRows(
    [
      fileRow(2, {
        email: " AMA@list.example",
        name: "Ama",
        countryInterest: ["Ghana"],
        goal: "Retire",
        tags: ["VIP"],
      }),
    ],
    {},
    queue.bindings,
  );
  const [lead] = await rows<{ id: string }>("SELECT * FROM leads");
  expect(lead).toMatchObject({
    kind: "opt_in",
    source: "import",
    name: "Ama",
    email: AMA,
    country_interest: '["Ghana"]',
    goal: "Retire",
    confirmed_at: CONSENTED_AT,
    consent_version: id,
    search_key: "ama\nama@list.example",
  });
  expect(await rows("SELECT kind FROM deliveries")).toEqual([{ kind: "form_service" }]);
  expect(queue.ids()).toEqual([`${lead!.id}:form_service`]);
  const mail = mailService();
  await deliverWaiting(mail.bindings);
  expect(mail.sent).toEqual([]);
  expect((await env.BUCKET.list()).objects.map(({ key }) => key)).toEqual([`leads/${hash(AMA)}/${lead!.id}.json`]);

  const person = await readAsOwner<{ tags: string[]; timeline: { imported: object }[] }>(`/api/people/${hash(AMA)}`);
  expect(person.tags).toEqual(["vip"]);
  expect(person.timeline[0]!.imported).toEqual({
    fileName: "contacts.csv",
    origin: "Our newsletter since 2019",
    consentText: "Send me news about moving to Africa",
    consentDay: "2026-03-02",
  });
});

test("the form service gets the copy of an imported contact where it is configured", async () => {
  const service = formService("accept");
  await importRows([fileRow(2, { email: AMA, name: "Ama" })]);
  await deliverWaiting(service.bindings);
  expect((await service.received()).map(({ body }) => JSON.parse(body) as object)).toEqual([
    { name: "Ama", email: AMA },
  ]);
});

test("imported contacts count as confirmed for announcements, and not in the public waitlist", async () => {
  await importRows([fileRow(2), fileRow(3, { isUnsubscribed: true })]);
  expect((await countReach()).people).toBe(1);
  const stats = await readAsOwner<{ total: number; optIns: number }>("/api/leads/stats?tz=UTC");
  expect(stats).toMatchObject({ total: 2, optIns: 2 });
  expect(await rows("SELECT * FROM lead_counts WHERE source = 'waitlist_page'")).toEqual([]);
});

test("the check says what becomes of each row, and stores nothing", async () => {
  await signUp("known@list.example");
  await writeMessage("wrote@list.example");
  for (const email of ["gone@list.example", "back@list.example"]) {
    await removePerson(db(), env.BUCKET, { emailHash: hash(email), actor: "owner" }, Date.now());
  }
  await run("UPDATE tombstones SET erased_at = ? WHERE email_hash = ?", CONSENTED_AT - 1, hash("back@list.example"));
  await suppress(db(), hash("stopped@list.example"), hash("box@list.example"), Date.now());
  const before = await everything();
  expect(
    await check([
      fileRow(2),
      fileRow(3, { email: "known@list.example" }),
      fileRow(4, { email: "wrote@list.example" }),
      fileRow(5, { email: "gone@list.example" }),
      fileRow(6, { email: "back@list.example" }),
      fileRow(7, { email: "stopped@list.example" }),
      fileRow(8, { email: "box+1@list.example" }),
      fileRow(9, { isUnsubscribed: true }),
    ]),
  ).toEqual({
    2: "new",
    3: "known",
    4: "known",
    5: "removed",
    6: "new",
    7: "unsubscribed",
    8: "unsubscribed",
    9: "unsubscribed",
  });
  expect(await everything()).toEqual(before);
});

const BAD: [Partial<ImportRow>, string][] = [
  [{ email: "" }, "There is no email"],
  [{ email: "ama" }, "This is not an email address"],
  [{ email: "a\u0000ma@list.example" }, "This is not an email address"],
  [{ email: "ama@list.example\r\nBcc: all@list.example" }, "This is not an email address"],
  [{ email: "ama\u202e@list.example" }, "This is not an email address"],
  [{ email: `${"a".repeat(3_000_000)}@list.example` }, "This is not an email address"],
  [{ email: "ámá@list.example" }, "The part of the email before the @ has letters other than a to z"],
  [{ name: "A".repeat(121) }, "The name has more than 120 characters"],
  [{ goal: "g".repeat(1001) }, "The goal has more than 1000 characters"],
  [{ tags: ["t".repeat(41)] }, "Please keep tags under 40 characters"],
  [{ tags: Array.from({ length: 21 }, (_, tag) => `t${tag}`) }, "There are more than 20 tags"],
];

test("each bad row is named with its reason, and stops no other", async () => {
  const fileRows = [...BAD.map(([fields], index) => fileRow(index + 2, fields)), fileRow(99)];
  const outcomes = await check(fileRows);
  expect(outcomes).toEqual({ ...Object.fromEntries(BAD.map(([, reason], index) => [index + 2, reason])), 99: "new" });
  await importRows(fileRows);
  expect(await rows("SELECT email FROM leads")).toEqual([{ email: "p99@list.example" }]);
});

test("text that is hostile in a spreadsheet or a terminal is harmless in the list and its file", async () => {
  await importRows([fileRow(2, { name: '=HYPERLINK("https://x.example")\u0000\u001b[31m', goal: "+1\u202egnp" })]);
  expect(await rows("SELECT name, goal FROM leads")).toEqual([
    { name: '=HYPERLINK("https://x.example")[31m', goal: "+1gnp" },
  ]);
  const csv = await (await asOwner("/api/optin-contacts/csv?tz=UTC")).text();
  expect(csv).toContain("'=HYPERLINK");
  expect(csv).not.toMatch(/(^|,)"?[=+]/m);
});

test("people who had their data removed on the day they agreed or later are not brought back", async () => {
  const fileRows = [fileRow(2, { email: AMA }), fileRow(3, { email: KOFI })];
  await removePerson(db(), env.BUCKET, { emailHash: hash(AMA), actor: "visitor" }, CONSENTED_AT);
  await removePerson(db(), env.BUCKET, { emailHash: hash(KOFI), actor: "visitor" }, CONSENTED_AT - 1);
  expect(await importRows(fileRows)).toMatchObject({ created: 1, progress: 2 });
  for (const table of ["leads", "people"]) {
    expect(await rows(`SELECT email_hash FROM ${table}`)).toEqual([{ email_hash: hash(KOFI) }]);
  }
});

test("whoever unsubscribed stays so, is not confirmed, and can be told to stop by the file", async () => {
  await suppress(db(), hash(AMA), null, 5);
  await importRows([fileRow(2, { email: AMA }), fileRow(3, { email: KOFI, isUnsubscribed: true })]);
  expect(await rows("SELECT confirmed_at FROM leads UNION ALL SELECT confirmed_at FROM people")).toEqual(
    Array.from({ length: 4 }, () => ({ confirmed_at: null })),
  );
  expect(await rows("SELECT email_hash, import_id IS NULL AS own FROM suppressions ORDER BY created_at")).toEqual([
    { email_hash: hash(AMA), own: 1 },
    { email_hash: hash(KOFI), own: 0 },
  ]);
  expect((await countReach()).people).toBe(0);
});

test("nothing that a known person left is overwritten", async () => {
  await signUp(AMA, { fullName: "Ama Mensah" });
  await putRows("people", { emailHash: hash(AMA), note: "called" });
  const [before] = await rows("SELECT * FROM leads");
  await importRows([fileRow(2, { email: AMA, name: "Somebody", tags: ["list"] })]);
  expect((await rows("SELECT * FROM leads WHERE source = 'waitlist_page'"))[0]).toEqual(before);
  expect(await rows("SELECT note, tags FROM people")).toEqual([{ note: "called", tags: "[]" }]);
  expect((await countReach()).people).toBe(1);
});

test("a second import of the same person fills only what was empty, and the first consent stays", async () => {
  const { id } = await importRows([fileRow(2, { email: AMA, goal: "Retire" })]);
  const again = await importRows([fileRow(2, { email: AMA, name: "Ama", goal: "Study", countryInterest: ["Kenya"] })], {
    consentDay: "2026-04-01",
  });
  expect(again.created).toBe(0);
  expect(await rows("SELECT name, goal, country_interest, import_id, confirmed_at FROM leads")).toEqual([
    { name: "Ama", goal: "Retire", country_interest: '["Kenya"]', import_id: id, confirmed_at: CONSENTED_AT },
  ]);
  await undoImport(again.id);
  expect(await rows("SELECT import_id FROM leads")).toEqual([{ import_id: id }]);
});

test("a batch and a beginning that are repeated do nothing twice", async () => {
  const begun = newImport();
  const batch = { start: 0, rows: [fileRow(2), fileRow(3, { isUnsubscribed: true })] };
  const items: ImportItem[] = [];
  for (let i = 0; i < 2; i++) {
    const { id } = await askAsOwner<ImportItem>("/api/imports", { json: begun });
    items.push(await askAsOwner<ImportItem>(`/api/imports/${id}/rows`, { json: batch }));
  }
  expect(items.map(({ created, progress }) => [created, progress])).toEqual([
    [2, 2],
    [2, 2],
  ]);
  const after = await everything();
  expect(after.leads).toHaveLength(2);
  expect(after.deliveries).toHaveLength(2);
  expect(await rows("SELECT count FROM lead_counts WHERE quarter_start = 0")).toEqual([{ count: 2 }]);
  expect(await rows("SELECT action FROM activities")).toEqual([{ action: "import" }]);
});

test("an import without consent, with a day to come, or of too many rows at once is refused", async () => {
  const tomorrow = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);
  for (const [changes, field] of [
    [{ entryId: "x" }, "entryId"],
    [{ consentText: " " }, "consentText"],
    [{ origin: "" }, "origin"],
    [{ consentDay: "" }, "consentDay"],
    [{ consentDay: "2026-02-30" }, "consentDay"],
    [{ consentDay: tomorrow }, "consentDay"],
    [{ fileName: "\u0000" }, "fileName"],
  ] as const) {
    const answer = await asOwner("/api/imports", { json: newImport(changes) });
    expect([answer.status, Object.keys((await answer.json<{ error: { fields: object } }>()).error.fields)]).toEqual([
      400,
      [field],
    ]);
  }
  const tooMany = Array.from({ length: IMPORT_LIMITS.batch + 1 }, (_, index) => fileRow(index + 2));
  expect((await asOwner("/api/imports/check", { json: { ...CONSENT, rows: tooMany } })).status).toBe(400);
  expect((await asOwner("/api/imports/import_x/rows", { json: { start: 0, rows: [fileRow(2)] } })).status).toBe(404);
  expect(await rows("SELECT * FROM imports")).toEqual([]);
});

test("undoing an import leaves what was there before, counts and copies included", async () => {
  await signUp(AMA);
  await confirmEmail("esi@list.example");
  await signUp("esi@list.example");
  await putRows("people", { emailHash: hash(AMA), note: "called", tags: ["vip"] });
  await deliverWaiting(mailService().bindings);
  await suppress(db(), hash("stopped@list.example"), null, 5);
  const before = await everything();
  const { id } = await importRows([
    fileRow(2, { email: AMA, tags: ["list"], isUnsubscribed: true }),
    fileRow(3, { email: "esi@list.example" }),
    fileRow(4, { email: "stopped@list.example" }),
    fileRow(5, { email: KOFI, tags: ["list"] }),
  ]);
  // One copy still waits.
  await deliverWaiting({}, "id > (SELECT min(id) FROM deliveries WHERE status = 'waiting')");
  await undoImport(id);
  const after = await everything();
  const withoutTimes = (people: object[]) => people.map((row) => ({ ...row, updated_at: null }));
  expect({ ...after, people: withoutTimes(after.people) }).toEqual({ ...before, people: withoutTimes(before.people) });
  expect(await rows("SELECT action, details FROM activities WHERE action LIKE 'import%' ORDER BY id")).toEqual([
    { action: "import", details: '{"contacts":0}' },
    { action: "import_undo", details: '{"contacts":4}' },
  ]);
  const answer = await asOwner(`/api/imports/${id}/rows`, { json: { start: 4, rows: [fileRow(9)] } });
  expect(answer.status).toBe(409);
  expect(await everything()).toEqual(after);
});

test("an undo keeps the sign-ups, confirmations, messages and unsubscriptions since the import", async () => {
  const people = ["joined", "wrote", "left", "noted"].map((name) => `${name}@list.example`);
  const [joined, wrote, left, noted] = people as [string, string, string, string];
  const { id } = await importRows(
    people.map((email, index) => fileRow(index + 2, { email, isUnsubscribed: email === left })),
  );
  await signUp(joined);
  const [{ id: about }] = (await rows("SELECT id FROM leads WHERE source = 'waitlist_page'")) as [{ id: string }];
  await confirm(env, db(), { person: hash(joined), about }, 1_900_000_000_000);
  await writeMessage(wrote);
  await suppress(db(), hash(left), null, Date.now());
  await askAsOwner(`/api/people/${hash(noted)}`, { method: "PATCH", json: { note: "a nobody since" } });
  await undoImport(id);
  expect(await rows("SELECT source, confirmed_at FROM leads")).toEqual([
    { source: "waitlist_page", confirmed_at: 1_900_000_000_000 },
  ]);
  expect(await rows("SELECT email_hash, confirmed_at FROM people ORDER BY confirmed_at")).toEqual([
    { email_hash: hash(wrote), confirmed_at: null },
    { email_hash: hash(joined), confirmed_at: 1_900_000_000_000 },
  ]);
  expect(await rows("SELECT count(*) AS count FROM messages")).toEqual([{ count: 1 }]);
  expect(await rows("SELECT email_hash FROM suppressions")).toEqual([{ email_hash: hash(left) }]);
});

test("an import can be undone for a day, and an undo that has begun can always be finished", async () => {
  const late = await importRows([fileRow(2)]);
  await age(late.id, DAY_MS);
  const refused = await asOwner(`/api/imports/${late.id}/undo`, { method: "POST" });
  expect([refused.status, (await refused.json<{ error: { code: string } }>()).error.code]).toEqual([409, "too_late"]);
  expect(await rows("SELECT count(*) AS count FROM leads")).toEqual([{ count: 1 }]);

  const begun = await importRows([fileRow(3)]);
  const failing = { delete: () => Promise.reject(new Error("away")) } as unknown as R2Bucket;
  await expect(undoImport(begun.id, { BUCKET: failing })).rejects.toThrow("500");
  await age(begun.id, DAY_MS);
  const { data } = await readAsOwner<{ data: ImportItem[] }>("/api/imports");
  expect(data.map(({ undoneAt, canUndo }) => [undoneAt !== null, canUndo])).toEqual([
    [true, true],
    [false, false],
  ]);
  await undoImport(begun.id);
  expect(await rows("SELECT email FROM leads")).toEqual([{ email: "p2@list.example" }]);
});

test("a batch that fails stores none of its contacts, and goes through when it is sent again", async () => {
  const { id } = await askAsOwner<ImportItem>("/api/imports", { json: newImport() });
  const json = { start: 0, rows: [fileRow(2), fileRow(3)] };
  const DB = wrapDatabase(env.DB, (work, query) =>
    /insert into "deliveries"/.test(query) ? Promise.reject(new Error("away")) : work(),
  );
  expect((await asOwner(`/api/imports/${id}/rows`, { json, bindings: { DB } })).status).toBe(500);
  for (const table of ["leads", "people", "deliveries"]) expect(await rows(`SELECT * FROM ${table}`)).toEqual([]);
  expect(await askAsOwner<ImportItem>(`/api/imports/${id}/rows`, { json })).toMatchObject({ created: 2 });
});

const MANY = inject("isLong") ? 5000 : 1000;

test("many contacts are checked, imported and undone with the same few statements for each request", async () => {
  const fileRows = Array.from({ length: MANY }, (_, index) =>
    fileRow(index + 2, { name: `Name ${index}`, tags: ["a"] }),
  );
  const meter = meterRows(env.DB);
  const bindings = { DB: meter.DB };
  const worst = { queries: 0, read: 0, written: 0 };
  const measure = () => {
    worst.queries = Math.max(worst.queries, meter.takeQueries());
    worst.read = Math.max(worst.read, meter.takeRowsRead());
    worst.written = Math.max(worst.written, meter.takeRowsWritten());
  };
  const { id } = await askAsOwner<ImportItem>("/api/imports", { json: newImport() });
  for (let start = 0; start < fileRows.length; start += IMPORT_LIMITS.batch) {
    const part = fileRows.slice(start, start + IMPORT_LIMITS.batch);
    await askAsOwner("/api/imports/check", { json: { ...CONSENT, rows: part }, bindings });
    measure();
    await askAsOwner(`/api/imports/${id}/rows`, { json: { start, rows: part }, bindings });
    measure();
  }
  expect(await rows("SELECT count(*) AS count FROM leads")).toEqual([{ count: MANY }]);
  expect(worst.queries).toBeLessThanOrEqual(8);
  expect(worst.read).toBeLessThanOrEqual(20 * IMPORT_LIMITS.batch);
  expect(worst.written).toBeLessThanOrEqual(13 * IMPORT_LIMITS.batch);
  await signUp(AMA, {}, bindings);
  expect(meter.takeRowsRead()).toBeLessThanOrEqual(100);
  meter.takeQueries();
  let requests = 0;
  for (let isDone = false; !isDone; requests++) {
    ({ isDone } = await askAsOwner<{ isDone: boolean }>(`/api/imports/${id}/undo`, { method: "POST", bindings }));
    expect(meter.takeQueries()).toBeLessThanOrEqual(12);
  }
  expect(requests).toBe(MANY / 500 + 1);
  expect(await rows("SELECT email FROM leads")).toEqual([{ email: AMA }]);
  expect(await rows("SELECT * FROM people")).toEqual([]);
});

test("a restore brings imports back, but none that was undone and nobody who was removed", async () => {
  const kept = await importRows([fileRow(2, { email: AMA }), fileRow(3, { email: KOFI })]);
  const undone = await importRows([fileRow(4)]);
  const zip = await (await downloadBackup()).bytes();
  const restore = () => env.DB.batch([...openArchive(zip).statements()].map((statement) => env.DB.prepare(statement)));
  await undoImport(undone.id);
  await removePerson(db(), env.BUCKET, { emailHash: hash(KOFI), actor: "owner" }, Date.now());
  await restore();
  expect(await rows("SELECT email, import_id FROM leads")).toEqual([{ email: AMA, import_id: kept.id }]);
  await emptyStores();
  await restore();
  expect(await rows("SELECT id FROM imports ORDER BY id")).toEqual([{ id: kept.id }, { id: undone.id }]);
  expect(await rows("SELECT count(*) AS count FROM leads")).toEqual([{ count: 3 }]);
});

test("removing an imported person leaves at most the hash of their email", async () => {
  await importRows([fileRow(2, { email: AMA, name: "Ama", isUnsubscribed: true })]);
  await deliverWaiting({});
  await askAsOwner(`/api/people/${hash(AMA)}`, { method: "DELETE" });
  const { leads, people, deliveries, copies } = await everything();
  expect([leads, people, deliveries, copies]).toEqual([[], [], [], []]);
  expect(JSON.stringify(await rows("SELECT * FROM imports"))).not.toMatch(/ama/i);
  expect(await findDelivery(AMA, "form_service")).toBeUndefined();
});
