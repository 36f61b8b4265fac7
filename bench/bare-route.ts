import { Hono } from "hono";

/** What the bench compares with: a Hono route that does nothing, in the same runtime. */
const bare = new Hono().all("*", (c) => c.json({ status: "ok" }));

export default { fetch: bare.fetch };
