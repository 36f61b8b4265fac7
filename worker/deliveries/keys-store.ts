import { type SQL, sql } from "drizzle-orm";
import type { DeliveryKind, SubjectKind } from "../../domain/delivery.ts";
import { uuidPrefixAt } from "../db/key-time.ts";

// The key of a delivery begins with the id of what it is for, then says its kind or, of an announcement, its person. So nothing
// is queued twice, the deliveries of a subject are next to each other, and those of all subjects in the order of time. An index
// for either would cost each sign-up three written rows (decision: written-rows). Nothing but this, and the triggers that delete
// deliveries with their subject, knows how a key is made.

/** Where each subject is stored. */
export const SUBJECT_TABLES: Readonly<Record<SubjectKind, string>> = {
  lead: "leads",
  message: "messages",
  reply: "replies",
  announcement: "announcements",
  notification: "notifications",
};

/** What the ids of subjects begin with; the rest is a UUID of version 7. */
const ID_PREFIXES = { lead: "lead_", message: "msg_", reply: "reply_", announcement: "news_" } as const;

/** The subjects whose ids are in the order of time. */
export type TimedSubject = Exclude<SubjectKind, "notification">;
export const TIMED_SUBJECTS = Object.keys(ID_PREFIXES) as TimedSubject[];

/** The key of a subject's delivery. @param rest its kind; of an announcement, its person */
export function deliveryKey(subjectId: string | SQL, rest: DeliveryKind | SQL): SQL {
  return sql`${subjectId} || ':' || ${rest}`;
}

/** Whether a delivery is for this subject. Reads no others. */
export function isOfSubject(subjectId: SQL): SQL {
  return sql`(deliveries.id > ${subjectId} || ':' AND deliveries.id < ${subjectId} || ':~')`;
}

/** Whether what a delivery is for was made before a moment, in milliseconds. Reads no others. */
export function isSubjectOlder(subject: TimedSubject, moment: number): SQL {
  const prefix = ID_PREFIXES[subject];
  return sql`(deliveries.id > ${prefix} AND deliveries.id < ${prefix + uuidPrefixAt(moment)})`;
}

/** Whether what a delivery is for was made at a moment, in milliseconds, or later. Reads no others. */
export function isSubjectNewer(subject: TimedSubject, moment: number): SQL {
  const prefix = ID_PREFIXES[subject];
  return sql`(deliveries.id >= ${prefix + uuidPrefixAt(moment)} AND deliveries.id < ${`${prefix}~`})`;
}
