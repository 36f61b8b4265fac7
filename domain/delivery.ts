// What the outbox knows of a delivery (decision: nothing-lost), and the words in which the owner reads it.

/** What a delivery is for. A notification is about nobody, the others about a person. */
export const SUBJECT_KINDS = ["lead", "message", "reply", "announcement", "notification"] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/**
 * What a delivery is for, and whom it goes to. `expires`: it is given up after it waited two days for its mailbox, because what
 * anybody posts for a person must not keep coming for weeks.
 */
type Kind = { subject: SubjectKind } & ({ to: "visitor"; expires: boolean } | { to: "owner" | "form service" });

/** Every kind of delivery. How each is carried out is in worker/deliveries/kinds.ts. */
const KINDS = {
  form_service: { subject: "lead", to: "form service" },
  lead_mail: { subject: "lead", to: "visitor", expires: true },
  owner_mail: { subject: "lead", to: "owner" },
  plan_reminder: { subject: "lead", to: "visitor", expires: false },
  plan_change: { subject: "lead", to: "visitor", expires: false },
  message_mail: { subject: "message", to: "owner" },
  message_reply: { subject: "message", to: "visitor", expires: true },
  answer_mail: { subject: "reply", to: "visitor", expires: false },
  announcement_mail: { subject: "announcement", to: "visitor", expires: true },
  notification: { subject: "notification", to: "owner" },
} as const satisfies Record<string, Kind>;
export type DeliveryKind = keyof typeof KINDS;
export const DELIVERY_KINDS = Object.keys(KINDS) as [DeliveryKind, ...DeliveryKind[]];

/** The kinds of deliveries of a subject. */
export type KindsOf<Subject extends SubjectKind> = {
  [Name in DeliveryKind]: SubjectOf<Name> extends Subject ? Name : never;
}[DeliveryKind];

/** What a kind of delivery is for. */
export type SubjectOf<Name extends DeliveryKind> = (typeof KINDS)[Name]["subject"];

/** The kinds that are about a person. */
export type PersonsKind = Exclude<DeliveryKind, KindsOf<"notification">>;

/** What a kind of delivery is. */
export function kindOf(kind: DeliveryKind): Kind {
  return KINDS[kind];
}

/** What anybody's post leads to at once; one that waited for a confirmation goes out with it. */
export const RECEIPTS = ["lead_mail", "message_reply"] as const satisfies readonly DeliveryKind[];

/**
 * - waiting: due at `nextAttemptAt`
 * - leased: claimed by a consumer until `nextAttemptAt`; others may claim it afterwards
 * - sending: a mail that its consumer hands to the mail service until `nextAttemptAt`; nobody may claim it
 * - done: carried out at `doneAt`
 * - withheld: a mail that may not be sent; `reason` says why
 * - unknown: a mail that may have been sent, because its consumer ended before it could tell; the owner can send it again
 * - exhausted: failed for a day; the owner can send it again
 */
export const DELIVERY_STATUSES = ["waiting", "leased", "sending", "done", "withheld", "unknown", "exhausted"] as const;

/** Why a delivery is not carried out now, or not at all, as the owner reads it. */
const REASONS = {
  unconfirmed: "this person has not confirmed their email",
  unsubscribed: "this person unsubscribed",
  no_email: "this person left no email",
  mailbox_limit: "this person got as many emails today as we send to anyone",
  site_limit: "the site has sent as many emails today as it may",
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
