import { env } from "cloudflare:workers";
import fc from "fast-check";
import { uuidv7 } from "uuidv7";
import { expect, inject, test } from "vitest";
import { EVERYBODY, type Segment } from "../../domain/announcement.ts";
import { DELIVERY_RECORD_DAYS } from "../../domain/retention.ts";
import { hashEmail } from "../../worker/hash.ts";
import { deliver } from "../../worker/deliveries/deliver.ts";
import { sweep } from "../../worker/sweep.ts";
import {
  ANNOUNCEMENT_MAILS_PER_DAY,
  announcing,
  type Answer,
  askAnnouncements,
  countSent,
  putManyReaders,
  putReaders,
  type Reader,
  sendAll,
  writeDraft,
} from "../support/announcements.ts";
import { queueAway } from "../support/away.ts";
import { setClock } from "../support/clock.ts";
import { asOwner, readPages } from "../support/credentials.ts";
import { meterRows } from "../support/row-meter.ts";
import { deliverById, postForm, rows, run, signUp } from "../support/worker.ts";
import { mailLink } from "../support/links.ts";
import { emptyStores } from "../support/stores.ts";
import { takeTurns } from "../support/turns.ts";
import { wrapDatabase } from "../support/wrapped-database.ts";
import { numbers, putRowsOf } from "../support/put-rows.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const AMA = "ama@example.com";
const KOFI = "kofi@example.com";
const ESI = "esi@example.com";
/** The finder mailed her two matches. */
const EFUA = "efua@example.com";
const AMA_AND_KOFI: Reader[] = [{ email: AMA }, { email: KOFI }];

function remove(emailHash: string) {
  return asOwner(`/api/people/${emailHash}`, { method: "DELETE" });
}

