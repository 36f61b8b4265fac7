import { env } from "cloudflare:workers";
import { expect, inject, test } from "vitest";
import { IMPORT_LIMITS, type ImportRow } from "../../domain/contact-import.ts";
import { guessMapping, toContact } from "#web/pages/contacts/imports/mapping.ts";
import { readContactsFile } from "#web/pages/contacts/imports/read-file.ts";
import { findStanding } from "#web/pages/contacts/imports/standing.ts";
import { EVERYBODY } from "../../domain/announcement.ts";
import { hashEmail } from "../../worker/hash.ts";
import { deletePerson } from "../../worker/people/people.store.ts";
import { suppress } from "../../worker/people/suppressions.store.ts";
import { confirm } from "../../worker/links/confirm.ts";
import { resumePerson } from "../../worker/links/unsubscribe.ts";
import { openDatabase } from "../../worker/db/database.ts";
import { sweep } from "../../worker/sweep.ts";
import { openArchive } from "../../scripts/restore/archive.ts";
import { downloadBackup } from "../support/backups.ts";
import { asOwner, askAsOwner, readAsOwner } from "../support/credentials.ts";
import {
  CONSENT,
  deleteImport,
  fileRow,
  importRows,
  type ImportItem,
  listStops,
  newImport,
} from "../support/imports.ts";
import { meterRows } from "../support/row-meter.ts";
import { emptyStores } from "../support/stores.ts";
import { wrapDatabase } from "../support/wrapped-database.ts";
import {
  calculate,
  confirmEmail,
  deliverWaiting,
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
/** When March 2, on which they agreed, began where it began first. */
const CONSENT_BEGAN = Date.parse("2026-03-01T10:00:00Z");
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
    words: await all("import_words"),
    suppressions: await all("suppressions"),
    mailboxes: await all("mailboxes"),
    counts: await rows("SELECT * FROM lead_counts WHERE count > 0 ORDER BY 1, 2"),
    copies: (await env.BUCKET.list()).objects.map(({ key }) => key),
  };
}

async function countReach() {
  return (await askAsOwner<{ people: number }>("/api/announcements/reach", { json: { segment: EVERYBODY } })).people;
}

const restore = (zip: Uint8Array) =>
  env.DB.batch([...openArchive(zip).statements()].map((statement) => env.DB.prepare(statement)));

/** Goes on with deletions, as the cron job does. */
const sweepImports = () => sweep(env, Date.now(), ["imports"]);

const tagsOf = async (email: string) =>
  (await readAsOwner<{ tags: string[] }>(`/api/people/${hash(email)}`)).tags.toSorted();

test("an imported contact is a lead with all its fields and its consent, and neither mailed nor copied", async () => {
  const service = formService("accept");
  const mail = mailService();
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
    { ...service.bindings, ...queue.bindings },
  );
  expect(await rows("SELECT * FROM leads")).toMatchObject([
    {
      kind: "opt_in",
      source: "import",
      name: "Ama",
      email: AMA,
      country_interest: '["Ghana"]',
      goal: "Retire",
      consent_version: "import",
      search_key: "ama\nama@list.example",
    },
  ]);
  await sweep({ ...env, ...service.bindings, ...mail.bindings, ...queue.bindings }, Date.now());
  await deliverWaiting({ ...service.bindings, ...mail.bindings });
  expect([queue.ids(), mail.sent, await service.received(), (await env.BUCKET.list()).objects]).toEqual([
    [],
    [],
    [],
    [],
  ]);

  const person = await readAsOwner<{ tags: string[]; timeline: { imports: object }[] }>(`/api/people/${hash(AMA)}`);
  expect(person.tags).toEqual(["vip"]);
  expect(person.timeline[0]!.imports).toEqual([
    {
      fileName: "contacts.csv",
      origin: "Our newsletter since 2019",
      consentText: "Send me news about moving to Africa",
      consentDay: "2026-03-02",
      isUnsubscribed: false,
    },
  ]);
  expect(await rows("SELECT id FROM import_words")).toEqual([{ id: `${id}:${hash(AMA)}` }]);
});

