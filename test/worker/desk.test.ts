import { env } from "cloudflare:workers";
import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { CHANGE_LIMITS, fieldOf } from "../../domain/desk.ts";
import { type ContentFiles, type Edit, type Json, valueAt, withEdits } from "../../domain/edits.ts";
import { openDatabase } from "../../worker/db/database.ts";
import { noteLiveChanges } from "../../worker/desk/live.ts";
import { asOwner, askAsOwner, readAsOwner } from "../support/credentials.ts";
import { builtWith, type ChangeItem, newChange, saveChange, sendChange } from "../support/desk.ts";
import { nextIp, postJson, rows } from "../support/worker.ts";
import { testFiles } from "../support/test-content.ts";
import { putRows } from "../support/put-rows.ts";

const LIVE = builtWith(testFiles);
const PERMITS = "countries/kenya/permits.yaml";
const FEE = ["permits", "class-d", "fee"];

const valueOf = (at: readonly string[], files: ContentFiles = testFiles) => valueAt(files[PERMITS], at);

/** An edit of one key of the fee. */
function feeEdit(key: string, after: Json, files = testFiles): Edit {
  const at = [...FEE, key];
  const before = valueOf(at, files);
  return before === undefined ? { file: PERMITS, at, after } : { file: PERMITS, at, before, after };
}

const note = (after: string, files?: ContentFiles) => feeEdit("note", after, files);

const save = (edits: readonly Edit[], more = {}) => saveChange(edits, more, LIVE);
const send = (edits: readonly Edit[], more = {}) => sendChange(edits, more, LIVE);

type Desk = { canPublishNow: boolean; pending: ChangeItem[] };
const pending = async () => (await readAsOwner<Desk>("/api/desk")).pending;
const due = async () => (await readAsOwner<{ changes: ChangeItem[] }>("/api/desk/due")).changes;

function report(ids: readonly string[], state: string, more: object = {}) {
  return asOwner("/api/desk/progress", { json: { ids, state, reason: null, commitId: null, ...more } });
}

/** Takes a change back, as the desk does. */
async function undo(id: string, bindings: Partial<Env> = LIVE) {
  return asOwner(`/api/desk/changes/${id}/undo`, { json: { entryId: newChange([]).entryId }, bindings });
}

async function refusal(answer: Response) {
  const { error } = await answer.json<{ error: { code: string; fields?: Record<string, string> } }>();
  return { status: answer.status, code: error.code, fields: error.fields ?? {} };
}

test("a change is stored with its author and waits to be published", async () => {
  const saved = await save([note("Paid online.")], { note: "The office told me" });
  expect(saved).toMatchObject({ state: "waiting", by: "owner", note: "The office told me", commitId: null });
  expect(await pending()).toEqual([saved]);
  expect(await due()).toEqual([saved]);
});

test("a change that is sent again is stored once", async () => {
  const change = newChange([note("Paid online.")]);
  for (let times = 0; times < 2; times++) {
    await askAsOwner("/api/desk/changes", { json: change, bindings: LIVE });
  }
  expect(await pending()).toHaveLength(1);
});

test("what a build would refuse is refused with a message next to its field", async () => {
  const wrong = await refusal(await send([feeEdit("office", "no-such-office")]));
  expect(wrong).toMatchObject({ status: 400, code: "invalid_content" });
  expect(wrong.fields[fieldOf(PERMITS, [...FEE, "office"])]).toMatch(/no office "no-such-office"/);
  const unnamed = await refusal(await send([feeEdit("amounts", [{ amount: 987_654, currency: "KES" }])]));
  expect(Object.entries(unnamed.fields)).toEqual([
    [fieldOf(PERMITS, [...FEE, "amounts"]), expect.stringContaining("987654")],
  ]);
  expect(await pending()).toEqual([]);
});

test("two tabs never overwrite each other", async () => {
  await save([note("From the first tab.")]);
  expect(await refusal(await send([note("From the second tab.")]))).toMatchObject({ status: 409, code: "changed" });
  const second = withEdits(testFiles, [note("From the first tab.")])!;
  await save([note("From the second tab.", second)]);
  expect((await pending()).map(({ edits }) => edits[0]!.after)).toEqual([
    "From the first tab.",
    "From the second tab.",
  ]);
});

test("of two changes of one place at the same moment one is stored", async () => {
  const answers = await Promise.all(["a", "b", "c", "d"].map((word) => send([note(`Note ${word}`)])));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  expect(await pending()).toHaveLength(1);
});

test("an undone change waits no longer, and the place is free again", async () => {
  const { id } = await save([note("Paid online.")]);
  expect(await (await undo(id)).json()).toMatchObject({ state: "undone" });
  expect(await pending()).toEqual([]);
  await save([note("Paid in cash.")]);
});

test("a change that a later one builds on can't be undone before it", async () => {
  const first = await save([note("First.")]);
  const second = await save([note("Second.", withEdits(testFiles, [note("First.")])!)]);
  expect(await refusal(await undo(first.id))).toMatchObject({ status: 409, code: "needed" });
  await undo(second.id);
  expect((await undo(first.id)).status).toBe(200);
});

