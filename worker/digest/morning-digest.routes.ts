import { Hono } from "hono";
import { z } from "zod";
import { DIGEST_HOURS, DIGEST_PARTS } from "../../domain/morning-digest.ts";
import { recordActivity } from "../activities/record-activity.ts";
import type { AppEnv } from "../http/context.ts";
import { validate } from "../http/validate.ts";
import { timeZoneField } from "../http/fields.ts";
import { changeSettings, readSetting } from "../settings/settings.store.ts";

const { from, to } = DIGEST_HOURS;

const settingsSchema = z.strictObject({
  timeZone: timeZoneField,
  hour: z
    .int("Please choose an hour")
    .min(from, `Please choose ${from} o'clock or later`)
    .max(to, `Please choose ${to} o'clock or earlier`),
  parts: z
    .array(z.enum(DIGEST_PARTS, "The digest has no such part"), "Please choose the parts of the digest")
    .transform((chosen) => DIGEST_PARTS.filter((part) => chosen.includes(part))),
});

/** When the owner gets the morning digest and what it tells; null until their time zone is known (decision: morning-digest). */
export const morningDigest = new Hono<AppEnv>()
  .get("/", async (c) => c.json({ settings: await readSetting(c.var.db, "morningDigest") }))
  .put("/", validate("json", settingsSchema), async (c) => {
    const settings = c.req.valid("json");
    await changeSettings(c.var.db, { morningDigest: settings });
    await recordActivity(c, "setting", { setting: "morning_digest" });
    return c.json({ settings });
  });
