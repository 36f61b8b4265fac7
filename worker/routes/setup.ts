import { type Context, Hono } from "hono";
import { readConfiguration } from "../env.ts";
import { recordActivity } from "../http/activity.ts";
import type { AppEnv } from "../http/context.ts";
import { AppError } from "../http/errors.ts";
import { failureCode, logFailure } from "../log.ts";
import { MailOutcomeUnknown, sendTestMail } from "../mail/sender.ts";
import { countOwnersTestMail, findMailObstacle } from "../store/mail-ledger.ts";
import { readSetting, setSetting, type TestMail } from "../store/settings.ts";

/** What the first-day checklist knows only from the running site (decision: first-day). */
export const setup = new Hono<AppEnv>()
  .get("/", async (c) => c.json(await readSetup(c)))
  .post("/test-mail", async (c) => {
    const now = Date.now();
    if (await findMailObstacle(c.var.db, { part: "owner" }, now)) {
      throw new AppError(429, "mail_limit", "The site has sent you as many emails as it may for now. Try again later.");
    }
    // Counted before it goes out, as every mail is.
    await countOwnersTestMail(c.var.db, now);
    await setSetting(c.var.db, "test_mail", await tryMail(c.env, now), now);
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

async function tryMail(env: Env, now: number): Promise<TestMail> {
  const sent = { sentAt: new Date(now).toISOString(), code: null, arrivedAt: null };
  try {
    await sendTestMail(env);
    return { ...sent, outcome: "taken" };
  } catch (error) {
    logFailure("test email", error);
    if (error instanceof MailOutcomeUnknown) return { ...sent, outcome: "unknown" };
    return { ...sent, outcome: "refused", code: failureCode(error) };
  }
}
