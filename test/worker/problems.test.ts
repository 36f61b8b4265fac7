import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { MAILS_PER_DAY } from "../../domain/mail-limits.ts";
import { SITE_FAULTS, type SiteFault } from "../../domain/site-faults.ts";
import { reportProblems } from "../../worker/owner/problems.ts";
import { sweep } from "../../worker/sweep.ts";
import { OWNER_NOTICES_PER_DAY } from "../../worker/deliveries/queue-store.ts";
import { POSTS_PER_NETWORK_AND_DAY } from "../../worker/quarantine/network-days-store.ts";
import { changeSettings } from "../../worker/owner/settings-store.ts";
import { openDatabase } from "../../worker/db/database.ts";
import { countSent } from "../support/announcements.ts";
import { bucketAway } from "../support/away.ts";
import { readAsOwner } from "../support/credentials.ts";
import { addLeads } from "../support/many-leads.ts";
import { putDeliveries, putMessages, type SomeDelivery } from "../support/some-leads.ts";
import { meterRows } from "../support/row-meter.ts";
import { call, deliverById, deliverWaiting, mailService, rows, run, testEnv } from "../support/worker.ts";
import { silenceLog } from "../support/log.ts";
import { setClock } from "../support/clock.ts";
import { wrapDatabase } from "../support/wrapped-database.ts";
import { site } from "#domain/site.ts";
import { putRows, putRowsOf } from "../support/put-rows.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_START = Date.parse("2026-11-21");
const NOON = Date.parse("2026-11-21T12:02:00Z");

beforeEach(() => {
  setClock(NOON);
});

const quiet = testEnv;

/** Sweeps as the cron job does, with the heartbeat of the sweep before. */
async function sweepAt(now: number, bindings: Env = quiet) {
  vi.setSystemTime(now);
  await run("INSERT OR REPLACE INTO heartbeats (step, succeeded_at) VALUES ('alerts', ?)", now - 5 * MINUTE_MS);
  await sweep(bindings, now);
}

const raised = async () => (await rows<{ id: string }>("SELECT id FROM notifications")).map(({ id }) => id);

/** Hands the queued alerts to the consumer. @returns the mails */
async function deliverAlerts() {
  const mail = mailService();
  await deliverWaiting(mail.bindings, "kind = 'notification'");
  return mail.sent;
}

async function put(delivery: Partial<SomeDelivery>) {
  await putDeliveries([{ subjectId: "lead_1", ...delivery }]);
}

const FAILING = { attempts: 3, nextAttemptAt: NOON + HOUR_MS };

/** Makes each fault that the sweep can mail about; one without an entry is a type error. */
const FAULTS: Record<
  Exclude<SiteFault, "database" | "schema" | "visitor_mail_limit">,
  () => Promise<Partial<Env> | void>
> = {
  configuration: async () => {
    silenceLog();
    return { MAIL_FROM: "hello" } as unknown as Partial<Env>;
  },
  bucket: async () => {
    silenceLog();
    return { BUCKET: bucketAway };
  },
  exhausted: () => put({ status: "exhausted" }),
  // Its consumer does not come: the sweep requeues it in vain.
  deliveries: () => put({ nextAttemptAt: NOON - 31 * MINUTE_MS }),
  sweep: async () => {
    silenceLog();
    const heartbeat = "INSERT OR REPLACE INTO heartbeats VALUES ('pictures', ?, ?, 'Error')";
    await run(heartbeat, NOON - HOUR_MS, NOON);
    return { BUCKET: { ...bucketAway, head: async () => null } as unknown as R2Bucket };
  },
  form_service: () => put({ ...FAILING, kind: "form_service" }),
  mail: () => put(FAILING),
  announcement: async () => {
    const sending = { status: "sending", sendAt: 1, startedAt: 1, cursor: "~", queued: 1 } as const;
    await putRows("announcements", { id: "news_1", entryId: "e", ...sending, movedAt: NOON - 73 * HOUR_MS });
  },
  quarantine_budget: async () => {
    await putRows("quarantine_days", { dayStart: DAY_START, stored: 1000, countedOnly: 7 });
  },
  network_refused: async () => {
    await putRows("network_days", { dayStart: DAY_START, posts: POSTS_PER_NETWORK_AND_DAY.quarantined });
  },
  notices_used_up: async () => {
    const ids = await putMessages(Array.from({ length: OWNER_NOTICES_PER_DAY }, () => ({})));
    await putDeliveries(ids.map((subjectId) => ({ subjectId, kind: "message_mail", status: "done" as const })));
  },
  publishing: () => putRows("content_changes", { id: "change_1", entryId: "1", reason: "It does not fit." }),
  email_hash_secret: async () => {
    await changeSettings(openDatabase(env.DB), { emailHashFingerprint: "another-secret00" });
  },
  // The tests' database is small, so is its limit.
  database_size: async () => ({ DATABASE_LIMIT_MB: "1" }) as unknown as Partial<Env>,
};

