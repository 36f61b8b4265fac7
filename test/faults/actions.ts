import { env } from "cloudflare:workers";
import { DIGEST_HOURS, usualDigest } from "../../domain/morning-digest.ts";
import { openArchive } from "../../scripts/restore/archive.ts";
import type { ChangeState } from "../../domain/desk.ts";
import { articlePictureUrl, type UploadKind } from "../../domain/picture.ts";
import { EVERYBODY } from "../../domain/announcement.ts";
import { hashEmail } from "../../worker/hash.ts";
import { databaseAway } from "../support/away.ts";
import { putDeadPost, queuedMessage } from "../support/queued-posts.ts";
import { withEdits } from "../../domain/edits.ts";
import { asPublisher, builtWith, newChange } from "../support/desk.ts";
import { fileRow, newImport } from "../support/imports.ts";
import { CALCULATION } from "../support/calculation.ts";
import {
  answerLetter,
  askOffice,
  letterLink,
  makeLetter,
  OFFICE_ANSWERS,
  OFFICES_OWN_EMAIL,
  requestLetter,
} from "../support/office-letters.ts";
import { sendPlan } from "../support/plan.ts";
import { UPLOAD_PATHS } from "../support/pictures.ts";
import { png } from "../support/png.ts";
import { openDatabase } from "../../worker/db/database.ts";
import { changeSettings } from "../../worker/settings/settings.store.ts";
import { call, confirmEmail, ORIGIN, postForm, postJson, reportPaid, rows, run } from "../support/worker.ts";
import {
  ANNOUNCEMENT_SUBJECT,
  findRemains,
  findUnannounced,
  findUnsent,
  findUnfinishedUploads,
  findUnplanned,
  findUnreminded,
  findUnstored,
  isQueued,
  type Person,
  REPLY_SUBJECT,
  type Violations,
} from "./invariants.ts";
import { advanceClock, deliverDueMessages, formServiceUrl, sweepOnce, type World } from "./world.ts";
import { asOwner } from "../support/credentials.ts";
import { mailLink } from "../support/links.ts";
import { testFiles } from "../support/test-content.ts";

// What people and the platform do, each of which must survive every fault.

/** What somebody was told: that it worked, that it did not, or nothing, because the process ended. */
export type Told = "yes" | "no" | "nothing";

export type Action = {
  name: string;
  /** Whether it takes so long that only the long form has time for it. */
  isSlow?: boolean;
  /** What is there before. All services are in order. */
  prepare?: (world: World) => Promise<void>;
  /** One try. @returns the answer; null where nobody waits for one */
  attempt: (world: World, bindings: Partial<Env>) => Promise<Response | null>;
  /** What is not true although somebody was told that it worked. */
  checkPromise?: (world: World, answer: Response) => Promise<Violations>;
  /** What is wrong after it worked, and all that follows from it was done. */
  checkResult?: (world: World) => Promise<Violations>;
};

const AMA: Person = { name: "Zephyrine Quartey", email: "zephyrine.quartey@faults.example" };
const KOFI: Person = { name: "Kofi Boateng", email: "kofi.boateng@faults.example" };
/** Everybody in the scenarios. */
export const PEOPLE = [AMA, KOFI];

const ENTRY_ID = "01975f5e-7e3a-7000-8000-0123456789ab";
const MESSAGE = { subject: "Schools in Accra", message: "Which ones?", entryId: ENTRY_ID };

const signUp = ({ name: fullName, email }: Person, bindings: Partial<Env>) =>
  postJson("/api/waitlist", { fullName, email }, bindings);
const calculate = ({ email }: Person, bindings: Partial<Env>) =>
  postJson("/api/calculator", { ...CALCULATION, email, entryId: ENTRY_ID }, bindings);
const write = ({ name, email }: Person, bindings: Partial<Env>) =>
  postJson("/api/messages", { name, email, ...MESSAGE }, bindings);

/** Two people who signed up and wrote, with every mail to them still in the queue. */
async function twoPeople({ services }: World) {
  await signUp(AMA, services);
  await write(AMA, services);
  await calculate(KOFI, services);
}

