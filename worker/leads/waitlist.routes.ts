import { Hono } from "hono";
import type { AppEnv } from "../http/context.ts";
import { countWaitlist } from "./leads.store.ts";

export const waitlist = new Hono<AppEnv>().get("/count", async (c) => c.json({ count: await countWaitlist(c.var.db) }));
