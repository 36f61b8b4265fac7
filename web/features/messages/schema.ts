import * as v from "valibot";
import { isEmail } from "#domain/email.ts";
import { LEAD_MESSAGES } from "#domain/lead.ts";
import { INQUIRY_TYPES, MESSAGE_LIMITS, MESSAGE_MESSAGES } from "#domain/message.ts";

function requiredText(limit: number, missing: string, tooLong: string) {
  return v.pipe(v.string(), v.trim(), v.nonEmpty(missing), v.maxLength(limit, tooLong));
}

/** The rules of the message forms; worker/leads/message-form.ts has the same ones for the API. */
export const messageFormSchema = v.object({
  name: requiredText(MESSAGE_LIMITS.name, MESSAGE_MESSAGES.name, MESSAGE_MESSAGES.nameTooLong),
  email: v.pipe(v.string(), v.trim(), v.check(isEmail, LEAD_MESSAGES.email)),
  inquiryType: v.optional(v.union([v.literal(""), v.picklist(INQUIRY_TYPES)])),
  subject: requiredText(MESSAGE_LIMITS.subject, MESSAGE_MESSAGES.subject, MESSAGE_MESSAGES.subjectTooLong),
  message: requiredText(MESSAGE_LIMITS.message, MESSAGE_MESSAGES.message, MESSAGE_MESSAGES.messageTooLong),
});

export type MessageFields = v.InferOutput<typeof messageFormSchema>;
