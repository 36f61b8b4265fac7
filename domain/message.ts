import { EMAIL_MAX_LENGTH } from "./email.ts";

/** What a message can be about. `correction`: a reader met something else than a section of a guide says. */
export const INQUIRY_TYPES = [
  "general",
  "visa",
  "country",
  "costs",
  "community",
  "partnership",
  "media",
  "correction",
] as const;
export type InquiryType = (typeof INQUIRY_TYPES)[number];

/** The parameter of the contact page that names the section that a correction is about: `ghana-homes`. */
export const CORRECTION_PARAM = "about";

/** What a correction can be about: a section of a guide, `ghana-homes`, or a fact, `ghana.homes.lease`. */
export const CORRECTION_ABOUT = /^(?=.{3,200}$)[a-z]+([-.][A-Za-z0-9]+)+$/;

/** Longest accepted values, in characters. */
export const MESSAGE_LIMITS = { name: 120, email: EMAIL_MAX_LENGTH, subject: 200, message: 5000 } as const;

/** The message beside a field that is wrong (all but the inquiry type are required). */
export const MESSAGE_FORM_ERRORS = {
  name: "Please enter your name",
  nameTooLong: `Please keep your name under ${MESSAGE_LIMITS.name} characters`,
  subject: "Please enter a subject",
  subjectTooLong: `Please keep the subject under ${MESSAGE_LIMITS.subject} characters`,
  message: "Please enter a message",
  messageTooLong: `Please keep the message under ${MESSAGE_LIMITS.message} characters`,
} as const;
