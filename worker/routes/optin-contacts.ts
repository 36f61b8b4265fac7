import { Hono } from "hono";
import { z } from "zod";
import { CONSENT_LINES, LEAD_LIMITS, LEAD_MESSAGES } from "../../domain/lead.ts";
import type { AppEnv } from "../http/app-env.ts";
import { answerCaptured } from "../http/captured.ts";
import { csvAnswer, type CsvColumns, spreadsheetTime } from "../http/csv-answer.ts";
import { type FormPost, postOf } from "../http/form-post.ts";
import { contactOf, emailField, optionalText, visitField } from "../http/lead-fields.ts";
import { isoTime, keptAbout, listAnswer } from "../http/list-answer.ts";
import { optInCsvQuery, optInListQuery } from "../http/list-query.ts";
import { publicForm } from "../http/public-form.ts";
import { validate } from "../http/validate.ts";
import { captureLead } from "../jobs/deliver.ts";
import { sendSignup } from "../jobs/form-service.ts";
import { storeOptIn } from "../store/leads.ts";
import { listOptIns, type OptInRow } from "../store/lists.ts";

/** The opt-in form and the blog's subscribe form, which asks for the address alone. */
export const optInSchema = z.strictObject({
  name: optionalText(LEAD_LIMITS.fullName, LEAD_MESSAGES.fullNameTooLong),
  email: emailField,
  countryInterest: optionalText(LEAD_LIMITS.countryInterest, LEAD_MESSAGES.countryInterest),
  goal: optionalText(LEAD_LIMITS.goal, LEAD_MESSAGES.goal),
  source: z.literal("opt_in_form").default("opt_in_form"),
  consentVersion: z.literal(CONSENT_LINES.opt_in.version).default(CONSENT_LINES.opt_in.version),
  visit: visitField,
});

const form = { name: "opt-in", page: "/community", receivedMessage: "We have your address." } as const;

/** Stores an opt-in and what it owes; returns whether the form service has it, too. */
export async function storeOptInContact(
  { name = "", source, countryInterest, goal, ...rest }: z.output<typeof optInSchema>,
  { env, db, waitUntil }: FormPost,
): Promise<boolean> {
  const contact = await contactOf(env, { name, ...rest });
  return captureLead(
    env,
    {
      store: () => storeOptIn(db, { ...contact, source, countryInterest, goal }, Date.now()),
      tell: (url) => sendSignup(url, contact),
    },
    waitUntil,
  );
}

export const optInContacts = new Hono<AppEnv>()
  .get("/", validate("query", optInListQuery), async (c) => {
    const query = c.req.valid("query");
    return c.json(listAnswer(query, await listOptIns(c.var.db, query), optInItem));
  })
  .get("/csv", validate("query", optInCsvQuery), (c) => {
    const query = c.req.valid("query");
    return csvAnswer(c, "opt-ins", query, csvColumns(query.timeZone), (page) => listOptIns(c.var.db, page));
  })
  .post("/", publicForm(form, optInSchema), async (c) =>
    answerCaptured(c, await storeOptInContact(c.req.valid("json"), postOf(c))),
  );

function optInItem({ name, createdAt, contactedAt, note, ...row }: OptInRow) {
  return { ...row, name: name || null, createdAt: isoTime(createdAt), ...keptAbout({ contactedAt, note }) };
}

function csvColumns(timeZone: string): CsvColumns<OptInRow> {
  return {
    Name: (row) => row.name,
    Email: (row) => row.email,
    "Country Interest": (row) => row.countryInterest,
    Goal: (row) => row.goal,
    Source: (row) => row.source,
    Campaign: (row) => row.campaign,
    [`Date (${timeZone})`]: (row) => spreadsheetTime(row.createdAt, timeZone),
    [`Contacted (${timeZone})`]: (row) => spreadsheetTime(row.contactedAt, timeZone),
    Note: (row) => row.note,
  };
}
