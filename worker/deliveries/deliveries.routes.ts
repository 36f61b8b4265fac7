import { Hono } from "hono";
import { explainDelivery } from "../../domain/delivery.ts";
import { recordActivity } from "../activities/record-activity.ts";
import type { AppEnv } from "../http/context.ts";
import { withIsoTimes } from "../http/iso-times.ts";
import { pageQuery, toPageAnswer } from "../http/paging.ts";
import { validate } from "../http/validate.ts";
import { deliveryNotFound, notSentAgain } from "./deliveries.errors.ts";
import { enqueueDeliveries } from "./enqueue.ts";
import { countOpenDeliveries, DELIVERY_PARTS, listOpenDeliveries, type OpenDelivery } from "./open.store.ts";
import { retryAllDeliveries, retryDelivery } from "./transitions.store.ts";

/** What one request hands to the queue, in a hundred calls. All are due: the sweep takes the others. */
const QUEUED_AT_ONCE = 10_000;

function toItem({ part, at: _at, name, email, reason, lastError, ...delivery }: OpenDelivery) {
  const explanation = explainDelivery({ reason, lastError });
  return { status: part, ...withIsoTimes(delivery), lastError: explanation, person: { name, email } };
}

/** The deliveries that were not sent yet (decision: nothing-lost): first those that failed, then the queued ones. */
export const deliveries = new Hono<AppEnv>()
  .get("/", validate("query", pageQuery(DELIVERY_PARTS)), async (c) => {
    const [counts, page] = await Promise.all([
      countOpenDeliveries(c.var.db),
      listOpenDeliveries(c.var.db, c.req.valid("query")),
    ]);
    return c.json({ ...counts, ...toPageAnswer(page, toItem) });
  })
  // Both ways to retry update the rows first, so that the sweep finds them due if the queue fails.
  .post("/retry", async (c) => {
    const ids = await retryAllDeliveries(c.var.db, Date.now());
    await recordActivity(c, "send", { deliveries: ids.length });
    await enqueueDeliveries(c.env.DELIVERIES, ids.slice(0, QUEUED_AT_ONCE));
    return c.json({ queued: ids.length });
  })
  .post("/:id/retry", async (c) => {
    const id = c.req.param("id");
    const outcome = await retryDelivery(c.var.db, id, Date.now());
    if (outcome.status === "missing") throw deliveryNotFound();
    if (outcome.status === "refused") throw notSentAgain(outcome.because);
    await enqueueDeliveries(c.env.DELIVERIES, [id]);
    await recordActivity(c, "send", { deliveries: 1 });
    return c.json({ queued: 1 });
  });