test("without a fault the owner gets no mail", async () => {
  await sweepAt(NOON);
  expect(await raised()).toEqual([]);
});

test.each(Object.keys(FAULTS) as (keyof typeof FAULTS)[])(
  "%s: the owner gets one mail a day, whatever sweeps",
  async (fault) => {
    if (fault === "database_size") await addLeads(4000);
    const changes = await FAULTS[fault]();
    const bindings = changes ? { ...quiet, ...changes } : quiet;
    await Promise.all([sweepAt(NOON, bindings), sweepAt(NOON, bindings)]);
    await sweepAt(NOON + 25 * MINUTE_MS, bindings);
    const [mail, ...others] = await deliverAlerts();
    await sweepAt(NOON + HOUR_MS, bindings);
    expect(await raised()).toEqual(["ntf_2026-11-21_problems"]);
    expect(others).toEqual([]);
    const { title, advice } = SITE_FAULTS[fault];
    expect(mail).toMatchObject({ to: site.email.hello, subject: title });
    expect(mail!.text).toContain(advice);
    expect(mail!.text).toContain("https://homeward.example/optin-report");
  },
);

test("the day of the mail is the owner's, and a problem that lasts is told again on the next", async () => {
  const morningDigest = { timeZone: "America/New_York", hour: 7, parts: [] };
  await changeSettings(openDatabase(env.DB), { morningDigest });
  await put({ status: "exhausted" });
  // Midnight in UTC, and then in New York.
  for (const time of ["2026-11-21T23:50:00Z", "2026-11-22T00:10:00Z", "2026-11-22T05:10:00Z"]) {
    await sweepAt(Date.parse(time));
    await deliverAlerts();
  }
  expect(await raised()).toEqual(["ntf_2026-11-21_problems", "ntf_2026-11-22_problems"]);
});

test("what failed for good long ago is no problem any more: the digest and the report still show it", async () => {
  await put({ status: "exhausted", queuedAt: NOON - 49 * HOUR_MS });
  await sweepAt(NOON);
  expect(await raised()).toEqual([]);
});

test("a step that failed once is no problem, one that has failed for over 20 minutes is", async () => {
  silenceLog();
  await sweepAt(NOON);
  const bindings = { ...quiet, BUCKET: { ...bucketAway, head: async () => null } as unknown as R2Bucket };
  await sweepAt(NOON + 5 * MINUTE_MS, bindings);
  expect(await raised()).toEqual([]);
  await sweepAt(NOON + 25 * MINUTE_MS, bindings);
  const [mail] = await deliverAlerts();
  expect(mail!.text).toContain("pictures (Error)");
});

test("one mail names every problem of the moment", async () => {
  await put({ status: "exhausted" });
  await put({ ...FAILING, kind: "form_service", subjectId: "lead_2" });
  await sweepAt(NOON);
  const [mail, ...others] = await deliverAlerts();
  expect(others).toEqual([]);
  expect(mail!.subject).toBe("Deliveries failed for good (and 1 more)");
  for (const fault of ["exhausted", "form_service"] as const) expect(mail!.text).toContain(SITE_FAULTS[fault].advice);
});

