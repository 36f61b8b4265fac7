/** Longest subject and text of a reply that the owner writes to a person, in characters. */
export const REPLY_LIMITS = { subject: 150, text: 5000 } as const;

/**
 * Why the site does not send a reply to a person now; their own mail program is not concerned.
 * - unsubscribed: they asked for no email from the site
 * - unconfirmed: their email is not confirmed, and nothing they wrote waits for an answer
 */
export type ReplyObstacle = "unsubscribed" | "unconfirmed";
