import { env } from "cloudflare:workers";
import { unzipSync } from "fflate";
import { isEmail } from "../../domain/email.ts";
import { LEAD_LIMITS } from "../../domain/lead.ts";
import type { VisitTotals } from "../../domain/visit-counts.ts";
import { readConfiguration } from "../../worker/env.ts";
import {
  prepareLeadMail,
  prepareMessageMail,
  prepareMessageReceipt,
  prepareOwnerMail,
  sendMail,
} from "../../worker/mail/sender.ts";
import { openDatabase } from "../../worker/db/database.ts";
import { openArchive } from "../../scripts/restore/archive.ts";
import { downloadBackup } from "../support/backups.ts";
import { asOwner, readPages } from "../support/credentials.ts";
import { parseCsv } from "../support/csv.ts";
import { mailService, rows, run, signUp, writeMessage } from "../support/worker.ts";
import type { HostileRequest } from "./endpoints.ts";
import { HOSTILE_LETTER, makeLetter } from "../support/office-letters.ts";
import { MARK } from "./values.ts";

// What must be true of every answer to a hostile request, and of everything that is made of what such requests stored.

type Violations = string[];

/** Somebody who is there already: nobody else may read or change what they gave. */
const VICTIM = { fullName: "Victoria Vctmson", email: "victoria@vctm.example", message: "My secret: vctm-4711" };
const VICTIMS_WORDS = /vctm/i;

export async function storeVictim(bindings: Partial<Env>) {
  await signUp(VICTIM.email, { fullName: VICTIM.fullName }, bindings);
  await writeMessage(VICTIM.email, { name: VICTIM.fullName, message: VICTIM.message }, bindings);
  await makeLetter({
    facts: [{ id: "ghana.entry.fee", title: "Fee", sentence: "vctm-4711" }],
    bindings,
  });
  await makeLetter({ entryId: HOSTILE_LETTER, bindings });
  // One of the ids that are put into paths.
  await run(
    `INSERT INTO imports (id, file_name, origin, consent_text, consent_day, counts, actor, created_at)
     VALUES ('1', 'x', 'x', 'x', '2026-03-02', '{}', 'owner', ?)`,
    Date.now(),
  );
}

