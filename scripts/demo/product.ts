import { uuidv7 } from "uuidv7";
import { visitKeys } from "../../domain/visit-counts.ts";
import { app } from "../../worker/app.ts";
import { consume } from "../../worker/consumer.ts";
import { openDatabase } from "../../worker/db/database.ts";
import type { SweepStep } from "../../worker/sweep.ts";
import { countVisit } from "../../worker/visits/visits.store.ts";
import { sweep } from "../../worker/sweep.ts";

const MINUTE_MS = 60 * 1000;
const ORIGIN = "http://localhost";
/** The time zone that the owner signs in from. */
const TIME_ZONE = "America/New_York";

/** What is waiting in the queue of deliveries, and when it is due (milliseconds). */
type Waiting = { body: unknown; dueAt: number };

/** Links of mails to a visitor, as paths: the latest of each kind. */
type Links = { confirm?: string; unsubscribe?: string };

/**
 * The product on a clock of its own, which `Date.now` tells until it is put back. Posts and the owner's work are requests to the
 * Worker's app; the queue and the cron job are called as the platform calls them; only the mail service is one of our own,
 * which keeps the links and sends nothing, and the limits of requests per minute are off.
 */
export class Product {
  now = 0;
  readonly #env: Env;
  readonly #deliveries: Waiting[] = [];
  readonly #visits: string[] = [];
  readonly #work: Promise<unknown>[] = [];
  /** By recipient. */
  readonly #links = new Map<string, Links>();
  #cookie = "";
  #address = 0;

  constructor(env: Env) {
    Date.now = () => this.now;
    const send = async (body: unknown, { delaySeconds = 0 } = {}) => {
      this.#deliveries.push({ body, dueAt: this.now + delaySeconds * 1000 });
    };
    const unlimited = { limit: async () => ({ success: true }) };
    this.#env = Object.assign(
      { ...env },
      {
        DELIVERIES: {
          send,
          sendBatch: async (messages: { body: unknown; delaySeconds?: number }[]) => {
            for (const { body, ...options } of messages) await send(body, options);
          },
        },
        EMAIL: { send: async (mail: { to: string; text: string }) => this.#keepLinks(mail) },
        FORM_LIMIT: unlimited,
        SIGN_IN_LIMIT: unlimited,
      },
    ) as unknown as Env;
  }

  #keepLinks({ to, text }: { to: string; text: string }) {
    const found = (name: string) => new RegExp(`https?://\\S*(/api/${name}\\?\\S+)`).exec(text)?.[1];
    const [confirm, unsubscribe] = [found("confirm"), found("unsubscribe")];
    this.#links.set(to, { ...this.#links.get(to), ...(confirm && { confirm }), ...(unsubscribe && { unsubscribe }) });
    return { messageId: uuidv7() };
  }

  /** Lets time go by, and carries out the deliveries that came due. @param moment milliseconds */
  async goTo(moment: number): Promise<void> {
    this.now = Math.round(moment);
    for (let due = this.#takeDue(); due.length > 0; due = this.#takeDue()) {
      const messages = due.map(({ body }) => ({
        id: uuidv7(),
        body,
        ack() {},
        retry: ({ delaySeconds = 60 } = {}) =>
          void this.#deliveries.push({ body, dueAt: this.now + delaySeconds * 1000 }),
      }));
      await consume({ queue: "homeward-deliveries", messages } as unknown as MessageBatch, this.#env);
    }
  }

  #takeDue(): Waiting[] {
    const due = this.#deliveries.filter(({ dueAt }) => dueAt <= this.now);
    this.#deliveries.splice(0, Infinity, ...this.#deliveries.filter(({ dueAt }) => dueAt > this.now));
    return due;
  }

  linksTo(email: string): Links {
    return this.#links.get(email) ?? {};
  }

  /** Asks the Worker. @throws an Error with its answer where that is a failure */
  async ask(method: string, path: string, body?: object): Promise<Response> {
    const headers = { origin: ORIGIN, cookie: this.#cookie, "cf-connecting-ip": `192.0.2.${this.#address++ % 250}` };
    const isPlain = body instanceof URLSearchParams;
    const request = new Request(`${ORIGIN}${path}`, {
      method,
      headers: { ...headers, ...(body && !isPlain && { "content-type": "application/json" }) },
      ...(body && { body: isPlain ? body : JSON.stringify(body) }),
    });
    const context = { waitUntil: (work: Promise<unknown>) => void this.#work.push(work), passThroughOnException() {} };
    const answer = await app.fetch(request, this.#env, context as unknown as ExecutionContext);
    while (this.#work.length > 0) await Promise.all(this.#work.splice(0));
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }

  /** A page tells of a visit, with the events of `VisitPost`. */
  tell(page: string, campaign: string | null, events: string[]): void {
    this.#visits.push(...visitKeys({ page, campaign: campaign ?? undefined, events }));
  }

  /** Counts what pages told, in one step. */
  async countVisits(): Promise<void> {
    await countVisit(openDatabase(this.#env.DB), this.#visits.splice(0), this.now);
  }

  async sweep(steps?: readonly SweepStep[]): Promise<void> {
    await sweep(this.#env, this.now, steps);
    await this.goTo(this.now + MINUTE_MS);
  }

  async signIn(): Promise<void> {
    const answer = await this.ask("POST", "/api/session", { key: this.#env.OWNER_KEY, timeZone: TIME_ZONE });
    this.#cookie = answer.headers.getSetCookie()[0]!.split(";", 1)[0]!;
  }

  signOut() {
    this.#cookie = "";
  }
}
