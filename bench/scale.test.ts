// Rows read and written and the time of every kind of call, at growing numbers of leads with their deliveries. Each
// line that begins with SCALE is one measurement, for bench/scale.mjs.
import { env } from "cloudflare:workers";
import { uuidv7 } from "uuidv7";
import { expect, inject, test } from "vitest";
import type { Segment } from "../domain/announcement.ts";
import { BACKUP_TABLES } from "../domain/backup.ts";
import { calendarDay, startOfDay } from "../domain/calendar-day.ts";
import { DIGEST_HOURS, usualDigest } from "../domain/morning-digest.ts";
import { LIST_LIMITS } from "../domain/owner-lists.ts";
import { checkPlans, PLANS_PER_SWEEP } from "../worker/plans/checks.ts";
import { queuedMessage } from "../test/support/queued-posts.ts";
import { planAssets, sendPlan } from "../test/support/plan.ts";
import { sendMorningDigest } from "../worker/digest/morning-digest.ts";
import { sweep } from "../worker/sweep.ts";
import { openDatabase } from "../worker/db/database.ts";
import { changeSettings } from "../worker/settings/settings.store.ts";
import { askAnnouncements } from "../test/support/announcements.ts";
import { countVisit } from "../worker/visits/visits.store.ts";
import { ownerCookie } from "../test/support/credentials.ts";
import { addPeople, addPlans } from "../test/support/many-people.ts";
import { upload } from "../test/support/pictures.ts";
import { png } from "../test/support/png.ts";
import { meterRows } from "../test/support/row-meter.ts";
import { calculate, call, deliverMessage, ORIGIN, signUp, unsentQueue, writeMessage } from "../test/support/worker.ts";

