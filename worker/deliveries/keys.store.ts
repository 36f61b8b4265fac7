import { and, type Column, gt, gte, lt, type SQL } from "drizzle-orm";
import type { DeliveryKind, SubjectKind } from "../../domain/delivery.ts";
import { concat } from "../db/expressions.ts";
import { uuidv7LowerBound } from "../db/uuid-time.ts";
import { deliveriesTable } from "../db/schema.ts";

// The key of a delivery begins with the id of its subject, then says its kind or, of an announcement, its person. So nothing is queued
// twice, and deliveries are in the order in which their subjects were made, without an index that each sign-up would write.

/** What the ids of subjects begin with; the rest is a UUID of version 7. */
const ID_PREFIXES = { lead: "lead_", message: "msg_", reply: "reply_", answer: "answer_" } as const;

/** The subjects whose deliveries are purged by the age of their subject. */
type TimedSubject = keyof typeof ID_PREFIXES & SubjectKind;
export const TIMED_SUBJECTS = Object.keys(ID_PREFIXES) as TimedSubject[];

/** The key of a subject's delivery. @param rest its kind; of an announcement, its person */
export function deliveryKey(subjectId: string | Column, rest: DeliveryKind | SQL | Column): SQL {
  return concat(subjectId, concat(":", rest));
}

/** Whether what a delivery is for was made before a moment, in milliseconds. Reads no others. */
export function isSubjectOlder(subject: TimedSubject, moment: number): SQL | undefined {
  const prefix = ID_PREFIXES[subject];
  return and(gt(deliveriesTable.id, prefix), lt(deliveriesTable.id, prefix + uuidv7LowerBound(moment)));
}

/** Whether what a delivery is for was made at a moment, in milliseconds, or later. Reads no others. */
export function isSubjectNewer(subject: TimedSubject, moment: number): SQL | undefined {
  const prefix = ID_PREFIXES[subject];
  return and(gte(deliveriesTable.id, prefix + uuidv7LowerBound(moment)), lt(deliveriesTable.id, `${prefix}~`));
}
