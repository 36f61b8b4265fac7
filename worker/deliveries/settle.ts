import { openDatabase } from "../db/database.ts";
import { type DeliveryOutcome, settleDelivery } from "./transitions-store.ts";
import { type Lead, leadExists } from "../leads/store.ts";
import { deleteCopyOf } from "./backup-copy.ts";

/** A delivery under our lease, with its lead if it has one. */
type LeasedDelivery = { id: string; leaseId: string; kind: string; lead?: Lead };

/**
 * Records the outcome of an attempt; once more if that fails, because nothing else knows that a mail went out.
 * @returns false when the lease has passed to another consumer, or the person was removed in the meantime
 */
export async function settle(env: Env, leased: LeasedDelivery, outcome: DeliveryOutcome, now: number) {
  const db = openDatabase(env.DB);
  const isSettled = await settleDelivery(db, leased, outcome, now).catch(() =>
    settleDelivery(db, leased, outcome, now),
  );
  // A person may be removed while their copy is being written: the copy must not outlive them.
  if (!isSettled && leased.kind === "form_service" && leased.lead && !(await leadExists(db, leased.lead.id))) {
    await deleteCopyOf(env.BUCKET, leased.lead);
  }
  return isSettled;
}
