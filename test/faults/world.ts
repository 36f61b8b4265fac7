import { env } from "cloudflare:workers";
import { inject, vi } from "vitest";
import { sweep } from "../../worker/sweep.ts";
import { consumeBatch } from "../support/queue-batch.ts";
import { planAssets } from "../support/plan.ts";
import { makeEndlessLimit } from "../support/rate-limit.ts";
import { emptyStores } from "../support/stores.ts";
import { mailService, rows, run } from "../support/worker.ts";
import { realServices, type Services } from "./faulty-services.ts";
import { captureLog } from "../support/log.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Noon, so that a scenario's hours lie on one day; later than the migrations, which have the real time. */
const START = Date.parse("2031-05-14T12:20:00Z");

/** The queue hands a message on so often, as wrangler.toml says; then it goes to the dead-letter queue. */
const MAX_RETRIES = 80;

type QueuedMessage = { id: string; body: unknown; attempts: number; dueAt: number };

/**
 * What a scenario happens in: the real database and bucket, emptied; a clock that only the scenario moves; a queue that
 * delivers when asked to; and what left the site.
 */
export type World = {
  services: Services;
  /** The name of the test at the form service; null where there is none. */
  formService: string | null;
  /** How often the queue delivers each message once more. */
  redeliveries: number;
  /** People who were told that they are removed, and how many mails had gone out until then. */
  removed: { email: string; mailsBefore: number }[];
  /** Mails that the mail service took. */
  mails: ReturnType<typeof mailService>["sent"];
  messages: QueuedMessage[];
  /** Everything that was logged. */
  log: string[];
};

export async function createWorld({ hasFormService }: { hasFormService: boolean }): Promise<World> {
  await emptyStores();
  vi.setSystemTime(START);
  // The sweep came a moment ago, as on any site.
  await run("UPDATE heartbeats SET succeeded_at = ?", START);
  const mail = mailService();
  const messages: QueuedMessage[] = [];
  const DELIVERIES = {
    async sendBatch(batch: { body: unknown; delaySeconds?: number }[]) {
      for (const { body, delaySeconds = 0 } of batch) {
        messages.push({ id: crypto.randomUUID(), body, attempts: 0, dueAt: Date.now() + delaySeconds * 1000 });
      }
    },
  } as unknown as Queue;
  const formService = hasFormService ? crypto.randomUUID() : null;
  const FORM_SERVICE_URL = formServiceUrl(formService, "accept");
  // Hundreds of scenarios a minute are more posts than may go to the queue.
  const VISIT_LIMIT = makeEndlessLimit(Infinity);
  const services = {
    ...realServices,
    ...mail.bindings,
    DELIVERIES,
    VISIT_LIMIT,
    FORM_SERVICE_URL,
    ASSETS: planAssets(),
  };
  return { services, formService, redeliveries: 0, removed: [], mails: mail.sent, messages, log: captureLog() };
}

/** The URL of the form service that behaves so (test/support/form-service.ts); empty where there is none. */
export function formServiceUrl(name: string | null, behavior: string): string {
  return name === null ? "" : `${inject("formServiceUrl")}/${name}/${behavior}`;
}

export function advanceClock(milliseconds: number) {
  vi.setSystemTime(Date.now() + milliseconds);
}

/** Hands every message that is due to the consumer, in batches as the queue makes them, until none is due. */
export async function deliverDueMessages(world: World, bindings: Partial<Env> = world.services) {
  for (;;) {
    const due = world.messages.filter(({ dueAt }) => dueAt <= Date.now()).slice(0, 10);
    if (due.length === 0) return;
    remove(world.messages, due);
    // The queue promises to deliver at least once: copies come in the same batch and in later ones.
    for (let copy = 0; copy < world.redeliveries; copy++) await consume([...due, ...due], bindings);
    const retried = await consume(due, bindings);
    for (const message of due) {
      const again = retried.find(({ msgId }) => msgId === message.id);
      if (!again) continue;
      const next = { ...message, attempts: message.attempts + 1, dueAt: Date.now() + again.delaySeconds * 1000 };
      if (next.attempts > MAX_RETRIES) await consume([next], bindings, "homeward-deliveries-dead");
      else world.messages.push(next);
    }
  }
}

/** Calls the consumer with one batch. @returns the messages that it wants again; all of them where it fails */
async function consume(batch: QueuedMessage[], bindings: Partial<Env>, queue = "homeward-deliveries") {
  const seen = new Set<string>();
  const messages = batch.map(({ id, body, attempts }) => {
    const copyId = seen.has(id) ? crypto.randomUUID() : id;
    seen.add(copyId);
    return { id: copyId, body, attempts: attempts + 1 };
  });
  try {
    return (await consumeBatch(queue, messages, { ...env, ...bindings })).retryMessages;
  } catch {
    return batch.map(({ id }) => ({ msgId: id, delaySeconds: 0 }));
  }
}

export async function sweepOnce(bindings: Partial<Env>) {
  await sweep({ ...env, ...bindings }, Date.now());
}

const OVERDUE_AFTER_MS = 10 * MINUTE_MS;
const MAX_ROUNDS = 60;

/**
 * Lets time pass with every service in order, and nobody's hand: the queue delivers, and the sweep comes, until nothing
 * is left to do.
 * @returns the hours that passed
 * @throws Error if something is still open after `MAX_ROUNDS` sweeps
 */
export async function recover(world: World): Promise<number> {
  const start = Date.now();
  await deliverDueMessages(world);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const next = await findNextDue(world);
    if (next === null) return (Date.now() - start) / HOUR_MS;
    vi.setSystemTime(Math.max(Date.now() + 5 * MINUTE_MS, next + 1));
    await sweepOnce(world.services);
    await deliverDueMessages(world);
  }
  throw new Error(`still open after ${MAX_ROUNDS} sweeps: ${JSON.stringify(await findOpenWork())}`);
}

/** When the next thing is due that the queue or the sweep does by itself; null if nothing is left. */
async function findNextDue(world: World): Promise<number | null> {
  const times = [
    ...world.messages.map(({ dueAt }) => dueAt),
    ...(await findOpenWork()).map(({ dueAt, isDelivery }) => dueAt + (isDelivery ? OVERDUE_AFTER_MS : 0)),
  ];
  return times.length === 0 ? null : Math.min(...times);
}

function findOpenWork() {
  return rows<{ id: string; dueAt: number; isDelivery: number }>(
    `SELECT id, due_at AS dueAt, 1 AS isDelivery FROM deliveries
       WHERE status IN ('queued', 'sending')
     UNION ALL SELECT id, send_at, 0 FROM announcements WHERE status IN ('scheduled', 'sending')`,
  );
}

function remove<Item>(list: Item[], items: readonly Item[]) {
  for (const item of items) list.splice(list.indexOf(item), 1);
}