test("an announcement goes once to each person in its segment, as text and HTML, with links", async () => {
  const site = announcing();
  await putReaders(AMA_AND_KOFI);
  const { id } = await writeDraft({
    text: "## Good news\n\nWe **launch** [today](https://homeward.example/waitlist).",
  });
  const begun = await site.post(`/${id}/send`, { sendAt: null });
  expect(begun).toMatchObject({ status: "sending", progress: { reach: 2, queued: 2, sent: 0 } });
  expect((await site.deliver()).toSorted()).toEqual([AMA, KOFI]);
  await site.sweep();
  expect(await site.read(id)).toMatchObject({
    status: "sent",
    progress: { reach: 2, queued: 0, sent: 2, failed: 0, withheld: 0, unsubscribed: 0 },
  });
  const [mail] = site.sent;
  expect(mail!.subject).toBe("We have news");
  expect(mail!.text).toContain("Good news\n\nWe launch today (https://homeward.example/waitlist).");
  expect(mail!.html).toContain("We <strong>launch</strong>");
  expect(mail!.text).toMatch(/Unsubscribe: .*\/api\/unsubscribe/);
  expect(mail!.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
  await site.sweep();
  expect(await site.deliver()).toEqual([]);
});

const PEOPLE: Reader[] = [
  { email: AMA, countryInterest: ["Ghana"], tags: ["investor"] },
  { email: KOFI, source: "opt_in_form", countryInterest: ["South Africa"] },
  { email: ESI, source: "cost_calculator", destinationCountry: "southafrica", wantsNews: "yes", tags: ["investor"] },
  { email: "unconfirmed@example.com", countryInterest: ["Ghana"], isConfirmed: false },
  { email: "unsubscribed@example.com", countryInterest: ["Ghana"], tags: ["investor"] },
  { email: "no-news@example.com", source: "cost_calculator", destinationCountry: "ghana" },
  { email: EFUA, source: "opt_in_form", countryInterest: ["Kenya", "Rwanda"] },
];

test.each<[string, Partial<Segment>, string[]]>([
  ["everybody who asked for news", {}, [AMA, EFUA, ESI, KOFI]],
  ["the waitlist", { sources: ["waitlist_page"] }, [AMA]],
  ["two sources", { sources: ["waitlist_page", "opt_in_form"] }, [AMA, EFUA, KOFI]],
  ["a source of calculations", { sources: ["cost_calculator"] }, [ESI]],
  ["a country, as forms and calculator write it", { countries: ["south africa"] }, [ESI, KOFI]],
  ["two countries", { countries: ["Ghana", "South Africa"] }, [AMA, ESI, KOFI]],
  ["one of several countries that somebody named", { countries: ["Rwanda"] }, [EFUA]],
  ["a tag", { tags: ["investor"] }, [AMA, ESI]],
  ["a tag as it is typed", { tags: [" Investor "] }, [AMA, ESI]],
  ["a country and a tag", { countries: ["South Africa"], tags: ["investor"] }, [ESI]],
  ["a source and a country that nobody has together", { sources: ["waitlist_page"], countries: ["South Africa"] }, []],
])("%s reaches those who confirmed and did not unsubscribe", async (_, chosen, reached) => {
  const site = announcing();
  await putReaders(PEOPLE);
  await postForm(mailLink("unsubscribe", "unsubscribed@example.com"), {});
  const segment = { ...EVERYBODY, ...chosen };
  expect(await askAnnouncements("/reach", { segment })).toEqual({ people: reached.length, isComplete: true });
  const { id } = await writeDraft({ segment });
  if (reached.length === 0) {
    expect((await asOwner(`/api/announcements/${id}/send`, { json: { sendAt: null } })).status).toBe(409);
    return;
  }
  await site.post(`/${id}/send`, { sendAt: null });
  expect((await site.deliver()).toSorted()).toEqual(reached);
});

test("a draft is written once for each entry, changed and deleted; one that was sent is neither", async () => {
  const entryId = uuidv7();
  const draft = { entryId, subject: "One", text: "Two", segment: EVERYBODY };
  const { id } = await askAnnouncements("", draft);
  expect((await askAnnouncements("", { ...draft, subject: "Another" })).id).toBe(id);
  const changed = await askAnnouncements(`/${id}`, { text: "Three" }, { method: "PATCH" });
  expect(changed).toMatchObject({ status: "draft", text: "Three", by: "owner" });
  await putReaders([{ email: AMA }]);
  await announcing().post(`/${id}/send`, { sendAt: null });
  for (const [method, json] of [
    ["PATCH", { text: "Four" }],
    ["DELETE", {}],
  ] as const) {
    const refused = await asOwner(`/api/announcements/${id}`, { method, json });
    expect([refused.status, (await refused.json<{ error: { code: string } }>()).error.code]).toEqual([
      409,
      "not_a_draft",
    ]);
  }
  const other = await writeDraft();
  await askAnnouncements(`/${other.id}`, undefined, { method: "DELETE" });
  expect((await asOwner(`/api/announcements/${other.id}`)).status).toBe(404);
});

test("the list has the newest first, without texts, page by page", async () => {
  const ids: string[] = [];
  for (const subject of ["one", "two", "three"]) ids.unshift((await writeDraft({ subject })).id);
  type Page = { data: Answer[]; nextCursor: string | null };
  const all = (await readPages<Page>("/api/announcements?limit=2")).flatMap(({ data }) => data);
  expect(all.map(({ id }) => id)).toEqual(ids);
  expect(all[0]).not.toHaveProperty("text");
});

test("wrong input is refused with a sentence for each field", async () => {
  const wrong: [object, string][] = [
    [{ subject: "x".repeat(151) }, "subject"],
    [{ text: "x".repeat(20_001) }, "text"],
    [{ segment: { ...EVERYBODY, sources: ["elsewhere"] } }, "segment.sources.0"],
    [{ segment: { sources: [], tags: [] } }, "segment.countries"],
    [{ entryId: "1" }, "entryId"],
  ];
  for (const [change, field] of wrong) {
    const json = { entryId: uuidv7(), subject: "s", text: "t", segment: EVERYBODY, ...change };
    const answer = await asOwner("/api/announcements", { json });
    expect([answer.status, Object.keys((await answer.json<{ error: { fields: object } }>()).error.fields)]).toEqual([
      400,
      [field],
    ]);
  }
  const { id } = await writeDraft();
  const late = new Date(Date.now() + 366 * DAY_MS).toISOString();
  for (const sendAt of ["tomorrow", late]) {
    expect((await asOwner(`/api/announcements/${id}/send`, { json: { sendAt } })).status).toBe(400);
  }
});

test("an empty draft can be saved, and neither tested nor sent", async () => {
  await putReaders(AMA_AND_KOFI);
  const { id } = await writeDraft({ subject: " ", text: "" });
  expect(await askAnnouncements(`/${id}`)).toMatchObject({ subject: "", text: "" });
  for (const [change, missing] of [
    [{}, ["subject", "text"]],
    [{ subject: "News" }, ["text"]],
    [{ subject: "", text: "Hello" }, ["subject"]],
  ] as const) {
    if (missing.length === 1) await askAnnouncements(`/${id}`, change, { method: "PATCH" });
    for (const [step, json] of [
      ["test", {}],
      ["send", { sendAt: null }],
    ] as const) {
      const answer = await asOwner(`/api/announcements/${id}/${step}`, { json });
      const { error } = await answer.json<{ error: { code: string; fields: object } }>();
      expect([answer.status, error.code, Object.keys(error.fields)]).toEqual([422, "incomplete", missing]);
    }
  }
});

test("a test goes to the owner's own address only, whatever the segment is", async () => {
  const site = announcing();
  await putReaders(AMA_AND_KOFI);
  const { id } = await writeDraft();
  const tried = await askAnnouncements(`/${id}/test`, {}, { bindings: { ...site.bindings, OWNER_EMAIL: ESI } });
  expect(tried).toEqual({ to: ESI, outcome: "taken", code: null });
  expect(site.sent).toMatchObject([{ to: ESI, subject: "Test: We have news" }]);
  expect((await site.read(id)).status).toBe("draft");
});

test("the preview is what a reader gets, with the subject as one line and nothing that was typed as HTML", async () => {
  const preview = await askAnnouncements<{ subject: string; html: string; text: string }>("/preview", {
    subject: "One\r\nBcc: all@example.com",
    text: 'Hello <script>alert(1)</script> <b onclick="x">you</b> [bad](javascript:alert(1)) ![](https://pixel.example/a.png)',
  });
  expect(preview.subject).toBe("One Bcc: all@example.com");
  expect(preview.html).toContain("&lt;script&gt;");
  expect(preview.html).not.toMatch(/<script|<b |<img|javascript:/);
  expect(preview.text).toContain("/api/unsubscribe");
  expect(await askAnnouncements("/preview", { subject: "", text: "" })).toMatchObject({ subject: "" });
});

test("an announcement that is scheduled begins at its time; until then it can be moved or taken back", async () => {
  const site = announcing();
  await putReaders([{ email: AMA }]);
  const { id } = await writeDraft();
  const now = Date.now();
  const at = (hours: number) => ({ sendAt: new Date(now + hours * HOUR_MS).toISOString() });
  expect(await site.post(`/${id}/send`, at(1))).toMatchObject({ status: "scheduled" });
  expect(await site.post(`/${id}/cancel`)).toMatchObject({ status: "draft", sendAt: null });
  await site.post(`/${id}/send`, at(1));
  expect(await site.post(`/${id}/send`, at(2))).toMatchObject({ status: "scheduled", ...at(2) });
  site.clock.advance(2 * HOUR_MS - MINUTE_MS);
  await site.sweep();
  expect(await site.deliver()).toEqual([]);
  site.clock.advance(MINUTE_MS);
  await site.sweep();
  expect(await site.deliver()).toEqual([AMA]);
});

test("a button that is pressed twice, or twice at once, sends nothing twice", async () => {
  const site = announcing();
  await putReaders(AMA_AND_KOFI);
  const { id } = await writeDraft();
  const answers = await Promise.all([1, 2, 3].map(() => site.post(`/${id}/send`, { sendAt: null })));
  expect(answers.map(({ status }) => status)).toEqual(["sending", "sending", "sending"]);
  await Promise.all([site.sweep(), site.sweep(), site.sweep()]);
  site.queued.push(...site.queued);
  expect((await site.deliver()).toSorted()).toEqual([AMA, KOFI]);
  expect((await site.read(id)).progress).toMatchObject({ sent: 2, queued: 0 });
});

test("two runs at once mail everybody once", async () => {
  const site = announcing();
  await putManyReaders(105);
  const { id } = await writeDraft();
  await run("UPDATE announcements SET status = 'sending', send_at = 1, started_at = 1, reach = 105");
  await Promise.all([site.sweep(), site.sweep()]);
  expect(await rows("SELECT DISTINCT status FROM deliveries")).toEqual([{ status: "queued" }]);
  const sent = await sendAll(site.clock.now);
  await site.sweep();
  sent.push(...(await sendAll(site.clock.now)));
  await site.sweep();
  expect(new Set(sent).size).toBe(105);
  expect(sent).toHaveLength(105);
  expect(await site.read(id)).toMatchObject({ status: "sent", progress: { sent: 105, failed: 0, queued: 0 } });
});

test("while it is paused nobody gets it; resumed, it goes on with those who have not", async () => {
  const site = announcing();
  const id = await site.begin(105);
  const next = site.queued.splice(0).slice(0, 6);
  site.queued.push(...next.slice(0, 3));
  expect(await site.deliver()).toHaveLength(3);
  expect(await site.post(`/${id}/pause`)).toMatchObject({ status: "paused", stoppedBy: "owner" });
  expect(await site.post(`/${id}/pause`)).toMatchObject({ status: "paused" });
  site.queued.push(...next.slice(3));
  expect(await site.deliver()).toEqual([]);
  await site.sweep();
  expect(site.queued).toEqual([]);
  expect((await site.read(id)).progress).toMatchObject({ reach: 105, sent: 3, queued: 102 });

  expect(await site.post(`/${id}/resume`)).toMatchObject({ status: "sending", stoppedBy: null });
  // Those who were held back, at once, and as many as had got it before.
  expect(site.queued).toEqual(expect.arrayContaining(next.slice(3)));
  expect(await site.deliver()).toHaveLength(6);
  expect(await sendAll(site.clock.now)).toHaveLength(94);
  await site.sweep();
  expect(await site.deliver()).toHaveLength(2);
  await site.sweep();
  expect(await site.read(id)).toMatchObject({ status: "sent", progress: { sent: 105, queued: 0 } });
  expect(new Set(site.sent.map(({ to }) => to)).size).toBe(11);
});

test("a canceled one goes to nobody else, and stays canceled", async () => {
  const site = announcing();
  const id = await site.begin(105);
  const later = site.queued.splice(3);
  await site.deliver();
  expect(await site.post(`/${id}/cancel`)).toMatchObject({ status: "canceled", progress: { sent: 3, withheld: 102 } });
  expect(await site.post(`/${id}/cancel`)).toMatchObject({ status: "canceled" });
  site.queued.push(...later.slice(0, 3));
  expect(await site.deliver()).toEqual([]);
  await site.sweep();
  expect(site.queued).toEqual([]);
  for (const action of ["pause", "resume", "send"]) {
    const json = action === "send" ? { sendAt: null } : {};
    const refused = await asOwner(`/api/announcements/${id}/${action}`, { json });
    expect([action, refused.status]).toEqual([action, 409]);
  }
});

/** The tables that name a person by their hash. */
async function findHash(hash: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of ["announcements", "deliveries", "people", "leads"]) {
    if (JSON.stringify(await rows(`SELECT * FROM ${table}`)).includes(hash)) found.push(table);
  }
  return found;
}

