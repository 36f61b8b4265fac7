import { Hono } from "hono";
import { z } from "zod";
import {
  CALCULATOR_MESSAGES,
  CALCULATOR_OPTIONS,
  type CalculatorChoice,
  costOf,
} from "../../domain/calculator-input.ts";
import { CONSENT_LINES } from "../../domain/lead.ts";
import { landingEstimate } from "../../domain/landing-estimate.ts";
import type { AppEnv } from "../http/app-env.ts";
import { answerCaptured } from "../http/captured.ts";
import { csvAnswer, type CsvColumns, spreadsheetTime } from "../http/csv-answer.ts";
import { type FormPost, postOf } from "../http/form-post.ts";
import { contactOf, derivedEntryId, emailField, entryIdField, visitField } from "../http/lead-fields.ts";
import { isoTime, keptAbout, listAnswer } from "../http/list-answer.ts";
import { submissionCsvQuery, submissionListQuery } from "../http/list-query.ts";
import { publicForm } from "../http/public-form.ts";
import { validate } from "../http/validate.ts";
import { captureLead } from "../jobs/deliver.ts";
import { sendCalculation } from "../jobs/form-service.ts";
import { storeSubmission } from "../store/leads.ts";
import { listSubmissions, type SubmissionRow } from "../store/lists.ts";

/** One of the values of a select; an empty one, and one that is none of ours, get the field's message (product §5). */
function choiceField(choice: CalculatorChoice) {
  return z.enum(
    CALCULATOR_OPTIONS[choice].map(({ value }) => value) as [string, ...string[]],
    CALCULATOR_MESSAGES[choice],
  );
}

/** A monthly amount in dollars, from text or a JSON number (product §5). */
const costField = z.preprocess(costOf, z.number(CALCULATOR_MESSAGES.cost));

/** The landing calculator (product §3). Totals are not among the fields: the Worker computes them (worker-recomputes). */
export const calculatorSchema = z.strictObject({
  email: emailField,
  currentCountry: choiceField("currentCountry"),
  housingCost: costField,
  utilityCost: costField,
  foodCost: costField,
  transportCost: costField,
  destinationCountry: choiceField("destinationCountry"),
  housingType: choiceField("housingType"),
  lifestyle: choiceField("lifestyle"),
  householdSize: choiceField("householdSize"),
  entryId: entryIdField,
  consentVersion: z.literal(CONSENT_LINES.calculator.version).default(CONSENT_LINES.calculator.version),
  visit: visitField,
});

const form = {
  name: "calculator",
  page: "/",
  receivedMessage: "Your comparison is on its way to your email.",
} as const;

/** Stores a submission and what it owes; returns whether the form service has it, too. */
export async function storeCalculation(
  { email, entryId, consentVersion, visit, ...input }: z.output<typeof calculatorSchema>,
  { env, db, isPlainForm, sentAt, waitUntil }: FormPost,
): Promise<boolean> {
  const calculation = { input, estimate: landingEstimate(input) };
  const contact = await contactOf(env, { name: "", email, consentVersion, visit });
  const source = isPlainForm ? "cost_calculator_html" : "cost_calculator";
  const entry = entryId ?? (await derivedEntryId({ email, ...input }, sentAt));
  return captureLead(
    env,
    {
      store: () => storeSubmission(db, { ...contact, source, entryId: entry, calculation }, Date.now()),
      tell: (url) => sendCalculation(url, email, calculation),
    },
    waitUntil,
  );
}

export const calculator = new Hono<AppEnv>()
  .get("/", validate("query", submissionListQuery), async (c) => {
    const query = c.req.valid("query");
    return c.json(listAnswer(query, await listSubmissions(c.var.db, query), submissionItem));
  })
  .get("/csv", validate("query", submissionCsvQuery), (c) => {
    const query = c.req.valid("query");
    return csvAnswer(c, "calculator", query, csvColumns(query.timeZone), (page) => listSubmissions(c.var.db, page));
  })
  .post("/", publicForm(form, calculatorSchema), async (c) =>
    answerCaptured(c, await storeCalculation(c.req.valid("json"), postOf(c)), "your comparison"),
  );

function submissionItem({ name, createdAt, contactedAt, note, ...row }: SubmissionRow) {
  return { ...row, fullName: name || null, createdAt: isoTime(createdAt), ...keptAbout({ contactedAt, note }) };
}

function csvColumns(timeZone: string): CsvColumns<SubmissionRow> {
  return {
    Name: (row) => row.name,
    Email: (row) => row.email,
    "Current Country": (row) => row.currentCountry,
    Destination: (row) => row.destinationCountry,
    "Monthly Total (USD)": (row) => row.currentTotal,
    "Est. Savings (USD)": (row) => row.estimatedSavings,
    Source: (row) => row.source,
    Campaign: (row) => row.campaign,
    [`Date (${timeZone})`]: (row) => spreadsheetTime(row.createdAt, timeZone),
    [`Contacted (${timeZone})`]: (row) => spreadsheetTime(row.contactedAt, timeZone),
    Note: (row) => row.note,
  };
}
