import { and, eq, inArray, isNull, ne, or, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { uuidv7 } from "uuidv7";
import { countryById } from "../../domain/countries.ts";
import type { ConsentVersion, NewsWish, OptInAnswer, SourceOf } from "../../domain/lead.ts";
import type { Visit } from "../../domain/visit.ts";
import type { Database } from "../db/database.ts";
import { coalesce, excluded, iif, isSame, json, jsonSet, nullIf, tuple } from "../db/expressions.ts";
import { isNotErased } from "../people/tombstones.store.ts";
import { enqueueLeadMail, enqueueNotice, leaseFormServiceDelivery, whereLead } from "../deliveries/queue.store.ts";
import type { LeasedDelivery } from "../deliveries/transitions.store.ts";
import { insertPlan, type NewPlan } from "./new-plan.store.ts";
import {
  type Calculation,
  EVER,
  leadCountsTable,
  leadsTable,
  optInAnswerColumns,
  type submissionColumns,
  type visitColumns,
} from "../db/schema.ts";
import { buildSearchKey } from "../db/search-key.ts";
import { insertWhere } from "../db/insert-where.ts";

/** What an opt-in form asks besides name and email. */
type OptInAnswers = Pick<typeof leadsTable.$inferInsert, keyof typeof optInAnswerColumns>;

type Contact = {
  name: string;
  email: string;
  consentVersion: ConsentVersion;
  visit?: Visit | undefined;
  /** See `FormPost` in worker/http/form.ts. */
  skippedCheck: "turnstile" | null;
  /** See `FormPost`. */
  notifiesOwner: boolean;
  /** When its person sent it, and agreed to the line beside the form, in milliseconds. */
  sentAt: number;
};
type OptIn = { kind: "opt_in"; source: SourceOf<"opt_in">; answers: OptInAnswers; calculation?: undefined };
type Submission = {
  kind: "submission";
  source: SourceOf<"submission">;
  entryId: string;
  wantsNews: NewsWish;
  calculation: Calculation;
};
type PlanLead = {
  kind: "plan";
  source: SourceOf<"plan">;
  entryId: string;
  wantsNews: NewsWish;
  plan: NewPlan;
  calculation?: undefined;
};

/** A lead as its form sent it. */
export type NewLead = Contact & (OptIn | Submission | PlanLead);

/** What storing a lead queued: the delivery to the form service under a lease of the caller, if any, and the ids of the mails. */
type StoredLead = { leased: LeasedDelivery | null; queuedMails: string[] };

/**
 * Stores a lead and queues its deliveries, in one transaction (decision: nothing-lost). Where there is a form service, the
 * delivery to it is queued each time, under a lease: the caller carries it out at once and reports with `settle`.
 *
 * An opt-in whose email is known from the same source changes no count, fills the fields that were empty, takes a newer name until it is confirmed, and queues
 * another mail only if none was sent in the last 24 hours (decision: leads-count-once). A submission or a plan whose entry
 * is known of the same person changes nothing (decision: send-once).
 * @returns null where its person was removed since they sent it: then nothing is stored
 */
export async function storeLead(
  db: Database,
  lead: NewLead,
  emailHash: string,
  hasFormService: boolean,
  now: number,
): Promise<StoredLead | null> {
  const id = `lead_${uuidv7()}`;
  const entryId = lead.kind === "opt_in" ? lead.source : lead.entryId;
  const whichLead = whereLead({ emailHash, entryId });
  const row = {
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
    ...toAnswerColumns(lead),
    ...toVisitColumns(lead.visit),
    createdAt: lead.sentAt,
    updatedAt: now,
  };
  const [leads, leadMails, ownerMails, ...others] = await db.batch([
    insertWhere(db, leadsTable, row, isNotErased(emailHash, lead.sentAt))
      .onConflictDoUpdate({
        target: [leadsTable.emailHash, leadsTable.entryId],
        set: { ...(lead.kind === "opt_in" && fillEmptyFields()), updatedAt: now },
      })
      .returning({ id: leadsTable.id }),
    enqueueLeadMail(db, whichLead, now),
    enqueueNotice(db, "owner_mail", id, lead.notifiesOwner, now),
    ...(hasFormService ? [leaseFormServiceDelivery(db, whichLead, now)] : []),
    ...(lead.kind === "plan" ? [insertPlan(db, whichLead, lead.plan, lead.sentAt)] : []),
  ]);
  if (leads.length === 0) return null;
  return {
    leased: hasFormService ? (others[0] as LeasedDelivery[])[0]! : null,
    queuedMails: [...leadMails, ...ownerMails].map((delivery) => delivery.id),
  };
}

/**
 * For an opt-in whose email is known from the same source: until its person confirms it, what it left empty is filled, and a
 * newer name replaces the one that there is, because anybody may have typed the first. After that nobody else can change
 * what it says. Answers that it does not take, and a name that was replaced, are kept next to it.
 */
function fillEmptyFields() {
  const { name, searchKey, confirmedAt } = leadsTable;
  const isOpen = isNull(confirmedAt);
  const takeIf = (condition: SQL | undefined, column: SQLiteColumn) => iif(condition!, excluded(column), column);
  const isRenamed = and(isOpen, ne(excluded(name), ""));
  const names = Object.keys(optInAnswerColumns) as OptInAnswer[];
  const answers = names.map((answer) => [answer, takeIf(and(isOpen, isNull(leadsTable[answer])), leadsTable[answer])]);
  return {
    name: takeIf(isRenamed, name),
    searchKey: takeIf(isRenamed, searchKey),
    ...Object.fromEntries(answers),
    laterAnswers: nullIf(names.reduce(withOtherAnswer, withOtherName(coalesce(leadsTable.laterAnswers, "{}"))), "{}"),
  };
}

/** Answers with the name that the lead does not get, if there are two. */
function withOtherName(answers: SQL): SQL {
  const { name, confirmedAt } = leadsTable;
  const isOpen = isNull(confirmedAt);
  const isNone = or(inArray(excluded(name), tuple("", name)), and(isOpen, eq(name, "")))!;
  return iif(isNone, answers, jsonSet(answers, "$.name", iif(isOpen, name, excluded(name))));
}

/** Answers with the one under this name, if the lead does not take it. */
function withOtherAnswer(answers: SQL, name: OptInAnswer): SQL {
  const [column, other] = [leadsTable[name], excluded(leadsTable[name])];
  const isTaken = or(isNull(other), isSame(other, column), and(isNull(leadsTable.confirmedAt), isNull(column)))!;
  // A list is stored as JSON: as text it would come back as one string.
  return iif(isTaken, answers, jsonSet(answers, `$.${name}`, name === "countryInterest" ? json(other) : other));
}

function toAnswerColumns(lead: NewLead) {
  switch (lead.kind) {
    case "opt_in":
      return lead.answers;
    case "submission":
      return toSubmissionColumns(lead);
    case "plan":
      return { countryInterest: [countryById(lead.plan.inputs.country).name], wantsNews: lead.wantsNews };
  }
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

/**
 * The number of waitlist sign-ups that their person confirmed. Nobody who posts an email learns from it whether that is listed
 * (decision: same-answer). Reads one row, however many leads there are (decision: stats-cost-is-flat).
 */
export async function countWaitlist(db: Database): Promise<number> {
  const row = await db.query.leadCountsTable.findFirst({
    where: and(eq(leadCountsTable.quarterStart, EVER), eq(leadCountsTable.source, "waitlist_page")),
    columns: { confirmed: true },
  });
  return row?.confirmed ?? 0;
}
