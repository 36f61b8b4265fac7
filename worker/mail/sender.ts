import type { AnnouncementFields } from "../../domain/announcement.ts";
import { REPORT_TYPE } from "../../domain/message.ts";
import type { PlanWish } from "../../domain/lead.ts";
import type { AskedOffice } from "../../domain/offices.ts";
import type { Notification } from "../../domain/notification.ts";
import { UNCONFIRMED_PAUSE_DAYS } from "../../domain/retention.ts";
import { site } from "../../domain/site.ts";
import { hashEmail } from "../hash.ts";
import { readConfiguration } from "../env.ts";
import { failureCode } from "../log.ts";
import { readPlanKit } from "../static-json.ts";
import type { Lead, Message, PlanRow, Reply } from "../db/schema.ts";
import { renderHtml, renderText } from "./html.ts";
import { createLink, PLAN_LINKS } from "./links.ts";
import { notificationMail } from "./notification-texts.ts";
import { changeMail, planMail, reminderMail } from "./plan-texts.ts";
import {
  announcementText,
  answerConfirmation,
  confirmation,
  confirmationReason,
  type MailFooter,
  type MailText,
  messageReceived,
  messageToOwner,
  newLeadNotice,
  ownersReply,
  reportReceived,
  testMail,
} from "./texts.ts";

/** The mail service gave no answer that we understand: the mail may have gone out (decision: promised-mail-is-sent). */
export class MailOutcomeUnknown extends Error {
  override name = "MailOutcomeUnknown";
}

/** A mail with everything that the mail service takes: nothing is left to compute or to read once it is marked as being sent. */
export type PreparedMail = Parameters<SendEmail["send"]>[0] & EmailMessageBuilder;

/** The confirmation that a lead was promised (decision: promised-mail-is-sent). */
export async function prepareLeadMail(env: Env, lead: Lead, plan: PlanRow | null): Promise<PreparedMail> {
  const configuration = readConfiguration(env);
  const text = plan
    ? planMail(configuration, lead, plan, await readPlanKit(env, plan.country))
    : confirmation(configuration, lead);
  const mail = askToConfirm(env, lead, text);
  return prepareToVisitor(env, lead, mail, `${confirmationReason(lead)} ${NOT_YOU}`);
}

/**
 * Reminds a person of what is due in their plan, or tells them which facts in it changed; null where there is nothing to
 * tell. Both kinds end by a link of their own, which their header names for the button of mail programs.
 */
