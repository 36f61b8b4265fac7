import { type Context, Hono } from "hono";
import { readConfiguration } from "../env.ts";
import { recordActivity } from "../http/activity.ts";
import type { AppEnv } from "../http/context.ts";
import { AppError, ownersLimitReached } from "../http/errors.ts";
import { tryOwnersMail } from "../mail/owners-test.ts";
import { sendTestMail } from "../mail/sender.ts";
import { readSetting, setSetting } from "../store/settings.ts";

/** What the first-day checklist knows only from the running site (decision: first-day). */
export const setup = new Hono<AppEnv>()
  .get("/", async (c) => c.json(await readSetup(c)))
  .post("/test-mail", async (c) => {
    const now = Date.now();
    const tried = await tryOwnersMail(c.var.db, "test email", () => sendTestMail(c.env), now);
    if (!tried) throw ownersLimitReached();
    const sentAt = new Date(now).toISOString();
    await setSetting(c.var.db, "test_mail", { ...tried, sentAt, arrivedAt: null }, now);
    await recordActivity(c, "send", { tests: 1 });
    return c.json(await readSetup(c));
  })
  .post("/test-mail/arrival", async (c) => {
    const { value } = await readSetting(c.var.db, "test_mail");
    if (!value) throw new AppError(409, "no_test_mail", "No test email was sent yet.");
    const now = Date.now();
    await setSetting(c.var.db, "test_mail", { ...value, arrivedAt: new Date(now).toISOString() }, now);
    return c.json(await readSetup(c));
  });

async function readSetup(c: Context<AppEnv>) {
  const { mailFrom, ownerEmail, formServiceUrl } = readConfiguration(c.env);
  const [testMail, backup] = await Promise.all([
    readSetting(c.var.db, "test_mail"),
    readSetting(c.var.db, "last_backup"),
  ]);
  return {
    mailFrom,
    ownerEmail,
    testMail: testMail.value ?? null,
    formServiceHost: formServiceUrl && new URL(formServiceUrl).host,
    lastBackupAt: backup.value ?? null,
  };
}
