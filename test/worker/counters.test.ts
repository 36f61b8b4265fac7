import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { addLeads } from "../support/many-leads.ts";
import { meterRows } from "../support/row-meter.ts";
import { calculate, call, postForm, postJson, rows, signUp, unsentQueue } from "../support/worker.ts";

test.each([0, 100_000])(
  "with %d leads, the count reads at most four rows and a sign-up no more than 40",
  async (leads) => {
    await addLeads(leads);
    const { DB, takeRowsRead } = meterRows(env.DB);
    const response = await call("/api/waitlist/count", {}, { DB });
    expect(await response.json()).toEqual({ count: leads });
    expect(takeRowsRead()).toBeLessThanOrEqual(4);
    await signUp("ama@example.com", { bindings: { DB } });
    expect(takeRowsRead()).toBeLessThanOrEqual(40);
    await signUp("ama@example.com", { bindings: { DB } });
    expect(takeRowsRead()).toBeLessThanOrEqual(40);
  },
);

/** What is counted of each campaign, whatever its source. */
const CAMPAIGN_COUNTS = "SELECT campaign, count FROM lead_counts_by_campaign ORDER BY 1";

test("counters always equal a recount, whatever is added and removed", async () => {
  await addLeads(500, { campaign: "'c' || (i % 7)" });
  await env.DB.prepare("DELETE FROM leads WHERE CAST(substr(id, 7) AS INTEGER) % 3 = 0").run();
  const [{ left } = { left: 0 }] = await rows<{ left: number }>("SELECT count(*) AS left FROM leads");
  for (const by of ["source", "campaign", "hour", "quarter"]) {
    expect(await rows(`SELECT sum(count) AS count FROM lead_counts_by_${by}`), by).toEqual([{ count: left }]);
  }
  expect(await rows(CAMPAIGN_COUNTS)).toEqual(
    await rows("SELECT utm_campaign AS campaign, count(*) AS count FROM leads GROUP BY 1 ORDER BY 1"),
  );
});

test("a campaign is counted and forgotten under its name, whatever characters it has", async () => {
  const names = ['a"b', "a\\b", "it's", "$.a[0]", "", "other", "null", "__proto__", "é\u{1F30D}", "a\tb", "1", "{}"];
  const email = (index: number) => `c${index}@example.com`;
  for (const [index, campaign] of names.entries()) {
    await signUp(email(index), { extra: { visit: { page: "/", utm: { campaign } } } });
    await signUp(`again-${email(index)}`, { extra: { visit: { page: "/", utm: { campaign } } } });
  }
  const stored = await rows<{ campaign: string; count: number }>(
    "SELECT utm_campaign AS campaign, count(*) AS count FROM leads GROUP BY 1 ORDER BY 1",
  );
  expect(stored).toHaveLength(names.length);
  expect(await rows(CAMPAIGN_COUNTS)).toEqual(stored);
  await env.DB.prepare("DELETE FROM leads WHERE email LIKE 'again-%'").run();
  expect(await rows(CAMPAIGN_COUNTS)).toEqual(stored.map(({ campaign }) => ({ campaign, count: 1 })));
  await env.DB.prepare("DELETE FROM leads").run();
  expect(await rows("SELECT count FROM lead_counts_by_source")).toEqual([{ count: 0 }]);
  expect(await rows(CAMPAIGN_COUNTS)).toEqual([]);
});

test("a campaign that nobody is left of is forgotten, its name too", async () => {
  await addLeads(1, { campaign: "'to-ama@example.com'" });
  await env.DB.prepare("DELETE FROM leads").run();
  expect(await rows(CAMPAIGN_COUNTS)).toEqual([]);
});

const VISIT = {
  page: "/blog",
  referrerHost: "news.example",
  utm: { source: "newsletter", medium: "email", campaign: "spring", term: "visa", content: "top" },
};
/** Everything that a form can carry, so that each writes as much as it can. */
const SIGN_UPS: [string, (bindings: Partial<Env>) => Promise<unknown>][] = [
  ["a waitlist sign-up", (bindings) => signUp("ama@example.com", { bindings, extra: { visit: VISIT } })],
  [
    "a waitlist sign-up without scripts",
    (bindings) => postForm("/api/waitlist", { fullName: "Ama", email: "ama@example.com" }, {}, bindings),
  ],
  [
    "an opt-in",
    (bindings) =>
      postJson(
        "/api/optin-contacts",
        { name: "Ama", email: "ama@example.com", countryInterest: "Ghana", goal: "Schools", visit: VISIT },
        bindings,
      ),
  ],
  ["a calculation", (bindings) => calculate("ama@example.com", bindings, { visit: VISIT, wantsNews: "yes" })],
];

test.each(SIGN_UPS)("%s writes at most 20 rows, and so does the same a day later", async (_kind, send) => {
  const { DB, takeRowsWritten } = meterRows(env.DB);
  const bindings = { DB, DELIVERIES: unsentQueue };
  await send(bindings);
  expect(await rows("SELECT kind FROM deliveries")).toHaveLength(3);
  expect(takeRowsWritten()).toBeLessThanOrEqual(20);
  await env.DB.prepare("UPDATE deliveries SET status = 'done', queued_at = 0, done_at = 0").run();
  await send(bindings);
  expect(takeRowsWritten()).toBeLessThanOrEqual(20);
});

test("a sign-up whose second copy fails writes one row more, for when it is tried again", async () => {
  const { DB, takeRowsWritten } = meterRows(env.DB);
  const BUCKET = { put: () => Promise.reject(new Error("the bucket is away")) } as unknown as R2Bucket;
  await signUp("ama@example.com", { bindings: { DB, BUCKET, DELIVERIES: unsentQueue }, extra: { visit: VISIT } });
  expect(takeRowsWritten()).toBeLessThanOrEqual(21);
});
