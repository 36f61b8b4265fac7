import type { Database } from "../db/database.ts";
import { findErasures } from "../people/tombstones.store.ts";
import { enqueuePost, type QueuedPost } from "../http/queued-post.ts";

// What could not be stored for as long as the queue tries is in the bucket until the owner sends it again (decision: nothing-lost).

const PREFIX = "posts/dead/";

/** Posts that one request sends again: each is read, sent and deleted. */
const SEND_BATCH_SIZE = 100;

/** `id`: of its message, the last part of its key. */
type DeadPost = { key: string; id: string; path: string; sentAt: number; emailHash: string };

/** Stores a post under a key of time, form and email hash, so that listings begin with the oldest. */
export async function keepDeadPost(bucket: R2Bucket, messageId: string, post: QueuedPost): Promise<void> {
  const { sentAt, path, emailHash } = post;
  const key = `${PREFIX}${[sentAt, path.split("/").at(-1), emailHash, messageId].join(".")}`;
  await bucket.put(key, JSON.stringify(post), { httpMetadata: { contentType: "application/json" } });
}

/** The oldest dead posts, at most 1,000, apart from those of people who were removed since. Costs one listing. */
export async function listDeadPosts(db: Database, bucket: R2Bucket): Promise<DeadPost[]> {
  const { value } = await pages(bucket).next();
  return (await splitByRemoval(db, value ?? [])).kept;
}

/** Sends the oldest of them to the queue again. @returns how many, and whether there are more */
export async function sendDeadPosts(env: Env, db: Database): Promise<{ sent: number; hasMore: boolean }> {
  const posts = await listDeadPosts(db, env.BUCKET);
  const sent = posts.slice(0, SEND_BATCH_SIZE);
  for (const { key } of sent) {
    const object = await env.BUCKET.get(key);
    if (!object) continue;
    await enqueuePost(env.DELIVERIES, await object.json<QueuedPost>());
    await env.BUCKET.delete(key);
  }
  return { sent: sent.length, hasMore: posts.length > sent.length };
}

/** Deletes dead posts of which the owner wants none stored. @returns how many */
export async function deleteDeadPosts(db: Database, bucket: R2Bucket, ids: readonly string[]): Promise<number> {
  const keys = (await listDeadPosts(db, bucket)).flatMap(({ id, key }) => (ids.includes(id) ? [key] : []));
  if (keys.length > 0) await bucket.delete(keys);
  return keys.length;
}

/** Deletes the dead posts of people who were removed since. Costs one listing for each thousand. */
export async function deleteRemovedDeadPosts(db: Database, bucket: R2Bucket): Promise<void> {
  for await (const page of pages(bucket)) {
    const { removed } = await splitByRemoval(db, page);
    if (removed.length > 0) await bucket.delete(removed.map(({ key }) => key));
  }
}

async function splitByRemoval(db: Database, posts: DeadPost[]) {
  if (posts.length === 0) return { kept: [], removed: [] };
  const hashes = new Set(posts.map(({ emailHash }) => emailHash));
  const erasures = await findErasures(db, [...hashes]);
  const isRemoved = ({ emailHash, sentAt }: DeadPost) => (erasures.get(emailHash) ?? 0) >= sentAt;
  return { kept: posts.filter((post) => !isRemoved(post)), removed: posts.filter(isRemoved) };
}

async function* pages(bucket: R2Bucket): AsyncGenerator<DeadPost[], undefined> {
  let cursor: string | undefined;
  do {
    const listed = await bucket.list({ prefix: PREFIX, cursor });
    yield listed.objects.map(({ key }) => parseKey(key));
    cursor = listed.truncated ? listed.cursor : undefined;
  } while (cursor);
}

function parseKey(key: string): DeadPost {
  const [sentAt, form, emailHash = "", id = ""] = key.slice(PREFIX.length).split(".");
  return { key, id, path: `/api/${form}`, sentAt: Number(sentAt), emailHash };
}
