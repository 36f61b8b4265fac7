import { Hono } from "hono";
import { z } from "zod";
import { configurationOf } from "../env.ts";
import type { AppEnv } from "../http/app-env.ts";
import { limitBody } from "../http/body-limit.ts";
import { isOwner, signIn, signOut } from "../http/owner-session.ts";
import { countAttempt } from "../http/rate-limit.ts";
import { requireSameOrigin } from "../http/same-origin.ts";
import { validate } from "../http/validate.ts";

const signInSchema = z.strictObject({
  key: z.string("Please enter the owner key").min(1, "Please enter the owner key").max(512),
});

/** The owner's session. `configured` is false while there is no key to sign in with: then only Access opens. */
export const session = new Hono<AppEnv>()
  .get("/", async (c) => c.json({ signedIn: await isOwner(c), configured: configurationOf(c.env).ownerKey !== null }))
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
  .delete("/", (c) => {
    signOut(c);
    return c.json({ signedIn: false, configured: true });
  });
