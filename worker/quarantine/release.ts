import type { z } from "zod";
import { logRejection } from "../log.ts";
import { type KeptPost, listKeptPosts, moveKeptPostBack, readKeptPost, type Sender } from "./kept-posts.ts";
import type { Database } from "../db/database.ts";
import { findErasures } from "../people/tombstones-store.ts";
import { countPost } from "./network-days-store.ts";
import { quarantinePost } from "./store.ts";
import { calculatorForm } from "../leads/calculator-form.ts";
import type { FormPost, PublicForm } from "../http/form.ts";
import { messageForm } from "../messages/form.ts";
import { planForm } from "../plans/form.ts";
import { optInForm } from "../leads/opt-in-form.ts";
import { waitlistForm } from "../leads/waitlist-form.ts";

type ReleaseOutcome = "released" | { invalid: z.ZodError | null };

const RELEASES: Record<string, (fields: object, post: FormPost) => Promise<ReleaseOutcome>> = {
  [waitlistForm.path]: releaseTo(waitlistForm),
  [optInForm.path]: releaseTo(optInForm),
  [calculatorForm.path]: releaseTo(calculatorForm),
  [planForm.path]: releaseTo(planForm),
  [messageForm.path]: releaseTo(messageForm),
};

/**
 * Stores a quarantined post as its form would have.
 * @returns what is wrong with its fields if they do not fit the form; null there if no form has this path
 */
export async function releasePost(path: string, fields: object, post: FormPost): Promise<ReleaseOutcome> {
  return (await RELEASES[path]?.(fields, post)) ?? { invalid: null };
}

function releaseTo<Schema extends z.ZodObject>({ schema, submit }: PublicForm<Schema>) {
  return async (fields: object, post: FormPost): Promise<ReleaseOutcome> => {
    const parsed = schema.safeParse(fields);
    if (!parsed.success) return { invalid: parsed.error };
    await submit(parsed.data, post);
    return "released";
  };
}

/** Kept posts that one sweep stores: each makes six queries, and all steps together have 1,000. */
const POSTS_PER_SWEEP = 120;

/**
 * A step of the sweep: stores posts that were kept in the bucket while the database was away, unless their person was
 * removed since. Storing one twice is harmless (decision: send-once). One that cannot be stored goes behind the others.
 * @throws what stopped one of them, after the others
 */
export async function storeKeptPosts(env: Env, db: Database): Promise<void> {
  const kept = (await listKeptPosts(env.BUCKET)).slice(0, POSTS_PER_SWEEP);
  if (kept.length === 0) return;
  const erasures = await findErasures(
    db,
    kept.map(({ emailHash }) => emailHash),
  );
  const failures: unknown[] = [];
  for (const one of kept) {
    try {
      const post = await readKeptPost(env.BUCKET, one.key);
      const isRemoved = post !== null && (erasures.get(one.emailHash) ?? 0) >= post.sentAt;
      if (post && !isRemoved) await storeKept(env, db, one, post);
      await env.BUCKET.delete(one.key);
    } catch (error) {
      failures.push(error);
      await logRejection("a kept post", moveKeptPostBack(env.BUCKET, one));
    }
  }
  if (failures.length > 0) throw failures[0];
}

/**
 * Stores a kept post within the budget of its network and person. What is beyond it, and what no longer fits its form, goes to the
 * quarantine.
 * @throws Error while that has no room
 */
async function storeKept(env: Env, db: Database, sender: Sender, { path, fields, notifiesOwner, ...post }: KeptPost) {
  const admission = notifiesOwner === null ? await admit(db, sender) : notifiesOwner ? "notified" : "taken";
  const { isPlainForm, sentAt } = post;
  const quarantine = async (reason: string) => {
    const suspect = {
      path,
      reasons: [reason],
      body: fields,
      emailHash: sender.emailHash,
      isPlainForm,
      isCertain: false,
    };
    if (await quarantinePost(db, { ...suspect, sentAt }, Date.now(), { countsRefused: false })) return;
    throw new Error("the quarantine has no room for a kept post");
  };
  if (admission === "network" || admission === "person") return quarantine(admission);
  const work: Promise<unknown>[] = [];
  const waitUntil: FormPost["waitUntil"] = (label, promise) => void work.push(logRejection(label, promise));
  const outcome = await releasePost(path, fields, {
    env,
    db,
    notifiesOwner: admission === "notified",
    ...post,
    waitUntil,
  });
  await Promise.all(work);
  if (outcome !== "released") await quarantine("form-changed");
}

/** Its sender was told that it was received: where their network would be refused by now, it is quarantined instead. */
async function admit(db: Database, { network, emailHash }: Sender) {
  const admission = await countPost(db, { key: network, emailHash }, Date.now());
  return admission === "refused" ? "network" : admission;
}