/** The same, with the form service away while they did, so that it still waits for them. */
async function twoPeopleUnsent(world: World) {
  await twoPeople({
    ...world,
    services: { ...world.services, FORM_SERVICE_URL: formServiceUrl("preparation", "500") },
  });
  advanceClock(60_000);
}

/** The owner brings a list with one person. */
async function importContact(_world: World, bindings: Partial<Env>): Promise<Response> {
  const said = newImport({ entryId: ENTRY_ID, consentDay: "2020-03-02" });
  const begun = await asOwner("/api/imports", { json: said, bindings });
  if (!begun.ok) return begun;
  const { id } = await begun.json<{ id: string }>();
  return asOwner(`/api/imports/${id}/rows`, { json: { start: 0, rows: [fileRow(2, AMA)] }, bindings });
}

/** What the owner changes at the desk. */
const CHANGE = newChange(
  [{ file: "community.yaml", at: ["numbers", "members", "label"], before: "members", after: "families" }],
  { entryId: ENTRY_ID },
);

const withContent = (bindings: Partial<Env>) => ({ ...bindings, ...builtWith(testFiles) });

async function storeChange(world: World) {
  await asOwner("/api/desk/changes", { json: CHANGE, bindings: withContent(world.services) });
}

async function changeId(): Promise<string> {
  const [found] = await rows<{ id: string }>("SELECT id FROM content_changes");
  return found!.id;
}

/** The change is there once, in its state. */
async function findUnkeptChange(state: ChangeState): Promise<Violations> {
  const found = await rows<{ state: string }>("SELECT state FROM content_changes");
  const states = found.map((one) => one.state).join();
  return states === state ? [] : [`the changes are ${states}, not ${state}`];
}

const PLAN = { entryId: ENTRY_ID, reminders: true, changes: true };

/** A person who got their plan and confirmed it, of which tasks are due and a fact has changed. */
async function planThatIsDue(world: World) {
  await sendPlan(AMA.email, { ...PLAN, name: AMA.name }, world.services);
  await deliverDueMessages(world);
  await run("UPDATE leads SET confirmed_at = 1");
  await confirmEmail(AMA.email);
  await run(`UPDATE plans SET due_at = 1, facts = '{"kenya.fee":"US$90"}', month = '2031-06',
         inputs = json_set(inputs, '$.month', '2031-06'), reminded_to = '2031-03-01', done = '["bank"]'`);
}

async function findUnkeptPlan(world: World) {
  return [...(await findUnkeptLead(world)), ...(await findUnplanned(AMA))];
}

const ANNOUNCEMENT = { entryId: ENTRY_ID, subject: ANNOUNCEMENT_SUBJECT, text: "We **launch**.", segment: EVERYBODY };

/** Two people who got their mails and confirmed their email, and a draft. */
async function announcementDraft(world: World) {
  await signUp(AMA, world.services);
  await signUp(KOFI, world.services);
  await deliverDueMessages(world);
  await run("UPDATE leads SET confirmed_at = 1");
  for (const { email } of PEOPLE) await confirmEmail(email);
  await asOwner("/api/announcements", { json: ANNOUNCEMENT, bindings: world.services });
}

/** The same, begun, with nobody mailed yet. */
async function begunAnnouncement(world: World) {
  await announcementDraft(world);
  await sendAnnouncement(world, world.services);
}

async function sendAnnouncement(_world: World, bindings: Partial<Env>) {
  const [draft] = await rows<{ id: string }>("SELECT id FROM announcements");
  return asOwner(`/api/announcements/${draft!.id}/send`, { json: { sendAt: null }, bindings });
}

/** What a form was sent is stored, or waits in the queue while the database is away. */
async function findLost(world: World, find: () => Promise<Violations>): Promise<Violations> {
  return isQueued(world, AMA) ? [] : find();
}

/** Two people who signed up and wrote while the database was away. */
async function queuedPosts({ services }: World) {
  const DB = databaseAway;
  await signUp(AMA, { ...services, DB });
  await write(AMA, { ...services, DB });
  await signUp(KOFI, { ...services, DB });
}

async function findUnkeptLead(world: World, person: Person = AMA) {
  return [...(await findUnstored("leads", person)), ...(await findUnsent(world, person))];
}

async function findUnkeptLeads(world: World) {
  return [...(await findUnkeptLead(world, AMA)), ...(await findUnkeptLead(world, KOFI))];
}

