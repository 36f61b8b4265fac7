import { env } from "cloudflare:workers";
import { uuidv7 } from "uuidv7";
import { normalizeEmail } from "../../domain/email.ts";
import { LEAD_KINDS, type LeadSource, SOURCES_OF_KIND } from "../../domain/lead.ts";
import { kindOf } from "../../domain/delivery.ts";
import { openDatabase } from "../../worker/db/database.ts";
import { deliveriesTable, leadsTable, messagesTable } from "../../worker/db/schema.ts";
import { buildSearchKey } from "../../worker/db/search-key.ts";

export type SomeLead = Partial<typeof leadsTable.$inferInsert>;
type SomeMessage = Partial<typeof messagesTable.$inferInsert>;

/** Inserts leads with any creation time; returns their ids. */
export async function putLeads(leads: readonly SomeLead[]): Promise<string[]> {
  const db = openDatabase(env.DB);
  const inserts = leads.map((lead) => db.insert(leadsTable).values(leadRow(lead)).returning({ id: leadsTable.id }));
  return insertAll(db, inserts);
}

/** As `putLeads`, for messages. */
export async function putMessages(messages: readonly SomeMessage[]): Promise<string[]> {
  const db = openDatabase(env.DB);
  const inserts = messages.map((message) =>
    db.insert(messagesTable).values(messageRow(message)).returning({ id: messagesTable.id }),
  );
  return insertAll(db, inserts);
}

/** `subjectId`: what it is for; a lead that is not there is made. */
export type SomeDelivery = Partial<typeof deliveriesTable.$inferInsert> & { subjectId: string };

/** Inserts deliveries: mails to a lead that wait and are due, unless they say otherwise; returns their ids. */
export async function putDeliveries(deliveries: readonly SomeDelivery[]): Promise<string[]> {
  const db = openDatabase(env.DB);
  const now = Date.now();
  const leads = deliveries
    .filter(({ kind = "lead_mail" }) => kindOf(kind).subject === "lead")
    .map(({ subjectId }) =>
      db
        .insert(leadsTable)
        .values(leadRow({ id: subjectId, createdAt: 1 }))
        .onConflictDoNothing(),
    );
  if (leads.length > 0) await db.batch(leads as unknown as Inserts);
  const inserts = deliveries.map(
    ({ kind = "lead_mail", status = "queued", queuedAt = now, subjectId, ...delivery }) => {
      const row = {
        id: `${subjectId}:${kind}`,
        kind,
        [`${kindOf(kind).subject}Id`]: subjectId,
        status,
        queuedAt,
        dueAt: status === "queued" || status === "sending" ? now : null,
        failedAt: status === "failed" && !delivery.reason ? queuedAt : null,
        uncertainAt: status === "failed" && delivery.reason ? queuedAt : null,
        ...delivery,
      };
      return db.insert(deliveriesTable).values(row).returning({ id: deliveriesTable.id });
    },
  );
  return insertAll(db, inserts);
}

type Inserts = Parameters<ReturnType<typeof openDatabase>["batch"]>[0];

async function insertAll(db: ReturnType<typeof openDatabase>, inserts: readonly unknown[]): Promise<string[]> {
  if (inserts.length === 0) return [];
  const answers = (await db.batch(inserts as unknown as Inserts)) as unknown as { id: string }[][];
  return answers.map(([row]) => row!.id);
}

function leadRow(lead: SomeLead) {
  const { name = "", email = `${uuidv7()}@example.com`, source = "opt_in_form", createdAt = Date.now() } = lead;
  const kind = LEAD_KINDS.find((one) => (SOURCES_OF_KIND[one] as readonly LeadSource[]).includes(source));
  return {
    id: `lead_${uuidv7()}`,
    name,
    email,
    emailHash: hashLike(email),
    searchKey: buildSearchKey({ name, email }),
    source,
    kind: kind!,
    entryId: kind === "opt_in" ? source : uuidv7(),
    consentVersion: "opt-in-2026-11",
    updatedAt: createdAt,
    ...lead,
    createdAt,
  };
}

function messageRow(message: SomeMessage) {
  const { name = "Ama", email = `${uuidv7()}@example.com`, createdAt = Date.now() } = message;
  return {
    id: `msg_${uuidv7()}`,
    entryId: uuidv7(),
    name,
    email,
    emailHash: hashLike(email),
    searchKey: buildSearchKey({ name, email }),
    subject: "Schools",
    message: "Which ones?",
    consentVersion: "message-2026-11",
    ...message,
    createdAt,
  };
}

/** A value of the salted hash's format, one per email. */
function hashLike(email: string) {
  return Buffer.from(normalizeEmail(email)).toString("base64url").slice(0, 64);
}