test("imported contacts count as confirmed for announcements, and not in the public waitlist", async () => {
  await importRows([fileRow(2), fileRow(3, { isUnsubscribed: true })]);
  expect(await countReach()).toBe(1);
  const stats = await readAsOwner<{ total: number; optIns: number }>("/api/leads/stats?tz=UTC");
  expect(stats).toMatchObject({ total: 2, optIns: 2 });
  expect(await rows("SELECT * FROM lead_counts WHERE source = 'waitlist_page'")).toEqual([]);
});

test("the check says what becomes of each row, and stores nothing", async () => {
  await signUp("known@list.example");
  await writeMessage("wrote@list.example");
  for (const email of ["gone@list.example", "back@list.example"]) {
    await deletePerson(db(), hash(email), "owner", Date.now());
  }
  await run("UPDATE tombstones SET erased_at = ? WHERE email_hash = ?", CONSENT_BEGAN - 1, hash("back@list.example"));
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
  await deletePerson(db(), hash(AMA), "visitor", CONSENT_BEGAN);
  await deletePerson(db(), hash(KOFI), "visitor", CONSENT_BEGAN - 1);
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
  expect(await countReach()).toBe(0);
});

test("nothing that a known person left is overwritten", async () => {
  await signUp(AMA, { fullName: "Ama Mensah" });
  await putRows("people", { emailHash: hash(AMA), note: "called" });
  const [before] = await rows("SELECT * FROM leads");
  await importRows([fileRow(2, { email: AMA, name: "Somebody", tags: ["list"] })]);
  expect((await rows("SELECT * FROM leads WHERE source = 'waitlist_page'"))[0]).toEqual(before);
  expect(await rows("SELECT note, tags FROM people")).toEqual([{ note: "called", tags: "[]" }]);
  expect(await countReach()).toBe(1);
});

test("a second import of the same person fills what was empty, adds its tags, and both consents are shown", async () => {
  const { id } = await importRows([fileRow(2, { email: AMA, goal: "Retire", tags: ["old"] })]);
  const again = await importRows(
    [fileRow(2, { email: AMA, name: "Ama", goal: "Study", countryInterest: ["Kenya"], tags: ["new"] })],
    { consentDay: "2026-04-01" },
  );
  expect([id === again.id, again.created]).toEqual([false, 0]);
  expect(await rows("SELECT name, goal, country_interest FROM leads")).toEqual([
    { name: "Ama", goal: "Retire", country_interest: '["Kenya"]' },
  ]);
  const person = await readAsOwner<{ timeline: { imports: { consentDay: string }[] }[] }>(`/api/people/${hash(AMA)}`);
  expect(person.timeline[0]!.imports.map(({ consentDay }) => consentDay)).toEqual(["2026-03-02", "2026-04-01"]);
  expect(await tagsOf(AMA)).toEqual(["new", "old"]);
});

test("of several rows or lists about a person the one that says unsubscribed counts", async () => {
  const other = "esi@list.example";
  await importRows([
    fileRow(2, { email: AMA }),
    fileRow(3, { email: ` ${AMA.toUpperCase()}`, isUnsubscribed: true }),
    fileRow(4, { email: other }),
  ]);
  await importRows([fileRow(2, { email: KOFI, isUnsubscribed: true }), fileRow(3, { email: other })]);
  await importRows([
    fileRow(2, { email: AMA }),
    fileRow(3, { email: KOFI }),
    fileRow(4, { email: other, isUnsubscribed: true }),
  ]);
  expect(await countReach()).toBe(0);
  expect(await rows("SELECT count(*) AS count FROM suppressions")).toEqual([{ count: 3 }]);
});

/** Who may get news. */
const readers = () =>
  rows(`SELECT DISTINCT email FROM leads WHERE confirmed_at IS NOT NULL AND (kind = 'opt_in' OR wants_news IS NOT NULL)
    AND email_hash NOT IN (SELECT email_hash FROM suppressions) ORDER BY email`);