test("a canceled one forgets whom it had come to", async () => {
  const site = announcing();
  const id = await site.begin(105);
  // The last of the first chunk of `putManyReaders`: to whom the first run comes.
  const hundredth = "m0000100";
  expect(await findHash(hundredth)).toContain("announcements");
  await site.post(`/${id}/cancel`);
  await remove(hundredth);
  expect(await findHash(hundredth)).toEqual([]);
  expect((await site.read(id)).progress).toMatchObject({ reach: 105, sent: 0, queued: 0 });
});

test("who unsubscribes, is removed or loses their confirmation before it is their turn does not get it", async () => {
  const site = announcing();
  const id = await site.begin([...AMA_AND_KOFI, { email: ESI }, { email: "yaw@example.com" }]);
  await postForm(mailLink("unsubscribe", AMA), {});
  await remove(hashEmail(env, KOFI));
  await run("UPDATE leads SET confirmed_at = NULL WHERE email_hash = ?", hashEmail(env, ESI));
  expect(await site.deliver()).toEqual(["yaw@example.com"]);
  await site.sweep();
  // Whoever was removed is not counted any more: nothing tells that they were to get it.
  expect(await site.read(id)).toMatchObject({ status: "sent", progress: { sent: 1, withheld: 2, queued: 0 } });
  expect(await rows("SELECT id FROM deliveries WHERE id LIKE ?", `%${hashEmail(env, KOFI)}`)).toEqual([]);
});

