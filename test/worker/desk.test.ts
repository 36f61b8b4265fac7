import { env } from "cloudflare:workers";
import { uuidv7 } from "uuidv7";
import { expect, test, vi } from "vitest";
import { addDays } from "../../domain/calendar-day.ts";
import { CHANGE_LIMITS, fieldOf, type Publishing, type PublishingReport } from "../../domain/desk.ts";
import { type ContentFiles, type Edit, idsAfter, type Json, valueAt, withEdits } from "../../domain/edits.ts";
import type { IsoDate } from "../../domain/facts.ts";
import { overlay } from "../../domain/wanted.ts";
import { openDatabase } from "../../worker/db/database.ts";
import { noteLiveChanges } from "../../worker/desk/live.ts";
import { asOwner, askAsOwner, readAsOwner } from "../support/credentials.ts";
import { asPublisher, builtWith, type ChangeItem, newChange, saveChange, sendChange } from "../support/desk.ts";
import { nextIp, postJson, rows, run } from "../support/worker.ts";
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

const save = (edits: readonly Edit[], more = {}, built = LIVE) => saveChange(edits, more, built);
const send = (edits: readonly Edit[], more = {}, built = LIVE) => sendChange(edits, more, built);

type Desk = { canPublishNow: boolean; pending: ChangeItem[] };
const pending = async () => (await readAsOwner<Desk>("/api/desk")).pending;
const history = async () => (await readAsOwner<{ data: ChangeItem[] }>("/api/desk/changes")).data;

/** What a publishing run is given. */
async function ask(built = LIVE): Promise<Publishing> {
  const answer = await asPublisher("/api/publishing", { bindings: built });
  expect(answer.status).toBe(200);
  return answer.json();
}

const report = (told: Partial<PublishingReport> = {}, built = LIVE) =>
  asPublisher("/api/publishing/version", {
    json: { left: [], failure: null, isRolledBack: false, ...told },
    bindings: built,
  });

/** Publishes what is due, as a run does. @returns the build that is live then */
async function publish(files: ContentFiles, built = LIVE) {
  const { changes, day } = await ask(built);
  const written = overlay(files, changes, day).files;
  const now = builtWith(written, `after ${changes.map(({ id }) => id).join()}`);
  await report({}, now);
  return { files: written, built: now };
}

async function refusal(response: Response) {
  const { error } = await response.json<{ error: { code: string; fields?: Record<string, string> } }>();
  return { status: response.status, code: error.code, fields: error.fields ?? {} };
}

const act =
  (what: "undo" | "confirm") =>
  (id: string, built: Partial<Env> = LIVE) =>
    asOwner(`/api/desk/changes/${id}/${what}`, { method: "POST", bindings: built });
const undo = act("undo");
const confirm = act("confirm");

const later = (days: number) => addDays(new Date().toISOString().slice(0, 10) as IsoDate, days);

