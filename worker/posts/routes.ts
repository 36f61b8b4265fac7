import { Hono } from "hono";
import type { AppEnv } from "../http/context.ts";
import { withIsoTimes } from "../http/iso-times.ts";
import { recordActivity } from "../owner/activity.ts";
import { listDeadPosts, sendDeadPosts } from "./dead-posts.ts";

/** Posts that could not be stored for days, for the owner to send again (decision: nothing-lost). */
export const deadPosts = new Hono<AppEnv>()
  .get("/", async (c) => {
    const posts = await listDeadPosts(c.var.db, c.env.BUCKET);
    return c.json(posts.map(({ path, sentAt }) => withIsoTimes({ path, sentAt })));
  })
  .post("/send", async (c) => {
    const outcome = await sendDeadPosts(c.env, c.var.db);
    if (outcome.sent > 0) await recordActivity(c, "send", { posts: outcome.sent });
    return c.json(outcome);
  });