test("whoever is removed between being found and being queued leaves nothing", async () => {
  const site = announcing();
  await putReaders(AMA_AND_KOFI);
  const { id } = await writeDraft();
  await run("UPDATE announcements SET status = 'sending', send_at = 1, started_at = 1, reach = 2");
  const DB = wrapDatabase(env.DB, async (work, query) => {
    if (query.includes('into "deliveries"')) await remove(hashEmail(env, KOFI));
    return work();
  });
  await site.sweep({ DB });
  expect(await rows("SELECT 1 FROM deliveries WHERE id LIKE ?", `%${hashEmail(env, KOFI)}`)).toEqual([]);
  expect(await site.deliver()).toEqual([AMA]);
  await site.sweep();
  expect(await site.read(id)).toMatchObject({ status: "sent", progress: { sent: 1, queued: 0 } });
});

test("somebody who was mailed and is removed leaves no trace, not even in a count", async () => {
  const site = announcing();
  const id = await site.begin(AMA_AND_KOFI);
  await site.deliver();
  await site.sweep();
  await remove(hashEmail(env, AMA));
  expect((await site.read(id)).progress).toMatchObject({ sent: 1, queued: 0 });
  expect(await findHash(hashEmail(env, AMA))).toEqual([]);
});

test("who unsubscribes after they got it is counted, and no longer when they come back", async () => {
  const site = announcing();
  const id = await site.begin([...AMA_AND_KOFI, { email: ESI, isConfirmed: false }]);
  await site.deliver();
  for (const email of [AMA, AMA, ESI]) await postForm(mailLink("unsubscribe", email), {});
  expect((await site.read(id)).progress).toMatchObject({ sent: 2, unsubscribed: 1 });
  await postForm(`${mailLink("unsubscribe", AMA)}&action=resume`, {});
  expect((await site.read(id)).progress).toMatchObject({ sent: 2, unsubscribed: 0 });
});