test("of an undo and a change that builds on it at the same moment one is made", async () => {
  const first = await save([note("First.")]);
  const second = [note("Second.", withEdits(testFiles, [note("First.")])!)];
  const [undone, sent] = await Promise.all([undo(first.id), send(second)]);
  expect([undone.status, sent.status].toSorted()).toEqual([200, 409]);
  expect(await pending()).toHaveLength(undone.ok ? 0 : 2);
});

test("a change whose source a later one uses can't be undone before it", async () => {
  const SOURCES = "countries/kenya/sources.yaml";
  const [known] = Object.values(testFiles[SOURCES] as Record<string, Json>);
  const added: Edit = { file: SOURCES, at: ["newPage"], after: known! };
  const sources = [...(valueOf([...FEE, "sources"]) as string[]), "newPage"];
  const first = await save([added, { ...note("Read there."), after: "Read there." }, feeEdit("sources", sources)]);
  const files = withEdits(testFiles, first.edits)!;
  const at = ["permits", "class-g", "fee", "sources"];
  const before = valueOf(at, files)!;
  await save([{ file: PERMITS, at, before, after: [...(before as string[]), "newPage"] }]);
  expect(await refusal(await undo(first.id))).toMatchObject({ status: 409, code: "needed" });
});

test("undoing what is live makes a change that restores it", async () => {
  const edits = [note("Paid online.")];
  const { id } = await save(edits);
  await report([id], "building", { commitId: "abcdef0" });
  const built = builtWith(withEdits(testFiles, edits)!);
  await noteLiveChanges({ ...env, ...built }, openDatabase(env.DB), Date.now());
  expect(await pending()).toEqual([]);
  const restored = await (await undo(id, built)).json<ChangeItem>();
  expect(restored).toMatchObject({ state: "waiting", undoes: id });
  expect(restored.edits[0]!.after).toEqual(valueOf([...FEE, "note"]));
});

test("a change in a build is live once the deployed files hold it, and not before", async () => {
  const edits = [note("Paid online.")];
  const { id } = await save(edits);
  await report([id], "building", { commitId: "abcdef0" });
  await noteLiveChanges({ ...env, ...LIVE }, openDatabase(env.DB), Date.now());
  expect(await pending()).toMatchObject([{ state: "building", commitId: "abcdef0" }]);
  await noteLiveChanges({ ...env, ...builtWith(withEdits(testFiles, edits)!) }, openDatabase(env.DB), Date.now());
  const { data } = await readAsOwner<{ data: ChangeItem[] }>("/api/desk/changes");
  expect(data).toMatchObject([{ id, state: "live" }]);
});

test("of two changes of one place both are live once the deployed files hold the second", async () => {
  const first = note("First.");
  const one = await save([first]);
  const two = await save([note("Second.", withEdits(testFiles, [first])!)]);
  await report([one.id, two.id], "building");
  await noteLiveChanges({ ...env, ...builtWith(withEdits(testFiles, [first])!) }, openDatabase(env.DB), Date.now());
  expect(await pending()).toMatchObject([{ id: two.id }]);
  const both = withEdits(withEdits(testFiles, [first])!, two.edits)!;
  await noteLiveChanges({ ...env, ...builtWith(both) }, openDatabase(env.DB), Date.now());
  expect(await pending()).toEqual([]);
});

test("an edit that could not be found again is refused", async () => {
  const wrong: Edit[][] = [
    [{ file: PERMITS, at: ["permits", "class-d", "id"], before: "class-d", after: "class-z" }],
    [{ file: "community.yaml", at: ["numbers", "new"], after: { id: "other", value: "1", label: "Others" } }],
    [note("First."), { ...note("Second."), before: "First." }],
  ];
  for (const edits of wrong) expect((await send(edits)).status, JSON.stringify(edits)).toBe(409);
});

test("a failed build puts its changes back with the reason", async () => {
  const { id } = await save([note("Paid online.")]);
  await report([id], "building");
  await report([id], "waiting", { reason: "The build failed: no space left." });
  expect(await due()).toMatchObject([{ id, reason: "The build failed: no space left." }]);
});

test("a report about an undone change changes nothing", async () => {
  const { id } = await save([note("Paid online.")]);
  await undo(id);
  await report([id], "building");
  expect(await pending()).toEqual([]);
});

test("a change for a later day is not due, and others are checked without it", async () => {
  const PRICE = { file: "offers.yaml", at: ["offers", "oneTime1497", "price"], before: 1400 };
  await save([{ ...PRICE, after: 1297 }], { publishOn: "2999-01-01" });
  expect(await due()).toEqual([]);
  expect(await pending()).toHaveLength(1);
  await save([{ ...PRICE, after: 1397 }]);
  expect(await due()).toHaveLength(1);
});