/** Tells of a view of a page, as the page does. */
function tellVisit(bindings: Partial<Env>) {
  const headers = {
    Origin: ORIGIN,
    "Content-Type": "text/plain",
    "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36",
  };
  const body = JSON.stringify({ page: "/faq", events: ["view", "entry"] });
  return call("/api/visits", { method: "POST", headers, body }, bindings);
}

/** Counts may be lost, but never in part. */
async function findMiscounted(): Promise<Violations> {
  const [day] = await rows<{ views: number; entries: number }>(
    `SELECT totals ->> '$."view page /faq"' AS views, totals ->> '$."entry page /faq"' AS entries FROM visit_days`,
  );
  const { views, entries } = day ?? { views: 0, entries: 0 };
  return views === entries ? [] : [`${views} views and ${entries} first pages are counted, not as many of both`];
}

function removeByLink({ email }: Person, bindings: Partial<Env>) {
  return postForm(mailLink("removal", email), {}, {}, bindings);
}

/** The link in the first mail to a person. */
async function confirmationOf({ email }: Person): Promise<string> {
  const [lead] = await rows<{ id: string }>("SELECT id FROM leads WHERE email = ? AND kind = 'opt_in'", email);
  return mailLink("confirm", email, lead!.id);
}

/** The person and their sign-up are confirmed, and no mail waits for that any more. */
async function findUnconfirmed({ email }: Person): Promise<Violations> {
  const [found] = await rows<{ leads: number; people: number; waiting: number }>(
    `SELECT (SELECT count(*) FROM leads WHERE email = ?1 AND kind = 'opt_in' AND confirmed_at IS NOT NULL) AS leads,
       (SELECT count(*) FROM people WHERE email_hash = ?2 AND confirmed_at IS NOT NULL) AS people,
       (SELECT count(*) FROM deliveries WHERE person = ?2 AND reason = 'unconfirmed') AS waiting`,
    email,
    hashEmail(env, email),
  );
  return found!.leads === 1 && found!.people === 1 && found!.waiting === 0
    ? []
    : [`of a confirmation is stored: ${JSON.stringify(found)}`];
}

/** What somebody paid is stored once, with the message that has their email. */
async function findUnreported({ isConfirmed }: { isConfirmed: boolean }): Promise<Violations> {
  const found = await rows<{ isConfirmed: number }>(
    `SELECT reader_reports.confirmed_at IS NOT NULL AS isConfirmed
     FROM reader_reports JOIN messages ON messages.id = message_id WHERE email = ?`,
    AMA.email,
  );
  const states = found.map((one) => Boolean(one.isConfirmed)).join();
  return states === String(isConfirmed) ? [] : [`of reports is stored, by whether they are confirmed: ${states}`];
}

async function findSubscribed({ email }: Person): Promise<Violations> {
  const found = await rows("SELECT 1 FROM suppressions WHERE email_hash = ?", hashEmail(env, email));
  return found.length === 1 ? [] : ["somebody who unsubscribed still gets mail"];
}

/** No mail is stopped any more, as no file says so. */
async function findStopped(): Promise<Violations> {
  const found = await rows("SELECT 1 FROM suppressions UNION ALL SELECT 1 FROM import_words WHERE is_unsubscribed");
  return found.length === 0 ? [] : ["somebody whose unsubscription was lifted still gets no mail"];
}

/** From now on no mail may go out to the person, or name them. */
async function findUnremoved(world: World, person: Person): Promise<Violations> {
  world.removed.push({ email: person.email, mailsBefore: world.mails.length });
  return findRemains(person);
}

async function findUnconfirmedAnswer(): Promise<Violations> {
  const found = await rows("SELECT id FROM office_answers WHERE confirmed_at IS NOT NULL");
  return found.length === 1 ? [] : ["the answer is not confirmed"];
}

/** A row that is stored once, however often it was sent. */
async function findUnstoredOnce(table: "office_letters" | "office_answers"): Promise<Violations> {
  const found = await rows(`SELECT id FROM ${table}`);
  return found.length === 1 ? [] : [`the database holds ${found.length} ${table}, not 1`];
}

const RED = png(700, 400);