test("what ended between the chunk and the queue is gone on with: nobody is left out or mailed twice", async () => {
  const site = announcing();
  const id = await site.begin(103);
  // The process ended before the queue got anything: the rows are there, and another step of the sweep requeues them.
  expect(site.queued.splice(0)).toHaveLength(100);
  await site.sweep();
  expect(site.queued).toEqual([]);
  const first = await sendAll(site.clock.now);
  expect(first).toHaveLength(100);
  await expect(site.sweep({ DELIVERIES: queueAway })).rejects.toThrow("away");
  await site.sweep();
  const left = await sendAll(site.clock.now);
  expect(new Set([...first, ...left]).size).toBe(103);
  await site.sweep();
  expect(await site.read(id)).toMatchObject({ status: "sent", progress: { sent: 103 } });
});

test("a segment of few among many is found window by window", async () => {
  const site = announcing();
  await putRowsOf("people", numbers(25_000), { email_hash: "printf('a%07d', i)", confirmed_at: 1 });
  await putReaders([{ email: AMA }]);
  await run("UPDATE people SET email_hash = 'z' WHERE email_hash = ?", hashEmail(env, AMA));
  await run("UPDATE leads SET email_hash = 'z'");
  const { id } = await writeDraft();
  expect(await askAnnouncements("/reach", { segment: EVERYBODY })).toEqual({ people: 1, isComplete: true });
  await site.post(`/${id}/send`, { sendAt: null });
  expect(site.queued).toEqual([]);
  expect((await site.read(id)).progress).toMatchObject({ reach: 1, queued: 1 });
  await site.sweep();
  expect(await site.deliver()).toEqual([AMA]);
});

