import type { z } from "zod";
import { logRejection } from "../log.ts";
import { type KeptPost, readKeptPosts } from "../outbox/kept-posts.ts";
import type { Database } from "../store/database.ts";
import { findErasure } from "../store/erasures.ts";
import { quarantinePost } from "../store/quarantine.ts";
import { calculatorForm } from "./calculator-form.ts";
import type { FormPost, PublicForm } from "./forms.ts";
import { messageForm } from "./message-form.ts";
import { planForm } from "./plan-form.ts";
import { optInForm } from "./opt-in-form.ts";
import { waitlistForm } from "./waitlist-form.ts";

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

/**
 * A step of the sweep: stores posts that were kept in the bucket while the database was away, unless their person was
 * removed since. Storing one twice is harmless (decision: send-once).
 * @throws what stopped one of them, after the others
 */
export async function storeKeptPosts(env: Env, db: Database): Promise<void> {
  const failures: unknown[] = [];
  for await (const { key, emailHash, post } of readKeptPosts(env.BUCKET)) {
    try {
      if (((await findErasure(db, emailHash)) ?? 0) < post.sentAt) await storeKept(env, db, emailHash, post);
      await env.BUCKET.delete(key);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** Stores a kept post; what no longer fits its form goes to the quarantine, so that nothing waits behind it. */
async function storeKept(
  env: Env,
  db: Database,
  emailHash: string,
  { path, fields, ...post }: KeptPost,
): Promise<void> {
  const work: Promise<unknown>[] = [];
  const waitUntil: FormPost["waitUntil"] = (label, promise) => void work.push(logRejection(label, promise));
  const outcome = await releasePost(path, fields, { env, db, isNoticed: true, ...post, waitUntil });
  await Promise.all(work);
  if (outcome === "released") return;
  const { isPlainForm, sentAt } = post;
  const unfit = { path, reasons: ["form-changed"], body: fields, emailHash, isPlainForm, isCertain: false };
  if (!(await quarantinePost(db, unfit, sentAt))) throw new Error("the quarantine has no room for a kept post");
}