function uploadPicture(kind: UploadKind) {
  return (_world: World, bindings: Partial<Env>) => {
    const body = new FormData();
    body.append(`${kind}Image`, new File([RED], "picture.png", { type: "image/png" }));
    return asOwner(`/api/admin/${UPLOAD_PATHS[kind]}`, { body, bindings });
  };
}

async function findUnshown(kind: "hero" | "social"): Promise<Violations> {
  const [shown] = await rows<{ sha256: string }>(
    "SELECT json_extract(uploads.variants, '$[0].sha256') AS sha256 FROM uploads JOIN shown_pictures ON upload_id = id WHERE shown_pictures.kind = ?",
    kind,
  );
  const answer = await call(`/media/${kind}`);
  await answer.body?.cancel();
  return shown && answer.headers.get("etag") === `"${shown.sha256}"`
    ? []
    : [`the uploaded ${kind} picture is not shown`];
}

/** Every size of an article's picture is served once its upload was answered. */
async function findUnservedPicture(_world: World, answer: Response): Promise<Violations> {
  const { upload } = await answer.clone().json<{ upload: { id: string } }>();
  const views = [640, 700].flatMap((width) =>
    ["avif", "webp", "jpg"].map((end) => articlePictureUrl(upload.id, width, end)),
  );
  const answers = await Promise.all(views.map((path) => call(path)));
  await Promise.all(answers.map(({ body }) => body?.cancel()));
  return answers.flatMap(({ status }, index) => (status === 200 ? [] : [`${views[index]} answered ${status}`]));
}

/** Downloads a backup, as the owner's page does. */
async function backUp(_world: World, bindings: Partial<Env>): Promise<Response> {
  const archive = await asOwner("/api/admin/backup", { bindings });
  // A download that breaks off is no answer.
  return archive.ok ? new Response(await archive.arrayBuffer(), archive) : archive;
}

async function findUnsaved(_world: World, answer: Response): Promise<Violations> {
  const { leads, messages, pictures } = openArchive(await answer.bytes()).manifest.counts;
  return leads === 2 && messages === 1 && pictures! > 0
    ? []
    : [`the backup holds ${leads} leads, ${messages} messages and ${pictures} pictures`];
}

/** A lead that somebody was promised, or that is kept until the database is back, and that the form service has. */
const KEEPS_LEAD: Pick<Action, "checkPromise" | "checkResult"> = {
  checkPromise: (world) => findLost(world, () => findUnkeptLead(world)),
  checkResult: (world) => findUnkeptLead(world),
};

/** The queue hands out what is due. */
async function deliverAll(world: World, bindings: Partial<Env>) {
  await deliverDueMessages(world, bindings);
  return null;
}

async function sweepAndDeliver(world: World, bindings: Partial<Env>) {
  await sweepOnce(bindings);
  return deliverAll(world, bindings);
}