test("a file of ours, imported again, changes nobody's standing", async () => {
  for (const name of ["confirmed", "waiting", "left"]) await signUp(`${name}@list.example`);
  await calculate("calculated@list.example");
  await writeMessage("wrote@list.example");
  await run("UPDATE leads SET confirmed_at = 1 WHERE email NOT LIKE 'waiting%'");
  for (const name of ["confirmed", "left", "calculated", "wrote"]) await confirmEmail(`${name}@list.example`);
  await suppress(db(), hash("left@list.example"), null, 5);
  await importRows([fileRow(2), fileRow(3, { isUnsubscribed: true })]);
  const before = [await readers(), await rows("SELECT * FROM suppressions ORDER BY 1")];
  expect(before[0]).toHaveLength(2);
  const lists = ["optin-contacts", "calculator", "messages", "people"];
  const wrong: unknown[] = [];
  for (const list of lists) {
    const csv = await (await asOwner(`/api/${list}/csv?tz=America/New_York`)).bytes();
    const file = await readContactsFile(new File([csv as Uint8Array<ArrayBuffer>], `${list}.csv`));
    const mapping = guessMapping(file);
    const standing = findStanding(file, mapping);
    const contacts = file.rows.map((row) => toContact(row, mapping, standing));
    const isAsked = standing.some(({ values }) => values.some(({ means }) => means === null));
    await importRows(
      contacts.flatMap(({ isUnconfirmed, ...row }) => (isUnconfirmed ? [] : [row])),
      { fileName: `${list}.csv` },
    );
    const after = [await readers(), await rows("SELECT * FROM suppressions ORDER BY 1")];
    if (isAsked || JSON.stringify(after) !== JSON.stringify(before)) wrong.push([list, isAsked, after]);
  }
  expect(wrong).toEqual([]);
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
  expect(after.words).toHaveLength(2);
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

test("deleting an import leaves what was there before, and it can be imported anew", async () => {
  await signUp(AMA);
  await confirmEmail("esi@list.example");
  await signUp("esi@list.example");
  await putRows("people", { emailHash: hash(AMA), note: "called", tags: ["vip"] });
  await suppress(db(), hash("stopped@list.example"), null, 5);
  const before = await everything();
  const file = [
    fileRow(2, { email: AMA, tags: ["list"] }),
    fileRow(3, { email: "esi@list.example" }),
    fileRow(4, { email: "stopped@list.example" }),
    fileRow(5, { email: KOFI, tags: ["list"] }),
  ];
  const { id } = await importRows(file);
  await run("UPDATE imports SET created_at = 0");
  await deleteImport(id);
  const after = await everything();
  const withoutTimes = (people: object[]) => people.map((row) => ({ ...row, updated_at: null }));
  expect({ ...after, people: withoutTimes(after.people) }).toEqual({ ...before, people: withoutTimes(before.people) });
  expect(await rows("SELECT action, details FROM activities WHERE action LIKE 'import%' ORDER BY id")).toEqual([
    { action: "import", details: '{"contacts":0}' },
    { action: "import_deletion", details: '{"contacts":4}' },
  ]);
  const answer = await asOwner(`/api/imports/${id}/rows`, { json: { start: 4, rows: [fileRow(9)] } });
  expect(answer.status).toBe(409);
  expect(await everything()).toEqual(after);
  expect(Object.values(await check(file))).toEqual(["known", "known", "unsubscribed", "new"]);
});

test("a deleted import leaves sign-ups, confirmations, messages, notes, replies and unsubscriptions", async () => {
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
  await askAsOwner(`/api/people/${hash(noted)}`, { method: "PATCH", json: { note: "called" } });
  await deleteImport(id);
  expect(await rows("SELECT source, confirmed_at FROM leads")).toEqual([
    { source: "waitlist_page", confirmed_at: 1_900_000_000_000 },
  ]);
  expect(await rows("SELECT email_hash, confirmed_at, note FROM people ORDER BY note, confirmed_at")).toEqual([
    { email_hash: hash(wrote), confirmed_at: null, note: "" },
    { email_hash: hash(joined), confirmed_at: 1_900_000_000_000, note: "" },
    { email_hash: hash(noted), confirmed_at: null, note: "called" },
  ]);
  expect(await rows("SELECT count(*) AS count FROM messages")).toEqual([{ count: 1 }]);
  expect(await rows("SELECT email_hash FROM suppressions")).toEqual([{ email_hash: hash(left) }]);
  expect(await listStops(id)).toEqual([]);
});

test("after one of two imports is deleted, what the other says of the same people counts", async () => {
  const wrong = await importRows([
    fileRow(2, { email: AMA, name: "Amma", goal: "Retire", tags: ["2018", "vip"] }),
    fileRow(3, { email: KOFI }),
  ]);
  const right = await importRows(
    [
      fileRow(2, { email: AMA, name: "Ama", countryInterest: ["Kenya"], tags: ["vip", "2026"] }),
      fileRow(3, { email: KOFI, isUnsubscribed: true }),
    ],
    { origin: "The corrected file" },
  );
  await deleteImport(wrong.id);
  expect(await rows("SELECT name, search_key, goal, country_interest FROM leads WHERE email = ?", AMA)).toEqual([
    { name: "Ama", search_key: "ama\nama@list.example", goal: null, country_interest: '["Kenya"]' },
  ]);
  expect(await tagsOf(AMA)).toEqual(["2026", "vip"]);
  expect(await countReach()).toBe(1);
  expect(await rows("SELECT email FROM leads WHERE confirmed_at IS NULL")).toEqual([{ email: KOFI }]);
  const { timeline } = await readAsOwner<{ timeline: { imports: { origin: string }[] }[] }>(`/api/people/${hash(AMA)}`);
  expect(timeline[0]!.imports.map(({ origin }) => origin)).toEqual(["The corrected file"]);
  await deleteImport(right.id);
  expect(await rows("SELECT * FROM leads")).toEqual([]);
  expect(await rows("SELECT count, confirmed FROM lead_counts WHERE quarter_start = 0")).toEqual([
    { count: 0, confirmed: 0 },
  ]);
});

test("who a deleted file has as unsubscribed stays so, is listed, and can be lifted one by one", async () => {
  const { id } = await importRows([
    fileRow(2, { email: KOFI, name: "Kofi", goal: "Retire", tags: ["vip"], isUnsubscribed: true }),
    fileRow(3, { email: AMA, isUnsubscribed: true }),
    fileRow(4),
  ]);
  await deleteImport(id);
  expect(await listStops(id)).toEqual([AMA, KOFI]);
  expect((await readAsOwner<{ data: ImportItem[] }>("/api/imports")).data[0]).toMatchObject({
    stops: 2,
    isBeingDeleted: false,
  });
  expect(await rows("SELECT name, search_key, goal, tags FROM import_words WHERE email = ?", KOFI)).toEqual([
    { name: "", search_key: "", goal: null, tags: "[]" },
  ]);
  const corrected = [fileRow(2, { email: KOFI }), fileRow(3, { email: AMA })];
  expect(await check(corrected)).toEqual({ 2: "unsubscribed", 3: "unsubscribed" });
  const again = await importRows(corrected);
  expect(await countReach()).toBe(0);
  await askAsOwner(`/api/imports/stops/${hash(KOFI)}`, { method: "DELETE" });
  expect(await countReach()).toBe(1);
  expect([await listStops(id), await listStops(again.id)]).toEqual([[AMA], []]);
  // Their own word, which only they take back.
  await suppress(db(), hash(AMA), null, Date.now());
  expect(await askAsOwner(`/api/imports/stops/${hash(AMA)}`, { method: "DELETE" })).toEqual({ isLifted: false });
  expect([await listStops(id), await countReach()]).toEqual([[], 1]);
  await resumePerson(env, db(), hash(AMA));
  expect(await rows("SELECT import_id FROM import_words WHERE import_id = ?", id)).toEqual([]);
});

test("a deletion that its page left is finished by the sweep", async () => {
  const kept = await importRows([fileRow(2)]);
  const file = Array.from({ length: IMPORT_LIMITS.deletionBatch + 1 }, (_, index) => fileRow(index + 2));
  const { id } = await importRows(file);
  const answer = await askAsOwner(`/api/imports/${id}`, { method: "DELETE" });
  expect(answer).toEqual({ isDone: false });
  const states = async () =>
    (await readAsOwner<{ data: ImportItem[] }>("/api/imports")).data.map(({ isBeingDeleted }) => isBeingDeleted);
  expect(await states()).toEqual([true, false]);
  await sweepImports();
  expect(await states()).toEqual([false, false]);
  expect(await rows("SELECT import_id FROM import_words")).toEqual([{ import_id: kept.id }]);
  expect(await rows("SELECT email FROM leads")).toEqual([{ email: "p2@list.example" }]);
});

test("a batch that fails stores none of its contacts, and goes through when it is sent again", async () => {
  const { id } = await askAsOwner<ImportItem>("/api/imports", { json: newImport() });
  const json = { start: 0, rows: [fileRow(2), fileRow(3)] };
  const DB = wrapDatabase(env.DB, (work, query) =>
    /insert into "import_words"/.test(query) ? Promise.reject(new Error("away")) : work(),
  );
  expect((await asOwner(`/api/imports/${id}/rows`, { json, bindings: { DB } })).status).toBe(500);
  for (const table of ["leads", "people", "import_words"]) expect(await rows(`SELECT * FROM ${table}`)).toEqual([]);
  expect(await askAsOwner<ImportItem>(`/api/imports/${id}/rows`, { json })).toMatchObject({ created: 2 });
});

const MANY = inject("isLong") ? 5000 : 1000;

test("many contacts are checked, imported and deleted with the same few statements for each request", async () => {
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
    ({ isDone } = await askAsOwner<{ isDone: boolean }>(`/api/imports/${id}`, { method: "DELETE", bindings }));
    expect(meter.takeQueries()).toBeLessThanOrEqual(12);
  }
  expect(requests).toBe(MANY / 500 + 1);
  expect(await rows("SELECT email FROM leads")).toEqual([{ email: AMA }]);
  expect(await rows("SELECT * FROM people")).toEqual([]);
});

test("a restore brings imports back, but none that was deleted and nobody who was removed", async () => {
  const stopped = "stopped@list.example";
  const kept = await importRows([fileRow(2, { email: AMA }), fileRow(3, { email: KOFI })]);
  const deleted = await importRows([
    fileRow(4, { tags: ["list"] }),
    fileRow(5, { email: stopped, isUnsubscribed: true }),
  ]);
  const zip = await (await downloadBackup()).bytes();
  await deleteImport(deleted.id);
  await deletePerson(db(), hash(KOFI), "owner", Date.now());
  const later = await (await downloadBackup()).bytes();
  await emptyStores();
  await restore(later);
  await sweepImports();
  expect(await rows("SELECT email FROM leads")).toEqual([{ email: AMA }]);
  expect(await rows("SELECT email_hash FROM people")).toEqual([{ email_hash: hash(AMA) }]);
  expect(await rows("SELECT import_id, email FROM import_words ORDER BY is_unsubscribed")).toEqual([
    { import_id: kept.id, email: AMA },
    { import_id: deleted.id, email: stopped },
  ]);
  expect(await listStops(deleted.id)).toEqual([stopped]);
  await emptyStores();
  await restore(zip);
  await sweepImports();
  expect(await rows("SELECT id FROM imports ORDER BY id")).toEqual([{ id: kept.id }, { id: deleted.id }]);
  expect(await rows("SELECT count(*) AS count FROM leads")).toEqual([{ count: 4 }]);
  expect(await listStops(deleted.id)).toEqual([stopped]);
});

test("removing an imported person leaves at most the hash of their email", async () => {
  await importRows([fileRow(2, { email: AMA, name: "Ama", isUnsubscribed: true })]);
  await askAsOwner(`/api/people/${hash(AMA)}`, { method: "DELETE" });
  const { leads, people, words } = await everything();
  expect([leads, people, words]).toEqual([[], [], []]);
  expect(JSON.stringify(await rows("SELECT * FROM imports"))).not.toMatch(/ama/i);
  expect(await rows("SELECT email_hash FROM suppressions")).toEqual([{ email_hash: hash(AMA) }]);
});
