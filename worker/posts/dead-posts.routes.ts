import { Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../http/context.ts";
import { withIsoTimes } from "../http/iso-times.ts";
import { recordActivity } from "../activities/record-activity.ts";
import { validate } from "../http/validate.ts";
import { deleteDeadPosts, listDeadPosts, sendDeadPosts } from "./dead-posts.ts";

/** Posts that could not be stored for days, for the owner to send again or to delete (decision: nothing-lost). */
export const deadPosts = new Hono<AppEnv>()
  .get("/", async (c) => {
    const posts = await listDeadPosts(c.var.db, c.env.BUCKET);
    return c.json(posts.map(({ id, path, sentAt }) => withIsoTimes({ id, path, sentAt })));
  })
  .post("/send", async (c) => {
    const outcome = await sendDeadPosts(c.env, c.var.db);
    if (outcome.sent > 0) await recordActivity(c, "send", { posts: outcome.sent });
    return c.json(outcome);
  })
  .post(
    "/deletions",
    validate("json", z.strictObject({ ids: z.array(z.string().max(64)).min(1).max(1000) })),
    async (c) => {
      const deleted = await deleteDeadPosts(c.var.db, c.env.BUCKET, c.req.valid("json").ids);
      if (deleted > 0) await recordActivity(c, "dead_post_deletion", { posts: deleted });
      return c.json({ deleted });
    },
  );
