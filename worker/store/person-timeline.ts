import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { belongsTo, notedColumns } from "./people.ts";
import {
  announcementsTable,
  deliveriesTable,
  type DELIVERY_KINDS,
  leadsTable,
  messagesTable,
  peopleTable,
  repliesTable,
  suppressionsTable,
} from "./schema.ts";

/** A notification is about nobody. */
type PersonsDeliveryKind = Exclude<(typeof DELIVERY_KINDS)[number], "notification">;
const PERSONS_KIND = sql<PersonsDeliveryKind>`deliveries.kind`.as("kind");

/** The newest so many leads, messages, replies and announcements of a person, each, are in their timeline. */
const TIMELINE_LENGTH = 100;

/**
 * All that is known of a person: the owner's notes, their leads and messages, and what the owner sent them, newest first,
 * each with what became of its deliveries. Reads what belongs to the person, by keys, and the newest announcements.
 * @returns null for a person who has neither a lead nor a message
 */
export async function readPerson(db: Database, emailHash: string) {
  const [leads, messages, replies, [noted], [suppression], deliveries, announced] = await db.batch([
    db.select().from(leadsTable).where(belongsTo(emailHash)).orderBy(desc(leadsTable.id)).limit(TIMELINE_LENGTH),
    db
      .select()
      .from(messagesTable)
      .where(eq(messagesTable.emailHash, emailHash))
      .orderBy(desc(messagesTable.id))
      .limit(TIMELINE_LENGTH),
    db
      .select()
      .from(repliesTable)
      .where(eq(repliesTable.emailHash, emailHash))
      .orderBy(desc(repliesTable.id))
      .limit(TIMELINE_LENGTH),
    db
      .select({ ...notedColumns, statusHistory: peopleTable.statusHistory })
      .from(peopleTable)
      .where(eq(peopleTable.emailHash, emailHash)),
    db.select().from(suppressionsTable).where(eq(suppressionsTable.emailHash, emailHash)),
    db
      .select({
        id: deliveriesTable.id,
        ownerId: sql<string>`owners.id`.as("owner_id"),
        kind: PERSONS_KIND,
        status: deliveriesTable.status,
        lastError: deliveriesTable.lastError,
        queuedAt: deliveriesTable.queuedAt,
        doneAt: deliveriesTable.doneAt,
      })
      .from(newestIds(emailHash))
      .innerJoin(deliveriesTable, sql`deliveries.id > owners.id || ':' AND deliveries.id < owners.id || ':~'`),
    db
      .select({
        id: deliveriesTable.id,
        // A batch tells columns of the same name apart only by an alias.
        announcementId: sql<string>`announcements.id`.as("owner_id"),
        subject: announcementsTable.subject,
        kind: PERSONS_KIND,
        status: deliveriesTable.status,
        lastError: deliveriesTable.lastError,
        queuedAt: deliveriesTable.queuedAt,
        doneAt: deliveriesTable.doneAt,
      })
      .from(announcementsTable)
      .innerJoin(deliveriesTable, sql`deliveries.id = announcements.id || ${`:${emailHash}`}`)
      .where(sql`announcements.id IN (${newestAnnouncements()})`),
  ]);
  if (leads.length + messages.length === 0) return null;
  const unsubscribedAt = suppression?.createdAt ?? null;
  return { leads, messages, replies, noted, unsubscribedAt, deliveries, announced };
}

/** The ids of what is in the timeline, as `owners`. */
function newestIds(emailHash: string): SQL {
  return sql`(SELECT * FROM (SELECT id FROM leads WHERE ${belongsTo(emailHash)} ORDER BY id DESC LIMIT ${TIMELINE_LENGTH})
    UNION ALL SELECT * FROM (SELECT id FROM messages WHERE email_hash = ${emailHash} ORDER BY id DESC
      LIMIT ${TIMELINE_LENGTH})
    UNION ALL SELECT * FROM (SELECT id FROM replies WHERE email_hash = ${emailHash} ORDER BY id DESC
      LIMIT ${TIMELINE_LENGTH})) AS owners`;
}

/** What a person can have got; older ones than these have no deliveries any more, or nearly so. */
function newestAnnouncements(): SQL {
  return sql`SELECT id FROM announcements WHERE started_at IS NOT NULL ORDER BY started_at DESC LIMIT ${TIMELINE_LENGTH}`;
}
