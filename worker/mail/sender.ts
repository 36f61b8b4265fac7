import type { AnnouncementFields } from "../../domain/announcement.ts";
import type { PlanWish } from "../../domain/lead.ts";
import type { Notification } from "../../domain/notification.ts";
import { UNCONFIRMED_PAUSE_DAYS } from "../../domain/retention.ts";
import { site } from "../../domain/site.ts";
import { hashEmail } from "../hash.ts";
import { readConfiguration } from "../env.ts";
import { failureCode } from "../log.ts";
import { readPlanKit } from "../built-files.ts";
import type { Lead } from "../store/leads.ts";
import type { Message } from "../store/messages.ts";
import type { PlanRow } from "../store/plan-rows.ts";
import type { Reply } from "../store/replies.ts";
import { renderHtml, renderText } from "./html.ts";
import { createLink, PLAN_LINKS } from "./links.ts";
import { notificationMail } from "./notification-texts.ts";
import { changeMail, planMail, reminderMail } from "./plan-texts.ts";
import {
  announcementText,
  confirmation,
  confirmationReason,
  type MailFooter,
  type MailText,
  messageReceived,
  messageToOwner,
  newLeadNotice,
  ownersReply,
  testMail,
} from "./texts.ts";

/** The mail service gave no answer that we understand: the mail may have gone out (decision: promised-mail-is-sent). */
export class MailOutcomeUnknown extends Error {
  override name = "MailOutcomeUnknown";
}

/**
 * Sends the confirmation that a lead was promised (decision: promised-mail-is-sent).
 * @throws what the mail service refuses with, MailOutcomeUnknown if it is not known whether it took the mail
 */
export async function sendLeadMail(env: Env, lead: Lead, plan: PlanRow | null): Promise<void> {
  const configuration = readConfiguration(env);
  const text = plan
    ? planMail(configuration, lead, plan, await readPlanKit(env, plan.country))
    : confirmation(configuration, lead);
  const mail = askToConfirm(env, lead, text);
  return sendToVisitor(env, lead, mail, `${confirmationReason(lead)} ${NOT_YOU}`);
}

/**
 * Reminds a person of what is due in their plan, or tells them which facts in it changed. Errors as `sendLeadMail`. Both kinds end
 * by a link of their own, which their header names for the button of mail programs.
 */
export async function sendPlanMail(env: Env, lead: Lead, plan: PlanRow, wish: PlanWish, now: number): Promise<void> {
  const configuration = readConfiguration(env);
  const mail = {
    reminders: () => plan.reminder && reminderMail(configuration, lead, plan, plan.reminder, now),
    changes: () => plan.change && changeMail(configuration, lead, plan, plan.change),
  }[wish]();
  if (!mail) return;
  const stop = createLink(configuration, PLAN_LINKS[wish], { person: lead.emailHash });
  const { headers, footer } = addVisitorFooter(env, lead, PLAN_REASONS[wish]);
  await send(env, {
    to: lead.email,
    replyTo: site.email.hello,
    mail,
    headers: { ...headers, "List-Unsubscribe": `<${stop}>` },
    footer: { ...footer, links: [{ label: STOP_LABELS[wish], url: stop }, ...footer.links] },
  });
}

const STOP_LABELS: Readonly<Record<PlanWish, string>> = {
  reminders: "Stop these reminders",
  changes: "Stop emails about changes",
};
const PLAN_REASONS: Readonly<Record<PlanWish, string>> = {
  reminders: "You get this email because you chose reminders of your plan and confirmed your email.",
  changes: "You get this email because you chose to be told of changes in your plan and confirmed your email.",
};

/** Sends the automatic answer to a message. Errors as `sendLeadMail`. */
export function sendMessageReply(env: Env, message: Message): Promise<void> {
  const reason = `You get this email because a message was sent with your email on the ${site.name} site.`;
  const mail = askToConfirm(env, message, messageReceived(readConfiguration(env), message));
  return sendToVisitor(env, message, mail, `${reason} ${NOT_YOU}`);
}

/** Sends what the owner wrote to a person, whose answer goes to the owner's own mailbox. Errors as `sendLeadMail`. */
export function sendReply(env: Env, reply: Reply): Promise<void> {
  const reason = `A person wrote this email, because you left your email on the ${site.name} site.`;
  return sendToVisitor(env, reply, ownersReply(reply), reason, readConfiguration(env).ownerEmail);
}

/** Sends an announcement to one person. Errors as `sendLeadMail`. */
export function sendAnnouncement(env: Env, to: Visitor, announcement: AnnouncementWords): Promise<void> {
  return sendToVisitor(env, to, announcementText(announcement), ANNOUNCEMENT_REASON);
}

/** Sends an announcement to the owner, as everybody would get it. Errors as `sendLeadMail`. */
export function sendAnnouncementTest(env: Env, { subject, text }: AnnouncementWords): Promise<void> {
  return sendAnnouncement(env, ownerAsReader(env), { subject: `Test: ${subject}`, text });
}

