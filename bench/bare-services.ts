import { Hono } from "hono";

/**
 * What the load bench compares with: the same calls to the local database, bucket and queue for each request, and none
 * of our code. A GET reads, a POST writes three rows, one object and two messages.
 */
const bare = new Hono<{ Bindings: Pick<Env, "DB" | "BUCKET" | "DELIVERIES"> }>()
  .put("/api/tables", async (c) => {
    await c.env.DB.exec("CREATE TABLE IF NOT EXISTS posts (id TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID");
    return c.json({ status: "ok" });
  })
  .get("/api/*", async (c) => {
    const { results } = await c.env.DB.prepare("SELECT id FROM posts LIMIT 100").all();
    return c.json(results);
  })
  .post("/api/*", async (c) => {
    const body = await c.req.text();
    const id = crypto.randomUUID();
    const insert = c.env.DB.prepare("INSERT INTO posts (id, body) VALUES (?, ?)");
    await c.env.DB.batch([1, 2, 3].map((number) => insert.bind(`${id}:${number}`, body)));
    await c.env.BUCKET.put(`posts/${id}.json`, body);
    c.executionCtx.waitUntil(c.env.DELIVERIES.sendBatch([{ body: { id } }, { body: { id } }]));
    return c.json({ status: "ok" });
  });

export default {
  fetch: bare.fetch,
  queue: async (batch) => batch.ackAll(),
} satisfies ExportedHandler<Env>;
