import type { DeliveryKind } from "../../domain/delivery.ts";
import { canonicalMailbox } from "../../domain/email.ts";
import type { PlanWish } from "../../domain/lead.ts";
import { readConfiguration } from "../env.ts";
import { hashEmail } from "../hash.ts";
import type { MailRecipient } from "../mail/ledger.store.ts";
import {
  type PreparedMail,
  prepareAnnouncement,
  prepareAnswerConfirmation,
  prepareLeadMail,
  prepareMessageMail,
  prepareMessageReceipt,
  prepareNotification,
  prepareOwnerMail,
  preparePlanMail,
  prepareReply,
} from "../mail/sender.ts";
import { sendToFormService } from "./form-service.ts";
import type { PlanMailKind } from "./queue.store.ts";
import type { Claimed } from "./deliveries.store.ts";
import type { DeliveryOutcome } from "./transitions.store.ts";

/** A mail: whom it goes to, and how it is written. */
type MailKind<Kind extends DeliveryKind> = {
  /** The visitor, to be counted and limited, or why nothing is sent; null: the owner, whom no limit holds back. */
  recipient: (env: Env, claimed: Claimed<Kind>) => MailRecipient | DeliveryOutcome | null;
  /** Gives null where there is nothing to send. @param now milliseconds */
  prepare: (env: Env, claimed: Claimed<Kind>, now: number) => Promise<PreparedMail | null>;
};

/** Anything else that is done. */
type TaskKind<Kind extends DeliveryKind> = { carryOut: (env: Env, claimed: Claimed<Kind>) => Promise<void> };

type Definition<Kind extends DeliveryKind> = MailKind<Kind> | TaskKind<Kind>;

/** Whom a mail goes to that nobody but the owner reads. */
const toOwner = () => null;

/** How each kind of delivery is carried out; what it is for is in domain/delivery.ts. A missing one is a type error. */
const KINDS: { [Kind in DeliveryKind]: Definition<Kind> } = {
  // Where the service was taken out of the configuration meanwhile, there is nothing to do (decision: two-copies).
  form_service: {
    async carryOut(env, { lead }) {
      const { formServiceUrl } = readConfiguration(env);
      if (formServiceUrl) await sendToFormService(formServiceUrl, lead);
    },
  },
  lead_mail: {
    recipient: (env, { lead }) => toVisitor(env, lead),
    prepare: (env, { lead, plan }) => prepareLeadMail(env, lead, plan),
  },
  owner_mail: { recipient: toOwner, prepare: (env, { lead }) => prepareOwnerMail(env, lead) },
  plan_reminder: planUpdate("reminders"),
  plan_change: planUpdate("changes"),
  message_mail: { recipient: toOwner, prepare: (env, { message }) => prepareMessageMail(env, message) },
  message_receipt: {
    recipient: (env, { message }) => toVisitor(env, message),
    prepare: (env, { message }) => prepareMessageReceipt(env, message),
  },
  owner_reply: {
    recipient: (env, { reply }) => ({ ...toVisitor(env, reply), isReply: true, isAnswer: reply.messageId !== null }),
    prepare: (env, { reply }) => prepareReply(env, reply),
  },
  // The owner asks for it, so that it goes out as a reply does.
  answer_confirmation: {
    recipient: (env, { answer: { email, emailHash } }) =>
      email === null || emailHash === null
        ? { status: "withheld", reason: "no_email" }
        : { ...toVisitor(env, { email, emailHash }), isReply: true, isAnswer: true },
    async prepare(env, { answer }) {
      const { email, emailHash } = answer;
      return email === null || emailHash === null
        ? null
        : prepareAnswerConfirmation(env, { email, emailHash }, answer.id, answer.office);
    },
  },
  announcement_mail: {
    recipient(env, { announcement: { id, status, email, emailHash } }) {
      if (status === "canceled") return { status: "withheld", reason: "canceled" };
      if (email === null) return { status: "withheld", reason: "no_email" };
      const { announcementMailsPerDay: siteLimit } = readConfiguration(env);
      return { ...toVisitor(env, { email, emailHash }), siteLimit, announcement: id };
    },
    async prepare(env, { announcement }) {
      const { email, emailHash } = announcement;
      return email === null ? null : prepareAnnouncement(env, { email, emailHash }, announcement);
    },
  },
  notification: {
    recipient: toOwner,
    prepare: (env, { notification }, now) => prepareNotification(env, notification, now),
  },
};

/** How a claimed delivery is carried out. */
export function definitionOf<Kind extends DeliveryKind>({ kind }: Claimed<Kind>): Definition<Kind> {
  return KINDS[kind];
}

/** What is due about a plan, unless its person stopped such mails. */
function planUpdate(wish: PlanWish): MailKind<PlanMailKind> {
  return {
    recipient: (env, { lead, plan }) =>
      plan?.[wish]
        ? { ...toVisitor(env, lead), plan: { lead: lead.id, wish } }
        : { status: "withheld", reason: "stopped" },
    prepare: async (env, { lead, plan }, now) => plan && preparePlanMail(env, lead, plan, wish, now),
  };
}

function toVisitor(env: Env, { email, emailHash }: { email: string; emailHash: string }): MailRecipient {
  return {
    person: emailHash,
    mailbox: hashEmail(env, canonicalMailbox(email)),
    siteLimit: readConfiguration(env).mailsPerDay,
  };
}
