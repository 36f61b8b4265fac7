import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { uuidv7 } from "uuidv7";
import { inject } from "vitest";
import { hashEmail } from "../../worker/hash.ts";
import worker from "../../worker/index.ts";
import { CALCULATION } from "./calculation.ts";
import { consumeBatch } from "./queue-batch.ts";

export const ORIGIN = "https://homeward.example";

let visitors = 0;

/** An IP of a network of its own for each request, so that no test meets another's limits. */
export function nextIp(): string {
  visitors += 1;
  return `2001:db8:${visitors.toString(16)}::1`;
}

/** A queue that drops every message, so that no consumer runs during a test. */
export const unsentQueue = { sendBatch: async () => {} } as unknown as Queue;

type QueuedMessage = { body: { deliveryId: string }; delaySeconds: number };

/** A queue that keeps what it is sent, and takes as much at once as the platform's. */
export function recordingQueue() {
  const messages: QueuedMessage[] = [];
  const DELIVERIES = {
    async sendBatch(batch: QueuedMessage[]) {
      if (batch.length > 100) throw new Error("Queues takes 100 messages at once");
      messages.push(...batch);
    },
  } as unknown as Queue;
  return { messages, ids: () => messages.map(({ body }) => body.deliveryId), bindings: { DELIVERIES } };
}

/** What the Worker runs with, with a queue whose consumer runs only when a test calls it. */
export const testEnv: Env = { ...env, DELIVERIES: unsentQueue };

/** Sends a request to the Worker and waits for the work after the response. Its mails wait until a test delivers them. */
export async function call(path: string, init: RequestInit = {}, bindings: Partial<Env> = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (!headers.has("cf-connecting-ip")) headers.set("cf-connecting-ip", nextIp());
  const request = new Request(`${ORIGIN}${path}`, { redirect: "manual", ...init, headers });
  const context = createExecutionContext();
  const response = await worker.fetch(
    request as Parameters<typeof worker.fetch>[0],
    { ...testEnv, ...bindings },
    context,
  );
  await waitOnExecutionContext(context);
  return response;
}

export function postJson(path: string, body: unknown, bindings?: Partial<Env>, headers: Record<string, string> = {}) {
  const init = {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: ORIGIN, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  };
  return call(path, init, bindings);
}

export function postForm(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  bindings: Partial<Env> = {},
) {
  const init = { method: "POST", headers: { Origin: ORIGIN, ...headers }, body: new URLSearchParams(fields) };
  return call(path, init, bindings);
}

export function signUp(email: string, extra: object = {}, bindings: Partial<Env> = {}) {
  return postJson("/api/waitlist", { fullName: "Ama Mensah", email, source: "waitlist_page", ...extra }, bindings);
}

export function calculate(email: string, extra: object = {}, bindings: Partial<Env> = {}) {
  return postJson("/api/calculator", { ...CALCULATION, email, entryId: uuidv7(), ...extra }, bindings);
}

export function writeMessage(email: string, extra: object = {}, bindings: Partial<Env> = {}) {
  const fields = { name: "Ama Mensah", email, subject: "Schools in Accra", message: "Which ones?", entryId: uuidv7() };
  return postJson("/api/messages", { ...fields, ...extra }, bindings);
}

/** What somebody paid for Kenya's Class D, as the form sends it. */
export const PAID = {
  fee: "kenya.permits.class-d.fee",
  amount: "51",
  currency: "USD",
  month: "2026-05",
  place: "Nairobi",
};

export function reportPaid(email: string, extra: object = {}, bindings: Partial<Env> = {}) {
  return postJson("/api/reports", { ...PAID, email, entryId: uuidv7(), ...extra }, bindings);
}

/** The person has confirmed their email. */
export function confirmEmail(email: string) {
  return run(
    `INSERT INTO people (email_hash, confirmed_at, updated_at) VALUES (?, 1, 1)
     ON CONFLICT DO UPDATE SET confirmed_at = 1`,
    hashEmail(env, email),
  );
}