/** An announcement as everybody would get it, with the owner's own links. `html` is a whole document. */
export async function previewAnnouncement(env: Env, announcement: AnnouncementWords) {
  const mail = announcementText(announcement);
  const { footer } = addVisitorFooter(env, ownerAsReader(env), ANNOUNCEMENT_REASON);
  return { subject: toHeaderLine(mail.subject), html: await renderHtml(mail, footer), text: renderText(mail, footer) };
}

type AnnouncementWords = Pick<AnnouncementFields, "subject" | "text">;

const ANNOUNCEMENT_REASON = `You get this email because you asked ${site.name} for news and confirmed your email.`;

function ownerAsReader(env: Env): Visitor {
  const { ownerEmail } = readConfiguration(env);
  return { email: ownerEmail, emailHash: hashEmail(env, ownerEmail) };
}

/** Tells the owner about a new lead; a reply to the mail goes to the lead. Errors as `sendLeadMail`. */
export function sendOwnerMail(env: Env, lead: Lead): Promise<void> {
  return sendToOwner(env, lead.email, newLeadNotice(readConfiguration(env), lead));
}

/** Sends a visitor's message to the owner; a reply to the mail goes to the visitor. Errors as `sendLeadMail`. */
export function sendMessageMail(env: Env, message: Message): Promise<void> {
  return sendToOwner(env, message.email, messageToOwner(readConfiguration(env), message));
}

/** Sends the owner the morning digest or an alert. Errors as `sendLeadMail`. */
export function sendNotification(env: Env, notification: Notification, now: number): Promise<void> {
  return sendToOwner(env, site.email.hello, notificationMail(readConfiguration(env), notification, now));
}

/** Sends the owner an email that only shows that mail arrives. Errors as `sendLeadMail`. */
export function sendTestMail(env: Env): Promise<void> {
  return sendToOwner(env, site.email.hello, testMail(readConfiguration(env)));
}

const CONFIRM_LABEL = "Yes, that was me";
const CONFIRM_REQUEST = `Please confirm once that this was you. Until you do, we send you at most one email in ${UNCONFIRMED_PAUSE_DAYS} days.`;

const NOT_YOU = 'If that was not you, use "Remove my data" below.';

type Visitor = { email: string; emailHash: string };

/** Adds the link that confirms the lead or the message which an automatic mail is about. */
function askToConfirm(env: Env, { id, emailHash }: Visitor & { id: string }, mail: MailText): MailText {
  const url = createLink(readConfiguration(env), "confirm", { person: emailHash, about: id });
  return {
    ...mail,
    paragraphs: [...mail.paragraphs, CONFIRM_REQUEST],
    links: [{ label: CONFIRM_LABEL, url }, ...(mail.links ?? [])],
  };
}

async function sendToVisitor(
  env: Env,
  to: Visitor,
  mail: MailText,
  reason: string,
  replyTo: string = site.email.hello,
) {
  await send(env, { to: to.email, replyTo, mail, ...addVisitorFooter(env, to, reason) });
}

/**
 * Every mail to a visitor has text and HTML, the postal address, a removal link, and the standard headers for
 * unsubscribing with one click (RFC 8058).
 */
function addVisitorFooter(env: Env, { emailHash }: Pick<Visitor, "emailHash">, reason: string) {
  const configuration = readConfiguration(env);
  const unsubscribe = createLink(configuration, "unsubscribe", { person: emailHash });
  const removal = createLink(configuration, "removal", { person: emailHash });
  return {
    headers: {
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
    footer: {
      paragraphs: [reason, site.postalAddress],
      links: [
        { label: "Unsubscribe", url: unsubscribe },
        { label: "Remove my data", url: removal },
      ],
    },
  };
}

async function sendToOwner(env: Env, replyTo: string, mail: MailText) {
  await send(env, {
    to: readConfiguration(env).ownerEmail,
    replyTo,
    headers: {},
    mail,
    footer: { paragraphs: [`Sent by your ${site.name} site. ${site.postalAddress}`], links: [] },
  });
}

type OutgoingMail = {
  to: string;
  replyTo: string;
  headers: Record<string, string>;
  mail: MailText;
  footer: MailFooter;
};

async function send(env: Env, { mail, footer, ...envelope }: OutgoingMail): Promise<void> {
  const outgoing = {
    ...envelope,
    from: { name: site.name, email: readConfiguration(env).mailFrom },
    subject: toHeaderLine(mail.subject),
    text: renderText(mail, footer),
    html: await renderHtml(mail, footer),
  };
  await env.EMAIL.send(outgoing).catch((error: unknown) => {
    throw isRefusal(error)
      ? error
      : new MailOutcomeUnknown("the email service did not say whether it took the email: it may have been sent", {
          cause: error,
        });
  });
}

/** The mail service gives each refusal a code; a lost connection has none. */
function isRefusal(error: unknown): boolean {
  return /^E_(?!INTERNAL_)/.test(failureCode(error));
}

/** Replaces line breaks: a header is one line, and the local runtime accepts what visitors put into it. */
function toHeaderLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, " ").trim();
}
