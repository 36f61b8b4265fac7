import { z } from "zod";
import { calculationSummary } from "../../domain/calculation-summary.ts";
import { explainDelivery, shownStatus } from "../../domain/delivery.ts";
import { answerText, mapOptInAnswers, type OptInAnswer } from "../../domain/lead.ts";
import { PERSON_STATUSES, SELECTION_LIMIT } from "../../domain/person.ts";
import type { IsoDate } from "../../domain/facts.ts";
import type { CountryId } from "../../domain/country-ids.ts";
import type { PlanKit } from "../../domain/plan.ts";
import { readPlanKit } from "../static-json.ts";
import { planParams } from "../../domain/plan-inputs.ts";
import { LIST_LIMITS } from "../../domain/owner-lists.ts";
import { REPLY_LIMITS, type ReplyObstacle } from "../../domain/reply.ts";
import { currentActor, recordActivity } from "../activities/record-activity.ts";
import type { AppError } from "../http/errors.ts";
import { peopleQueries } from "../lists/list-query.ts";
import { toIsoTime, withIsoTimes } from "../http/iso-times.ts";
import { PERSON_HEADINGS, ownerList, toNotedItem } from "../lists/list.ts";
import { validate } from "../http/validate.ts";
import { momentField, requiredLine, requiredText, tagField } from "../http/fields.ts";
import { logFailure, logRejection } from "../log.ts";
import { enqueueDeliveries } from "../deliveries/enqueue.ts";
import { listPeople } from "./all-people.store.ts";
import type { Database } from "../db/database.ts";
import { deletePerson, type PersonChange, updatePeople, updatePerson } from "../people/people.store.ts";
import { readPerson } from "./timeline.store.ts";
import { noteChanged, replyRefused, tooManyTags, unknownPerson } from "./contacts.errors.ts";
import { isReplyStored, storeReply } from "../messages/replies.store.ts";
import type { LaterAnswers } from "../db/schema.ts";

/** A person's id is the hash of their email: `personId` in the lists. */
const personSchema = z.object({ personId: z.string().regex(/^[\w-]{1,64}$/, "This is not a person's id") });

const statusField = z.enum(PERSON_STATUSES, "This is not a status");

const changeSchema = z
  .strictObject({
    contacted: z.boolean("Please say whether they were contacted").optional(),
    status: statusField.optional(),
    note: z
      .string("Please write the note as text")
      .trim()
      .max(LIST_LIMITS.note, `Please keep the note under ${LIST_LIMITS.note} characters`)
      .optional(),
    /** The note that is being replaced: another one is not. Without it, whatever is there is. */
    noteBefore: z.string("Please write the note as text").optional(),
    addedTag: tagField.optional(),
    removedTag: tagField.optional(),
    dueAt: momentField.nullable().optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    path: ["contacted"],
    error: "Please say what to change",
  });

/** So few people at once that the removals of one request stay far below what a Worker may call. */
const selectionField = z
  .array(z.string().regex(/^[\w-]{1,64}$/, "This is not a person's id"), "Please select people")
  .min(1, "Please select people")
  .max(SELECTION_LIMIT, `Please select at most ${SELECTION_LIMIT} people at once`)
  .transform((ids) => [...new Set(ids)]);

const selectedChangeSchema = z
  .strictObject({ people: selectionField, status: statusField.optional(), addedTag: tagField.optional() })
  .refine(({ status, addedTag }) => status !== undefined || addedTag !== undefined, {
    path: ["status"],
    error: "Please say what to change",
  });

const replySchema = z.strictObject({
  entryId: z.uuid({ version: "v7" }),
  subject: requiredLine(
    REPLY_LIMITS.subject,
    "Please write a subject",
    `Please use at most ${REPLY_LIMITS.subject} characters`,
  ),
  text: requiredText(
    REPLY_LIMITS.text,
    "Please write your reply",
    `Please use at most ${REPLY_LIMITS.text} characters`,
  ),
});

/**
 * All people, one person, what the owner notes about them across all their leads and messages, and their removal.
 */
