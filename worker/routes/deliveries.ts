import { Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { AppError } from "../http/errors.ts";
import { cursorOf, pageQuery } from "../http/page-query.ts";
import { validate } from "../http/validate.ts";
import { enqueueDeliveries, enqueueInBatches } from "../jobs/enqueue.ts";
import {
  countOpenDeliveries,
  type DeliveryPart,
  listOpenDeliveries,
  placeOf,
  retryAllDeliveries,
  retryDelivery,
  type OpenDelivery,
} from "../store/open-deliveries.ts";

/** Why a delivery is not sent again, by what it is at. */
const NOT_AGAIN: Record<string, string> = {
  done: "This was delivered already, so it is not sent again.",
  leased: "This is being delivered just now. Please look again in a minute.",
  withheld: "This is not sent, because its recipient unsubscribed.",
};

function itemOf({ owedAt, nextAttemptAt, name, email, ...delivery }: OpenDelivery) {
  return {
    ...delivery,
    owedAt: new Date(owedAt).toISOString(),
    nextAttemptAt: new Date(nextAttemptAt).toISOString(),
    person: { name, email },
  };
}

/**
 * What is owed to the outside and did not go (decision: nothing-lost): those given up first, then those that wait. The
 * two counts stop at 1,000, which means that many or more.
 */
export const deliveries = new Hono<AppEnv>()
  .get("/", validate("query", pageQuery(["exhausted", "waiting"])), async (c) => {
    const { limit, cursor } = c.req.valid("query");
    const after = cursor && { ...cursor, part: cursor.part as DeliveryPart };
    const [counts, found] = await Promise.all([
      countOpenDeliveries(c.var.db),
      listOpenDeliveries(c.var.db, { limit: limit + 1, after, now: Date.now() }),
    ]);
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    return c.json({ ...counts, data: shown.map(itemOf), nextCursor: last ? cursorOf(placeOf(last)) : null });
  })
  // Both ways of sending again note it in the rows first: should the queue fail, the sweep finds them due.
  .post("/retry", async (c) => {
    const ids = await retryAllDeliveries(c.var.db, Date.now());
    await enqueueInBatches(c.env.DELIVERIES, ids);
    return c.json({ queued: ids.length });
  })
  .post("/:id/retry", async (c) => {
    const id = c.req.param("id");
    const outcome = await retryDelivery(c.var.db, id, Date.now());
    if (outcome === null) throw new AppError(404, "not_found", "This delivery is not there any more.");
    if (outcome !== "queued") throw new AppError(409, "not_sent_again", NOT_AGAIN[outcome] ?? NOT_AGAIN["leased"]!);
    await enqueueDeliveries(c.env.DELIVERIES, [id]);
    return c.json({ queued: 1 });
  });
