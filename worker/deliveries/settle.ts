import { openDatabase } from "../db/database.ts";
import { type DeliveryOutcome, type LeasedDelivery, settleDelivery } from "./transitions.store.ts";

/**
 * Records the outcome of an attempt; once more if that fails, because nothing else knows that a mail went out.
 * @returns false when the lease has passed to another consumer, or the person was removed in the meantime
 */
export async function settle(
  env: Env,
  leased: LeasedDelivery,
  outcome: DeliveryOutcome,
  now: number,
): Promise<boolean> {
  const db = openDatabase(env.DB);
  return settleDelivery(db, leased, outcome, now).catch(() => settleDelivery(db, leased, outcome, now));
}
