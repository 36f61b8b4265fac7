import type { AnnouncementFields } from "../../domain/announcement.ts";
import {
  calculationSummary,
  choiceLabel,
  choicesLine,
  dollars,
  FACTOR_NOTE,
  HOUSEHOLD_NOTE,
  savingsSentence,
} from "../../domain/calculation-summary.ts";
import { COUNTRIES } from "../../domain/countries.ts";
import { greeting } from "../../domain/greeting.ts";
import { answerText, mapOptInAnswers } from "../../domain/lead.ts";
import type { AskedOffice, OfficeLanguage } from "../../domain/offices.ts";
import { site } from "../../domain/site.ts";
import type { Configuration } from "../env.ts";
import type { Lead, Message, Reply } from "../db/schema.ts";
import type { Calculation } from "../db/schema.ts";

export type Link = { label: string; url: string };

/**
 * The content of a mail, which its text and its HTML are rendered from. `markdown`: see `renderMarkdownHtml`; `rows`: each
 * a label and its values; `request`: what its reader is asked to do, after everything else.
 */
export type MailText = {
  subject: string;
  paragraphs: string[];
  markdown?: string;
  rows?: string[][];
  links?: Link[];
  request?: { paragraph: string; link: Link };
};

/** The small print under a mail. */
export type MailFooter = { paragraphs: string[]; links: Link[] };

function usefulPages({ origin }: Configuration) {
  return [
    { label: "Country guides", url: `${origin}/country-guides` },
    { label: "Visa information", url: `${origin}/visa-information` },
    { label: "Compare your cost of living", url: `${origin}/cost-calculator` },
  ];
}

/** The confirmation that a lead was promised, depending on the form it came from. */
export function confirmation(configuration: Configuration, lead: Lead): MailText {
  if (lead.calculation) return comparison(configuration, lead.calculation);
  return lead.source === "waitlist_page" ? waitlistPlace(configuration, lead) : optIn(configuration, lead);
}

/** Why a person gets the confirmation, for the footer of the mail. */
export function confirmationReason(lead: Lead): string {
  if (lead.calculation) return `You get this email because your email was entered in the ${site.name} calculator.`;
  if (lead.kind === "plan") {
    return `You get this email because a plan was sent to your email from the ${site.name} site.`;
  }
  return lead.source === "waitlist_page"
    ? `You get this email because your email joined the ${site.name} waitlist.`
    : `You get this email because your email was entered on the ${site.name} site.`;
}

/** The greeting to a lead; of two names that nobody confirmed, neither is taken. */
function greetLead({ name, laterAnswers, confirmedAt }: Lead): string {
  return greeting(laterAnswers?.name && confirmedAt === null ? "" : name);
}

function waitlistPlace(configuration: Configuration, lead: Lead): MailText {
  return {
    subject: `You're on the ${site.name} waitlist`,
    paragraphs: [
      greetLead(lead),
      `You joined the ${site.name} waitlist. We write when we launch something new.`,
      `Enrollment in ${site.program} is open already: you do not have to wait for it. These pages are free to read:`,
    ],
    links: usefulPages(configuration),
  };
}

function optIn(configuration: Configuration, lead: Lead): MailText {
  return {
    subject: `Welcome to ${site.name}`,
    paragraphs: [greetLead(lead), "You're signed up.", "These pages are a good start:"],
    links: [...countryPages(configuration, lead), ...usefulPages(configuration)],
  };
}

/** The pages of the countries that a lead is interested in. */
function countryPages({ origin }: Configuration, { countryInterest }: Lead): Link[] {
  const names = new Set(countryInterest);
  return COUNTRIES.filter(({ name }) => names.has(name)).map(({ id, name }) => ({
    label: name,
    url: `${origin}/country-guides/${id}`,
  }));
}

function comparison({ origin }: Configuration, { input, estimate }: Calculation): MailText {
  const { current, new: there, savings } = estimate;
  const destination = choiceLabel("destinationCountry", input.destinationCountry);
  return {
    subject: `Your cost comparison with ${destination}`,
    paragraphs: [
      "Hello,",
      `Here is the comparison that you asked for: your monthly costs now, and in ${destination}. Amounts are in US dollars; they are an estimate to plan with, not a quote. ${FACTOR_NOTE} ${HOUSEHOLD_NOTE}`,
      savingsSentence(estimate),
      choicesLine(input),
    ],
    rows: [
      ["", "Now", destination],
      ["Housing", dollars(current.housing), dollars(there.housing)],
      ["Utilities", dollars(current.utilities), dollars(there.utilities)],
      ["Food", dollars(current.food), dollars(there.food)],
      ["Transportation", dollars(current.transport), dollars(there.transport)],
      ["Household staff", "-", dollars(there.staff)],
      ["Total", dollars(current.total), dollars(there.total)],
      ["Savings", "", dollars(savings)],
    ],
    links: [
      { label: "Country guides", url: `${origin}/country-guides` },
      { label: "Change the numbers", url: `${origin}/#calculator` },
    ],
  };
}