export const people = ownerList({
  ...peopleQueries,
  read: listPeople,
  csv: {
    name: "people",
    headings: {
      name: "Name",
      email: "Email",
      country: "Country",
      source: "Last Source",
      createdAt: "Last Contact",
      wantsNews: "Wants News",
      ...PERSON_HEADINGS,
    },
  },
})
  .patch("/", validate("json", selectedChangeSchema), async (c) => {
    const { people: selected, ...change } = c.req.valid("json");
    const changed = await updatePeople(c.var.db, selected, change, currentActor(c), Date.now());
    if (changed > 0) await recordActivity(c, "change", { people: changed, fields: nameFields(change) });
    return c.json({ changed });
  })
  .post("/erasures", validate("json", z.strictObject({ people: selectionField })), async (c) => {
    const { people: selected } = c.req.valid("json");
    for (const emailHash of selected) {
      await deletePerson(c.var.db, emailHash, currentActor(c), Date.now());
    }
    return c.json({ removed: selected.length });
  })
  .get("/:personId", validate("param", personSchema), async (c) => {
    const { personId } = c.req.valid("param");
    const person = await readPerson(c.var.db, personId);
    if (!person) throw unknownPerson();
    return c.json(toPersonItem(personId, person, await readKits(c.env, person)));
  })
  .patch("/:personId", validate("param", personSchema), validate("json", changeSchema), async (c) => {
    const { personId } = c.req.valid("param");
    const change = c.req.valid("json");
    const noted = await updatePerson(c.var.db, personId, change, currentActor(c), Date.now());
    if (!noted) throw (await readPerson(c.var.db, personId)) ? noteChanged() : unknownPerson();
    if (change.addedTag !== undefined && !noted.tags.includes(change.addedTag)) throw tooManyTags();
    await recordActivity(c, "change", { people: 1, fields: nameFields(change) });
    return c.json({ personId, ...toNotedItem(noted) });
  })
  .post("/:personId/replies", validate("param", personSchema), validate("json", replySchema), async (c) => {
    const reply = { emailHash: c.req.valid("param").personId, ...c.req.valid("json"), actor: currentActor(c) };
    const queued = await storeReply(c.var.db, reply, Date.now());
    if (queued.length > 0) {
      c.executionCtx.waitUntil(logRejection("queue send", enqueueDeliveries(c.env.DELIVERIES, queued)));
      await recordActivity(c, "send", { replies: queued.length });
    } else if (!(await isReplyStored(c.var.db, reply))) {
      throw await explainRefusal(c.var.db, reply.emailHash);
    }
    return c.json({ stored: true });
  })
  .delete("/:personId", validate("param", personSchema), async (c) => {
    await deletePerson(c.var.db, c.req.valid("param").personId, currentActor(c), Date.now());
    return c.json({ removed: true });
  });

/** What the activity log says was changed about people: the fields, never what was written into them. */
function nameFields(change: PersonChange): string {
  const names = Object.entries(FIELD_NAMES).filter(([field]) => change[field as keyof PersonChange] !== undefined);
  return [...new Set(names.map(([, name]) => name))].join(", ");
}

const FIELD_NAMES: Readonly<Record<Exclude<keyof PersonChange, "noteBefore">, string>> = {
  status: "status",
  contacted: "status",
  addedTag: "tags",
  removedTag: "tags",
  note: "note",
  dueAt: "due date",
};

/** Why no reply was stored. */
async function explainRefusal(db: Database, emailHash: string): Promise<AppError> {
  const person = await readPerson(db, emailHash);
  const obstacle = person && findReplyObstacle(person);
  return obstacle ? replyRefused(obstacle) : unknownPerson();
}

/** Why the site would send no reply to a person now: the conditions of `storeReply`. */
function findReplyObstacle({ waitsForAnswer, noted, unsubscribedAt }: PersonRecord): ReplyObstacle | null {
  if (unsubscribedAt !== null) return "unsubscribed";
  return noted?.confirmedAt || waitsForAnswer ? null : "unconfirmed";
}

type PersonRecord = NonNullable<Awaited<ReturnType<typeof readPerson>>>;

const NO_NOTES = {
  confirmedAt: null,
  contactedAt: null,
  status: "new" as const,
  tags: [],
  dueAt: null,
  note: null,
  statusHistory: [],
};

type Kits = ReadonlyMap<CountryId, PlanKit | null>;

/** The kits of a person's plans, which name what the plans hold by ids; null for one that cannot be read. */
async function readKits(env: Env, { plans }: PersonRecord): Promise<Kits> {
  const countries = [...new Set(plans.map(({ inputs }) => inputs.country))];
  const read = async (country: CountryId) => {
    const kit = await readPlanKit(env, country).catch((error: unknown) => {
      logFailure("names of a plan", error, { country });
      return null;
    });
    return [country, kit] as const;
  };
  return new Map(await Promise.all(countries.map(read)));
}