test("a person costs few rows when they are queued, and a mail no more than any other", async () => {
  const site = announcing();
  await putReaders(AMA_AND_KOFI);
  const { DB, takeRowsWritten } = meterRows(env.DB);
  await writeDraft();
  await run("UPDATE announcements SET status = 'sending', send_at = 1, started_at = 1");
  await site.sweep({ DB });
  expect(takeRowsWritten()).toBeLessThanOrEqual(2 * 5 + 1);
  for (const deliveryId of site.queued) {
    await deliverById(deliveryId, { ...site.bindings, DB });
    expect(takeRowsWritten()).toBeLessThanOrEqual(12);
  }
});

test("an announcement's mail that the service refuses is retried, then shown as failed", async () => {
  const site = announcing();
  const id = await site.begin(AMA_AND_KOFI);
  const [refused] = site.queued;
  await run("UPDATE deliveries SET status = 'failed', due_at = NULL, failed_at = queued_at WHERE id = ?", refused);
  await site.deliver();
  await site.sweep();
  expect(await site.read(id)).toMatchObject({ status: "sent", progress: { sent: 1, failed: 1, queued: 0 } });
  const open = await (await asOwner("/api/deliveries")).json<{ data: { id: string; person: { email: string } }[] }>();
  expect(open.data.map(({ person }) => person.email)).toHaveLength(1);
  await asOwner(`/api/deliveries/${encodeURIComponent(refused!)}/retry`, { method: "POST", bindings: site.bindings });
  await site.deliver();
  expect((await site.read(id)).progress).toMatchObject({ sent: 2, failed: 0, queued: 0 });
});

/** More than a day has room for. */
const CROWD = inject("isLong") ? { people: 5000, days: 5 } : { people: 1500, days: 2 };

test("a crowd is reached over days: no day takes more than leaves room for other mails", async () => {
  const start = Date.parse("2031-05-14T10:00:00Z");
  const site = announcing(start);
  await putManyReaders(CROWD.people);
  const { id } = await writeDraft();
  await run(
    "UPDATE announcements SET status = 'sending', send_at = ?1, started_at = ?1, reach = ?2",
    start,
    CROWD.people,
  );
  const { DB, takeQueries, takeRowsRead } = meterRows(env.DB);
  const perDay = new Map<number, number>();
  let isSent = false;
  while (!isSent && site.clock.now < start + 10 * DAY_MS) {
    await site.sweep({ DB });
    expect(takeQueries()).toBeLessThanOrEqual(20);
    const read = takeRowsRead();
    const sent = (await sendAll(site.clock.now)).length;
    // Ten rows for each person that it queues, and what it counts, which at the end is every mail.
    expect(read).toBeLessThanOrEqual(12 * sent + 300 + (sent === 0 ? CROWD.people : 0));
    const day = Math.floor(site.clock.now / DAY_MS);
    if (sent > 0) perDay.set(day, (perDay.get(day) ?? 0) + sent);
    isSent = sent === 0 && (await site.read(id)).status === "sent";
    site.clock.advance(sent === 0 ? HOUR_MS : HOUR_MS / 2);
  }
  expect(await site.read(id)).toMatchObject({ status: "sent", progress: { sent: CROWD.people, queued: 0 } });
  expect(perDay.size).toBe(CROWD.days);
  expect(Math.max(...perDay.values())).toBeLessThanOrEqual(ANNOUNCEMENT_MAILS_PER_DAY);
});

test("an announcement leaves confirmations the rest of the day", async () => {
  const site = announcing();
  await putManyReaders(20);
  const { id } = await writeDraft();
  await countSent(site.clock.now, ANNOUNCEMENT_MAILS_PER_DAY - 6);
  await signUp("new@example.com");
  await site.post(`/${id}/send`, { sendAt: null });
  // Six are left of what announcements may take.
  expect(site.queued).toHaveLength(6);
  await countSent(site.clock.now, 4);
  expect(await site.deliver()).toHaveLength(2);
  // Now the announcement may take nothing more, but a confirmation goes out.
  const [confirmation] = await rows<{ id: string }>("SELECT id FROM deliveries WHERE kind = 'lead_mail'");
  site.queued.push(confirmation!.id);
  expect(await site.deliver()).toHaveLength(1);
  expect((await site.read(id)).progress).toMatchObject({ sent: 2, queued: 18 });
});

