// What the outbox knows of a delivery (decision: nothing-lost), and the words in which the owner reads it.

/**
 * What a delivery is for. A notification is about nobody, an answer about an office, the others about a person among the contacts.
 */
export type SubjectKind = "lead" | "message" | "reply" | "answer" | "announcement" | "notification";

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
  message_receipt: { subject: "message", to: "visitor", expires: true },
  owner_reply: { subject: "reply", to: "visitor", expires: false },
  answer_confirmation: { subject: "answer", to: "visitor", expires: false },
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

/** The kinds that are about a person among the contacts. */
export type PersonsKind = Exclude<DeliveryKind, KindsOf<"answer" | "notification">>;

/** What a kind of delivery is. */
export function kindOf(kind: DeliveryKind): Kind {
  return KINDS[kind];
}

/** Why a delivery is queued, withheld or failed, as the owner reads it. */
const REASONS = {
  queued: {
    mailbox_limit: "this person got as many emails today as we send to anyone",
    site_limit: "the site has sent as many emails today as it may",
    hash_secret: "the secret that recognizes who unsubscribed is another one: see “Rotate a secret” in docs/operate.md",
    simultaneous: "another email was sent at the same moment",
    paused: "this announcement is paused",
  },
  withheld: {
    unconfirmed: "this person has not confirmed their email",
    unsubscribed: "this person unsubscribed",
    no_email: "this person left no email",
    stopped: "this person stopped these emails",
    waited_too_long: "it waited for two days and is out of date",
    canceled: "this announcement was canceled",
  },
  failed: {
    not_recorded: "the outcome was not recorded: it may have been sent",
    restored: "it waited in what was restored: it may have been sent",
  },
} as const;

/** Why a delivery that can still be sent is not sent now. */
export type WaitingReason = keyof (typeof REASONS)["queued"];
export type WithheldReason = keyof (typeof REASONS)["withheld"];
/** Why nobody knows whether a mail was sent. */
export type UncertainReason = keyof (typeof REASONS)["failed"];

/**
 * - queued: due at some time. A consumer claims it by moving that time; others may claim it afterwards.
 * - sending: a mail that its consumer is handing to the mail service; nobody may claim it.
 * - failed: not tried again unless the owner sends it again: after a day of attempts, or, with a reason, because it may have been sent.
 */
export type DeliveryState =
  | { status: "queued"; reason: WaitingReason | null }
  | { status: "sending" | "sent"; reason: null }
  | { status: "failed"; reason: UncertainReason | null }
  | { status: "withheld"; reason: WithheldReason };
export const DELIVERY_STATUSES = [
  "queued",
  "sending",
  "sent",
  "failed",
  "withheld",
] as const satisfies readonly DeliveryState["status"][];

type DeliveryReason = NonNullable<DeliveryState["reason"]>;
const EXPLANATIONS: Readonly<Record<DeliveryReason, string>> = {
  ...REASONS.queued,
  ...REASONS.withheld,
  ...REASONS.failed,
};
export const DELIVERY_REASONS = Object.keys(EXPLANATIONS) as [DeliveryReason, ...DeliveryReason[]];

/** A delivery's status as the owner reads it: one that failed may have been sent. */
export function shownStatus({
  status,
  reason,
}: {
  status: DeliveryState["status"];
  reason: DeliveryReason | null;
}): DeliveryState["status"] | "uncertain" {
  return status === "failed" && reason ? "uncertain" : status;
}

/** What the owner reads about a delivery that was not carried out: why, else what the service said; null if nothing. */
export function explainDelivery(delivery: { reason: DeliveryReason | null; lastError: string | null }): string | null {
  return delivery.reason ? EXPLANATIONS[delivery.reason] : delivery.lastError;
}
