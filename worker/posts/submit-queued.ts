import type { Database } from "../db/database.ts";
import type { FormPost } from "../http/form.ts";
import { logRejection } from "../log.ts";
import { findErasures } from "../people/tombstones.store.ts";
import { countPost } from "../quarantine/network-days.store.ts";
import { releasePost } from "../quarantine/release.ts";
import { quarantinePost } from "../quarantine/quarantine.store.ts";
import type { QueuedPost } from "../http/queued-post.ts";

/**
 * Stores a post from the queue as its form would have, within the budget of its network and person. What is beyond it, and what no
 * longer fits its form, goes to the quarantine; what is older than its person's removal is dropped. Storing a post twice is harmless
 * (decision: send-once).
 * @throws what stopped it from being stored
 */
export async function submitQueuedPost(env: Env, db: Database, queued: QueuedPost): Promise<void> {
  const { path, fields, emailHash, network, notifiesOwner, ...post } = queued;
  const erasures = await findErasures(db, [emailHash]);
  if ((erasures.get(emailHash) ?? 0) >= post.sentAt) return;
  const quarantine = async (reason: string) => {
    const { isPlainForm, sentAt } = post;
    const suspect = { path, reasons: [reason], body: fields, emailHash, isPlainForm, isCertain: false, sentAt };
    if (await quarantinePost(db, suspect, Date.now(), { countsRefused: false })) return;
    throw new Error("the quarantine has no room for a post from the queue");
  };
  const known = notifiesOwner ? "notified" : "taken";
  const admission = notifiesOwner === null ? await countPost(db, { key: network, emailHash }, Date.now()) : known;
  // We told the sender that we received it, so quarantine it even if the network is refused by now.
  if (admission === "refused") return quarantine("network");
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
