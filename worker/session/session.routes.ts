import { Hono } from "hono";
import { z } from "zod";
import { isTimeZone } from "../../domain/calendar-day.ts";
import { usualDigest } from "../../domain/morning-digest.ts";
import { readConfiguration } from "../env.ts";
import type { AppEnv } from "../http/context.ts";
import { findOwner, signIn, signOut } from "./session.ts";
import { countAttempt, limitBody, requireSameOrigin } from "../http/request-guards.ts";
import { validate } from "../http/validate.ts";
import { logRejection } from "../log.ts";
import { openDatabase } from "../db/database.ts";
import { setOnce } from "../settings/settings.store.ts";

const signInSchema = z.strictObject({
  key: z.string("Please enter the owner key").min(1, "Please enter the owner key").max(512),
  /** Of the browser. Where it is not known, or not given, the key alone decides. */
  timeZone: z.string().max(64).optional(),
});

/** The owner's session. `configured` is false without an owner key: then only Cloudflare Access signs in. */
export const session = new Hono<AppEnv>()
  .get("/", async (c) =>
    c.json({ signedIn: (await findOwner(c)) !== null, configured: readConfiguration(c.env).ownerKey !== null }),
  )
  .post(
    "/",
    limitBody,
    async (c, next) => {
      requireSameOrigin(c);
      await countAttempt(c, "sign_in", "owner");
      await next();
    },
    validate("json", signInSchema),
    async (c) => {
      const { key, timeZone } = c.req.valid("json");
      await signIn(c, key);
      // It begins in the time zone of the first owner who signs in; afterwards they change it themselves.
      if (timeZone !== undefined && isTimeZone(timeZone)) {
        const beginning = setOnce(openDatabase(c.env.DB), "morningDigest", usualDigest(timeZone));
        await logRejection("start of the morning digest", beginning);
      }
      return c.json({ signedIn: true, configured: true });
    },
  )
  .delete("/", async (c) => {
    await signOut(c);
    return c.json({ signedIn: false, configured: true });
  });
