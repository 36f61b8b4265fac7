import { z } from "zod";
import { INQUIRY_TYPES, MESSAGE_LIMITS, MESSAGE_MESSAGES } from "../../domain/message.ts";
import { hashEmail } from "../hash.ts";
import { enqueueDeliveries } from "../deliveries/enqueue.ts";
import { type MessageAnswers, storeMessage } from "./store.ts";
import { contactFields, deriveEntryId, entryIdField, requiredLine, requiredText } from "../http/fields.ts";
import { defineForm } from "../http/form.ts";

/** What the form asks besides name and email: each answer is a column of the messages table, under the same name. */
const answerFields = {
  subject: requiredLine(MESSAGE_LIMITS.subject, MESSAGE_MESSAGES.subject, MESSAGE_MESSAGES.subjectTooLong),
  message: requiredText(MESSAGE_LIMITS.message, MESSAGE_MESSAGES.message, MESSAGE_MESSAGES.messageTooLong),
  inquiryType: z.preprocess((value) => (value === "" ? undefined : value), z.enum(INQUIRY_TYPES).optional()),
} satisfies Record<keyof MessageAnswers, z.ZodType>;

/** The contact form and the help page's "Send Message". */
export const messageForm = defineForm({
  name: "message",
  path: "/api/messages",
  what: "your message",
  page: "/contact",
  receivedMessage: "We have your message.",
  schema: z.strictObject({
    name: requiredLine(MESSAGE_LIMITS.name, MESSAGE_MESSAGES.name, MESSAGE_MESSAGES.nameTooLong),
    entryId: entryIdField,
    ...contactFields("message"),
    ...answerFields,
  }),
  async submit({ entryId, visit, ...fields }, { env, db, sentAt, skippedCheck, isNoticed, waitUntil }) {
    const { name, email, consentVersion, ...answers } = fields;
    const queuedMails = await storeMessage(
      db,
      {
        name,
        email,
        emailHash: hashEmail(env, email),
        entryId: entryId ?? deriveEntryId(fields, sentAt),
        consentVersion,
        visitPage: visit?.page,
        skippedCheck,
        isNoticed,
        sentAt,
        ...answers,
      },
      Date.now(),
    );
    waitUntil("queue send", enqueueDeliveries(env.DELIVERIES, queuedMails));
    return true;
  },
});