/** A person as the API returns it: notes, and the timeline, newest first. */
function toPersonItem(personId: string, person: PersonRecord, kits: Kits) {
  const { leads, messages, replies, noted, unsubscribedAt, deliveries, announced, plans, imports } = person;
  const { statusHistory, ...notes } = noted ?? NO_NOTES;
  const selectDeliveries = (id: string) => deliveries.filter(({ subjectId }) => subjectId === id).map(toDeliveryItem);
  const timeline = [
    ...leads.map((lead) => ({
      ...toLeadEvent(
        lead,
        plans.find(({ leadId }) => leadId === lead.id),
        kits,
      ),
      /** What the owner said of each list that has them. */
      imports: lead.source === "import" ? imports : [],
      deliveries: selectDeliveries(lead.id),
    })),
    ...messages.map((message) => ({ ...toMessageEvent(message), deliveries: selectDeliveries(message.id) })),
    ...replies.map((reply) => Object.assign(toReplyEvent(reply), { deliveries: selectDeliveries(reply.id) })),
    ...announced.map((delivery) => ({
      kind: "announcement" as const,
      id: delivery.subjectId,
      subject: delivery.subject,
      createdAt: toIsoTime(delivery.queuedAt),
      deliveries: [toDeliveryItem(delivery)],
    })),
  ].toSorted((one, other) => other.createdAt.localeCompare(one.createdAt) || other.id.localeCompare(one.id));
  const named = [...messages, ...leads].find(({ name }) => name !== "");
  return {
    personId,
    name: named?.name ?? null,
    email: [...leads, ...messages][0]!.email,
    ...toNotedItem(notes),
    statusHistory: statusHistory.map(({ status, at, by }) => ({ status, at: toIsoTime(at), by })),
    ...withIsoTimes({ unsubscribedAt }),
    agreedOn: findAgreedDay(person),
    replyObstacle: findReplyObstacle(person),
    timeline,
  };
}

/** The day on which somebody agreed whom a list alone confirms; null for anybody else. */
function findAgreedDay({ leads, noted, imports }: PersonRecord): IsoDate | null {
  const imported = leads.find(({ source }) => source === "import");
  if (!imported?.confirmedAt || imported.confirmedAt !== noted?.confirmedAt) return null;
  return imports.find(({ isUnsubscribed }) => !isUnsubscribed)?.consentDay ?? null;
}

function toDeliveryItem({ id, kind, queuedAt, sentAt, ...state }: PersonRecord["deliveries"][number]) {
  return withIsoTimes({ id, kind, status: shownStatus(state), lastError: explainDelivery(state), queuedAt, sentAt });
}

/** What a lead holds besides its person: what was chosen or calculated, the consent, and where it was sent from. */
function toLeadEvent(lead: PersonRecord["leads"][number], plan: PersonRecord["plans"][number] | undefined, kits: Kits) {
  const { id, source, consentVersion, skippedCheck, wantsNews, calculation, confirmedAt, createdAt } = lead;
  return withIsoTimes({
    kind: LEAD_EVENTS[lead.kind],
    id,
    source,
    consentVersion,
    skippedCheck,
    wantsNews,
    ...mapOptInAnswers((_answer, name) => answerText(lead[name])),
    laterAnswers: lead.laterAnswers && toLaterAnswers(lead.laterAnswers),
    calculation: calculation && calculationSummary(calculation.input, calculation.estimate),
    currentCountry: lead.currentCountry,
    destinationCountry: lead.destinationCountry,
    currentTotal: lead.currentTotal,
    estimatedSavings: lead.estimatedSavings,
    plan: plan ? toPlanItem(plan, kits.get(plan.inputs.country) ?? null) : null,
    visit: {
      page: lead.visitPage,
      referrerHost: lead.visitReferrerHost,
      campaign: [lead.utmSource, lead.utmMedium, lead.utmCampaign].filter(Boolean).join(" / ") || null,
    },
    confirmedAt,
    createdAt,
  });
}

/** What another post says, a line for each answer that it has. */
function toLaterAnswers({ name, ...answers }: LaterAnswers): { name?: string } & Partial<Record<OptInAnswer, string>> {
  const lines = Object.entries(answers).map(([answer, value]) => [answer, answerText(value)]);
  return {
    ...(name !== undefined && { name }),
    ...(Object.fromEntries(lines) as Partial<Record<OptInAnswer, string>>),
  };
}

const LEAD_EVENTS = { opt_in: "opt_in", submission: "calculation", plan: "plan" } as const;

/** A plan with the names of its permit and of what is done, ids where the kit has them no more, and the parameters that open it. */
function toPlanItem({ inputs, permit, done, ...wishes }: PersonRecord["plans"][number], kit: PlanKit | null) {
  const { country, month, reason } = inputs;
  const { reminders, changes } = wishes;
  return {
    country,
    month,
    reason,
    permit: kit?.permits.find(({ id }) => id === permit)?.name ?? permit,
    done: done.map((task) => kit?.tasks.find(({ id }) => id === task)?.title ?? task),
    reminders,
    changes,
    params: planParams(inputs).toString(),
  };
}

function toMessageEvent(message: PersonRecord["messages"][number]) {
  const {
    id,
    inquiryType,
    about,
    subject,
    message: text,
    consentVersion,
    skippedCheck,
    visitPage,
    createdAt,
  } = message;
  return {
    kind: "message" as const,
    id,
    inquiryType,
    about,
    subject,
    message: text,
    consentVersion,
    skippedCheck,
    visit: { page: visitPage, referrerHost: null, campaign: null },
    createdAt: toIsoTime(createdAt),
  };
}

function toReplyEvent({ id, subject, text, actor, createdAt }: PersonRecord["replies"][number]) {
  return { kind: "reply" as const, id, subject, text, by: actor, createdAt: toIsoTime(createdAt) };
}
