import { env } from "cloudflare:workers";
import type { CountedMails } from "../../domain/announcement.ts";
import { site } from "../../domain/site.ts";
import { hashEmail } from "../../worker/hash.ts";
import { postMessageSchema } from "../../worker/http/queued-post.ts";
import { DELIVERY_KINDS, kindOf } from "../../domain/delivery.ts";
import { call, rows } from "../support/worker.ts";
import { formServiceUrl, type World } from "./world.ts";
import { readAsOwner } from "../support/credentials.ts";

// What must be true whatever failed. Each check returns what is not, a sentence each.

/** What goes out by email to or about one person; a notification names nobody. */
const MAIL_KINDS = DELIVERY_KINDS.filter(
  (kind) => kindOf(kind).to !== "form service" && kindOf(kind).subject !== "notification",
);

export type Violations = string[];
export type Person = { name: string; email: string };

/** The lead or the message of a person, or the reply to them, is in the database once. */
export async function findUnstored(table: "leads" | "messages" | "replies", { email }: Person): Promise<Violations> {
  const found = await rows(`SELECT id FROM ${table} WHERE email = ?`, email);
  return found.length === 1 ? [] : [`the database holds ${found.length} ${table} of the person, not 1`];
}

/** The form service, if there is one, has the person, maybe twice: it does not recognize entries that come again. */
export async function findUnsent({ formService }: World, { email }: Person): Promise<Violations> {
  if (formService === null) return [];
  const received = await (await fetch(formServiceUrl(formService, ""))).json<FormServiceEntry[]>();
  const isThere = received.some(({ body, isAccepted }) => isAccepted && body.includes(email));
  return isThere ? [] : ["the form service did not take the person"];
}

/** The plan of a person is stored with its lead, once. */
export async function findUnplanned({ email }: Person): Promise<Violations> {
  const found = await rows("SELECT lead_id FROM plans JOIN leads ON leads.id = lead_id WHERE email = ?", email);
  return found.length === 1 ? [] : [`the database holds ${found.length} plans of the person, not 1`];
}

/** What was due in a plan is told by one reminder and one mail about changes, and is not due again. */
export async function findUnreminded(): Promise<Violations> {
  const told = await rows<{ kind: string }>("SELECT kind FROM deliveries WHERE kind LIKE 'plan_%' ORDER BY kind");
  const [plan] = await rows<{ isTold: number }>(
    "SELECT reminder IS NOT NULL AND change IS NOT NULL AND due_at > 1 AS isTold FROM plans",
  );
  const kinds = told.map(({ kind }) => kind).join();
  return kinds === "plan_change,plan_reminder" && plan?.isTold ? [] : [`of a plan is told: ${kinds}`];
}

/** Nothing of a removed person is left, apart from hashes. */
export async function findRemains({ email }: Person): Promise<Violations> {
  const hash = hashEmail(env, email);
  const violations: Violations = [];
  for (const table of [
    "leads",
    "plans",
    "messages",
    "replies",
    "people",
    "quarantine",
    "import_words",
    "office_answers",
  ]) {
    const found = await rows(`SELECT 1 FROM ${table} WHERE email_hash = ?`, hash);
    if (found.length > 0) violations.push(`${table} still holds the removed person`);
  }
  const orphans = await rows(
    "SELECT id FROM deliveries WHERE person = ? OR lead_id NOT IN (SELECT id FROM leads)",
    hash,
  );
  if (orphans.length > 0) violations.push("deliveries of a removed person are left");
  return violations;
}

/** Whether a post of a person waits in the queue until the database is back. */
export function isQueued({ messages }: World, { email }: Person): boolean {
  const emailHash = hashEmail(env, email);
  return messages.some(({ body }) => postMessageSchema.safeParse(body).data?.post.emailHash === emailHash);
}

/**
 * The announcement is sent, each of these people has its delivery, and what its row counts is what became of the
 * deliveries.
 */
export async function findUnannounced(people: readonly Person[]): Promise<Violations> {
  const violations: Violations = [];
  const [announcement] = await rows<Record<"id" | "status" | "progress", string>>(
    "SELECT id, status, progress FROM announcements",
  );
  const { id, status, progress } = announcement!;
  const { sent, failed, withheld } = JSON.parse(progress) as CountedMails;
  if (status !== "sent") violations.push(`the announcement is ${status}`);
  const deliveries = await rows<{ id: string; status: string }>(
    "SELECT id, status FROM deliveries WHERE announcement_id = ?",
    id,
  );
  const count = (...statuses: string[]) => deliveries.filter((one) => statuses.includes(one.status)).length;
  if (count("sent") > sent || count("failed") > failed || count("withheld") > withheld) {
    violations.push(`the announcement counts ${sent}, ${failed} and ${withheld} of ${JSON.stringify(deliveries)}`);
  }
  for (const { email } of people) {
    const key = `${id}:${hashEmail(env, email)}`;
    if (!deliveries.some((one) => one.id === key)) violations.push("a person has no delivery of the announcement");
  }
  return violations;
}

/** Every object that an upload names is there, and no other. */
export async function findUnfinishedUploads(): Promise<Violations> {
  const uploads = await rows<{ variants: string }>("SELECT variants FROM uploads");
  const named = new Set(
    uploads.flatMap(({ variants }) => (JSON.parse(variants) as { key: string }[]).map(({ key }) => key)),
  );
  const { objects } = await env.BUCKET.list({ prefix: "pictures/" });
  const stored = new Set(objects.map(({ key }) => key));
  return [
    ...[...named].filter((key) => !stored.has(key)).map((key) => `an upload names ${key}, which the bucket lacks`),
    ...[...stored].filter((key) => !named.has(key)).map((key) => `the bucket holds ${key}, which no upload names`),
  ];
}

