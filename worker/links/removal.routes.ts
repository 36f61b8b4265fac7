import type { Context } from "hono";
import { VISITOR_ACTOR } from "../../domain/activity.ts";
import { DATABASE_HISTORY_DAYS, QUEUE_DAYS } from "../../domain/retention.ts";
import { site } from "../../domain/site.ts";
import { readConfiguration } from "../env.ts";
import type { AppEnv } from "../http/context.ts";
import { linkRoute, linkSchema } from "../mail/link-page.ts";
import { deletePerson } from "../people/people.store.ts";
import { resumePerson, unsubscribePerson } from "./unsubscribe.ts";

// Two of the pages that links in our mails lead to (worker/mail/link-page.ts).

export const unsubscribe = linkRoute({
  purpose: "unsubscribe",
  schema: linkSchema,
  isOneClick: true,
  ask: () => ({
    title: "Stop our emails?",
    paragraphs: ["You will get no more automatic emails from us. Your sign-up stays with us until you remove it."],
    button: "Unsubscribe",
  }),
  async act(c, { person }, action) {
    if (action === "resume") {
      await resumePerson(c.env, c.var.db, person);
      return { title: "Emails are on again", paragraphs: ["We may email you again."] };
    }
    await unsubscribePerson(c.env, c.var.db, person, Date.now());
    return {
      title: "You are unsubscribed",
      paragraphs: [
        "We send you no more automatic emails. What you gave us stays here until you use the link in our emails that removes it. Changed your mind?",
      ],
      button: "Start emails again",
      action: "resume",
    };
  },
});

export const removal = linkRoute({
  purpose: "removal",
  schema: linkSchema,
  ask: () => ({
    title: "Remove your data?",
    paragraphs: ["This deletes your name, your email and everything else that you gave us. It cannot be undone."],
    button: "Remove my data",
  }),
  async act(c, { person }) {
    await deletePerson(c.var.db, person, VISITOR_ACTOR, Date.now());
    return { title: "Your data is removed", paragraphs: [DELETED, WAITING, describeRemainingCopies(c)] };
  },
});

const DELETED = "We deleted what you gave us from our database.";
const WAITING = `If you sent something while our database was down, it may still be in our queue, for up to ${QUEUE_DAYS} days (${2 * QUEUE_DAYS} if our storage is down as well), or in our storage, for up to a day. It is deleted there, and never added to our database.`;

/** The removal page names the copies that we cannot delete (decision: removal). */
function describeRemainingCopies(c: Context<AppEnv>): string {
  const history = `The database's own history keeps deleted rows for up to ${DATABASE_HISTORY_DAYS} days. Notices in our mailbox and files that we downloaded can still name you; write to ${site.email.privacy} and we will delete them.`;
  return readConfiguration(c.env).formServiceUrl
    ? `A copy may remain at the form-collection service that we use; write to ${site.email.privacy} and we will have it deleted. ${history}`
    : history;
}
