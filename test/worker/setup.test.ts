import { expect, test } from "vitest";
import { asOwner, readAsOwner } from "../support/credentials.ts";
import { mailService } from "../support/worker.ts";
import { silenceLog } from "../support/log.ts";
import { site } from "#domain/site.ts";

type Setup = {
  mailFrom: string;
  testMail: { outcome: string; code: string | null; arrivedAt: string | null } | null;
  lastBackupAt: string | null;
};

const readSetup = async () => await readAsOwner<Setup>("/api/setup");

test("on a fresh site nothing is tried yet", async () => {
  expect(await readSetup()).toMatchObject({ testMail: null, lastBackupAt: null });
  expect((await asOwner("/api/setup/test-mail/arrival", { json: {} })).status).toBe(409);
});

test("a test email goes to the owner once, and the owner says when it arrived", async () => {
  const { sent, bindings } = mailService();
  const owner = { OWNER_EMAIL: "owner@homeward.example", MAIL_FROM: "hello@homeward.example" };
  const answer = await asOwner("/api/setup/test-mail", { json: {}, bindings: { ...bindings, ...owner } });
  expect(await answer.json()).toMatchObject({ testMail: { outcome: "taken", arrivedAt: null } });
  expect(sent).toEqual([
    expect.objectContaining({ to: "owner@homeward.example", subject: `Test email from ${site.name}` }),
  ]);
  await asOwner("/api/setup/test-mail/arrival", { json: {} });
  expect((await readSetup()).testMail).toMatchObject({ outcome: "taken", arrivedAt: expect.any(String) });
});

test("a refusal is told with its code, and another try begins anew", async () => {
  silenceLog();
  await asOwner("/api/setup/test-mail", { json: {}, bindings: mailService({ refuses: true }).bindings });
  expect((await readSetup()).testMail).toMatchObject({ outcome: "refused", code: "E_RATE_LIMIT_EXCEEDED" });
  await asOwner("/api/setup/test-mail", { json: {}, bindings: mailService().bindings });
  expect((await readSetup()).testMail).toMatchObject({ outcome: "taken", code: null });
});