export async function preparePlanMail(
  env: Env,
  lead: Lead,
  plan: PlanRow,
  wish: PlanWish,
  now: number,
): Promise<PreparedMail | null> {
  const configuration = readConfiguration(env);
  const mail = {
    reminders: () => plan.reminder && reminderMail(configuration, lead, plan, plan.reminder, now),
    changes: () => plan.change && changeMail(configuration, lead, plan, plan.change),
  }[wish]();
  if (!mail) return null;
  const stop = createLink(configuration, PLAN_LINKS[wish], { person: lead.emailHash });
  const { headers, footer } = addVisitorFooter(env, lead, PLAN_REASONS[wish]);
  return prepare(env, {
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

/** The automatic answer to a message, or to a report of what somebody paid. */
export function prepareMessageReceipt(env: Env, message: Message): Promise<PreparedMail> {
  const reason = `You get this email because a message was sent with your email on the ${site.name} site.`;
  const configuration = readConfiguration(env);
  const isReport = message.inquiryType === REPORT_TYPE;
  const text = isReport ? reportReceived(configuration) : messageReceived(configuration, message);
  const mail = askToConfirm(env, message, text);
  return prepareToVisitor(env, message, mail, `${reason} ${NOT_YOU}`);
}

/** What the owner wrote to a person, whose answer goes to the owner's own mailbox. */
export function prepareReply(env: Env, reply: Reply): Promise<PreparedMail> {
  const reason = `A person wrote this email, because you left your email on the ${site.name} site.`;
  return prepareToVisitor(env, reply, ownersReply(reply), reason, readConfiguration(env).ownerEmail);
}

/** Asks somebody at an office whether an answer to our letter is theirs. */
export function prepareAnswerConfirmation(
  env: Env,
  to: Visitor,
  answerId: string,
  office: AskedOffice,
): Promise<PreparedMail> {
  const url = createLink(readConfiguration(env), "office-confirmation", { person: to.emailHash, about: answerId });
  return prepareToVisitor(env, to, answerConfirmation(office, url), ANSWER_REASON);
}

const ANSWER_REASON =
  "You get this email because your office publishes this address, or its own site is at the same host.";

/** An announcement to one person. */
export function prepareAnnouncement(env: Env, to: Visitor, announcement: AnnouncementWords): Promise<PreparedMail> {
  return prepareToVisitor(env, to, announcementText(announcement), ANNOUNCEMENT_REASON);
}

/** Sends an announcement to the owner, as everybody would get it. Errors as `sendMail`. */
export async function sendAnnouncementTest(env: Env, { subject, text }: AnnouncementWords): Promise<void> {
  const mail = await prepareAnnouncement(env, ownerAsReader(env), { subject: `Test: ${subject}`, text });
  return sendMail(env, mail);
}

/** An announcement as everybody would get it, with the owner's own links. `html` is a whole document. */
export async function previewAnnouncement(env: Env, announcement: AnnouncementWords) {
  const mail = announcementText(announcement);
  const { footer } = addVisitorFooter(env, ownerAsReader(env), ANNOUNCEMENT_REASON);
  return { subject: toHeaderLine(mail.subject), html: await renderHtml(mail, footer), text: renderText(mail, footer) };
}

type AnnouncementWords = Pick<AnnouncementFields, "subject" | "text">;

const ANNOUNCEMENT_REASON = `You get this email because you agreed to get news from ${site.name}.`;

function ownerAsReader(env: Env): Visitor {
  const { ownerEmail } = readConfiguration(env);
  return { email: ownerEmail, emailHash: hashEmail(env, ownerEmail) };
}

/** Tells the owner about a new lead; a reply to the mail goes to the lead. */
export function prepareOwnerMail(env: Env, lead: Lead): Promise<PreparedMail> {
  return prepareToOwner(env, lead.email, newLeadNotice(readConfiguration(env), lead));
}

/** A visitor's message to the owner; a reply to the mail goes to the visitor. */
export function prepareMessageMail(env: Env, message: Message): Promise<PreparedMail> {
  return prepareToOwner(env, message.email, messageToOwner(readConfiguration(env), message));
}

/** The morning digest or what is wrong, to the owner. */
export function prepareNotification(env: Env, notification: Notification, now: number): Promise<PreparedMail> {
  return prepareToOwner(env, site.email.hello, notificationMail(readConfiguration(env), notification, now));
}

/** Sends the owner an email that only shows that mail arrives. Errors as `sendMail`. */
export async function sendTestMail(env: Env): Promise<void> {
  return sendMail(env, await prepareToOwner(env, site.email.hello, testMail(readConfiguration(env))));
}

const CONFIRM_LABEL = "Yes, that was me";
const CONFIRM_REQUEST = `Please confirm once that this was you. Until you do, we send you at most one email in ${UNCONFIRMED_PAUSE_DAYS} days.`;

const NOT_YOU = 'If that was not you, use "Remove my data" below.';

type Visitor = { email: string; emailHash: string };

/** Adds the link that confirms the lead or the message which an automatic mail is about. */
function askToConfirm(env: Env, { id, emailHash }: Visitor & { id: string }, mail: MailText): MailText {
  const url = createLink(readConfiguration(env), "confirm", { person: emailHash, about: id });
  // After the rest: its last sentence can lead to its links.
  return { ...mail, request: { paragraph: CONFIRM_REQUEST, link: { label: CONFIRM_LABEL, url } } };
}

async function prepareToVisitor(
  env: Env,
  to: Visitor,
  mail: MailText,
  reason: string,
  replyTo: string = site.email.hello,
) {
  return prepare(env, { to: to.email, replyTo, mail, ...addVisitorFooter(env, to, reason) });
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

async function prepareToOwner(env: Env, replyTo: string, mail: MailText) {
  return prepare(env, {
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

async function prepare(env: Env, { mail, footer, ...envelope }: OutgoingMail): Promise<PreparedMail> {
  return {
    ...envelope,
    from: { name: site.name, email: readConfiguration(env).mailFrom },
    subject: toHeaderLine(mail.subject),
    text: renderText(mail, footer),
    html: await renderHtml(mail, footer),
  };
}

/**
 * Hands a mail to the mail service.
 * @throws what the service refuses with, MailOutcomeUnknown if it is not known whether it took the mail
 */
export async function sendMail(env: Env, mail: PreparedMail): Promise<void> {
  await env.EMAIL.send(mail).catch((error: unknown) => {
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
