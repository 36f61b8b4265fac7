import { eq } from "drizzle-orm";
import type { DeliveryKind, SubjectKind, SubjectOf } from "../../domain/delivery.ts";
import type { Notification } from "../../domain/notification.ts";
import type { Database } from "../db/database.ts";
import {
  announcementsTable,
  leadsTable,
  messagesTable,
  notificationsTable,
  officeAnswersTable,
  officeLettersTable,
  type PlanRow,
  plansTable,
  repliesTable,
} from "../db/schema.ts";
import { type Delivery, leaseDelivery, type LeasedDelivery } from "./transitions.store.ts";

/** An announcement as one person gets it. `email`: null where nothing of them is left. */
type AnnouncementMail = Pick<typeof announcementsTable.$inferSelect, "id" | "status" | "subject" | "text"> & {
  emailHash: string;
  email: string | null;
};

/** An answer to a letter, and the office address that its second link goes to; the address is null once it was removed. */
type AskedAnswer = Pick<typeof officeAnswersTable.$inferSelect, "id" | "email" | "emailHash"> &
  Pick<typeof officeLettersTable.$inferSelect, "office">;

/** What a delivery is for, by the name that it has in a claimed one; of an announcement, also with whom. */
type Subjects = {
  lead: { lead: typeof leadsTable.$inferSelect; plan: PlanRow | null };
  message: { message: typeof messagesTable.$inferSelect };
  reply: { reply: typeof repliesTable.$inferSelect };
  answer: { answer: AskedAnswer };
  announcement: { announcement: AnnouncementMail };
  notification: { notification: Notification };
};

/** A leased delivery of a kind, with what it is for. */
export type Claimed<Kind extends DeliveryKind> = LeasedDelivery & {
  kind: Kind;
  attempts: number;
  queuedAt: number;
} & Subjects[SubjectOf<Kind>];

export type ClaimedDelivery = { [Kind in DeliveryKind]: Claimed<Kind> }[DeliveryKind];

/**
 * Leases a delivery that is due, and reads what it is for.
 * @returns null when there is nothing to do: it may not be leased, or there is nothing to tell
 */
export async function claimDelivery(db: Database, id: string, now: number): Promise<ClaimedDelivery | null> {
  const leased = await leaseDelivery(db, id, now);
  const subject = leased && (await loadSubject(db, leased));
  return subject && ({ ...leased, ...subject } as ClaimedDelivery);
}

/** Null if it was deleted meanwhile. */
async function loadSubject(
  db: Database,
  { leadId, messageId, replyId, answerId, announcementId, notificationId, person }: Delivery,
): Promise<Subjects[SubjectKind] | null> {
  if (leadId) {
    const lead = await db.query.leadsTable.findFirst({ where: eq(leadsTable.id, leadId) });
    return lead
      ? {
          lead,
          plan:
            lead.kind === "plan"
              ? ((await db.query.plansTable.findFirst({ where: eq(plansTable.leadId, leadId) })) ?? null)
              : null,
        }
      : null;
  }
  if (messageId) {
    const message = await db.query.messagesTable.findFirst({ where: eq(messagesTable.id, messageId) });
    return message ? { message } : null;
  }
  if (replyId) {
    const reply = await db.query.repliesTable.findFirst({ where: eq(repliesTable.id, replyId) });
    return reply ? { reply } : null;
  }
  if (answerId) {
    const { id, email, emailHash, letterId } = officeAnswersTable;
    const [answer] = await db
      .select({ id, email, emailHash, office: officeLettersTable.office })
      .from(officeAnswersTable)
      .innerJoin(officeLettersTable, eq(officeLettersTable.id, letterId))
      .where(eq(id, answerId));
    return answer ? { answer } : null;
  }
  if (announcementId && person) {
    const { id, status, subject, text } = announcementsTable;
    const [announcement] = await db
      .select({ id, status, subject, text, email: leadsTable.email })
      .from(announcementsTable)
      .leftJoin(leadsTable, eq(leadsTable.emailHash, person))
      .where(eq(id, announcementId))
      .limit(1);
    return announcement ? { announcement: { ...announcement, emailHash: person } } : null;
  }
  const found = await db.query.notificationsTable.findFirst({ where: eq(notificationsTable.id, notificationId ?? "") });
  return found?.content ? { notification: { id: found.id, content: found.content } } : null;
}