test("no mail stays held, whenever an announcement is paused, resumed or canceled while a consumer has it", async () => {
  const step = fc.constantFrom("pause", "resume", "cancel");
  const order = fc.array(fc.nat({ max: 11 }), { minLength: 12, maxLength: 30 });
  const property = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), order, async (steps, turns) => {
    await emptyStores();
    const site = announcing();
    const id = await site.begin([{ email: AMA }, { email: KOFI }, { email: ESI }]);
    const consumers = site.queued.splice(0).map((delivery) => (turn: () => Promise<void>) => {
      const DB = wrapDatabase(env.DB, async (work) => {
        await turn();
        return work();
      });
      return deliver({ ...env, ...site.bindings, DB }, delivery);
    });
    const owner = async (turn: () => Promise<void>) => {
      for (const one of steps) {
        await asOwner(`/api/announcements/${id}/${one}`, { method: "POST", bindings: site.bindings });
        await turn();
      }
    };
    let number = 0;
    await takeTurns([owner, ...consumers], () => turns[number++ % turns.length]!);
    if ((await site.read(id)).status === "paused") await site.post(`/${id}/resume`);
    const bindings = { ...env, ...site.bindings };
    for (let sweeps = 0; sweeps < 3; sweeps++) {
      site.clock.advance(11 * MINUTE_MS);
      await sweep(bindings, site.clock.now, ["deliveries", "announcements"]);
      await site.deliver();
    }
    await site.sweep();
    const { status, progress } = await site.read(id);
    expect(["sent", "canceled"]).toContain(status);
    expect(progress).toMatchObject({ queued: 0, failed: 0, sent: site.sent.length, withheld: 3 - site.sent.length });
    expect(new Set(site.sent.map(({ to }) => to)).size).toBe(site.sent.length);
  });
  await fc.assert(property, { numRuns: inject("isLong") ? 100 : 4, endOnFailure: true });
});

test("what waits for the limit of one person takes no room of an announcement to others", async () => {
  const site = announcing();
  await putReaders([{ email: AMA }]);
  await putManyReaders(20);
  // As many sign-ups of one mailbox as a stranger likes to post.
  await putRowsOf("leads", numbers(210), {
    id: "'lead_posted' || i",
    email: `'${AMA}'`,
    email_hash: `'${hashEmail(env, AMA)}'`,
    entry_id: "i",
  });
  await putRowsOf("deliveries", "leads WHERE id LIKE 'lead_posted%'", {
    id: "id || ':lead_mail'",
    lead_id: "id",
    due_at: site.clock.now,
    queued_at: site.clock.now,
  });
  const waiting = await rows<{ id: string }>("SELECT id FROM deliveries ORDER BY id");
  site.queued.push(...waiting.slice(0, 5).map(({ id }) => id));
  expect(await site.deliver()).toEqual([AMA, AMA, AMA]);
  // The others are held as the last of these is.
  await run(
    `UPDATE deliveries SET (status, reason, attempts, due_at) =
       (SELECT status, reason, attempts, due_at FROM deliveries WHERE id = ?) WHERE status = 'queued'`,
    waiting[4]!.id,
  );
  const { id } = await writeDraft();
  await run("UPDATE people SET confirmed_at = NULL WHERE email_hash = ?", hashEmail(env, AMA));
  await site.post(`/${id}/send`, { sendAt: null });
  expect(site.queued).toHaveLength(20);
});

test("an announcement is in the person's timeline with what became of it", async () => {
  const site = announcing();
  const id = await site.begin(AMA_AND_KOFI, { subject: "Ghana in spring" });
  await site.deliver();
  const person = await (await asOwner(`/api/people/${hashEmail(env, AMA)}`)).json<{ timeline: object[] }>();
  expect(person.timeline[0]).toMatchObject({
    kind: "announcement",
    id,
    subject: "Ghana in spring",
    deliveries: [{ kind: "announcement_mail", status: "sent" }],
  });
});

