import { getTableColumns } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { uuidv7 } from "uuidv7";
import type { InferInput } from "valibot";
import { expect, test } from "vitest";
import type { FormSchema } from "../../domain/forms/fields.ts";
import { calculatorForm } from "../../worker/leads/calculator.form.ts";
import { messageForm } from "../../worker/messages/messages.form.ts";
import { optInForm } from "../../worker/leads/opt-in.form.ts";
import { planForm } from "../../worker/plans/plans.form.ts";
import { waitlistForm } from "../../worker/leads/waitlist.form.ts";
import { leadsTable, messagesTable } from "../../worker/db/schema.ts";
import { CALCULATION } from "../support/calculation.ts";
import { PLAN_INPUTS } from "../support/plan.ts";
import { deliverWaiting, mailService, postJson, rows } from "../support/worker.ts";
import { asOwner } from "../support/credentials.ts";

// A field that is added to a form must reach the table, the owner's list, the CSV file and the owner's mail, and must be
// erased with its person. Each form is posted with every field filled in; a new field without a sample is a type error.

const EMAIL = "erika.sample@example.com";

type Filled<Schema extends FormSchema> = Required<InferInput<Schema>>;

const visit = {
  page: "/country-guides",
  referrerHost: "referrer.example",
  utm: { source: "utm-src", medium: "utm-med", campaign: "utm-camp", term: "utm-trm", content: "utm-cont" },
};

const waitlist: Filled<typeof waitlistForm.schema> = {
  fullName: "Erika Waitlist",
  email: EMAIL,
  source: "waitlist_page",
  consentVersion: "waitlist-2026-11",
  visit,
};
const optIn: Filled<typeof optInForm.schema> = {
  name: "Erika Optin",
  email: EMAIL,
  countryInterest: ["Senegal", "Rwanda"],
  goal: "Opening a bakery",
  source: "opt_in_form",
  consentVersion: "opt-in-2026-11",
  visit,
};
const calculation: Filled<typeof calculatorForm.schema> = {
  ...CALCULATION,
  email: EMAIL,
  wantsNews: "yes",
  entryId: uuidv7(),
  consentVersion: "calculator-2026-11",
  visit,
};
const plan: Filled<typeof planForm.schema> = {
  name: "Erika Plan",
  email: EMAIL,
  plan: { inputs: PLAN_INPUTS, moves: { permit: "2027-01-10" }, done: ["papers"] },
  reminders: true,
  changes: true,
  wantsNews: "yes",
  entryId: uuidv7(),
  consentVersion: "my-plan-2026-11-24",
  visit,
};
const message: Filled<typeof messageForm.schema> = {
  name: "Erika Message",
  email: EMAIL,
  subject: "Schools in Dakar",
  message: "Which are near the sea?",
  about: "senegal.schools.fees",
  inquiryType: "visa",
  entryId: uuidv7(),
  consentVersion: "message-2026-11",
  visit: { page: visit.page },
};

type Channel = "list" | "csv" | "owner's mail";
type Exceptions = Record<string, { reason: string; missing: Channel[] }>;
const ALL: Channel[] = ["list", "csv", "owner's mail"];

const BOOKKEEPING: Exceptions = {
  id: { reason: "only links rows", missing: ["csv", "owner's mail"] },
  kind: { reason: "the list says it", missing: ALL },
  emailHash: { reason: "only identifies the person", missing: ["csv", "owner's mail"] },
  searchKey: { reason: "only for the search", missing: ALL },
  entryId: { reason: "only recognizes a form that is sent twice", missing: ALL },
  consentVersion: { reason: "evidence, which the backup has", missing: ALL },
  createdAt: { reason: "formatted as a date; a mail has its own", missing: ALL },
  updatedAt: { reason: "only for maintenance", missing: ALL },
};
const ONLY_IN_THE_MAIL: Channel[] = ["list", "csv"];
const LEAD_EXCEPTIONS: Exceptions = {
  ...BOOKKEEPING,
  source: { reason: "the mail writes it in words", missing: ["owner's mail"] },
  visitPage: { reason: "too much detail for a list", missing: ONLY_IN_THE_MAIL },
  visitReferrerHost: { reason: "too much detail for a list", missing: ONLY_IN_THE_MAIL },
  utmSource: { reason: "too much detail for a list", missing: ONLY_IN_THE_MAIL },
  utmMedium: { reason: "too much detail for a list", missing: ONLY_IN_THE_MAIL },
  utmTerm: { reason: "for analyses of the backup", missing: ALL },
  utmContent: { reason: "for analyses of the backup", missing: ALL },
  calculation: { reason: "its totals are in lists, its summary in the mail", missing: ALL },
  currentCountry: { reason: "the mail has the calculation's summary", missing: ["owner's mail"] },
  destinationCountry: { reason: "the mail has the calculation's summary", missing: ["owner's mail"] },
  currentTotal: { reason: "the mail has the calculation's summary", missing: ["owner's mail"] },
  estimatedSavings: { reason: "the mail has the calculation's summary", missing: ["owner's mail"] },
};
const MESSAGE_EXCEPTIONS: Exceptions = {
  ...BOOKKEEPING,
  visitPage: { reason: "a message is answered, not analyzed", missing: ALL },
};

