import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { calculate, call, postForm, rows, run, signUp } from "../support/worker.ts";
import { sendPlan } from "../support/plan.ts";
import { mailLink } from "../support/links.ts";

/** What the page shows. */
async function count(headers: Record<string, string> = {}) {
  const response = await call("/api/waitlist/count", { headers });
  return ((await response.json()) as { count: number }).count;
}

/** Presses the button of the mail about a sign-up. */
async function confirm(email: string): Promise<Response> {
  const [lead] = await rows<{ id: string }>("SELECT id FROM leads WHERE email = ?", email);
  return postForm(mailLink("confirm", email, lead!.id), {});
}

test("the public count is of confirmed leads, so that it tells nobody whether an email is listed", async () => {
  await signUp("ama@example.com");
  await signUp("kofi@example.com");
  expect(await count()).toBe(0);
  await confirm("ama@example.com");
  await confirm("ama@example.com");
  expect(await count()).toBe(1);
  // Neither a new one, nor one that is listed, nor one that is confirmed.
  for (const email of ["esi@example.com", "kofi@example.com", "ama@example.com"]) {
    await signUp(email);
    expect(await count(), email).toBe(1);
  }
  await run("DELETE FROM leads WHERE email = 'ama@example.com'");
  expect(await count()).toBe(0);
});

test("nothing about the visitor but the visit is stored: no IP, no browser", async () => {
  await signUp("ama@example.com");
  const stored = JSON.stringify([...(await rows("SELECT * FROM leads")), ...(await rows("SELECT * FROM deliveries"))]);
  expect(stored).not.toContain("2001:db8");
});

test("the same email counts once, however it is written, with its newest name until it is confirmed", async () => {
  await signUp("ama@example.com");
  await run("UPDATE leads SET name = ''");
  await signUp(" AMA@example.COM", { fullName: "Ama Mensah" });
  await signUp("Ama@Example.com", { fullName: "Somebody Else" });
  expect(await rows("SELECT name, email FROM leads")).toEqual([{ name: "Somebody Else", email: "ama@example.com" }]);
  await run("UPDATE leads SET confirmed_at = 1");
  await signUp("ama@example.com");
  expect(await rows("SELECT name FROM leads")).toEqual([{ name: "Somebody Else" }]);
});

test.each([
  ["sign-up", signUp],
  ["calculation", calculate],
  ["plan", sendPlan],
])("the response to a %s does not reveal whether its email is known", async (_what, send) => {
  const [first, second] = [await send("ama@example.com"), await send("ama@example.com")];
  // Request id and date differ between any two responses.
  const comparable = (response: Response) =>
    [...response.headers].filter(([name]) => name !== "x-request-id" && name !== "x-d1-bookmark");
  expect(second.status).toBe(first.status);
  expect(comparable(second)).toEqual(comparable(first));
  expect([...second.headers.keys()]).toEqual([...first.headers.keys()]);
  expect(await second.text()).toBe(await first.text());
});

test("visitors see their own confirmation in the count, by the database bookmark they got", async () => {
  await signUp("ama@example.com");
  const response = await confirm("ama@example.com");
  const bookmark = response.headers.get("x-d1-bookmark");
  expect(bookmark).toBeTruthy();
  expect(await count({ "x-d1-bookmark": bookmark! })).toBe(1);
  expect(await count({ "x-d1-bookmark": "'; not a bookmark" })).toBe(1);
});

test.each([
  ["a sign-up", () => signUp("ama@example.com")],
  ["a calculation", () => calculate("ama@example.com")],
  ["a plan", () => sendPlan("ama@example.com")],
])("without a form service, the database alone has %s", async (_what, send) => {
  expect((await send()).status).toBe(200);
  expect(await rows("SELECT email FROM leads")).toEqual([{ email: "ama@example.com" }]);
  expect(await rows("SELECT 1 FROM deliveries WHERE kind = 'form_service'")).toEqual([]);
  expect((await env.BUCKET.list()).objects).toEqual([]);
});
