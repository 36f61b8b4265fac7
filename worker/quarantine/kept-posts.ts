import { uuidv7 } from "uuidv7";
import { uuidPrefixAt } from "../db/key-time.ts";

// While the database does not answer, what a form was sent is kept in the bucket; the sweep stores it once the database is
// back (decision: nothing-lost). An object is named by the network that sent it, whose posts can so be counted, then by the
// time, then by the hash of the person's email, so that a removal finds it.

const PREFIX = "posts/";

/** Whose post it is: the hash of the email, and the key of the network's budget of the day (decision: one-guard). */
export type Sender = { emailHash: string; network: number };

/** A form's fields, checked, and how they came. `sentAt` in milliseconds. */
export type KeptPost = {
  path: string;
  fields: Record<string, unknown>;
  isPlainForm: boolean;
  sentAt: number;
  skippedCheck: "turnstile" | null;
  /** As its network's budget said; null where it could not be asked. */
  notifiesOwner: boolean | null;
};

/** A kept post by its name alone. */
export type KeptName = Sender & { key: string; id: string };

/** Keeps a post. */
export async function keepPost(bucket: R2Bucket, sender: Sender, post: KeptPost): Promise<void> {
  await bucket.put(makeKey(sender), JSON.stringify(post), { httpMetadata: { contentType: "application/json" } });
}

function makeKey({ network, emailHash }: Sender): string {
  return `${PREFIX}${network}/${uuidv7()}.${emailHash}.json`;
}

/** Whether this many posts of a network are kept already, at most 1,000. Costs one listing. */
export async function hasKeptPosts(bucket: R2Bucket, network: number, count: number): Promise<boolean> {
  const { objects } = await bucket.list({ prefix: `${PREFIX}${network}/`, limit: count });
  return objects.length >= count;
}

/** All kept posts, the oldest first. Costs one listing for each thousand, and one if there are none. */
export async function listKeptPosts(bucket: R2Bucket): Promise<KeptName[]> {
  const kept: KeptName[] = [];
  let cursor: string | undefined;
  do {
    const listed = await bucket.list({ prefix: PREFIX, cursor });
    kept.push(...listed.objects.map(({ key }) => parseKey(key)));
    cursor = listed.truncated ? listed.cursor : undefined;
  } while (cursor);
  return kept.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

function parseKey(key: string): KeptName {
  const [network, name = ""] = key.slice(PREFIX.length).split("/");
  const [id = "", emailHash = ""] = name.split(".");
  return { key, id, network: Number(network), emailHash };
}

/** @returns null where it is gone */
export async function readKeptPost(bucket: R2Bucket, key: string): Promise<KeptPost | null> {
  const object = await bucket.get(key);
  return object && object.json<KeptPost>();
}

/** Moves a post that could not be stored behind the others. */
export async function moveKeptPostBack(bucket: R2Bucket, kept: KeptName): Promise<void> {
  const object = await bucket.get(kept.key);
  if (!object) return;
  await bucket.put(makeKey(kept), await object.arrayBuffer(), { httpMetadata: object.httpMetadata });
  await bucket.delete(kept.key);
}

/**
 * Deletes what was kept of a person up to a moment, in milliseconds. One that is being written meanwhile the sweep recognizes by its
 * time.
 */
export async function deleteKeptPosts(bucket: R2Bucket, person: string, until: number): Promise<void> {
  const isMeant = ({ emailHash, id }: KeptName) => emailHash === person && id < uuidPrefixAt(until + 1);
  const keys = (await listKeptPosts(bucket)).filter(isMeant).map(({ key }) => key);
  for (let start = 0; start < keys.length; start += DELETED_AT_ONCE) {
    await bucket.delete(keys.slice(start, start + DELETED_AT_ONCE));
  }
}

/** R2 deletes at most this many objects in one call. */
const DELETED_AT_ONCE = 1000;
