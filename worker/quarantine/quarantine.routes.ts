import { Hono } from "hono";
import { z } from "zod";
import { QUARANTINE_SELECTION } from "../../domain/owner-lists.ts";
import { recordActivity } from "../activities/record-activity.ts";
import type { AppEnv } from "../http/context.ts";
import { withIsoTimes } from "../http/iso-times.ts";
import { pageQuery, toPageAnswer } from "../http/paging.ts";
import { toFormPost } from "../http/public-form.ts";
import { validate } from "../http/validate.ts";
import { doesNotFit, postNotFound } from "./quarantine.errors.ts";
import { releasePost } from "./release.ts";
import { deleteQuarantined, findQuarantined, listQuarantine, markSeen } from "./quarantine.store.ts";

/** Posts of a page; D1 binds at most 100 values. */
const postsSchema = z.strictObject({ ids: z.array(z.string().max(64)).min(1).max(QUARANTINE_SELECTION) });

/** What looks like spam, for the owner to judge (decision: one-guard). */
export const quarantine = new Hono<AppEnv>()
  .get("/", validate("query", pageQuery(["newest"])), async (c) => {
    const page = await listQuarantine(c.var.db, c.req.valid("query"));
    return c.json(
      toPageAnswer(page, ({ id, path, reasons, body, seenAt, createdAt }) =>
        withIsoTimes({ id, path, reasons, body, isSeen: seenAt !== null, createdAt }),
      ),
    );
  })
  // Stored first, then deleted, so that a crash between the two loses nothing. Storing twice is harmless: an opt-in is
  // one row per email and source, any other post one row per entry id, which for a plain form derives from its fields
  // and the time it was posted (decisions: leads-count-once, send-once).
  .post("/:id/release", async (c) => {
    const post = await findQuarantined(c.var.db, c.req.param("id"));
    if (!post) throw postNotFound();
    const marked = toFormPost(c, { skippedCheck: null, notifiesOwner: true, sentAt: post.createdAt });
    const formPost = { ...marked, isPlainForm: post.isPlainForm };
    const outcome = await releasePost(post.path, post.body, formPost);
    if (outcome !== "released") {
      throw doesNotFit(outcome.errors);
    }
    await deleteQuarantined(c.var.db, [post.id]);
    await recordActivity(c, "release", { posts: 1 });
    return c.json({ released: true });
  })
  .post("/seen", validate("json", postsSchema), async (c) => {
    await markSeen(c.var.db, c.req.valid("json").ids, Date.now());
    return c.json({ seen: true });
  })
  // What is gone already, in another tab, counts as done.
  .post("/deletions", validate("json", postsSchema), async (c) => {
    const deleted = await deleteQuarantined(c.var.db, c.req.valid("json").ids);
    if (deleted > 0) await recordActivity(c, "quarantine_deletion", { posts: deleted });
    return c.json({ deleted });
  });
