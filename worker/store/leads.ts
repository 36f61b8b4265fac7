import { eq, type SQL, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { normaliseEmail } from "../../domain/email-address.ts";
import type { ConsentVersion, LeadSource, OptInSource } from "../../domain/lead.ts";
import type { Visit } from "../../domain/visit.ts";
import type { Database } from "./database.ts";
import { holdFormServiceDelivery, optInOf, oweLeadMail, oweOwnerMail, submissionOf } from "./deliveries.ts";
import { type Calculation, leadCountsBySourceTable, leadsTable } from "./schema.ts";
import { searchKeyOf } from "./search-key.ts";

export type Lead = typeof leadsTable.$inferSelect;

/** What every form tells of a person and of their visit. */
export type Contact = {
  name: string;
  email: string;
  /** See worker/store/address-hash.ts. */
  addressHash: string;
  consentVersion: ConsentVersion;
  visit?: Visit | undefined;
};

export type OptIn = Contact & {
  source: OptInSource;
  countryInterest?: string | undefined;
  goal?: string | undefined;
};

export type Submission = Contact & {
  source: Exclude<LeadSource, OptInSource>;
  entryId: string;
  calculation: Calculation;
};

/**
 * A lead as it stands in the database, the form-service delivery that it owes, held under a lease by the caller, and
 * the ids of the mails that it owes.
 */
export type StoredLead = { lead: Lead; heldCopy: { id: string; leaseId: string }; owedMails: string[] };

/**
 * Stores an opt-in together with the deliveries it owes, in one transaction (decision: nothing-lost). An address that
 * is known from the same source changes no count, fills the fields that were empty, and owes another mail only if none
 * went in the last 24 hours (decision: leads-count-once). The form-service delivery is owed each time and comes back
 * held under a lease: the caller carries it out at once and reports with `settleDelivery`.
 * @param now milliseconds
 */
export function storeOptIn(db: Database, optIn: OptIn, now: number): Promise<StoredLead> {
  const { visit, ...fields } = optIn;
  const emailKey = normaliseEmail(optIn.email);
  const leadId = newLeadId();
  const insert = db
    .insert(leadsTable)
    .values({
      id: leadId,
      ...fields,
      emailKey,
      searchKey: searchKeyOf(optIn),
      ...visitColumns(visit),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [leadsTable.emailKey, leadsTable.source],
      targetWhere: sql`entry_id IS NULL`,
      set: {
        name: sql`CASE WHEN leads.name = '' THEN excluded.name ELSE leads.name END`,
        searchKey: sql`CASE WHEN leads.name = '' THEN excluded.search_key ELSE leads.search_key END`,
        countryInterest: sql`coalesce(leads.country_interest, excluded.country_interest)`,
        goal: sql`coalesce(leads.goal, excluded.goal)`,
        updatedAt: now,
      },
    })
    .returning();
  return storeWithDeliveries(
    db,
    insert,
    { leadId, emailKey, whichLead: optInOf({ emailKey, source: optIn.source }) },
    now,
  );
}

/**
 * Stores a calculator submission together with the deliveries it owes, in one transaction. The same entry sent twice,
 * or twice at once, is stored once and owes nothing more than the copy at the form service (decision: send-once).
 * @param now milliseconds
 */
export function storeSubmission(db: Database, submission: Submission, now: number): Promise<StoredLead> {
  const { visit, ...fields } = submission;
  const { input, estimate } = submission.calculation;
  const emailKey = normaliseEmail(submission.email);
  const leadId = newLeadId();
  const insert = db
    .insert(leadsTable)
    .values({
      id: leadId,
      ...fields,
      emailKey,
      searchKey: searchKeyOf(submission),
      currentCountry: input.currentCountry,
      destinationCountry: input.destinationCountry,
      currentTotal: estimate.current.total,
      estimatedSavings: estimate.savings,
      ...visitColumns(visit),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({ target: leadsTable.entryId, targetWhere: sql`entry_id IS NOT NULL`, set: { updatedAt: now } })
    .returning();
  return storeWithDeliveries(db, insert, { leadId, emailKey, whichLead: submissionOf(submission.entryId) }, now);
}

type LeadInsert = { _: { result: Lead[] } } & Parameters<Database["batch"]>[0][number];

async function storeWithDeliveries(
  db: Database,
  insert: LeadInsert,
  { leadId, emailKey, whichLead }: { leadId: string; emailKey: string; whichLead: SQL },
  now: number,
): Promise<StoredLead> {
  const [leads, held, leadMails, ownerMails] = await db.batch([
    insert,
    holdFormServiceDelivery(db, whichLead, now),
    oweLeadMail(db, whichLead, emailKey, now),
    oweOwnerMail(db, leadId, now),
  ]);
  return {
    lead: (leads as Lead[])[0]!,
    heldCopy: held[0] as StoredLead["heldCopy"],
    owedMails: [...leadMails, ...ownerMails].map((delivery) => delivery.id),
  };
}

function newLeadId() {
  return `lead_${uuidv7()}`;
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