declare module "vitest" {
  interface ProvidedContext {
    scaleSizes: number[];
  }
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** An announcement that has just begun. */
async function putAnnouncement(segment: Segment, now: number) {
  await env.DB.prepare(
    `INSERT INTO announcements (id, entry_id, subject, text, segment, status, actor, send_at, started_at, created_at, updated_at)
     VALUES ('announcement_1', 'e', 'News', 'New.', ?1, 'sending', 'owner', ?2, ?2, ?2, ?2)`,
  )
    .bind(JSON.stringify(segment), now)
    .run();
}

async function dropAnnouncement() {
  await env.DB.batch([
    env.DB.prepare("DELETE FROM deliveries WHERE id > 'announcement_1:' AND id < 'announcement_1:~'"),
    env.DB.prepare("DELETE FROM announcements"),
  ]);
  await env.BUCKET.delete("announcements/announcement_1");
}

type Measured = { name: string; kind: string; limit: number | null; read: number; written: number; ms: number };

test("what each call reads and writes", { timeout: 3_600_000 }, async () => {
  const now = Date.now();
  const cookie = await ownerCookie();
  const { DB, takeRowsRead, takeRowsWritten } = meterRows(env.DB);
  const bindings = { DB, DELIVERIES: unsentQueue };
  let size = 0;
  await upload("hero", png(700, 400));

  /**
   * @param kind `flat`: the limit is a number of rows; `linear`: it is rows for each row that the answer holds;
   *   `write`: it is rows written
   */
  async function measure(
    name: string,
    kind: "flat" | "linear" | "write",
    limit: number,
    act: () => Promise<number | void>,
  ) {
    takeRowsRead();
    takeRowsWritten();
    const start = performance.now();
    const answered = (await act()) ?? 0;
    const ms = Math.round(performance.now() - start);
    const read = takeRowsRead();
    const written = takeRowsWritten();
    report({ name, kind, limit: kind === "linear" ? Math.ceil(limit * answered) : limit, read, written, ms });
  }

  function report(measured: Measured) {
    console.log(`SCALE ${JSON.stringify({ size, ...measured })}`);
  }

  async function get(path: string): Promise<Response> {
    const response = await call(path, { headers: { Cookie: cookie, Origin: ORIGIN } }, bindings);
    expect(response.status, path).toBe(200);
    return response;
  }

  /** Reads a whole file. @returns its rows, as its line ends count them */
  async function countLines(path: string): Promise<number> {
    let lines = 0;
    for await (const chunk of (await get(path)).body!) for (const byte of chunk) lines += byte === 10 ? 1 : 0;
    return lines;
  }

  for (const next of inject("scaleSizes")) {
    for (let from = size + 1; from <= next; from += 100_000) {
      const to = Math.min(from + 99_999, next);
      await addPeople(from, to, now);
      await addPlans(from, to, now);
    }
    size = next;
    const { meta } = await env.DB.prepare("SELECT 1").run();
    console.log(`SCALE ${JSON.stringify({ size, databaseBytes: meta.size_after })}`);

    for (const [path, limit] of [
      ["/api/waitlist/count", 4],
      ["/api/leads/stats", 6800],
      ["/api/leads/recent", 210],
      ["/api/leads/trend", 30_000],
      // The newest 5,000 leads, two rows each, and the quarter-hours of 180 days (decision: bounded-lists).
      ["/api/leads/breakdown?days=90", 200_000],
      ["/api/status", 200],
      ["/api/health", 5],
      ["/api/deliveries", 200],
      ["/api/dead-posts", 5],
      ["/api/quarantine", 60],
      ["/api/activities", 60],
      ["/api/announcements", 60],
      ["/api/visits", 30_000],
      ["/api/health/details", 5],
      ["/api/morning-digest", 5],
      ["/api/people", 1000],
      ["/api/people?view=unanswered", 200],
      ["/api/optin-contacts", 110],
      ["/api/optin-contacts?sort=oldest", 110],
      ["/api/calculator", 110],
      ["/api/plans", 210],
      ["/api/messages", 210],
      ["/api/optin-contacts?limit=200", 410],
      ["/api/optin-contacts?q=person2@example.com", 10],
      ["/api/admin/pictures?kind=hero", 210],
    ] as const) {
      if (path.includes("q=person2@")) {
        // Its hash is that of the Worker, which SQL cannot make.
        await signUp("person2@example.com", {}, bindings);
      }
      await measure(`GET ${path}`, "flat", limit, async () => void (await (await get(path)).arrayBuffer()));
    }
    await measure("GET /media/hero", "flat", 2, async () => void (await call("/media/hero", {}, bindings)));

    // However long the list is, these look through a window (decision: bounded-lists).
    const window = 4 * LIST_LIMITS.window + 2 * LIST_LIMITS.page + 10;
    for (const path of [
      "/api/optin-contacts?q=mensah",
      "/api/optin-contacts?q=nobody-has-this",
      "/api/optin-contacts?country=Ghana",
      "/api/optin-contacts?source=opt_in_form",
      "/api/optin-contacts?sort=name",
      "/api/optin-contacts?sort=email",
      "/api/calculator?sort=savings",
      "/api/calculator?country=ghana",
    ]) {
      await measure(`GET ${path}`, "flat", window, async () => void (await (await get(path)).arrayBuffer()));
    }

    // A row and what is known about its person.
    for (const path of [
      "/api/optin-contacts/csv",
      "/api/optin-contacts/csv?sort=oldest",
      "/api/optin-contacts/csv?q=mensah",
      "/api/calculator/csv",
    ]) {
      await measure(`GET ${path}`, "linear", 2.1, () => countLines(path));
    }

    // Whether they may get news as well, or its plan.
    await measure("GET /api/messages/csv", "linear", 4.1, () => countLines("/api/messages/csv"));
    await measure("GET /api/plans/csv", "linear", 3.1, () => countLines("/api/plans/csv"));

    const email = `new-${uuidv7()}@example.com`;
    const extra = { visit: { page: "/", utm: { campaign: "campaign-7" } } };
    await measure("POST /api/waitlist, new", "write", 20, async () => void (await signUp(email, extra, bindings)));
    await measure("POST /api/waitlist, known", "write", 20, async () => void (await signUp(email, {}, bindings)));
    await measure("POST /api/calculator", "write", 20, async () => void (await calculate(`c-${email}`, {}, bindings)));
    const ASSETS = planAssets();
    const withFacts = { ...bindings, ASSETS };
    const wishes = { reminders: true, changes: true };
    await measure("POST /api/plans", "write", 23, async () => void (await sendPlan(`p-${email}`, wishes, withFacts)));
    await measure("POST /api/messages", "write", 16, async () => void (await writeMessage(`m-${email}`, {}, bindings)));
    const queued = { version: 1, post: queuedMessage(`q-${email}`) };
    await measure("a message from the queue", "write", 16, async () => void (await deliverMessage(queued, bindings)));
    const keys = ["view page /", "entry page /", "view campaign campaign-7", "entry campaign campaign-7"];
    await countVisit(openDatabase(env.DB), keys, now);
    await measure("a page's visit", "write", 1, () => countVisit(openDatabase(DB), keys, now));
    const lead = await env.DB.prepare("SELECT id, email_hash AS person FROM leads WHERE email = ?")
      .bind(email)
      .first<{ id: string; person: string }>();
    const mail = { version: 1, deliveryId: `${lead!.id}:lead_mail` };
    await measure("delivery of a mail", "write", 11, async () => void (await deliverMessage(mail, bindings)));
    await measure("DELETE /api/people/:id", "write", 30, async () => {
      const init = { method: "DELETE", headers: { Cookie: cookie, Origin: ORIGIN } };
      expect((await call(`/api/people/${lead!.person}`, init, bindings)).status).toBe(200);
    });
    await measure("the sweep", "flat", 4000, () => sweep({ ...env, ...bindings }, now));
    const db = openDatabase(DB);
    await measure(`the sweep's look at ${PLANS_PER_SWEEP} plans`, "flat", 400, () =>
      checkPlans({ ...env, ...withFacts }, db, now + DAY_MS + size),
    );
    const owner = { ...env, ...bindings };
    await measure("the sweep's look for a digest", "flat", 5, () => sendMorningDigest(owner, db, now));
    await changeSettings(db, { morningDigest: usualDigest("UTC") });
    const morning = startOfDay(calendarDay(now, "UTC"), "UTC") + DIGEST_HOURS.usual * HOUR_MS;
    await measure("a morning digest", "flat", 45_000, () => sendMorningDigest(owner, db, morning));
    await env.DB.batch(["notifications", "settings"].map((what) => env.DB.prepare(`DELETE FROM ${what}`)));
    const afterThePurge = now + 30 * DAY_MS;
    await measure("the sweep, with deliveries to purge", "flat", 8000, () =>
      sweep({ ...env, ...bindings }, afterThePurge),
    );

    const segment = { sources: [], countries: ["Ghana"], tags: [] };
    // At most 250,000 people: each, whether they unsubscribed, and two of their leads.
    await measure("POST /api/announcements/reach", "linear", 4.1, async () => {
      await askAnnouncements("/reach", { segment }, { bindings });
      return Math.min(size, 250_000);
    });
    await putAnnouncement(segment, now);
    await measure("the sweep, with 100 of an announcement", "flat", 30_000, () => sweep({ ...env, ...bindings }, now));
    const [announced] = await env.DB.prepare("SELECT id FROM deliveries WHERE kind = 'announcement_mail' LIMIT 1")
      .all<{ id: string }>()
      .then(({ results }) => results);
    await measure("delivery of an announcement", "write", 10, async () => {
      await deliverMessage({ version: 1, deliveryId: announced!.id }, bindings);
    });
    await dropAnnouncement();
    // Two windows of 10,000 people, of whom nobody fits: each is looked at twice, with two leads of each person.
    await putAnnouncement({ ...segment, countries: ["Nowhere"] }, now);
    await measure("the sweep, with an announcement to nobody", "flat", 170_000, () =>
      sweep({ ...env, ...bindings }, now),
    );
    await dropAnnouncement();

    const counts = Object.keys(BACKUP_TABLES).map((table) => `(SELECT count(*) FROM ${table})`);
    const stored = await env.DB.prepare(`SELECT ${counts.join(" + ")} AS rows`).first<number>("rows");
    await measure("a whole backup", "linear", 1.05, async () => {
      await (await get("/api/admin/backup")).body!.pipeTo(new WritableStream());
      return Number(stored) + 1000;
    });
  }
});