export const ACTIONS: readonly Action[] = [
  {
    name: "sign-up",
    attempt: (_world, bindings) => signUp(AMA, bindings),
    ...KEEPS_LEAD,
  },
  {
    name: "sign-up without scripts",
    attempt: (_world, bindings) => postForm("/api/waitlist", { fullName: AMA.name, email: AMA.email }, {}, bindings),
    ...KEEPS_LEAD,
  },
  {
    name: "sign-up of a known person",
    async prepare(world) {
      await signUp(AMA, world.services);
      await deliverDueMessages(world);
    },
    attempt: (_world, bindings) => signUp(AMA, bindings),
    ...KEEPS_LEAD,
  },
  {
    name: "submission",
    attempt: (_world, bindings) => calculate(AMA, bindings),
    ...KEEPS_LEAD,
  },
  {
    name: "plan",
    attempt: (_world, bindings) => sendPlan(AMA.email, { ...PLAN, name: AMA.name }, bindings),
    checkPromise: (world) => findLost(world, () => findUnkeptPlan(world)),
    checkResult: (world) => findUnkeptPlan(world),
  },
  {
    name: "reminder and change of a plan",
    prepare: planThatIsDue,
    attempt: sweepAndDeliver,
    checkResult: findUnreminded,
  },
  {
    name: "removal by the person, while a reminder waits",
    async prepare(world) {
      await planThatIsDue(world);
      await sweepOnce(world.services);
    },
    attempt: (_world, bindings) => removeByLink(AMA, bindings),
    checkPromise: (world) => findUnremoved(world, AMA),
    checkResult: () => findRemains(AMA),
  },
  {
    name: "confirmation by the person, while a mail waits for it",
    async prepare(world) {
      await signUp(AMA, world.services);
      await calculate(AMA, world.services);
      await deliverDueMessages(world);
    },
    attempt: async (_world, bindings) => postForm(await confirmationOf(AMA), {}, {}, bindings),
    checkPromise: () => findUnconfirmed(AMA),
    checkResult: () => findUnconfirmed(AMA),
  },
  {
    name: "unsubscription by the person",
    async prepare(world) {
      await signUp(AMA, world.services);
      await deliverDueMessages(world);
    },
    attempt: (_world, bindings) => postForm(mailLink("unsubscribe", AMA.email), {}, {}, bindings),
    checkPromise: () => findSubscribed(AMA),
    checkResult: () => findSubscribed(AMA),
  },
  {
    name: "message",
    attempt: (_world, bindings) => write(AMA, bindings),
    checkPromise: (world) => findLost(world, () => findUnstored("messages", AMA)),
    checkResult: () => findUnstored("messages", AMA),
  },
  {
    name: "report of what somebody paid",
    attempt: (_world, bindings) => reportPaid(AMA.email, { entryId: ENTRY_ID }, bindings),
    checkPromise: (world) => findLost(world, () => findUnreported({ isConfirmed: false })),
    checkResult: () => findUnreported({ isConfirmed: false }),
  },
  {
    name: "confirmation of such a report",
    async prepare(world) {
      await reportPaid(AMA.email, { entryId: ENTRY_ID }, world.services);
      await deliverDueMessages(world);
    },
    async attempt(_world, bindings) {
      const [message] = await rows<{ id: string }>("SELECT id FROM messages");
      return postForm(mailLink("confirm", AMA.email, message!.id), {}, {}, bindings);
    },
    checkPromise: () => findUnreported({ isConfirmed: true }),
    checkResult: () => findUnreported({ isConfirmed: true }),
  },
  {
    name: "reply of the owner",
    prepare: twoPeople,
    attempt: (_world, bindings) =>
      asOwner(`/api/people/${hashEmail(env, AMA.email)}/replies`, {
        json: { entryId: ENTRY_ID, subject: REPLY_SUBJECT, text: "These ones." },
        bindings,
      }),
    checkPromise: () => findUnstored("replies", AMA),
    checkResult: () => findUnstored("replies", AMA),
  },
  {
    name: "change of the content",
    attempt: (_world, bindings) => asOwner("/api/desk/changes", { json: CHANGE, bindings: withContent(bindings) }),
    checkPromise: () => findUnkeptChange("waiting"),
    checkResult: () => findUnkeptChange("waiting"),
  },
  {
    name: "undo of a change",
    prepare: (world) => storeChange(world),
    attempt: async (_world, bindings) =>
      asOwner(`/api/desk/changes/${await changeId()}/undo`, { method: "POST", bindings: withContent(bindings) }),
    checkPromise: () => findUnkeptChange("undone"),
    checkResult: () => findUnkeptChange("undone"),
  },
  {
    name: "confirmation of a restored change",
    async prepare(world) {
      await storeChange(world);
      await run("UPDATE content_changes SET state = 'draft'");
    },
    attempt: async (_world, bindings) =>
      asOwner(`/api/desk/changes/${await changeId()}/confirm`, { method: "POST", bindings: withContent(bindings) }),
    // Confirmed once more it is the same again.
    checkPromise: async () => {
      const [counted] = await rows<{ waiting: number }>(
        "SELECT count(*) AS waiting FROM content_changes WHERE state = 'waiting'",
      );
      return counted!.waiting > 0 ? [] : ["the change does not wait"];
    },
    checkResult: async () => [],
  },
  {
    name: "question of a publishing run",
    prepare: (world) => storeChange(world),
    attempt: (_world, bindings) => asPublisher("/api/publishing", { bindings: withContent(bindings) }),
    checkPromise: () => findUnkeptChange("waiting"),
    checkResult: () => findUnkeptChange("waiting"),
  },
  {
    name: "report of a publishing run",
    async prepare(world) {
      await storeChange(world);
      await asPublisher("/api/publishing", { bindings: withContent(world.services) });
    },
    attempt: (_world, bindings) =>
      asPublisher("/api/publishing/version", {
        json: { left: [], failure: null, isRolledBack: false },
        bindings: { ...bindings, ...builtWith(withEdits(testFiles, CHANGE.edits)!) },
      }),
    checkPromise: () => findUnkeptChange("live"),
    checkResult: () => findUnkeptChange("live"),
  },
  {
    name: "letter to an office",
    attempt: (_world, bindings) => requestLetter({ entryId: ENTRY_ID, bindings }),
    checkPromise: () => findUnstoredOnce("office_letters"),
    checkResult: () => findUnstoredOnce("office_letters"),
  },
  {
    name: "answer of an office",
    prepare: async ({ services }) => void (await makeLetter({ entryId: ENTRY_ID, bindings: services })),
    attempt: (_world, bindings) => postForm(letterLink(ENTRY_ID), OFFICE_ANSWERS, {}, bindings),
    checkPromise: () => findUnstoredOnce("office_answers"),
    checkResult: () => findUnstoredOnce("office_answers"),
  },
  {
    name: "second link to an office",
    prepare: async ({ services }) => void (await answerLetter({ entryId: ENTRY_ID, bindings: services })),
    async attempt(world, bindings) {
      const [answer] = await rows<{ id: string }>("SELECT id FROM office_answers");
      const asked = await askOffice(answer!.id, undefined, bindings);
      await deliverDueMessages(world, bindings);
      return asked;
    },
    checkResult: async () => {
      const asked = await rows("SELECT id FROM deliveries WHERE kind = 'answer_confirmation' AND status = 'sent'");
      return asked.length === 1 ? [] : ["the office was not mailed"];
    },
  },
  {
    name: "confirmation by an office",
    async prepare({ services }) {
      const { answerId } = await answerLetter({ entryId: ENTRY_ID, bindings: services });
      await askOffice(answerId, undefined, services);
    },
    async attempt(_world, bindings) {
      const [answer] = await rows<{ id: string }>("SELECT id FROM office_answers");
      return postForm(mailLink("office-confirmation", OFFICES_OWN_EMAIL, answer!.id), {}, {}, bindings);
    },
    checkPromise: findUnconfirmedAnswer,
    checkResult: findUnconfirmedAnswer,
  },
  {
    name: "import of a contact",
    attempt: importContact,
    checkPromise: () => findUnstored("leads", AMA),
    checkResult: () => findUnstored("leads", AMA),
  },
  {
    name: "deletion of an import",
    async prepare(world) {
      await importContact(world, world.services);
    },
    attempt: (_world, bindings) => asOwner(`/api/imports/import_${ENTRY_ID}`, { method: "DELETE", bindings }),
    checkResult: () => findRemains(AMA),
  },
  {
    name: "lifting of an unsubscription by a file",
    async prepare(world) {
      await importContact(world, world.services);
      await run("INSERT INTO suppressions SELECT email_hash, 1, import_id FROM import_words");
      await run("UPDATE import_words SET is_unsubscribed = 1");
    },
    attempt: (_world, bindings) =>
      asOwner(`/api/imports/stops/${hashEmail(env, AMA.email)}`, { method: "DELETE", bindings }),
    checkPromise: findStopped,
    checkResult: findStopped,
  },
  {
    name: "announcement",
    prepare: announcementDraft,
    attempt: sendAnnouncement,
    checkResult: () => findUnannounced(PEOPLE),
  },
  {
    name: "delivery of an announcement",
    prepare: begunAnnouncement,
    attempt: sweepAndDeliver,
    checkResult: () => findUnannounced(PEOPLE),
  },
  {
    name: "removal by the person, while an announcement waits",
    prepare: begunAnnouncement,
    attempt: (_world, bindings) => removeByLink(AMA, bindings),
    checkPromise: (world) => findUnremoved(world, AMA),
    checkResult: async () => [...(await findRemains(AMA)), ...(await findUnannounced([KOFI]))],
  },
  {
    name: "removal by the person",
    prepare: twoPeople,
    attempt: (_world, bindings) => removeByLink(AMA, bindings),
    checkPromise: (world) => findUnremoved(world, AMA),
    checkResult: () => findRemains(AMA),
  },
  {
    name: "removal by the owner, while the form service waits",
    prepare: twoPeopleUnsent,
    attempt: (_world, bindings) => asOwner(`/api/people/${hashEmail(env, AMA.email)}`, { method: "DELETE", bindings }),
    checkResult: () => findRemains(AMA),
  },
  {
    name: "storing of queued posts",
    prepare: queuedPosts,
    attempt: deliverAll,
    checkResult: async (world) => [...(await findUnkeptLeads(world)), ...(await findUnstored("messages", AMA))],
  },
  {
    name: "sending of dead posts",
    async prepare() {
      for (const { email } of PEOPLE) await putDeadPost(queuedMessage(email));
    },
    attempt: (_world, bindings) => asOwner("/api/dead-posts/send", { method: "POST", bindings }),
    checkResult: async () => [
      ...(await findUnstored("messages", AMA)),
      ...(await findUnstored("messages", KOFI)),
      ...(await env.BUCKET.list({ prefix: "posts/" })).objects.map(({ key }) => `the bucket still holds ${key}`),
    ],
  },
  {
    name: "removal by the person, while posts of theirs are queued",
    async prepare(world) {
      await queuedPosts(world);
      advanceClock(60_000);
    },
    attempt: (_world, bindings) => removeByLink(AMA, bindings),
    checkPromise: (world) => findUnremoved(world, AMA),
    checkResult: async (world) => [...(await findRemains(AMA)), ...(await findUnkeptLead(world, KOFI))],
  },
  {
    name: "delivery",
    prepare: twoPeople,
    attempt: deliverAll,
    checkResult: findUnkeptLeads,
  },
  {
    name: "delivery to the form service",
    prepare: twoPeopleUnsent,
    attempt: deliverAll,
    checkResult: findUnkeptLeads,
  },
  {
    name: "sweep",
    async prepare(world) {
      await twoPeopleUnsent(world);
      // The queue lost everything, a consumer ended, and an upload was interrupted.
      world.messages.length = 0;
      await env.BUCKET.put("pictures/hero/0a/upl_gone/640.jpeg", "x");
      await run("UPDATE deliveries SET status = 'queued' WHERE kind = 'owner_mail'");
      advanceClock(20 * 60_000);
    },
    attempt: async (_world, bindings) => {
      await sweepOnce(bindings);
      return null;
    },
    async checkResult(world) {
      const left = (await env.BUCKET.list({ prefix: "pictures/" })).objects;
      return [
        ...(await findUnkeptLeads(world)),
        ...left.map(({ key }) => `the bucket still holds ${key}, which no upload names`),
      ];
    },
  },
  {
    name: "morning digest",
    async prepare(world) {
      await twoPeople(world);
      await deliverDueMessages(world);
      await run("UPDATE people SET due_at = ?", Date.now());
      const morningDigest = { ...usualDigest("UTC"), hour: DIGEST_HOURS.to };
      await changeSettings(openDatabase(env.DB), { morningDigest });
    },
    attempt: sweepAndDeliver,
    async checkResult() {
      const told = await rows("SELECT id FROM notifications WHERE id LIKE '%_digest' AND content IS NOT NULL");
      return told.length > 0 ? [] : ["no digest was made"];
    },
  },
  {
    name: "page view",
    attempt: (_world, bindings) => tellVisit(bindings),
    checkResult: findMiscounted,
  },
  {
    name: "backup",
    async prepare(world) {
      await twoPeople(world);
      await uploadPicture("hero")(world, world.services);
    },
    attempt: backUp,
    checkPromise: findUnsaved,
  },
  ...(["social", "hero"] as const).map((kind): Action => ({
    name: `upload of the ${kind} picture`,
    isSlow: kind === "hero",
    attempt: uploadPicture(kind),
    checkPromise: () => findUnshown(kind),
    checkResult: async () => [...(await findUnshown(kind)), ...(await findUnfinishedUploads())],
  })),
  {
    name: "upload of an article's picture",
    isSlow: true,
    attempt: uploadPicture("article"),
    checkPromise: findUnservedPicture,
    checkResult: findUnfinishedUploads,
  },
];
