import { eq, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { normaliseEmail } from "../../domain/email-address.ts";
import type { ConsentVersion, OptInSource, Visit } from "../../domain/lead.ts";
import type { Database } from "./database.ts";
import { holdFormServiceDelivery, oweLeadMail, oweOwnerMail } from "./deliveries.ts";
import { leadCountsBySourceTable, leadsTable } from "./schema.ts";

export type Lead = typeof leadsTable.$inferSelect;

export type OptIn = {
  source: OptInSource;
  name: string;
  email: string;
  /** See worker/store/address-hash.ts. */
  addressHash: string;
  consentVersion: ConsentVersion;
  visit: Visit | undefined;
};

/**
 * Stores an opt-in together with the deliveries it owes, in one transaction (decision: nothing-lost). An address that
 * is known from the same source changes no count, fills the fields that were empty, and owes another mail only if none
 * went in the last 24 hours (decision: leads-count-once). The form-service delivery is owed each time and comes back
 * held under a lease: the caller carries it out at once and reports with `settleDelivery`.
 * @param now milliseconds
 * @returns the lead as it stands now, the held delivery, and the ids of the mails that are owed
 */
export async function storeOptIn(db: Database, optIn: OptIn, now: number) {
  const { visit, ...fields } = optIn;
  const emailKey = normaliseEmail(optIn.email);
  const leadId = `lead_${uuidv7()}`;
  const person = { emailKey, source: optIn.source };

  const insertLead = db
    .insert(leadsTable)
    .values({ id: leadId, ...fields, emailKey, ...visitColumns(visit), createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [leadsTable.emailKey, leadsTable.source],
      targetWhere: sql`entry_id IS NULL`,
      set: { name: sql`CASE WHEN leads.name = '' THEN excluded.name ELSE leads.name END`, updatedAt: now },
    })
    .returning();

  const [leads, held, leadMails, ownerMails] = await db.batch([
    insertLead,
    holdFormServiceDelivery(db, person, now),
    oweLeadMail(db, person, now),
    oweOwnerMail(db, leadId, now),
  ]);
  return {
    lead: leads[0] as Lead,
    heldCopy: held[0] as { id: string; leaseId: string },
    owedMails: [...leadMails, ...ownerMails].map((delivery) => delivery.id),
  };
}

function visitColumns(visit: Visit | undefined) {
  return {
    visitPage: visit?.page,
    visitReferrerHost: visit?.referrerHost,
    utmSource: visit?.utm?.source,
    utmMedium: visit?.utm?.medium,
    utmCampaign: visit?.utm?.campaign,
    utmTerm: visit?.utm?.term,
    utmContent: visit?.utm?.content,
  };
}

/** Whether the lead is still there, that is: its person was not removed. */
export async function leadExists(db: Database, id: string): Promise<boolean> {
  const row = await db.query.leadsTable.findFirst({ where: eq(leadsTable.id, id), columns: { id: true } });
  return row !== undefined;
}

/** The number of waitlist sign-ups. Reads one row, however many leads there are (decision: stats-cost-is-flat). */
export async function countWaitlist(db: Database): Promise<number> {
  const row = await db.query.leadCountsBySourceTable.findFirst({
    where: eq(leadCountsBySourceTable.source, "waitlist_page"),
  });
  return row?.count ?? 0;
}

/**
 * Deletes all that is known of a person in the database: leads and, with them, their deliveries. Counts go down by
 * themselves. Deleting twice is harmless (decision: removal).
 * @returns how many leads were deleted
 */
export async function removePerson(db: Database, addressHash: string): Promise<number> {
  const removed = await db
    .delete(leadsTable)
    .where(eq(leadsTable.addressHash, addressHash))
    .returning({ id: leadsTable.id });
  return removed.length;
}
