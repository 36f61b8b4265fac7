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

/** What the message is about that has the email of a reader who said what they paid. No form offers it. */
export const REPORT_TYPE = "paid" as const;

/** The parameter of the contact page that names the section that a correction is about: `ghana-homes`. */
export const CORRECTION_PARAM = "about";

/** What a correction can be about: a section of a guide, `ghana-homes`, or a fact, `ghana.homes.lease`. */
export const CORRECTION_ABOUT = /^(?=.{3,200}$)[a-z]+([-.][A-Za-z0-9]+)+$/;

/** Longest accepted values, in characters. */
export const MESSAGE_LIMITS = { subject: 200, message: 5000 } as const;