/** What the owner is told about a new lead; empty fields are left out. */
export function newLeadNotice({ origin }: Configuration, lead: Lead): MailText {
  const { calculation } = lead;
  const facts: [label: string, value: string | null][] = [
    ["Name", lead.name],
    ["Email", lead.email],
    ["Source", lead.source.replaceAll("_", " ")],
    ...Object.values(
      mapOptInAnswers(({ heading }, name): [string, string | null] => [heading, answerText(lead[name])]),
    ),
    ["Calculation", calculation && calculationSummary(calculation.input, calculation.estimate)],
    ["Wants news", lead.wantsNews],
    ["Sent from the page", lead.visitPage],
    ["Came from", lead.visitReferrerHost],
    ["Campaign", [lead.utmSource, lead.utmMedium, lead.utmCampaign].filter(Boolean).join(" / ")],
  ];
  return {
    subject: `New lead: ${lead.name || lead.email}`,
    paragraphs: facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])),
    links: [{ label: "Open the opt-in report", url: `${origin}/optin-report` }],
  };
}

/** A visitor's message, as the owner reads it. */
export function messageToOwner({ origin }: Configuration, message: Message): MailText {
  return {
    subject: `Message: ${message.subject}`,
    paragraphs: [
      `From: ${message.name} <${message.email}>`,
      ...(message.inquiryType ? [`About: ${[message.inquiryType, message.about].filter(Boolean).join(", ")}`] : []),
      ...message.message.split(/\n{2,}/),
    ],
    links: [{ label: "All messages", url: `${origin}/contacts` }],
  };
}

/** The automatic answer to the sender of a message, which repeats the promise of the contact page. */
export function messageReceived(configuration: Configuration, message: Message): MailText {
  return {
    subject: "We have your message",
    paragraphs: [
      greeting(message.name),
      "Thank you for writing to us. A person reads every message, and we answer within 24 hours.",
    ],
    links: usefulPages(configuration),
  };
}

/** What asks a reader to confirm what they paid. Nothing of the report is in it: anybody may have typed it. */
export function reportReceived({ origin }: Configuration): MailText {
  return {
    subject: "Please confirm what you paid",
    paragraphs: [
      greeting(""),
      "You told us what you paid for a visa, a permit or another fee. It counts once you confirm that it was you, and shows once three readers have said what they paid.",
      "We keep your email apart from it and delete it after 90 days.",
    ],
    links: [{ label: "Country guides", url: `${origin}/country-guides` }],
  };
}

/** What the owner wrote, as it is: a blank line begins a paragraph. */
export function ownersReply({ subject, text }: Reply): MailText {
  return { subject, paragraphs: text.split(/\n{2,}/) };
}

const ANSWER_CONFIRMATIONS = {
  en: {
    subject: "Are these your office's answers?",
    to: "To: ",
    asked: `Somebody answered questions of ${site.name} in the name of your office. We publish them as your office's word only if you tell us that they are. The page below shows them, and the button on it confirms them.`,
    ignore: "If they are not yours, you need not do anything.",
    link: "See the answers",
  },
  fr: {
    subject: "Ces réponses sont-elles celles de votre service\u00a0?",
    to: "À l'attention de\u00a0: ",
    asked: `Quelqu'un a répondu aux questions de ${site.name} au nom de votre service. Nous ne les publierons comme les vôtres que si vous nous le confirmez. La page ci-dessous les affiche, et son bouton les confirme.`,
    ignore: "Si elles ne sont pas de vous, vous n'avez rien à faire.",
    link: "Voir les réponses",
  },
} satisfies Record<OfficeLanguage, object>;

/** Asks an office whether answers are its own. Nothing that somebody typed is in it: the page behind the link shows that. */
export function answerConfirmation({ name, language }: AskedOffice, url: string): MailText {
  const { subject, to, asked, ignore, link } = ANSWER_CONFIRMATIONS[language];
  return { subject, paragraphs: [to + name, asked, ignore], links: [{ label: link, url }] };
}

/** An announcement, as the owner wrote it. */
export function announcementText({ subject, text }: Pick<AnnouncementFields, "subject" | "text">): MailText {
  return { subject, paragraphs: [], markdown: text };
}

/** What the owner gets who tries whether mail arrives. */
export function testMail({ origin, mailFrom }: Configuration): MailText {
  return {
    subject: `Test email from ${site.name}`,
    paragraphs: [
      `This is the test email that you asked for. The site sends its emails from ${mailFrom}.`,
      'Open the opt-in report and press "It has arrived".',
    ],
    links: [{ label: "Open the opt-in report", url: `${origin}/optin-report` }],
  };
}
