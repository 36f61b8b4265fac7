import { type Context, Hono } from "hono";
import { z } from "zod";
import { VISITOR_ACTOR } from "../../domain/activity.ts";
import { BACKUP_KEPT_HOURS } from "../../domain/backup.ts";
import { DATABASE_HISTORY_DAYS } from "../../domain/retention.ts";
import { site } from "../../domain/site.ts";
import { readConfiguration } from "../env.ts";
import type { AppEnv } from "../http/context.ts";
import { admitLink, linkSchema, renderLinkPage, requireValidLink } from "../http/link-page.ts";
import { limitBody, requireSameOrigin } from "../http/request-guards.ts";
import { validate } from "../http/validate.ts";
import { removePerson } from "../people/remove.ts";
import { resumePerson, unsubscribePerson } from "../people/unsubscribe.ts";

// Two of the pages that links in our mails lead to (worker/http/link-page.ts).

const buttonSchema = z.object({ action: z.enum(["stop", "resume"]).optional() });

export const unsubscribe = new Hono<AppEnv>()
  .get("/", validate("query", linkSchema), async (c) => {
    requireValidLink(c, "unsubscribe", c.req.valid("query"));
    return renderLinkPage(
      c,
      "Stop our emails?",
      ["You will get no more automatic emails from us. Your sign-up stays with us until you remove it."],
      "Unsubscribe",
    );
  })
  // Mail providers send this POST on a reader's behalf (RFC 8058), from anywhere and without cookies: the signature
  // alone authorizes it.
  .post("/", limitBody, validate("query", linkSchema), validate("form", buttonSchema), async (c) => {
    const link = c.req.valid("query");
    await admitLink(c, "unsubscribe", link);
    if (c.req.valid("form").action === "resume") {
      await resumePerson(c.env, c.var.db, link.person, Date.now());
      return renderLinkPage(c, "Emails are on again", ["We may email you again."], null);
    }
    await unsubscribePerson(c.env, c.var.db, link.person, Date.now());
    return renderLinkPage(
      c,
      "You are unsubscribed",
      [
        "We send you no more automatic emails. What you gave us stays here until you use the link in our emails that removes it. Changed your mind?",
      ],
      "Start emails again",
      "resume",
    );
  });

export const removal = new Hono<AppEnv>()
  .get("/", validate("query", linkSchema), async (c) => {
    requireValidLink(c, "removal", c.req.valid("query"));
    return renderLinkPage(
      c,
      "Remove your data?",
      ["This deletes your name, your email and everything else that you gave us. It cannot be undone."],
      "Remove my data",
    );
  })
  .post("/", limitBody, validate("query", linkSchema), async (c) => {
    requireSameOrigin(c);
    const link = c.req.valid("query");
    await admitLink(c, "removal", link);
    const erasure = { emailHash: link.person, actor: VISITOR_ACTOR };
    const isFinished = await removePerson(c.var.db, c.env.BUCKET, erasure, Date.now());
    return renderLinkPage(
      c,
      isFinished ? "Your data is removed" : "Your data is being removed",
      [isFinished ? DELETED : UNFINISHED, describeRemainingCopies(c)],
      null,
    );
  });

const DELETED = `We deleted what you gave us from our database and from its backup copies here. A file of all our data that we made before and have not downloaded yet leaves you out, and is deleted within ${BACKUP_KEPT_HOURS} hours.`;
const UNFINISHED =
  "We deleted what you gave us from our database. A backup copy here is still being deleted; we repeat that until it is gone.";

/** The removal page names the copies that we cannot delete (decision: removal). */
function describeRemainingCopies(c: Context<AppEnv>): string {
  const history = `The database's own history keeps deleted rows for up to ${DATABASE_HISTORY_DAYS} days. Notices in our mailbox and files that we downloaded can still name you; write to ${site.email.privacy} and we will delete them.`;
  return readConfiguration(c.env).formServiceUrl
    ? `A copy may remain at the form-collection service that we use; write to ${site.email.privacy} and we will have it deleted. ${history}`
    : history;
}
