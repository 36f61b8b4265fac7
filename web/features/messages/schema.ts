import * as v from "valibot";
import { INQUIRY_TYPES, MESSAGE_LIMITS, MESSAGE_MESSAGES } from "#domain/message.ts";
import { emailSchema, requiredText } from "#web/features/forms/field-schemas.ts";

/** The rules of the message forms; worker/leads/message-form.ts has the same ones for the API. */
export const messageFormSchema = v.object({
  name: requiredText(MESSAGE_LIMITS.name, MESSAGE_MESSAGES.name, MESSAGE_MESSAGES.nameTooLong),
  email: emailSchema,
  inquiryType: v.optional(v.union([v.literal(""), v.picklist(INQUIRY_TYPES)])),
  subject: requiredText(MESSAGE_LIMITS.subject, MESSAGE_MESSAGES.subject, MESSAGE_MESSAGES.subjectTooLong),
  message: requiredText(MESSAGE_LIMITS.message, MESSAGE_MESSAGES.message, MESSAGE_MESSAGES.messageTooLong),
});

export type MessageFields = v.InferOutput<typeof messageFormSchema>;