test("a sweep that comes after a gap says since when there was none", async () => {
  await sweepAt(NOON);
  vi.setSystemTime(NOON + 3 * HOUR_MS);
  await sweep(quiet, Date.now());
  const [mail] = await deliverAlerts();
  expect(mail!.text).toContain("It had not run since Nov 21, 2026, 12:02 PM (UTC).");
});

test("while no sweep comes at all, the queue's consumer notices it", async () => {
  await sweepAt(NOON);
  vi.setSystemTime(NOON + 19 * MINUTE_MS);
  await deliverById("lead_0:lead_mail", quiet);
  expect(await raised()).toEqual([]);
  vi.setSystemTime(NOON + 21 * MINUTE_MS);
  for (let times = 0; times < 2; times++) {
    await deliverById("lead_0:lead_mail", quiet);
  }
  expect(await raised()).toEqual(["ntf_2026-11-21_problems"]);
});

test("a deployment whose cron never ran is noticed, too; one of a moment ago has time for its first sweep", async () => {
  const migrate = (ago: string) =>
    run("UPDATE d1_migrations SET applied_at = datetime(?, 'unixepoch', ?)", NOON / 1000, ago);
  await migrate("-10 minutes");
  await deliverById("lead_0:lead_mail", quiet);
  expect(await raised()).toEqual([]);
  await migrate("-30 minutes");
  await deliverById("lead_0:lead_mail", quiet);
  expect(await raised()).toEqual(["ntf_2026-11-21_problems"]);
});

test("a watch that fails fails no delivery", async () => {
  silenceLog();
  const DB = wrapDatabase(env.DB, (work, query) =>
    query.includes("heartbeats") ? Promise.reject(new Error("away")) : work(),
  );
  const { explicitAcks } = await deliverById("lead_0:lead_mail", { ...quiet, DB });
  expect(explicitAcks).toHaveLength(1);
});

test("the report shows the owner every problem; a monitor is told only those that are marked for it", async () => {
  await put({ status: "exhausted" });
  await countSent(NOON, MAILS_PER_DAY);
  expect(await readAsOwner("/api/health/details")).toMatchObject({
    problems: [
      { fault: "exhausted", figures: { count: 1 } },
      { fault: "visitor_mail_limit", figures: { limit: MAILS_PER_DAY } },
    ],
  });
  expect(JSON.stringify(await (await call("/api/health")).json())).not.toContain("exhausted");
});

test("every cause says what is wrong and what to do, in a sentence with its figures", () => {
  for (const fault of Object.keys(SITE_FAULTS) as SiteFault[]) {
    const { title, sentence, advice } = SITE_FAULTS[fault];
    const text = sentence({ count: 3, limit: 500, since: NOON, names: ["pictures (Error)"] }, () => "noon");
    for (const words of [title, advice, text]) expect(words, fault).toMatch(/^[A-Z“]/);
    expect(text, fault).not.toMatch(/undefined|NaN/);
  }
});

test.each([0, 2000])(
  "with %d leads, the sweep's look for problems reads at most 450 rows while there is none",
  async (count) => {
    await addLeads(count);
    await putRowsOf("deliveries", "(SELECT id, row_number() OVER () AS number FROM leads)", {
      id: "id || ':lead_mail'",
      subject_id: "id",
      status: "iif(number % 2, 'done', 'waiting')",
      next_attempt_at: NOON + HOUR_MS,
    });
    await sweepAt(NOON);
    const { DB, takeRowsRead, takeRowsWritten } = meterRows(env.DB);
    await reportProblems({ ...quiet, DB }, openDatabase(DB), NOON);
    expect(takeRowsRead()).toBeLessThanOrEqual(450);
    expect(takeRowsWritten()).toBe(0);
  },
);

test("a full quarantine is told before anybody is turned away", async () => {
  await putRows("quarantine_days", { dayStart: DAY_START, stored: 1000 });
  await sweepAt(NOON);
  expect(await raised()).toEqual(["ntf_2026-11-21_problems"]);
});

test("a network below its limit is no problem", async () => {
  const { quarantined } = POSTS_PER_NETWORK_AND_DAY;
  await putRows("network_days", { dayStart: DAY_START, posts: quarantined - 1 });
  await sweepAt(NOON);
  expect(await raised()).toEqual([]);
});
