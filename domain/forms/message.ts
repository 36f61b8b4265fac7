import * as v from "valibot";
import { CORRECTION_ABOUT, INQUIRY_TYPES, MESSAGE_LIMITS } from "../message.ts";
import { contactFields, entryId, formSchema, requiredLine, requiredName, requiredText } from "./fields.ts";

/** The rules of the contact form and of the help page's "Send Message". */
export const messageSchema = formSchema({
  name: requiredName,
  // From a link, not typed: what names nothing is left out, and the message comes all the same.
  about: v.optional(
    v.pipe(
      v.string(),
      v.transform((about) => (CORRECTION_ABOUT.test(about) ? about : undefined)),
    ),
  ),
  subject: requiredLine(
    MESSAGE_LIMITS.subject,
    "Please enter a subject",
    `Please keep the subject under ${MESSAGE_LIMITS.subject} characters`,
  ),
  message: requiredText(
    MESSAGE_LIMITS.message,
    "Please enter a message",
    `Please keep the message under ${MESSAGE_LIMITS.message} characters`,
  ),
  inquiryType: v.optional(
    v.pipe(
      v.picklist(["", ...INQUIRY_TYPES]),
      v.transform((type) => type || undefined),
    ),
  ),
  entryId,
  ...contactFields("message"),
});