type FormServiceEntry = { body: string; isAccepted: boolean };
type DeliveryRow = { kind: string; status: string; email: string };

/**
 * Each enqueued mail went out once at most: exactly once where the row says that it is done, not at all where it
 * was withheld or waits. Nobody else got any.
 */
export async function findWrongMails({ mails, removed }: World): Promise<Violations> {
  const deliveries = await rows<DeliveryRow>(
    `SELECT kind, status, coalesce(
       (SELECT email FROM leads WHERE id = lead_id), (SELECT email FROM messages WHERE id = message_id),
       (SELECT email FROM replies WHERE id = reply_id),
       (SELECT email FROM office_answers WHERE id = answer_id), (SELECT email FROM leads WHERE email_hash = person)) AS email
     FROM deliveries WHERE kind <> 'form_service'`,
  );
  const violations: Violations = removed.flatMap(({ email, mailsBefore }) =>
    mails.slice(mailsBefore).some(({ to, replyTo }) => to === email || replyTo === email)
      ? ["a mail went out about a removed person"]
      : [],
  );
  for (const email of new Set(deliveries.map((row) => row.email))) {
    for (const kind of MAIL_KINDS) {
      const enqueued = deliveries.filter((row) => row.email === email && row.kind === kind);
      const sent = mails.filter((mail) => classifyMail(mail, email) === kind).length;
      violations.push(...findMiscarried(kind, sent, enqueued));
    }
  }
  return violations;
}

/**
 * What the site told its owner by itself, the digest and alerts, went out once at most: exactly once where the row says
 * that it is done.
 */
export async function findWrongNotifications({ mails }: World): Promise<Violations> {
  const told = await rows<{ status: string }>("SELECT status FROM deliveries WHERE kind = 'notification'");
  const sent = mails.filter(({ to, replyTo }) => to === site.email.hello && replyTo === site.email.hello).length;
  return findMiscarried("notification", sent, told);
}

/** So many mails of a kind went out as its deliveries say. */
function findMiscarried(kind: string, sent: number, deliveries: readonly { status: string }[]): Violations {
  const done = deliveries.filter(({ status }) => status === "sent").length;
  const possible = deliveries.filter(({ status }) => ["sent", "failed", "sending"].includes(status)).length;
  if (sent >= done && sent <= possible) return [];
  return [`${sent} mails went out for ${done} ${kind} that are done and ${possible - done} that may be`];
}

/** The subject of the reply that the owner writes in the scenarios. */
export const REPLY_SUBJECT = "Schools for your children";

/** The subject of the announcement in the scenarios. */
export const ANNOUNCEMENT_SUBJECT = "We launch something new";

const SUBJECTS_TO_VISITORS: Readonly<Record<string, string>> = {
  "We have your message": "message_receipt",
  "Please confirm what you paid": "message_receipt",
  [REPLY_SUBJECT]: "owner_reply",
  "Are these your office's answers?": "answer_confirmation",
  [ANNOUNCEMENT_SUBJECT]: "announcement_mail",
};

function classifyMail({ to, replyTo, subject }: World["mails"][number], email: string): string | null {
  if (to === email && /\bdue soon\b/i.test(subject)) return "plan_reminder";
  if (to === email && subject.endsWith(" changed")) return "plan_change";
  if (to === email) return SUBJECTS_TO_VISITORS[subject] ?? "lead_mail";
  if (replyTo !== email) return null;
  return subject.startsWith("Message: ") ? "message_mail" : "owner_mail";
}

/** What the counters and the owner's pages say is what the tables hold. */
export async function findWrongReports(): Promise<Violations> {
  const violations: Violations = [];
  const [held] = await rows<Record<"leads" | "waitlist" | "counted" | "hourly", number>>(`SELECT
    (SELECT count(*) FROM leads) AS leads,
    (SELECT count(*) FROM leads WHERE source = 'waitlist_page' AND confirmed_at IS NOT NULL) AS waitlist,
    (SELECT coalesce(sum(count), 0) FROM lead_counts WHERE quarter_start = 0) AS counted,
    (SELECT coalesce(sum(count), 0) FROM lead_counts WHERE quarter_start > 0) AS hourly`);
  const { leads, waitlist, counted, hourly } = held!;
  if (counted !== leads || hourly !== leads)
    violations.push(`the counters say ${counted} and ${hourly} of ${leads} leads`);
  const { count } = await (await call("/api/waitlist/count")).json<{ count: number }>();
  if (count !== waitlist) violations.push(`the waitlist says ${count} of ${waitlist}`);

  const [expected] = await rows<Record<"failed" | "uncertain" | "queued", number>>(
    `SELECT total(status = 'failed' AND reason IS NULL) AS failed, total(status = 'failed' AND reason IS NOT NULL) AS uncertain,
       total(status IN ('queued', 'sending')) AS queued FROM deliveries`,
  );
  const { deliveries } = await readAsOwner<{ deliveries: typeof expected }>("/api/status");
  if (JSON.stringify(deliveries) !== JSON.stringify(expected)) {
    violations.push(`the report says ${JSON.stringify(deliveries)}, not ${JSON.stringify(expected)}`);
  }
  return violations;
}

/** No line of the log names anybody. */
export function findLoggedPeople({ log }: World, people: readonly Person[]): Violations {
  const words = people.flatMap(({ name, email }) => [name, email]);
  const telling = log.filter((line) => words.some((word) => line.includes(word)));
  return telling.map((line) => `the log names a person: ${line}`);
}
