import { uuidv7 } from "uuidv7";

// While the database does not answer, what a form was sent is kept in the bucket, under the hash of the person's email, so
// that a removal finds it; the sweep stores it once the database is back (decision: nothing-lost).

const PREFIX = "posts/";

/** Few enough that a sweep with them stays within what one invocation may call: each is a lead with its second copy. */
const POSTS_PER_SWEEP = 3;

/** A form's fields, checked, and how they came. `sentAt` in milliseconds. */
export type KeptPost = {
  path: string;
  fields: Record<string, unknown>;
  isPlainForm: boolean;
  sentAt: number;
  skippedCheck: "turnstile" | null;
};

/** Keeps a post of a person. */
export async function keepPost(bucket: R2Bucket, emailHash: string, post: KeptPost): Promise<void> {
  await bucket.put(`${PREFIX}${emailHash}/${uuidv7()}.json`, JSON.stringify(post), {
    httpMetadata: { contentType: "application/json" },
  });
}

/**
 * The kept posts that one sweep stores: any of those that wait, so that none which cannot be stored keeps the others waiting. Costs
 * one listing if there are none.
 */
export async function* readKeptPosts(bucket: R2Bucket) {
  const { objects } = await bucket.list({ prefix: PREFIX });
  const first = Math.floor(Math.random() * objects.length);
  for (const { key } of [...objects.slice(first), ...objects.slice(0, first)].slice(0, POSTS_PER_SWEEP)) {
    const object = await bucket.get(key);
    if (object) yield { key, emailHash: key.split("/")[1]!, post: await object.json<KeptPost>() };
  }
}

/** Deletes a person's kept posts. One that is being written meanwhile the sweep knows by its time. */
export async function deleteKeptPosts(bucket: R2Bucket, emailHash: string): Promise<void> {
  const { objects } = await bucket.list({ prefix: `${PREFIX}${emailHash}/` });
  if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
}