const FORMS = [
  { form: waitlistForm, fields: waitlist, table: leadsTable, exceptions: LEAD_EXCEPTIONS, list: optInForm.path },
  { form: optInForm, fields: optIn, table: leadsTable, exceptions: LEAD_EXCEPTIONS, list: optInForm.path },
  {
    form: calculatorForm,
    fields: calculation,
    table: leadsTable,
    exceptions: LEAD_EXCEPTIONS,
    list: calculatorForm.path,
  },
  { form: planForm, fields: plan, table: leadsTable, exceptions: LEAD_EXCEPTIONS, list: planForm.path },
  { form: messageForm, fields: message, table: messagesTable, exceptions: MESSAGE_EXCEPTIONS, list: messageForm.path },
] as const;

/** Every text and number inside a value. */
function leaves(value: unknown): (string | number)[] {
  if (typeof value === "string" || typeof value === "number") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(leaves) : [];
}

/** A list is stored as JSON, and shown as a line. */
function asShown(stored: unknown): string {
  const text = String(stored);
  return text.startsWith("[") ? (JSON.parse(text) as string[]).join(", ") : text;
}

async function post(path: string, fields: object) {
  const response = await postJson(path, fields);
  expect(response.status).toBe(200);
}

test.each(FORMS)(
  "every field of the $form.name form is stored, listed, exported and mailed to the owner",
  async ({ form, fields, table, exceptions, list }) => {
    await post(form.path, fields);
    const [stored] = await rows(`SELECT * FROM ${table === leadsTable ? "leads" : "messages"}`);
    const values = leaves([stored, await rows("SELECT * FROM plans")]).join("\n");
    expect(leaves(fields).filter((value) => !values.includes(String(value)))).toEqual([]);
    const mail = mailService();
    await deliverWaiting(mail.bindings, "kind IN ('owner_mail', 'message_mail')");
    const shown: Record<Channel, string> = {
      list: await (await asOwner(list)).text(),
      csv: await (await asOwner(`${list}/csv`)).text(),
      "owner's mail": `${mail.sent[0]!.subject}\n${mail.sent[0]!.text}`,
    };
    const forgotten = Object.keys(getTableColumns(table)).flatMap((name) => {
      const value = stored![toSnakeCase(name)];
      const missing: readonly Channel[] = exceptions[name]?.missing ?? [];
      if (value === null || value === "") return [];
      return ALL.filter((channel) => !missing.includes(channel) && !shown[channel].includes(asShown(value))).map(
        (channel) => `${name} in the ${channel}`,
      );
    });
    expect(forgotten).toEqual([]);
  },
);

test("every column of leads and messages is filled by one of the forms", async () => {
  for (const { form, fields } of FORMS) await post(form.path, fields);
  for (const [name, table] of Object.entries({ leads: leadsTable, messages: messagesTable })) {
    const stored = await rows(`SELECT * FROM ${name}`);
    // Only a check whose service is away fills `skippedCheck`: test/worker/turnstile.test.ts. A link fills `confirmedAt`,
    // a second post `laterAnswers`: test/worker/shared-limits.test.ts.
    const filledElsewhere = new Set(["skippedCheck", "confirmedAt", "laterAnswers"]);
    const filled = Object.keys(getTableColumns(table)).filter((column) => !filledElsewhere.has(column));
    const empty = filled.filter((column) =>
      stored.every((row) => row[toSnakeCase(column)] === null || row[toSnakeCase(column)] === ""),
    );
    expect(empty, name).toEqual([]);
  }
});

test("removing a person leaves at most the hash of their email", async () => {
  for (const { form, fields } of FORMS) await post(form.path, fields);
  await post(optInForm.path, { email: EMAIL, second_remark: "https://pills.example" });
  const [{ email_hash: person }] = (await rows("SELECT email_hash FROM leads")) as [{ email_hash: string }];
  await asOwner(`/api/people/${person}`, {
    method: "PATCH",
    json: {
      note: "Called Erika on Monday",
      status: "in_conversation",
      addedTag: "friend of erika",
      dueAt: "2026-12-01T09:00:00.000Z",
    },
  });

  const tables = await rows<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%'",
  );
  const tablesWithPerson = async () => {
    const found: string[] = [];
    for (const { name } of tables) {
      const content = JSON.stringify(await rows(`SELECT * FROM "${name}"`)).toLowerCase();
      if (content.includes(EMAIL) || content.includes(person.toLowerCase()) || content.includes("erika"))
        found.push(name);
    }
    return found.toSorted();
  };
  expect(await tablesWithPerson()).toEqual(
    expect.arrayContaining(["leads", "messages", "people", "plans", "quarantine"]),
  );
  expect((await asOwner(`/api/people/${person}`, { method: "DELETE" })).status).toBe(200);
  // By hash only: what honors the removal later, and the limits on mails.
  const byHash = new Set(["mailbox_mails", "mailboxes", "tombstones"]);
  expect((await tablesWithPerson()).filter((name) => !byHash.has(name))).toEqual([]);
});
