// What the outbox knows of a delivery (decision: nothing-lost), and the words in which the owner reads it.

/** What a delivery is for. A notification is about nobody, the others about a person. */
export const SUBJECT_KINDS = ["lead", "message", "reply", "announcement", "notification"] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** What is done, with what it is done for. */
const KINDS = {
  form_service: "lead",
  lead_mail: "lead",
  owner_mail: "lead",
  plan_reminder: "lead",
  plan_change: "lead",
  message_mail: "message",
  message_reply: "message",
  answer_mail: "reply",
  announcement_mail: "announcement",
  notification: "notification",
} as const satisfies Record<string, SubjectKind>;
export type DeliveryKind = keyof typeof KINDS;
export const DELIVERY_KINDS = Object.keys(KINDS) as [DeliveryKind, ...DeliveryKind[]];

/** The kinds of deliveries of a subject. */
export type KindsOf<Subject extends SubjectKind> = {
  [Kind in DeliveryKind]: (typeof KINDS)[Kind] extends Subject ? Kind : never;
}[DeliveryKind];

/** What a kind of delivery is for. */
export function subjectOf(kind: DeliveryKind): SubjectKind {
  return KINDS[kind];
}

/**
 * - waiting: due at `nextAttemptAt`
 * - leased: claimed by a consumer until `nextAttemptAt`; others may claim it afterwards
 * - sending: a mail that its consumer hands to the mail service until `nextAttemptAt`; nobody may claim it
 * - held: it waits until the limits of the site have room, or its announcement goes on; the sweep lets it go on
 * - done: carried out at `doneAt`
 * - withheld: a mail that may not be sent; `reason` says why
 * - unknown: a mail that may have been sent, because its consumer ended before it could tell; the owner can send it again
 * - exhausted: failed for a day; the owner can send it again
 */
export const DELIVERY_STATUSES = [
  "waiting",
  "leased",
  "sending",
  "held",
  "done",
  "withheld",
  "unknown",
  "exhausted",
] as const;

/** Why a delivery is not carried out now, or not at all, as the owner reads it. */
const REASONS = {
  unconfirmed: "this person has not confirmed their email",
  unsubscribed: "this person unsubscribed",
  no_email: "this person left no email",
  mailbox_limit: "this person got as many emails today as we send to anyone",
  site_limit: "the site has sent as many emails as it may for now",
  hash_secret: "the secret that recognizes who unsubscribed is another one: see “Rotate a secret” in docs/operate.md",
  simultaneous: "another email was sent at the same moment",
  stopped: "this person stopped these emails",
  waited_too_long: "it waited for two days and is out of date",
  paused: "this announcement is paused",
  canceled: "this announcement was canceled",
  not_recorded: "the outcome was not recorded: it may have been sent",
  restored: "it waited in what was restored: it may have been sent",
} as const;
export type DeliveryReason = keyof typeof REASONS;
export const DELIVERY_REASONS = Object.keys(REASONS) as [DeliveryReason, ...DeliveryReason[]];

/** What the owner reads about a delivery that was not carried out: why, else what the service said; null if nothing. */
export function explainDelivery(state: { reason: DeliveryReason | null; lastError: string | null }): string | null {
  return state.reason ? REASONS[state.reason] : state.lastError;
}