/** What is wrong with one answer. */
export async function findWrongAnswer(
  request: HostileRequest,
  isPublic: boolean,
  answer: Response,
): Promise<Violations> {
  const violations: Violations = [];
  const { status } = answer;
  const type = answer.headers.get("content-type") ?? "";
  const body = await answer.text();

  if (status >= 500) violations.push(`it is answered with ${status}`);
  if (!isPublic && request.sender !== "owner" && status !== 401) violations.push(`a stranger gets ${status}`);
  const isSigned = /^\/api\/(unsubscribe|plan-)/.test(request.path);
  if (request.isForeign && !isSigned && status < 400) violations.push(`another site's post is answered with ${status}`);
  if (answer.headers.get("x-content-type-options") !== "nosniff" || !answer.headers.has("content-security-policy")) {
    violations.push("the security headers are missing");
  }
  for (const [name, value] of answer.headers) {
    if (value.includes(MARK)) violations.push(`the header ${name} repeats what was sent`);
  }
  const location = answer.headers.get("location");
  if (location !== null && !/^\/([a-z-]*#[a-z-]+|(matches|permits|my-plan)(\/[a-z0-9-]+)*(#[a-z-]+)?)$/.test(location))
    violations.push(`it redirects to ${location}`);
  // A form that is to be sent once more holds what was typed, each field its own.
  const said = body.replaceAll(/<input(\s+[a-z-]+(="[^"<>]*")?)+\s*\/>|<textarea\s[^<>]*>[^<>]*<\/textarea/g, "");
  if (type.startsWith("text/html") && said.includes(MARK)) violations.push("a page repeats what was sent");
  if (request.sender !== "owner" && VICTIMS_WORDS.test(body)) violations.push("it tells of somebody else");
  if (status >= 400 && type.startsWith("application/json")) {
    const { error } = JSON.parse(body) as { error?: { code?: string; message?: string } };
    if (!error?.code || !error.message) violations.push("the failure has no reason");
  }
  return violations;
}

/** What is wrong with the tables after hostile requests. */
export async function findWrongRows(): Promise<Violations> {
  const violations: Violations = [];
  const victim = await rows<{ leads: number; messages: number }>(
    `SELECT (SELECT count(*) FROM leads WHERE email = ? AND name = ?) AS leads,
       (SELECT count(*) FROM messages WHERE email = ? AND message = ?) AS messages`,
    VICTIM.email,
    VICTIM.fullName,
    VICTIM.email,
    VICTIM.message,
  );
  if (victim[0]!.leads !== 1 || victim[0]!.messages !== 1) violations.push("somebody else's rows were changed");
  const [counts] = await rows<{ leads: number; counted: number }>(
    "SELECT (SELECT count(*) FROM leads) AS leads, (SELECT sum(count) FROM lead_counts WHERE quarter_start = 0) AS counted",
  );
  if (counts!.leads !== counts!.counted) violations.push(`the counters say ${counts!.counted} of ${counts!.leads}`);

  const people = await rows<{ name: string; email: string }>(
    "SELECT name, email FROM leads UNION ALL SELECT name, email FROM messages",
  );
  for (const { name, email } of people) {
    if (!isEmail(email)) violations.push(`an email is stored that is none: ${JSON.stringify(email)}`);
    if ([...name].length > LEAD_LIMITS.fullName) violations.push(`a name is too long: ${JSON.stringify(name)}`);
    if (CONTROL.test(name)) violations.push(`a name holds control characters: ${JSON.stringify(name)}`);
  }
  return violations;
}

/** What is wrong with the totals that hostile visits add up to: names that were invented, or too many or too few of them. */
export async function findWrongVisits(atLeast: number): Promise<Violations> {
  const days = await rows<{ totals: string; posts: number }>("SELECT totals, posts FROM visit_days");
  const violations: Violations = [];
  const posts = days.reduce((sum, day) => sum + day.posts, 0);
  if (posts < atLeast) violations.push(`only ${posts} visits are counted`);
  for (const { totals } of days) {
    const keys = Object.keys(JSON.parse(totals) as VisitTotals);
    violations.push(
      ...keys.filter((key) => key.includes(MARK) && !/^\w+ campaign [\p{L}\p{N} ._+|:-]{1,60}$/u.test(key)),
    );
    // A few names for each of 50 campaigns, and those that the code knows.
    if (keys.length > 500) violations.push(`a day has ${keys.length} names`);
  }
  return violations;
}

/** What no one-line text may hold: control characters, and those that turn the direction of what follows. */
const CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** What is wrong with the mails that the stored leads and messages lead to. */
export async function findWrongLetters(): Promise<{ violations: Violations; letters: number }> {
  const db = openDatabase(env.DB);
  const { sent: letters, bindings } = mailService();
  const recording = { ...env, ...bindings };
  for (const lead of await db.query.leadsTable.findMany()) {
    const plan = (await db.query.plansTable.findFirst({ where: (plan, { eq }) => eq(plan.leadId, lead.id) })) ?? null;
    await sendMail(recording, await prepareLeadMail(recording, lead, plan));
    await sendMail(recording, await prepareOwnerMail(recording, lead));
  }
  for (const message of await db.query.messagesTable.findMany()) {
    await sendMail(recording, await prepareMessageReceipt(recording, message));
    await sendMail(recording, await prepareMessageMail(recording, message));
  }
  const { ownerEmail, origin } = readConfiguration(env);
  const violations: Violations = [];
  for (const { to, replyTo, subject, text = "", html = "", headers = {} } of letters) {
    const isOwners = to === ownerEmail;
    if (!text || !html) violations.push(`a mail to ${JSON.stringify(to)} lacks its text or its HTML`);
    if (!isEmail(String(to)) || !isEmail(String(replyTo)))
      violations.push(`a mail goes to ${JSON.stringify([to, replyTo])}`);
    if (CONTROL.test(subject) || subject.length > 998) violations.push(`a subject is ${JSON.stringify(subject)}`);
    if (!subject.isWellFormed() || !text.isWellFormed() || !html.isWellFormed())
      violations.push("a mail is no Unicode");
    if (Object.values(headers).some((value) => CONTROL.test(value))) violations.push("a header has several lines");
    if (!isOwners) {
      const repeated = `${subject}\n${text}`.split("\n").filter((line) => line.includes(MARK));
      const isGreeting = (line: string) => /^Hello [\p{L}\p{M}' ’.-]{1,60},$/u.test(line);
      if (!repeated.every(isGreeting)) violations.push(`a visitor's mail repeats ${JSON.stringify(repeated)}`);
    }
    violations.push(...(await findForeignMarkup(html, origin)));
  }
  return { violations, letters: letters.length };
}

const MAIL_ELEMENTS = new Set([
  "html",
  "head",
  "meta",
  "title",
  "style",
  "body",
  "div",
  "p",
  "br",
  "a",
  "table",
  "tr",
  "th",
  "td",
]);
const MAIL_ATTRIBUTES = new Set(["lang", "charset", "name", "content", "class", "style", "href"]);

/** Elements, attributes, comments and links that the template of our mails does not have. */
async function findForeignMarkup(html: string, origin: string): Promise<Violations> {
  const violations: Violations = [];
  const reader = new HTMLRewriter()
    .on("*", {
      element(element) {
        if (!MAIL_ELEMENTS.has(element.tagName)) violations.push(`a mail has the element ${element.tagName}`);
        for (const [name, value] of element.attributes as unknown as Iterable<string[]>) {
          if (!MAIL_ATTRIBUTES.has(name!)) violations.push(`a mail has the attribute ${name}`);
          if (name === "href" && !value!.startsWith(`${origin}/`)) violations.push(`a mail links to ${value}`);
          if (value!.includes(MARK)) violations.push(`the attribute ${name} of a mail repeats what was sent`);
        }
      },
    })
    .onDocument({ comments: () => void violations.push("a mail has a comment") });
  await reader.transform(new Response(html)).arrayBuffer();
  return violations;
}

const LISTS = {
  "optin-contacts": "kind = 'opt_in'",
  calculator: "kind = 'submission'",
  plans: "kind = 'plan'",
  messages: null,
} as const;

/** What is wrong with the owner's lists and files. */
export async function findWrongLists(): Promise<Violations> {
  const violations: Violations = [];
  for (const [list, which] of Object.entries(LISTS)) {
    const [{ count } = { count: 0 }] = await rows<{ count: number }>(
      `SELECT count(*) AS count FROM ${which === null ? "messages" : `leads WHERE ${which}`}`,
    );
    const records = parseCsv((await (await asOwner(`/api/${list}/csv`)).text()).replace(/^\ufeff/, ""));
    if (records.length !== count + 1) violations.push(`the file ${list} has ${records.length - 1} rows of ${count}`);
    for (const record of records) {
      if (record.length !== records[0]!.length) violations.push(`a row of ${list} has ${record.length} cells`);
      violations.push(...record.flatMap(findFormulas));
    }
    const pages = await readPages<{ data: unknown[]; nextCursor: string | null }>(`/api/${list}?limit=200`);
    const listed = pages.flatMap(({ data }) => data).length;
    if (listed !== count) violations.push(`the list ${list} shows ${listed} rows of ${count}`);
  }
  return violations;
}

/** Whether a spreadsheet takes a cell, or what it takes for one in a file that it splits at semicolons, for a formula. */
function findFormulas(cell: string): Violations {
  if (/^-?\d+(\.\d+)?$/.test(cell)) return [];
  const isFormula = cell.split(/[;\r\n]/).some((part) => /^\s*[=+\-@\t＝＋－＠]/u.test(part));
  return isFormula ? [`a file has the formula ${JSON.stringify(cell)}`] : [];
}

/** What is wrong with the archive: it opens, every line of it is a row, every name a plain one. */
export async function findWrongArchive(): Promise<Violations> {
  const zip = await (await downloadBackup()).bytes();
  const names = Object.keys(unzipSync(zip));
  const violations = names
    .filter((name) => !/^[\w./-]+$/.test(name) || name.includes("..") || name.startsWith("/"))
    .map((name) => `a file is called ${name}`);
  // Reads every row, and throws where one is none.
  const statements = [...openArchive(zip).statements()];
  return statements.every((statement) =>
    /^(?:(?:INSERT INTO|UPDATE|DELETE FROM) "?\w+"? |PRAGMA defer_foreign_keys = on;$)/.test(statement),
  )
    ? violations
    : [...violations, "a row of the archive ends its statement"];
}
