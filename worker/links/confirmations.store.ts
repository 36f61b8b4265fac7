import { and, eq, isNull, or, type SQL } from "drizzle-orm";
import { REPORT_TYPE } from "../../domain/message.ts";
import type { LeadSource } from "../../domain/lead.ts";
import type { Database } from "../db/database.ts";
import { coalesce, hasRow, iif } from "../db/expressions.ts";
import { requeueUnconfirmed } from "../deliveries/transitions.store.ts";
import { confirmReport } from "../messages/reports.store.ts";
import { followNewestPlan, startPlan } from "../plans/plans.store.ts";
import { leadsTable, mailboxesTable, messagesTable, peopleTable } from "../db/schema.ts";
import { buildSearchKey } from "../db/search-key.ts";
import { isConfirmedByImport } from "../people/people.store.ts";
import { insertWhere } from "../db/insert-where.ts";

/** What a link in a mail confirms: a lead, or a message, which has no source. `createdAt` in milliseconds. */
export type ConfirmationSubject = {
  email: string;
  source: LeadSource | null;
  createdAt: number;
  /** The name to correct: null where there is none to correct, empty where two posts gave different ones. */
  name: string | null;
  /** Whether it is a report of what they paid. */
  isReport: boolean;
};

/** The lead or the message of a person that a mail was about; null where it is gone. Reads one row, by key. */
export async function findConfirmationSubject(
  db: Database,
  { person, about }: { person: string; about: string },
): Promise<ConfirmationSubject | null> {
  const { email, createdAt, inquiryType } = messagesTable;
  const [[lead], [message]] = await db.batch([
    db.select().from(leadsTable).where(isLead(about, person)),
    db.select({ email, createdAt, inquiryType }).from(messagesTable).where(isMessage(about, person)),
  ]);
  if (!lead) {
    const isReport = message?.inquiryType === REPORT_TYPE;
    return message ? { email: message.email, createdAt: message.createdAt, source: null, name: null, isReport } : null;
  }
  const { source, name, laterAnswers } = lead;
  const isCorrectable = lead.kind !== "submission" && lead.confirmedAt === null;
  const corrected = laterAnswers?.name === undefined ? name : "";
  return {
    email: lead.email,
    createdAt: lead.createdAt,
    source,
    name: isCorrectable ? corrected : null,
    isReport: false,
  };
}

function isLead(id: string, person: string): SQL | undefined {
  return and(eq(leadsTable.id, id), eq(leadsTable.emailHash, person));
}

function isMessage(id: string, person: string): SQL | undefined {
  return and(eq(messagesTable.id, id), eq(messagesTable.emailHash, person));
}

/**
 * Confirms a lead or a message that there is, by its id, and with it that its person reads the email. What waited for that
 * is due, and their mailbox may be asked again. The first time stays.
 * @param name how the person writes it; left out: as it is stored
 * @returns whether the person had confirmed nothing before, and the ids of the mails that are due
 */
export async function storeConfirmation(
  db: Database,
  {
    person,
    about,
    mailbox,
    name,
    email,
  }: { person: string; about: string; mailbox: string; name?: string | undefined; email: string },
  now: number,
): Promise<{ isFirst: boolean; dueMails: string[] }> {
  const isThere = or(hasRow(leadsTable, isLead(about, person)), hasRow(messagesTable, isMessage(about, person)));
  const row = { emailHash: person, confirmedAt: now, updatedAt: now };
  const [[confirmed], , , due] = await db.batch([
    insertWhere(db, peopleTable, row, isThere)
      .onConflictDoUpdate({
        target: peopleTable.emailHash,
        set: {
          confirmedAt: iif(isConfirmedByImport, now, coalesce(peopleTable.confirmedAt, now)),
          updatedAt: now,
        },
      })
      .returning({ confirmedAt: peopleTable.confirmedAt }),
    db
      .update(leadsTable)
      .set({ confirmedAt: now, ...(name !== undefined && { name, searchKey: buildSearchKey({ name, email }) }) })
      .where(and(isLead(about, person), isNull(leadsTable.confirmedAt))),
    db.update(mailboxesTable).set({ askedAt: null }).where(eq(mailboxesTable.mailbox, mailbox)),
    requeueUnconfirmed(db, person, now),
    confirmReport(db, { id: about, emailHash: person }, now),
    startPlan(db, person, about, now),
    followNewestPlan(db, person),
  ]);
  return { isFirst: confirmed?.confirmedAt === now, dueMails: due.map(({ id }) => id) };
}
