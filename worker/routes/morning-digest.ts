import { Hono } from "hono";
import { z } from "zod";
import { isTimeZone } from "../../domain/calendar-day.ts";
import { DIGEST_HOURS, DIGEST_PARTS } from "../../domain/morning-digest.ts";
import { recordActivity } from "../http/activity.ts";
import type { AppEnv } from "../http/context.ts";
import { validate } from "../http/validate.ts";
import { readSetting, setSetting } from "../store/settings.ts";

const { from, to } = DIGEST_HOURS;

const settingsSchema = z.strictObject({
  timeZone: z
    .string("Please give a time zone")
    .max(64, "This time zone is not known")
    .refine(isTimeZone, "This time zone is not known"),
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
  .get("/", async (c) => {
    const { value } = await readSetting(c.var.db, "morning_digest");
    return c.json({ settings: value ?? null });
  })
  .put("/", validate("json", settingsSchema), async (c) => {
    const settings = c.req.valid("json");
    await setSetting(c.var.db, "morning_digest", settings, Date.now());
    await recordActivity(c, "setting", { setting: "morning_digest" });
    return c.json({ settings });
  });
