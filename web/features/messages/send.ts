import * as v from "valibot";
import { CONSENT_LINES } from "#domain/lead.ts";
import { INQUIRY_TYPES, MESSAGE_LIMITS, MESSAGE_FORM_ERRORS } from "#domain/message.ts";
import { emailSchema, requiredText } from "#web/features/forms/field-schemas.ts";
import type { Envelope, Sent } from "#web/features/forms/use-public-form.ts";
import { api } from "#web/lib/api.ts";

/** The rules of the message forms; worker/messages/messages.form.ts has the same ones for the API. */
export const schema = v.object({
  name: requiredText(MESSAGE_LIMITS.name, MESSAGE_FORM_ERRORS.name, MESSAGE_FORM_ERRORS.nameTooLong),
  email: emailSchema,
  inquiryType: v.optional(v.union([v.literal(""), v.picklist(INQUIRY_TYPES)])),
  about: v.optional(v.string()),
  subject: requiredText(MESSAGE_LIMITS.subject, MESSAGE_FORM_ERRORS.subject, MESSAGE_FORM_ERRORS.subjectTooLong),
  message: requiredText(MESSAGE_LIMITS.message, MESSAGE_FORM_ERRORS.message, MESSAGE_FORM_ERRORS.messageTooLong),
});

/**
 * Sends a message; with the same entry id again it is stored once (decision: send-once).
 * @throws ApiError or TypeError; see web/lib/api-fetch.ts
 */
export async function send(fields: v.InferOutput<typeof schema>, { entryId, common }: Envelope): Promise<Sent> {
  const body = { ...fields, entryId, consentVersion: CONSENT_LINES.message.version, ...common };
  return { response: await api.messages.$post({ json: body }) };
}
