import { Hono } from "hono";
import { z } from "zod";
import { readConfiguration } from "../env.ts";
import type { AppEnv } from "../http/context.ts";
import { findOwner, signIn, signOut } from "../http/owner-session.ts";
import { countAttempt, limitBody, requireSameOrigin } from "../http/request-guards.ts";
import { validate } from "../http/validate.ts";

const signInSchema = z.strictObject({
  key: z.string("Please enter the owner key").min(1, "Please enter the owner key").max(512),
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
      await signIn(c, c.req.valid("json").key);
      return c.json({ signedIn: true, configured: true });
    },
  )
  .delete("/", async (c) => {
    await signOut(c);
    return c.json({ signedIn: false, configured: true });
  });
