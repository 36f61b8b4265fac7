import { type Context, Hono } from "hono";
import { readConfiguration } from "../env.ts";
import { recordActivity } from "../activities/record-activity.ts";
import type { AppEnv } from "../http/context.ts";
import { AppError } from "../http/errors.ts";
import { withIsoTimes } from "../http/iso-times.ts";
import { tryOwnersMail } from "../mail/try-owners-mail.ts";
import { sendTestMail } from "../mail/sender.ts";
import { changeSettings, readSetting } from "../settings/settings.store.ts";

/** What the first-day checklist knows only from the running site. */
export const setup = new Hono<AppEnv>()
  .get("/", async (c) => c.json(await readSetup(c)))
  .post("/test-mail", async (c) => {
    const sentAt = new Date().toISOString();
    const tried = await tryOwnersMail("test email", () => sendTestMail(c.env));
    await changeSettings(c.var.db, { testMail: { ...tried, sentAt, arrivedAt: null } });
    await recordActivity(c, "send", { tests: 1 });
    return c.json(await readSetup(c));
  })
  .post("/test-mail/arrival", async (c) => {
    const testMail = await readSetting(c.var.db, "testMail");
    if (!testMail) throw new AppError(409, "no_test_mail", "No test email was sent yet.");
    await changeSettings(c.var.db, { testMail: { ...testMail, arrivedAt: new Date().toISOString() } });
    return c.json(await readSetup(c));
  });

async function readSetup(c: Context<AppEnv>) {
  const { mailFrom, ownerEmail } = readConfiguration(c.env);
  const [testMail, lastBackupAt] = await Promise.all([
    readSetting(c.var.db, "testMail"),
    readSetting(c.var.db, "lastBackupAt"),
  ]);
  return {
    mailFrom,
    ownerEmail,
    testMail,
    ...withIsoTimes({ lastBackupAt }),
  };
}
