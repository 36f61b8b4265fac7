import { eq, type SQL, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { uuidv7 } from "uuidv7";
import type { ConsentVersion, LeadSource, NewsWish, OptInSource } from "../../domain/lead.ts";
import type { Visit } from "../../domain/visit.ts";
import type { Database } from "./database.ts";
import { enqueueLeadMail, enqueueOwnerMail, leaseFormServiceDelivery, whereLead } from "./deliveries.ts";
import {
  type Calculation,
  leadCountsBySourceTable,
  leadsTable,
  optInAnswerColumns,
  type submissionColumns,
  type visitColumns,
} from "./schema.ts";
import { buildSearchKey } from "./search-key.ts";

export type Lead = typeof leadsTable.$inferSelect;

/** What an opt-in form asks besides name and email. */
type OptInAnswers = Pick<typeof leadsTable.$inferInsert, keyof typeof optInAnswerColumns>;

type Contact = {
  name: string;
  email: string;
  consentVersion: ConsentVersion;
  visit?: Visit | undefined;
  /** See `FormPost` in worker/leads/forms.ts. */
  skippedCheck: "turnstile" | null;
  /** When its person sent it, and agreed to the line beside the form, in milliseconds. */
  sentAt: number;
};
type OptIn = { kind: "opt_in"; source: OptInSource; answers: OptInAnswers; calculation?: undefined };
type Submission = {
  kind: "submission";
  source: Exclude<LeadSource, OptInSource>;
  entryId: string;
  wantsNews: NewsWish;
  calculation: Calculation;
};

/** A lead as its form sent it. */
export type NewLead = Contact & (OptIn | Submission);

/** A stored lead, its form-service delivery under a lease of the caller, and the ids of the mails it queued. */
type StoredLead = { lead: Lead; leasedCopy: { id: string; leaseId: string }; queuedMails: string[] };

/**
 * Stores a lead and queues its deliveries, in one transaction (decision: nothing-lost). The delivery to the form
 * service is queued each time, under a lease: the caller carries it out at once and reports with `settleDelivery`.
 *
 * An opt-in whose email is known from the same source changes no count, fills the fields that were empty, and queues
 * another mail only if none was sent in the last 24 hours (decision: leads-count-once). A submission whose entry is
 * known of the same person changes nothing (decision: send-once).
 * @param emailHash see worker/hash.ts
 * @param now milliseconds
 */
export async function storeLead(db: Database, lead: NewLead, emailHash: string, now: number): Promise<StoredLead> {
  const id = `lead_${uuidv7()}`;
  const entryId = lead.kind === "opt_in" ? lead.source : lead.entryId;
  const whichLead = whereLead({ emailHash, entryId });
  const [leads, copies, leadMails, ownerMails] = await db.batch([
    db
      .insert(leadsTable)
      .values({
        id,
        kind: lead.kind,
        source: lead.source,
        entryId,
        name: lead.name,
        email: lead.email,
        emailHash,
        searchKey: buildSearchKey(lead),
        skippedCheck: lead.skippedCheck,
        consentVersion: lead.consentVersion,
        ...(lead.kind === "opt_in" ? lead.answers : toSubmissionColumns(lead)),
        ...toVisitColumns(lead.visit),
        createdAt: lead.sentAt,
        updatedAt: now,
      })
      .onConflictDoUpdate({
        target: [leadsTable.emailHash, leadsTable.entryId],
        set: { ...(lead.kind === "opt_in" && fillEmptyFields()), updatedAt: now },
      })
      .returning(),
    leaseFormServiceDelivery(db, whichLead, now),
    enqueueLeadMail(db, whichLead, now),
    enqueueOwnerMail(db, id, now),
  ]);
  return {
    lead: leads[0]!,
    leasedCopy: copies[0] as StoredLead["leasedCopy"],
    queuedMails: [...leadMails, ...ownerMails].map((delivery) => delivery.id),
  };
}

/**
 * For an opt-in whose email is known from the same source: what it left empty is filled until its person confirms it.
 * After that nobody else can change what it says.
 */
function fillEmptyFields() {
  const fill = (name: string, isEmpty: SQL) => {
    const column = sql.identifier(toSnakeCase(name));
    return [name, sql`iif(leads.confirmed_at IS NULL AND ${isEmpty}, excluded.${column}, leads.${column})`] as const;
  };
  return Object.fromEntries([
    ...["name", "searchKey"].map((name) => fill(name, sql`leads.name = ''`)),
    ...Object.keys(optInAnswerColumns).map((name) =>
      fill(name, sql`leads.${sql.identifier(toSnakeCase(name))} IS NULL`),
    ),
  ]);
}

function toSubmissionColumns({ wantsNews, calculation }: Submission) {
  const { input, estimate } = calculation;
  return {
    currentCountry: input.currentCountry,
    destinationCountry: input.destinationCountry,
    currentTotal: estimate.current.total,
    estimatedSavings: estimate.savings,
    wantsNews,
    calculation,
  } satisfies Record<keyof typeof submissionColumns, unknown>;
}

function toVisitColumns(visit: Visit | undefined) {
  return {
    visitPage: visit?.page,
    visitReferrerHost: visit?.referrerHost,
    utmSource: visit?.utm?.source,
    utmMedium: visit?.utm?.medium,
    utmCampaign: visit?.utm?.campaign,
    utmTerm: visit?.utm?.term,
    utmContent: visit?.utm?.content,
  } satisfies Record<keyof typeof visitColumns, unknown>;
}

/** Whether the lead still exists: removing a person deletes their leads. */
export async function leadExists(db: Database, id: string): Promise<boolean> {
  const row = await db.query.leadsTable.findFirst({ where: eq(leadsTable.id, id), columns: { id: true } });
  return row !== undefined;
}

/** The number of waitlist sign-ups. Reads one row, however many leads there are (decision: stats-cost-is-flat). */
export async function countWaitlist(db: Database): Promise<number> {
  const row = await db.query.leadCountsBySourceTable.findFirst({
    where: eq(leadCountsBySourceTable.source, "waitlist_page"),
    columns: { count: true },
  });
  return row?.count ?? 0;
}