test("only content can be changed", async () => {
  const wrong: Edit[] = [
    { file: "../package.json", at: ["name"], before: "homeward", after: "x" },
    { file: "schema/site.json", at: ["name"], after: "x" },
    { file: "site.yaml", at: [], before: testFiles["site.yaml"]!, after: { name: "x" } },
    { file: PERMITS, at: ["__proto__", "x"], after: "y" },
    { file: PERMITS, at: [...FEE, "note"], after: "\u202etxet" },
    { file: "articles/../../evil.md", at: [], after: { title: "x", body: "y" } },
    ...[5, true, null, [], "text"].map((after): Edit => ({ file: "articles/new.md", at: [], after })),
  ];
  for (const edit of wrong) expect((await send([edit])).status, JSON.stringify(edit)).toBe(400);
  expect(await pending()).toEqual([]);
});

test("a change has its limits", async () => {
  const long = "x".repeat(CHANGE_LIMITS.size);
  expect((await send([note(long)])).status).toBe(400);
  expect((await send([])).status).toBe(400);
  const deep = JSON.stringify(newChange([note("deep")])).replace('"deep"', "[".repeat(50_000) + "]".repeat(50_000));
  const headers = { "Content-Type": "application/json" };
  expect((await asOwner("/api/desk/changes", { method: "POST", body: deep, headers, bindings: LIVE })).status).toBe(
    400,
  );
});

test("all that waits together has a limit, so that the desk can always be read", async () => {
  const edits = [note("x".repeat(CHANGE_LIMITS.waitingSize / 20))];
  await putRows("changes", ...Array.from({ length: 20 }, (_, i) => ({ id: `change_${i}`, entryId: String(i), edits })));
  expect(await refusal(await send([feeEdit("method", "By phone.")]))).toMatchObject({ status: 409, code: "too_many" });
});

/** A build whose guide of Kenya has these facts. */
const GUIDE = {
  ASSETS: {
    fetch: async () =>
      Response.json({ permits: [{ id: "kenya.permits.class-d.fee" }], entry: [{ id: "kenya.entry.us.fee" }] }),
  } as unknown as Fetcher,
};

type Correction = { about: string; message: string; changedSince: { file: string; at: string[] }[] };
const corrections = async () => (await readAsOwner<{ corrections: Correction[] }>("/api/desk/corrections")).corrections;

/** A reader's message about a fact. */
function correct(email: string, about: string, more: object = {}, ip = nextIp()) {
  const body = { name: "Ama", email, subject: "A correction", message: "$40 now", inquiryType: "correction", about };
  return postJson("/api/messages", { ...body, entryId: uuidv7(), ...more }, GUIDE, { "cf-connecting-ip": ip });
}

test("300 made-up messages hide no correction, whoever sends them and whatever they name", async () => {
  await correct("ama@example.com", "kenya.entry.us.fee");
  const network = nextIp();
  for (let index = 0; index < 12; index++) {
    const ip = network.replace("::", `:${index}::`);
    await correct(`one-network-${index}@example.com`, "kenya-permits", {}, ip);
  }
  for (let times = 0; times < 2; times++) {
    await correct("one-sender@example.com", "kenya-entry");
    await correct("about-nothing@example.com", `kenya.nothing.n${times}`);
    await correct("nowhere@example.com", "atlantis.homes.lease");
  }
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
    INSERT INTO messages (id, entry_id, name, email, email_hash, subject, message, about, consent_version, created_at)
    SELECT id || '_' || i, 'e' || i, name, email, email_hash || i, subject, message, 'kenya.permits.class-d.fee', consent_version, created_at
    FROM messages, n WHERE about = 'kenya.entry.us.fee'`,
  ).run();
  const all = await corrections();
  const shown = (about: string) => all.filter((one) => one.about === about).length;
  expect(shown("kenya.entry.us.fee")).toBe(1);
  expect(shown("kenya-permits")).toBe(10);
  expect(shown("kenya-entry")).toBe(1);
  expect(shown("kenya.permits.class-d.fee")).toBe(10);
  expect(all).toHaveLength(1 + 10 + 1 + 10);
  expect(await rows("SELECT count(*) AS stored FROM messages")).toEqual([{ stored: 1 + 12 + 6 + 300 }]);
});

test("a message knows what the owner changed since, on the same day or the next", async () => {
  await correct("early@example.com", "kenya.permits.class-d.fee");
  const { id } = await save([note("Paid online.")]);
  await env.DB.prepare("UPDATE messages SET created_at = created_at - 1000").run();
  await correct("late@example.com", "kenya.permits.class-d.fee");
  await env.DB.prepare("UPDATE messages SET created_at = created_at + 1000 WHERE email LIKE 'late%'").run();
  const changed = async () => (await corrections()).map(({ changedSince }) => changedSince);
  expect(await changed()).toEqual([[], [{ file: PERMITS, at: [...FEE, "note"] }]]);
  await undo(id);
  expect(await changed()).toEqual([[], []]);
});

test("what readers write about a fact comes to the desk, and a link that names nothing loses no message", async () => {
  await correct("ama@example.com", "kenya.permits.class-d.fee", { message: "$600 now" });
  await correct("esi@example.com", "<script>");
  expect(await corrections()).toMatchObject([{ about: "kenya.permits.class-d.fee", message: "$600 now" }]);
  expect(await rows("SELECT about FROM messages ORDER BY id")).toMatchObject([{}, { about: null }]);
});