test("the activity log says what was done to an announcement, by whom, and to how many it goes", async () => {
  const site = announcing();
  await putReaders(AMA_AND_KOFI);
  const { id } = await writeDraft();
  await site.post(`/${id}/test`);
  await site.post(`/${id}/send`, { sendAt: new Date(Date.now() + DAY_MS).toISOString() });
  await site.post(`/${id}/cancel`);
  await site.post(`/${id}/send`, { sendAt: null });
  for (const action of ["pause", "pause", "resume", "cancel"]) await site.post(`/${id}/${action}`);
  const logged = await rows<{ actor: string; action: string; details: string }>(
    "SELECT actor, action, details FROM activities ORDER BY id",
  );
  expect(new Set(logged.map(({ actor, action }) => `${actor} ${action}`))).toEqual(new Set(["owner announcement"]));
  expect(logged.map(({ details }) => JSON.parse(details))).toEqual([
    { step: "written" },
    { step: "tested" },
    { step: "scheduled", people: 2 },
    { step: "unscheduled" },
    { step: "sent", people: 2 },
    { step: "paused" },
    { step: "resumed" },
    { step: "canceled" },
  ]);
});

test("a draft that another tab changed is not sent from a tab that has not seen the change", async () => {
  const site = announcing();
  await putReaders([{ email: AMA }]);
  const { id, updatedAt } = await writeDraft();
  const change = { text: "from another tab" };
  const { updatedAt: newer } = await askAnnouncements(`/${id}`, change, { method: "PATCH" });
  for (const sendAt of [null, new Date(Date.now() + DAY_MS).toISOString()]) {
    const refused = await asOwner(`/api/announcements/${id}/send`, { json: { sendAt, updatedAt } });
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { error: { code: "draft_changed", message: expect.stringContaining("changed elsewhere") } },
    ]);
  }
  expect(await site.read(id)).toMatchObject({ status: "draft", text: "from another tab" });
  expect(await site.post(`/${id}/send`, { sendAt: null, updatedAt: newer })).toMatchObject({ status: "sending" });
  // The button pressed again.
  expect(await site.post(`/${id}/send`, { sendAt: null, updatedAt: newer })).toMatchObject({ status: "sending" });
});

test("a draft that another tab changed is not overwritten unseen", async () => {
  const site = announcing();
  const { id, updatedAt } = await writeDraft();
  const change = (json: object) => asOwner(`/api/announcements/${id}`, { method: "PATCH", json });
  const saved = await change({ text: "from one tab", updatedAt });
  expect(saved.status).toBe(200);
  const refused = await change({ text: "from another", updatedAt });
  expect([refused.status, await refused.json()]).toEqual([
    409,
    { error: { code: "draft_changed", message: expect.stringContaining("changed elsewhere") } },
  ]);
  expect((await site.read(id)).text).toBe("from one tab");
  const { updatedAt: newer } = (await saved.json()) as { updatedAt: string };
  expect((await change({ text: "both", updatedAt: newer })).status).toBe(200);
});

test("progress is counted at most once a minute, however often it is looked at", async () => {
  const start = Date.parse("2031-05-14T10:00:00Z");
  setClock(start);
  const site = announcing(start);
  const id = await site.begin(AMA_AND_KOFI);
  const look = async () => (await askAnnouncements(`/${id}`)).progress.sent;
  expect(await look()).toBe(0);
  await site.deliver();
  expect(await look()).toBe(0);
  setClock(start + 60_000);
  expect(await look()).toBe(2);
});

test("the last count of an announcement stays when its deliveries are deleted", async () => {
  const site = announcing();
  const id = await site.begin(AMA_AND_KOFI);
  await site.deliver();
  await site.sweep();
  const later = Date.now() + (DELIVERY_RECORD_DAYS + 1) * DAY_MS;
  await sweep(env, later, ["purges"]);
  expect(await rows("SELECT id FROM deliveries WHERE kind = 'announcement_mail'")).toEqual([]);
  setClock(later);
  expect((await askAnnouncements(`/${id}`)).progress).toMatchObject({ sent: 2, queued: 0 });
});
