import { Hono } from "hono";
import { z } from "zod";
import { CONSENT_LINES } from "../../domain/lead.ts";
import { INQUIRY_TYPES, MESSAGE_LIMITS, MESSAGE_MESSAGES } from "../../domain/message.ts";
import type { AppEnv } from "../http/app-env.ts";
import { csvAnswer, type CsvColumns, spreadsheetTime } from "../http/csv-answer.ts";
import { type FormPost, postOf } from "../http/form-post.ts";
import { derivedEntryId, emailField, entryIdField, hashOf, requiredText, visitField } from "../http/lead-fields.ts";
import { isoTime, keptAbout, listAnswer } from "../http/list-answer.ts";
import { messageCsvQuery, messageListQuery } from "../http/list-query.ts";
import { publicForm, received } from "../http/public-form.ts";
import { validate } from "../http/validate.ts";
import { enqueueDeliveries } from "../jobs/enqueue.ts";
import { listMessages, type MessageRow } from "../store/lists.ts";
import { storeMessage } from "../store/messages.ts";

/** The contact form and the help page's "Send Message" (product §3, §5): all but the inquiry type are required. */
export const messageSchema = z.strictObject({
  name: requiredText(MESSAGE_LIMITS.name, MESSAGE_MESSAGES.name, MESSAGE_MESSAGES.nameTooLong),
  email: emailField,
  subject: requiredText(MESSAGE_LIMITS.subject, MESSAGE_MESSAGES.subject, MESSAGE_MESSAGES.subjectTooLong),
  message: requiredText(MESSAGE_LIMITS.message, MESSAGE_MESSAGES.message, MESSAGE_MESSAGES.messageTooLong),
  inquiryType: z.preprocess((value) => (value === "" ? undefined : value), z.enum(INQUIRY_TYPES).optional()),
  entryId: entryIdField,
  consentVersion: z.literal(CONSENT_LINES.message.version).default(CONSENT_LINES.message.version),
  visit: visitField,
});

const form = { name: "message", page: "/contact", receivedMessage: "We have your message." } as const;

/** Stores a message and the mails it owes. */
export async function storePostedMessage(
  { entryId, visit, ...fields }: z.output<typeof messageSchema>,
  { env, db, sentAt, waitUntil }: FormPost,
): Promise<void> {
  const owed = await storeMessage(
    db,
    {
      name: fields.name,
      email: fields.email,
      addressHash: await hashOf(env, fields.email),
      inquiryType: fields.inquiryType,
      subject: fields.subject,
      message: fields.message,
      entryId: entryId ?? (await derivedEntryId(fields, sentAt)),
      consentVersion: fields.consentVersion,
      visitPage: visit?.page,
    },
    Date.now(),
  );
  waitUntil(enqueueDeliveries(env.DELIVERIES, owed));
}

export const messages = new Hono<AppEnv>()
  .get("/", validate("query", messageListQuery), async (c) => {
    const query = c.req.valid("query");
    return c.json(listAnswer(query, await listMessages(c.var.db, query), messageItem));
  })
  .get("/csv", validate("query", messageCsvQuery), (c) => {
    const query = c.req.valid("query");
    return csvAnswer(c, "messages", query, csvColumns(query.timeZone), (page) => listMessages(c.var.db, page));
  })
  .post("/", publicForm(form, messageSchema), async (c) => {
    await storePostedMessage(c.req.valid("json"), postOf(c));
    return received(c);
  });

function messageItem({ createdAt, contactedAt, note, ...row }: MessageRow) {
  return { ...row, createdAt: isoTime(createdAt), ...keptAbout({ contactedAt, note }) };
}

function csvColumns(timeZone: string): CsvColumns<MessageRow> {
  return {
    Name: (row) => row.name,
    Email: (row) => row.email,
    "Inquiry Type": (row) => row.inquiryType,
    Subject: (row) => row.subject,
    Message: (row) => row.message,
    [`Date (${timeZone})`]: (row) => spreadsheetTime(row.createdAt, timeZone),
    [`Contacted (${timeZone})`]: (row) => spreadsheetTime(row.contactedAt, timeZone),
    Note: (row) => row.note,
  };
}
