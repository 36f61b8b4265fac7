import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { hashEmail } from "../../worker/hash.ts";
import { openDatabase } from "../../worker/db/database.ts";
import { findSettingFaults } from "../../worker/health/setting-faults.ts";
import { sweep } from "../../worker/sweep.ts";
import { readAsOwner } from "../support/credentials.ts";
import { silenceLog } from "../support/log.ts";
import { call, deliverWaiting, mailService, rows, run, signUp, testEnv, writeMessage } from "../support/worker.ts";
import { site } from "#domain/site.ts";
import { putRows } from "../support/put-rows.ts";

// The hashes of emails say who unsubscribed: under another secret nobody of them would be recognized.

const ANOTHER = { LINK_SECRET: "another-secret-of-32-characters-or-more" } as unknown as Partial<Env>;

const statuses = () =>
  rows<{ kind: string; status: string; reason: string | null }>(
    "SELECT kind, status, reason FROM deliveries WHERE kind <> 'form_service' ORDER BY kind",
  );

test("under another secret no visitor is mailed, everything else works, and the health check says so", async () => {
  silenceLog();
  await sweep(testEnv, Date.now(), ["configuration"]);
  await putRows("suppressions", { emailHash: hashEmail(env, "ama@example.com") });
  const mail = mailService();
  expect((await signUp("ama@example.com", {}, ANOTHER)).status).toBe(200);
  expect((await writeMessage("ama@example.com", {}, ANOTHER)).status).toBe(200);
  await deliverWaiting({ ...mail.bindings, ...ANOTHER });
  expect(mail.sent.map(({ to }) => to)).toEqual([site.email.hello, site.email.hello]);
  expect(await statuses()).toEqual([
    { kind: "lead_mail", status: "queued", reason: "hash_secret" },
    { kind: "message_mail", status: "sent", reason: null },
    { kind: "message_receipt", status: "queued", reason: "hash_secret" },
    { kind: "owner_mail", status: "sent", reason: null },
  ]);
  await run("UPDATE heartbeats SET succeeded_at = 1");
  await sweep({ ...testEnv, ...ANOTHER }, Date.now(), ["configuration"]);
  expect((await call("/api/health", {}, ANOTHER)).status).toBe(503);
  await sweep(testEnv, Date.now(), ["configuration"]);
  expect(await readAsOwner("/api/health/details")).toMatchObject({ status: "ok" });
});

test("what waited for the right secret is mailed once it is back", async () => {
  silenceLog();
  await sweep(testEnv, Date.now(), ["configuration"]);
  const mail = mailService();
  await signUp("kofi@example.com");
  await deliverWaiting({ ...mail.bindings, ...ANOTHER }, "kind = 'lead_mail'");
  await run("UPDATE deliveries SET due_at = 0 WHERE kind = 'lead_mail'");
  await deliverWaiting(mail.bindings, "kind = 'lead_mail'");
  expect(mail.sent.map(({ to }) => to)).toEqual(["kofi@example.com"]);
});

test("a site whose secret was rotated by a deployment keeps its salt and mails on", async () => {
  await sweep(testEnv, Date.now(), ["configuration"]);
  const { LINK_SECRET } = env as unknown as Record<string, string>;
  const rotated = { ...ANOTHER, LINK_SECRET_PREVIOUS: LINK_SECRET, EMAIL_HASH_SECRET: LINK_SECRET };
  expect(await findSettingFaults({ ...testEnv, ...rotated } as unknown as Env, openDatabase(env.DB))).toEqual([]);
});
