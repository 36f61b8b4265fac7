import { Hono } from "hono";
import type { AppEnv } from "../http/context.ts";
import { publicForm } from "../http/public-form.ts";
import { waitlistForm } from "./waitlist-form.ts";
import { countWaitlist } from "./store.ts";

export const waitlist = new Hono<AppEnv>()
  .get("/count", async (c) => c.json({ count: await countWaitlist(c.var.db) }))
  .post("/", publicForm(waitlistForm));