test("a change is stored with its author and note, and waits to be live", async () => {
  const saved = await save([note("Paid online.")], { note: "The office told me" });
  expect(saved).toMatchObject({ state: "waiting", by: "owner", note: "The office told me", publishOn: later(0) });
  expect(await pending()).toEqual([saved]);
  expect((await ask()).changes).toMatchObject([{ id: saved.id, by: "owner", wanted: [{ after: "Paid online." }] }]);
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

test("two tabs never overwrite each other, and one that saw the other's text replaces it", async () => {
  const first = await save([note("From the first tab.")]);
  expect(await refusal(await send([note("From the second tab.")]))).toMatchObject({ status: 409, code: "changed" });
  const second = await save([note("From the second tab.", withEdits(testFiles, first.edits)!)]);
  expect(await pending()).toMatchObject([{ id: second.id }]);
  expect(await history()).toMatchObject([{ id: second.id }, { id: first.id, state: "replaced" }]);
});

test("two tabs that change other fields are both published", async () => {
  await save([note("Paid online.")]);
  await save([feeEdit("method", "At the counter.")]);
  const { files } = await publish(testFiles);
  expect([valueOf([...FEE, "note"], files), valueOf([...FEE, "method"], files)]).toEqual([
    "Paid online.",
    "At the counter.",
  ]);
  expect((await history()).map(({ state }) => state)).toEqual(["live", "live"]);
});

test("of two changes of one place at the same moment one is stored", async () => {
  const answers = await Promise.all(["a", "b", "c", "d"].map((word) => send([note(`Note ${word}`)])));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  expect(await pending()).toHaveLength(1);
});

test("a change that no run was given is dropped by an undo, and the place is free again", async () => {
  const { id } = await save([note("Paid online.")]);
  expect(await (await undo(id)).json()).toMatchObject({ id, state: "undone" });
  expect(await (await undo(id)).json()).toMatchObject({ id, state: "undone" });
  expect(await pending()).toEqual([]);
  await save([note("Paid in cash.")]);
});

test("a change that a run was given is taken back by another, which wins whatever that run does", async () => {
  const { id } = await save([note("Paid online.")]);
  const { changes, day } = await ask();
  const taken = await (await undo(id)).json<ChangeItem>();
  expect(taken).toMatchObject({ state: "waiting", undoes: id });
  // The run goes on and deploys what it was given.
  const deployed = overlay(testFiles, changes, day).files;
  const { files } = await publish(deployed, builtWith(deployed, "deployed"));
  expect(valueOf([...FEE, "note"], files)).toEqual(valueOf([...FEE, "note"]));
  expect(await pending()).toEqual([]);
});

test("undoing what is live says again what was there, once, whatever came since", async () => {
  const first = await save([note("First.")]);
  let live = await publish(testFiles);
  await save([note("Second.", live.files)], {}, live.built);
  live = await publish(live.files, live.built);
  await undo(first.id, live.built);
  await undo(first.id, live.built);
  expect(await pending()).toMatchObject([{ undoes: first.id, edits: [{ before: "Second." }] }]);
  ({ files: live.files } = await publish(live.files, live.built));
  expect(valueOf([...FEE, "note"], live.files)).toEqual(valueOf([...FEE, "note"]));
});

test("after a rollback by hand, neither an undo nor what was typed back in is lost to what comes back", async () => {
  const before = valueOf([...FEE, "note"])!;
  const old = builtWith(testFiles, "old", "2026-12-01T10:00:00.000Z");
  const undone = await save([note("A mistake.")], {}, old);
  const typed = await save([feeEdit("method", "Also a mistake.")], {}, old);
  const live = withEdits(testFiles, [...undone.edits, ...typed.edits])!;
  const built = builtWith(live, "new", "2026-12-01T11:00:00.000Z");
  await report({}, built);
  const method = valueOf([...FEE, "method"])!;
  await save([feeEdit("method", method, live)], {}, built);
  // The version before is live again, and the sweep comes.
  await noteLiveChanges({ ...env, ...old }, openDatabase(env.DB), Date.now());
  await undo(undone.id, old);
  // A run brings back what was published since, and puts on top what waits.
  const { changes, day } = await ask(old);
  const { files, unfit } = overlay(live, changes, day);
  expect(unfit).toEqual([]);
  expect([valueOf([...FEE, "note"], files), valueOf([...FEE, "method"], files)]).toEqual([before, method]);
});

test("neighbors of a list that are removed and come back in any order are in their places", async () => {
  const HOME = ["home"];
  const entries = valueAt(testFiles["testimonials.yaml"], HOME) as readonly { id: string }[];
  let live = { files: testFiles, built: LIVE };
  const removed: string[] = [];
  for (const { id } of entries.slice(0, 2)) {
    const at = [...HOME, id];
    const before = valueAt(live.files["testimonials.yaml"], at)!;
    const next = idsAfter(valueAt(live.files["testimonials.yaml"], HOME), id);
    const change = await save([{ file: "testimonials.yaml", at, before, ...(next && { next }) }], {}, live.built);
    removed.push(change.id);
    live = await publish(live.files, live.built);
  }
  for (const id of removed) {
    await undo(id, live.built);
    live = await publish(live.files, live.built);
  }
  expect(valueAt(live.files["testimonials.yaml"], HOME)).toEqual(entries);
});

test("a change whose source another uses can't be undone before that", async () => {
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

test("a change is live once the live site says it with another version, and not before", async () => {
  const edits = [note("Paid online.")];
  const { id } = await save(edits);
  const sweep = (built: Pick<Env, "ASSETS">) => noteLiveChanges({ ...env, ...built }, openDatabase(env.DB), Date.now());
  await sweep(LIVE);
  expect(await pending()).toMatchObject([{ id, state: "waiting" }]);
  await sweep(builtWith(withEdits(testFiles, edits)!, "next"));
  expect(await history()).toMatchObject([{ id, state: "live" }]);
});

test("an edit that could not be found again is refused", async () => {
  const wrong: Edit[][] = [
    [{ file: PERMITS, at: ["permits", "class-d", "id"], before: "class-d", after: "class-z" }],
    [{ file: "community.yaml", at: ["numbers", "new"], after: { id: "other", value: "1", label: "Others" } }],
    [note("First."), { ...note("Second."), before: "First." }],
  ];
  for (const edits of wrong) expect((await send(edits)).status, JSON.stringify(edits)).toBe(409);
});

test("what a run left out, or why it failed, is said next to the changes", async () => {
  const [one, two] = [await save([note("Paid online.")]), await save([feeEdit("method", "By phone.")])];
  await ask();
  await report({ failure: "The build failed: no space left." });
  const reasons = async () => (await pending()).map(({ reason }) => reason);
  expect(await reasons()).toEqual(["The build failed: no space left.", "The build failed: no space left."]);
  await report({ left: [{ id: two.id, reason: "It does not fit." }] });
  expect(await pending()).toMatchObject([
    { id: one.id, reason: null },
    { id: two.id, reason: "It does not fit." },
  ]);
});

test("what failed alike twice is not tried again before something changes, or the owner asks", async () => {
  await save([note("Paid online.")]);
  const fail = async () => {
    await ask();
    await report({ failure: "Rolled back." });
  };
  await fail();
  expect((await ask()).held).toBeNull();
  await fail();
  expect(await ask()).toMatchObject({ held: "Rolled back.", changes: [] });
  await asOwner("/api/desk/publish", { method: "POST" });
  expect((await ask()).held).toBeNull();
  await fail();
  await fail();
  await save([feeEdit("method", "By phone.")]);
  expect(await ask()).toMatchObject({ held: null, changes: [{}, {}] });
});

test("what was rolled back, or left out altogether, is not tried again by itself", async () => {
  const { id } = await save([note("Paid online.")]);
  for (const told of [
    { failure: "Rolled back.", isRolledBack: true },
    { left: [{ id, reason: "It does not fit." }] },
  ]) {
    await asOwner("/api/desk/publish", { method: "POST" });
    expect((await ask()).changes).toHaveLength(1);
    await report(told);
    expect((await ask()).changes, JSON.stringify(told)).toEqual([]);
  }
  const other = await save([feeEdit("method", "By phone.")]);
  expect((await ask()).changes.map((change) => change.id)).toEqual([id, other.id]);
});

test("nobody asks or tells as a publishing run without its key, not even the owner", async () => {
  await save([note("Paid online.")]);
  const tries: Promise<Response>[] = [];
  for (const path of ["/api/publishing", "/api/publishing/version"]) {
    const json = path.endsWith("version") ? { json: { left: [], failure: "x", isRolledBack: false } } : {};
    tries.push(asOwner(path, { ...json, bindings: LIVE }));
    tries.push(asOwner(path, { ...json, headers: { Authorization: `Bearer ${env.OWNER_KEY}` }, bindings: LIVE }));
    tries.push(asPublisher(path, { ...json, bindings: { ...LIVE, DESK_READ_KEY: "" } as Partial<Env> }));
  }
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(tries.map(() => 401));
  expect(await pending()).toMatchObject([{ reason: null }]);
});

const PRICE = { file: "offers.yaml", at: ["offers", "oneTime1497", "price"] };
const setPrice = (before: number, after: number): Edit => ({ ...PRICE, before, after });
const priceIn = (files: ContentFiles) => valueAt(files[PRICE.file], PRICE.at);

test("a sale has a beginning and an end, and a correction of today changes neither", async () => {
  const [start, end] = [later(5), later(18)];
  await save([setPrice(1400, 1200)], { publishOn: start });
  await save([setPrice(1200, 1400)], { publishOn: end });
  expect((await ask()).changes).toEqual([]);
  await save([setPrice(1400, 1350)]);
  let live = await publish(testFiles);
  const days: Json[] = [priceIn(live.files)!];
  const saves = await pending();
  for (const day of [start, end]) {
    vi.setSystemTime(Date.parse(`${day}T00:10:00Z`));
    live = await publish(live.files, live.built);
    days.push(priceIn(live.files)!);
  }
  vi.useRealTimers();
  expect(days).toEqual([1350, 1200, 1400]);
  expect(saves).toHaveLength(2);
  expect(await pending()).toEqual([]);
});

test("a plan is checked on its day, with what waits by then", async () => {
  const file = "countries/kenya/sources.yaml";
  await save([setPrice(1400, 1200)], { publishOn: later(5) });
  const wrong = await refusal(await send([setPrice(1400, 1300)], { publishOn: later(5) }));
  expect(wrong).toMatchObject({ status: 409, code: "changed" });
  expect(await refusal(await send([note("Then.")], { publishOn: later(5) }))).toMatchObject({ code: "not_planned" });
  expect(valueAt(testFiles[file], ["newPage"])).toBeUndefined();
});

test("what the files contradict blocks nothing else, and the owner's word decides", async () => {
  const mine = await save([note("Mine.")]);
  const other = await save([feeEdit("method", "By phone.")]);
  const theirs = withEdits(testFiles, [note("A programmer's.")])!;
  let live = await publish(theirs, builtWith(theirs, "release"));
  expect(valueOf([...FEE, "note"], live.files)).toBe("A programmer's.");
  expect(await history()).toMatchObject([
    { id: other.id, state: "live" },
    { id: mine.id, state: "waiting" },
  ]);
  expect((await confirm(mine.id, live.built)).status).toBe(200);
  live = await publish(live.files, live.built);
  expect(valueOf([...FEE, "note"], live.files)).toBe("Mine.");
  // The other way around: what is there stays.
  const again = await save([note("Mine again.", live.files)], {}, live.built);
  const release = builtWith(withEdits(live.files, [note("Theirs again.", live.files)])!, "release 2");
  await ask(live.built);
  expect(await (await undo(again.id, release)).json()).toMatchObject({ id: again.id, state: "undone" });
  expect(await pending()).toEqual([]);
});

test("a draft of a restored database waits for the owner's word", async () => {
  const [used, dropped] = [await save([note("Used.")]), await save([feeEdit("method", "By phone.")])];
  await run("UPDATE content_changes SET state = 'draft', wanted = '[]'");
  expect((await ask()).changes).toEqual([]);
  await confirm(used.id);
  expect(await (await undo(dropped.id)).json()).toMatchObject({ state: "undone" });
  expect((await ask()).changes).toMatchObject([{ wanted: [{ after: "Used." }] }]);
  expect((await history()).map(({ state }) => state)).toEqual(["waiting", "undone", "replaced"]);
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
  await putRows(
    "content_changes",
    ...Array.from({ length: 20 }, (_, i) => ({ id: `change_${i}`, entryId: String(i), edits })),
  );
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

test("a message about a fact that is gone is about its section", async () => {
  await correct("ama@example.com", "kenya.permits.class-q.fee");
  expect(await corrections()).toMatchObject([{ about: "kenya-permits" }]);
});
