import type { Database } from "../store/database.ts";
import { type OptOut, readReplayed, replayOptOuts } from "../store/opt-outs.ts";

// Removals and unsubscriptions are kept in the bucket, too, each as an empty object whose key says what was asked for,
// when, and by whom, by hash only: a database that is restored to an earlier moment learns of them from there (decision:
// removal). Keys begin with the time, so that a list has them in its order.

const PREFIX = "opt-outs/";

/** Two records of one moment can be written in any order, and clocks differ: so much is read again. */
const OVERLAP_MS = 10 * 60 * 1000;

/** Read at once, and replayed in one transaction. */
const PAGE = 500;
const PAGES_PER_SWEEP = 10;

/** Records an opt-out in the bucket. The same one twice is one object. */
export async function recordOptOut(bucket: R2Bucket, { kind, emailHash, at }: OptOut): Promise<void> {
  await bucket.put(`${PREFIX}${new Date(at).toISOString()}/${kind}/${emailHash}`, "");
}

/** Brings the opt-outs into the database that it does not know yet. Costs one listing and reads four rows if there are none. */
export async function replayNewOptOuts(db: Database, bucket: R2Bucket): Promise<void> {
  const replayedTo = await readReplayed(db);
  if (replayedTo === null) return;
  const since = new Date(Math.max(0, replayedTo - OVERLAP_MS)).toISOString();
  let startAfter: string | undefined = `${PREFIX}${since}`;
  for (let pages = 0; pages < PAGES_PER_SWEEP && startAfter;) {
    const listed: R2Objects = await bucket.list({ prefix: PREFIX, startAfter, limit: PAGE });
    const optOuts = listed.objects.map(({ key }) => parseKey(key)).filter((one) => one !== null);
    // Pages of what is known already do not count, or a busy moment would keep the sweep from ever getting past it.
    if (optOuts.some(({ at }) => at > replayedTo)) {
      await replayOptOuts(db, optOuts);
      pages += 1;
    }
    startAfter = listed.truncated ? listed.objects.at(-1)?.key : undefined;
  }
}

function parseKey(key: string): OptOut | null {
  const [, time, kind, emailHash] =
    /^opt-outs\/([\d:.TZ-]{24})\/(erased|unsubscribed|resumed)\/([\w-]{1,64})$/.exec(key) ?? [];
  const at = Date.parse(time ?? "");
  return emailHash && !Number.isNaN(at) ? { kind: kind as OptOut["kind"], emailHash, at } : null;
}