/** Calls the queue's consumer with one message. */
export function deliverMessage(body: unknown, bindings: Partial<Env> = {}, queue = "homeward-deliveries") {
  return consumeBatch(queue, [{ id: crypto.randomUUID(), attempts: 1, body }], { ...testEnv, ...bindings });
}

/** Calls the queue's consumer for one delivery. */
export function deliverById(deliveryId: string, bindings?: Partial<Env>, queue?: string) {
  return deliverMessage({ version: 1, deliveryId }, bindings, queue);
}

/** The same for the delivery of this kind about a lead with this email. */
export async function deliverTo(email: string, kind: string, bindings?: Partial<Env>) {
  return deliverById((await findDelivery(email, kind))!.id, bindings);
}

export async function rows<Row = Record<string, unknown>>(query: string, ...values: unknown[]): Promise<Row[]> {
  const { results } = await env.DB.prepare(query)
    .bind(...values)
    .all<Row>();
  return results;
}

/** Runs a statement beside the API. */
export async function run(query: string, ...values: unknown[]): Promise<void> {
  await rows(query, ...values);
}

export async function findDelivery(email: string, kind: string) {
  const [row] = await rows<{
    id: string;
    status: string;
    attempts: number;
    last_error: string | null;
    due_at: number;
    lead_id: string;
    reason: string | null;
  }>(
    "SELECT deliveries.* FROM deliveries JOIN leads ON leads.id = lead_id WHERE email = ? AND deliveries.kind = ?",
    email.toLowerCase(),
    kind,
  );
  return row;
}

/** Makes a delivery due now. */
export function makeDue(deliveryId: string) {
  return run("UPDATE deliveries SET due_at = 0 WHERE id = ?", deliveryId);
}

/** Signs somebody up. @returns the id of the delivery of this kind, which waits */
export async function waitingMail(email = "ama@example.com", kind = "lead_mail"): Promise<string> {
  await signUp(email);
  return (await findDelivery(email, kind))!.id;
}

/** Calls the queue's consumer for each delivery that waits, of those that some SQL chooses. @returns how many */
export async function deliverWaiting(bindings: Partial<Env>, which = "1"): Promise<number> {
  const waiting = await rows<{ id: string }>(
    `SELECT id FROM deliveries WHERE status = 'queued' AND ${which} ORDER BY due_at, id`,
  );
  for (const { id } of waiting) await deliverById(id, bindings);
  return waiting.length;
}

/** Polls for at most half a minute until a condition holds. */
export async function eventually<Value>(read: () => Promise<Value>, isSo: (value: Value) => boolean): Promise<Value> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const value = await read();
    if (isSo(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`still not so after half a minute: ${JSON.stringify(await read())}`);
}

/** The stand-in for the form-collection service (form-service.ts), with one behavior for one test. */
export function formService(behavior: "accept" | "refuse" | "silent") {
  const url = `${inject("formServiceUrl")}/${crypto.randomUUID()}`;
  return {
    bindings: { FORM_SERVICE_URL: `${url}/${behavior}` } as Partial<Env>,
    async received() {
      return (await (await fetch(url)).json()) as { headers: Record<string, string>; body: string }[];
    },
  };
}

type SentMail = Parameters<SendEmail["send"]>[0] & EmailMessageBuilder;

/** A stand-in for the platform's mail service: records mails, or refuses them for now. */
export function mailService({ refuses = false } = {}) {
  const sent: SentMail[] = [];
  const EMAIL = {
    async send(message: SentMail) {
      if (refuses) throw Object.assign(new Error("the mail service refused"), { code: "E_RATE_LIMIT_EXCEEDED" });
      sent.push(message);
      return { messageId: String(sent.length) };
    },
  } as unknown as SendEmail;
  return { sent, bindings: { EMAIL } };
}
