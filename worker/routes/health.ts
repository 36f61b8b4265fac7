import { Hono } from "hono";
import { sql } from "drizzle-orm";
import type { AppEnv } from "../http/context.ts";

/** Answers 200 while the configuration is right and the database answers. */
export const health = new Hono<AppEnv>().get("/", async (c) => {
  await c.var.db.run(sql`SELECT 1`);
  return c.json({ status: "ok" });
});
