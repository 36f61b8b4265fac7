import { env } from "cloudflare:workers";
import { expect, onTestFinished, test, vi } from "vitest";
import { call, eventually, postForm, rows, signUp } from "../support/worker.ts";

async function count(headers: Record<string, string> = {}) {
  const response = await call("/api/waitlist/count", { headers });
  return ((await response.json()) as { count: number }).count;
}

test("a sign-up is stored with its consent and its visit, and raises the count", async () => {
  expect(await count()).toBe(0);
  const response = await signUp("  Ama@Example.com ", {
    extra: {
      consentVersion: "waitlist-2026-11",
      visit: {
        page: "/top-countries",
        referrerHost: "search.example",
        utm: { source: "newsletter", medium: "email", campaign: "november" },
      },
    },
  });
  expect(response.status).toBe(200);
  expect(await rows("SELECT * FROM leads")).toMatchObject([
    {
      source: "waitlist_page",
      name: "Ama Mensah",
      email: "ama@example.com",
      consent_version: "waitlist-2026-11",
      visit_page: "/top-countries",
      visit_referrer_host: "search.example",
      utm_source: "newsletter",
      utm_medium: "email",
      utm_campaign: "november",
      utm_term: null,
    },
  ]);
  expect(await count()).toBe(1);
});

test("nothing about the visitor but the visit is stored: no IP, no browser", async () => {
  await signUp("ama@example.com");
  const stored = JSON.stringify([...(await rows("SELECT * FROM leads")), ...(await rows("SELECT * FROM deliveries"))]);
  expect(stored).not.toContain("2001:db8");
});

test("counts are kept by source, hour, quarter-hour and campaign", async () => {
  const before = Date.parse("2026-11-21T12:20:00Z");
  vi.useFakeTimers({ toFake: ["Date"], now: before });
  onTestFinished(() => void vi.useRealTimers());
  await signUp("a@example.com", { extra: { visit: { page: "/", utm: { campaign: "november" } } } });
  await signUp("b@example.com", { extra: { visit: { page: "/", utm: { campaign: "november" } } } });
  await signUp("c@example.com");
  expect(await rows("SELECT * FROM lead_counts_by_source")).toEqual([{ source: "waitlist_page", count: 3 }]);
  expect(await rows("SELECT * FROM lead_counts_by_campaign")).toEqual([{ campaign: "november", count: 2 }]);
  expect(await rows("SELECT * FROM lead_counts_by_hour")).toEqual([
    { hour_start: Date.parse("2026-11-21T12:00:00Z"), count: 3 },
  ]);
  expect(await rows("SELECT * FROM lead_counts_by_quarter")).toEqual([
    { quarter_start: Date.parse("2026-11-21T12:15:00Z"), count: 3 },
  ]);
});

test("the same email counts once, however it is written, and fills what was empty", async () => {
  await signUp("ama@example.com");
  await env.DB.prepare("UPDATE leads SET name = ''").run();
  await signUp(" AMA@example.COM", { fullName: "Ama Mensah" });
  await signUp("Ama@Example.com", { fullName: "Somebody Else" });
  expect(await rows("SELECT name, email FROM leads")).toEqual([{ name: "Ama Mensah", email: "ama@example.com" }]);
  expect(await count()).toBe(1);
});

test("the response does not reveal whether an email is known", async () => {
  const [first, second] = [await signUp("ama@example.com"), await signUp("ama@example.com")];
  // Request id and date differ between any two responses.
  const comparable = (response: Response) =>
    [...response.headers].filter(([name]) => name !== "x-request-id" && name !== "x-d1-bookmark");
  expect(second.status).toBe(first.status);
  expect(comparable(second)).toEqual(comparable(first));
  expect([...second.headers.keys()]).toEqual([...first.headers.keys()]);
  expect(await second.text()).toBe(await first.text());
});

test("visitors see their own sign-up in the count, by the database bookmark they got", async () => {
  const response = await signUp("ama@example.com");
  const bookmark = response.headers.get("x-d1-bookmark");
  expect(bookmark).toBeTruthy();
  expect(await count({ "x-d1-bookmark": bookmark! })).toBe(1);
  expect(await count({ "x-d1-bookmark": "'; not a bookmark" })).toBe(1);
});

test("without scripts the visitor is redirected to the page, which says that the form was received", async () => {
  const response = await postForm("/api/waitlist", {
    email: "ama@example.com",
    fullName: "Ama Mensah",
    source: "waitlist_page",
    consentVersion: "waitlist-2026-11",
    website: "",
  });
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe("/waitlist#waitlist-received");
  expect(await count()).toBe(1);
});

test("without scripts a wrong field redirects to the page too, and stores nothing", async () => {
  const response = await postForm("/api/waitlist", { email: "nobody", fullName: "Ama" });
  expect([response.status, response.headers.get("Location")]).toEqual([303, "/waitlist#waitlist-check-fields"]);
  expect(await count()).toBe(0);
});

test("when no form service is configured, each lead has a second copy in the bucket", async () => {
  await signUp("ama@example.com");
  const { objects } = await env.BUCKET.list();
  expect(objects).toHaveLength(1);
  const copy = await (await env.BUCKET.get(objects[0]!.key))!.json();
  expect(copy).toMatchObject({ email: "ama@example.com", name: "Ama Mensah", source: "waitlist_page" });
  expect(objects[0]!.key).not.toContain("ama");
});

test("the mails of a sign-up are sent by the queue", async () => {
  await signUp("ama@example.com");
  const statuses = await eventually(
    () => rows<{ kind: string; status: string }>("SELECT kind, status FROM deliveries ORDER BY kind"),
    (deliveries) => deliveries.every(({ status }) => status === "done"),
  );
  expect(statuses.map(({ kind }) => kind)).toEqual(["form_service", "lead_mail", "owner_mail"]);
});
