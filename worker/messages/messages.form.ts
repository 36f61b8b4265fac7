import { z } from "zod";
import { CORRECTION_ABOUT, INQUIRY_TYPES, MESSAGE_LIMITS, MESSAGE_FORM_ERRORS } from "../../domain/message.ts";
import { findInGuide } from "../static-json.ts";
import { hashEmail } from "../hash.ts";
import { enqueueDeliveries } from "../deliveries/enqueue.ts";
import { type MessageAnswers, storeMessage } from "./messages.store.ts";
import { contactFields, deriveEntryId, entryIdField, requiredLine, requiredText } from "../http/fields.ts";
import { defineForm } from "../http/form.ts";

/** What the form asks besides name and email: each answer is a column of the messages table, under the same name. */
const answerFields = {
  // From a link, not typed: what names nothing is left out, and the message comes all the same.
  about: z
    .string()
    .optional()
    .transform((about = "") => (CORRECTION_ABOUT.test(about) ? about : undefined)),
  subject: requiredLine(MESSAGE_LIMITS.subject, MESSAGE_FORM_ERRORS.subject, MESSAGE_FORM_ERRORS.subjectTooLong),
  message: requiredText(MESSAGE_LIMITS.message, MESSAGE_FORM_ERRORS.message, MESSAGE_FORM_ERRORS.messageTooLong),
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
    name: requiredLine(MESSAGE_LIMITS.name, MESSAGE_FORM_ERRORS.name, MESSAGE_FORM_ERRORS.nameTooLong),
    entryId: entryIdField,
    ...contactFields("message"),
    ...answerFields,
  }),
  async submit({ entryId, visit, ...fields }, { env, db, sentAt, skippedCheck, notifiesOwner, waitUntil }) {
    const { name, email, consentVersion, about, ...answers } = fields;
    // The desk shows the first of a network, about rows that exist; any other stays an ordinary message.
    const correctionOf = about !== undefined && notifiesOwner ? await findInGuide(env, about) : null;
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
        notifiesOwner,
        sentAt,
        ...answers,
        about: correctionOf ?? undefined,
      },
      Date.now(),
    );
    waitUntil("queue send", enqueueDeliveries(env.DELIVERIES, queuedMails));
    return true;
  },
});
