import { env } from "cloudflare:workers";
import { uuidv7 } from "uuidv7";
import { type AnnouncementFields, EVERYBODY } from "../../domain/announcement.ts";
import { hashEmail } from "../../worker/hash.ts";
import { deliver } from "../../worker/deliveries/deliver.ts";
import { sendAnnouncements } from "../../worker/announcements/send.ts";
import { openDatabase } from "../../worker/db/database.ts";
import { askAsOwner } from "./credentials.ts";
import { numbers, putRowsOf } from "./put-rows.ts";
import { putLeads, type SomeLead } from "./some-leads.ts";
import { mailService, rows, run } from "./worker.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export type Answer = {
  id: string;
  status: string;
  stoppedBy: string | null;
  sendAt: string | null;
  updatedAt: string;
  text: string;
  progress: Record<"reach" | "queued" | "sent" | "failed" | "withheld" | "unsubscribed", number>;
};

/** Somebody who may be announced to: known by what they left, with their email confirmed unless said otherwise. */
export type Reader = SomeLead & { email: string; tags?: string[]; isConfirmed?: boolean };

/** Stores people with one lead each, beside the API. */
export async function putReaders(readers: readonly Reader[]) {
  await putLeads(
    readers.map(({ email, source = "waitlist_page", isConfirmed = true, ...lead }) => ({
      ...lead,
      email,
      emailHash: hashEmail(env, email),
      source,
      confirmedAt: isConfirmed ? 1 : null,
    })),
  );
  for (const { email, isConfirmed = true, tags = [] } of readers) {
    await run(
      `INSERT INTO people (email_hash, confirmed_at, tags, updated_at) VALUES (?, ?, ?, 1)
       ON CONFLICT DO UPDATE SET confirmed_at = excluded.confirmed_at`,
      hashEmail(env, email),
      isConfirmed ? 1 : null,
      JSON.stringify(tags),
    );
  }
}

/** Stores so many confirmed people of the waitlist by two statements; their hashes are in the order of their numbers. */
export async function putManyReaders(count: number) {
  const person = { email_hash: "printf('m%07d', i)", confirmed_at: 1 };
  await putRowsOf("leads", numbers(count), { id: "'lead_' || i", email: "i || '@many.example'", ...person });
  await putRowsOf("people", numbers(count), person);
}

const WORDS = { subject: "We have news", text: "Hello,\n\nthis is **new**.", segment: EVERYBODY };

/** A call of the owner to the announcements; the answer's body. Throws for anything but 200. */
export function askAnnouncements<Body = Answer>(
  path: string,
  json?: unknown,
  { method, bindings }: { method?: string; bindings?: object } = {},
): Promise<Body> {
  return askAsOwner(`/api/announcements${path}`, { json, method, bindings });
}

/** Writes a draft. */
export function writeDraft(changes: Partial<AnnouncementFields> = {}): Promise<Answer> {
  return askAnnouncements("", { entryId: uuidv7(), ...WORDS, ...changes });
}

/**
 * A site with a queue and a mail service of its own, and a clock that can be put forward. Nothing happens by itself: `sweep` is the step of the sweep
 * that goes on with announcements, `deliver` what the queue does with what it got.
 * @param start where the clock stands; as a rule it goes by itself
 */
export function announcing(start?: number) {
  let ahead = 0;
  const clock = {
    get now() {
      return (start ?? Date.now()) + ahead;
    },
    advance: (milliseconds: number) => void (ahead += milliseconds),
  };
  const queued: string[] = [];
  const mail = mailService();
  const bindings = {
    ...mail.bindings,
    DELIVERIES: {
      sendBatch: async (batch: { body: { deliveryId: string } }[]) =>
        void queued.push(...batch.map(({ body }) => body.deliveryId)),
    } as unknown as Queue,
  };
  const db = openDatabase(env.DB);
  return {
    clock,
    queued,
    bindings,
    sent: mail.sent,
    post: (path: string, json: unknown = {}) => askAnnouncements(path, json, { bindings }),
    /** Writes a draft to these people, or so many, and begins to send it. @returns its id */
    async begin(readers: readonly Reader[] | number, changes?: Partial<AnnouncementFields>): Promise<string> {
      await (typeof readers === "number" ? putManyReaders(readers) : putReaders(readers));
      const { id } = await writeDraft(changes);
      await this.post(`/${id}/send`, { sendAt: null });
      return id;
    },
    /** As if the last count were a minute old. */
    async read(id: string): Promise<Answer> {
      await run("UPDATE announcements SET counted_at = NULL");
      return askAnnouncements(`/${id}`);
    },
    sweep: ({ DB, ...changes }: Partial<Env> = {}) =>
      sendAnnouncements({ ...env, ...bindings, ...changes }, DB ? openDatabase(DB) : db, clock.now),
    /** @returns whom the mails went to */
    async deliver(): Promise<string[]> {
      const before = mail.sent.length;
      for (const id of queued.splice(0)) await deliver({ ...env, ...bindings }, id, () => clock.now);
      return mail.sent.slice(before).map(({ to }) => String(to));
    },
  };
}

/** Carries out what waits without the mail service: what thousands of mails change in the database. @returns their ids */
export async function sendAll(now: number): Promise<string[]> {
  const sent = await rows<{ id: string }>(
    `UPDATE deliveries SET status = 'sent', due_at = NULL, sent_at = ?
     WHERE status = 'queued' RETURNING id`,
    now,
  );
  await countSent(now, sent.length);
  return sent.map(({ id }) => id);
}

/** Counts mails of this day that went to whatever mailboxes. */
export async function countSent(now: number, count: number) {
  await run(
    "INSERT INTO mailbox_mails VALUES ('all', ?, ?) ON CONFLICT DO UPDATE SET count = count + excluded.count",
    now - (now % DAY_MS),
    count,
  );
}

/** Mails of a day, and after how many of them announcements wait, where the deployment says nothing else. */
export const MAILS_PER_DAY = 2000;
export const ANNOUNCEMENT_MAILS_PER_DAY = 1000;
