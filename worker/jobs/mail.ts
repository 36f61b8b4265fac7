import { html } from "hono/html";
import { site } from "../../domain/site.ts";
import type { Configuration } from "../env.ts";
import type { Lead } from "../store/leads.ts";
import type { Message } from "../store/messages.ts";
import { mailLink } from "./mail-links.ts";
import { confirmation, type MailText, messageReceived, messageToOwner, newLeadNotice, reason } from "./mail-texts.ts";

type Sender = Pick<SendEmail, "send">;

/**
 * Sends the confirmation that a lead was promised (decision: promised-mail-is-sent).
 * @throws whatever the mail binding refuses with
 */
export function sendLeadMail(sender: Sender, configuration: Configuration, lead: Lead): Promise<void> {
  return sendToVisitor(sender, configuration, lead, confirmation(configuration, lead), reason(lead));
}

/** Sends the automatic answer to a message. Errors as `sendLeadMail`. */
export function sendMessageReply(sender: Sender, configuration: Configuration, message: Message): Promise<void> {
  const why = `You get this mail because a message was sent from this address on the ${site.name} site.`;
  return sendToVisitor(sender, configuration, message, messageReceived(configuration, message), why);
}

/** Tells the owner about a new lead; answering the mail answers the lead. Errors as `sendLeadMail`. */
export function sendOwnerMail(sender: Sender, configuration: Configuration, lead: Lead): Promise<void> {
  return sendToOwner(sender, configuration, lead.email, newLeadNotice(configuration, lead));
}

/** Sends a visitor's message to the owner; answering the mail answers the visitor. Errors as `sendLeadMail`. */
export function sendMessageMail(sender: Sender, configuration: Configuration, message: Message): Promise<void> {
  return sendToOwner(sender, configuration, message.email, messageToOwner(configuration, message));
}

/**
 * Every mail to a visitor has text and HTML, the postal address, a removal link, and the standard headers for
 * unsubscribing with one click (RFC 8058).
 */
async function sendToVisitor(
  sender: Sender,
  configuration: Configuration,
  to: { email: string; addressHash: string },
  mail: MailText,
  why: string,
): Promise<void> {
  const [unsubscribe, removal] = await Promise.all([
    mailLink(configuration, "unsubscribe", to.addressHash),
    mailLink(configuration, "removal", to.addressHash),
  ]);
  await send(sender, {
    to: to.email,
    from: { name: site.name, email: configuration.mailFrom },
    replyTo: site.email.hello,
    headers: {
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
    mail,
    footer: {
      paragraphs: [`${why} If that was not you, remove it below.`, site.postalAddress],
      links: [
        { label: "Unsubscribe", url: unsubscribe },
        { label: "Remove my data", url: removal },
      ],
    },
  });
}

async function sendToOwner(
  sender: Sender,
  configuration: Configuration,
  replyTo: string,
  mail: MailText,
): Promise<void> {
  await send(sender, {
    to: configuration.ownerEmail,
    from: { name: site.name, email: configuration.mailFrom },
    replyTo,
    headers: {},
    mail,
    footer: { paragraphs: [`Sent by your ${site.name} site. ${site.postalAddress}`], links: [] },
  });
}

type Letter = {
  to: string;
  from: EmailAddress;
  replyTo: string;
  headers: Record<string, string>;
  mail: MailText;
  footer: { paragraphs: string[]; links: { label: string; url: string }[] };
};

async function send(sender: Sender, letter: Letter): Promise<void> {
  const { mail, footer, ...envelope } = letter;
  await sender.send({
    ...envelope,
    subject: oneLine(mail.subject),
    text: asText(mail, footer),
    html: await asHtml(mail, footer),
  });
}

/** A header must stay one line: what a visitor typed may hold others (the local runtime accepts them). */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, " ").trim();
}

function asText(mail: MailText, footer: Letter["footer"]): string {
  const blocks = [
    ...mail.paragraphs,
    ...(mail.rows ? [mail.rows.map(textRow).join("\n")] : []),
    ...(mail.links ?? []).map(textLink),
    "--",
    ...footer.paragraphs,
    ...footer.links.map(textLink),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function textRow([label = "", ...values]: string[]) {
  return [label.padEnd(16), ...values.map((value) => value.padStart(14))].join("");
}

function textLink(link: { label: string; url: string }) {
  return `${link.label}: ${link.url}`;
}

// Mail programs know neither our fonts nor custom properties: the palette of look.md stands here as plain colours.
async function asHtml(mail: MailText, footer: Letter["footer"]): Promise<string> {
  const page = await html`<!doctype html>
    <html lang="en">
      <body style="margin:0;padding:24px;background:#FBF6EC;color:#1D1B16;font:16px/1.6 Georgia,serif">
        <div style="max-width:560px;margin:0 auto">
          <p style="font-size:22px;color:#0F3D2E;border-bottom:4px solid #E0A32E;padding-bottom:8px">${site.name}</p>
          ${mail.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)} ${mail.rows ? htmlTable(mail.rows) : ""}
          ${(mail.links ?? []).map((link) => html`<p><a href="${link.url}" style="color:#1F2A5A">${link.label}</a></p>`)}
          <div style="margin-top:32px;font-size:13px;border-top:1px solid #1D1B16">
            ${footer.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
            <p>
              ${footer.links.map((link) => html`<a href="${link.url}" style="color:#1F2A5A;margin-right:16px">${link.label}</a>`)}
            </p>
          </div>
        </div>
      </body>
    </html>`;
  return String(page);
}

function htmlTable(rows: string[][]) {
  return html`<table style="border-collapse:collapse;width:100%">
    ${rows.map(
      ([label, ...values]) =>
        html`<tr>
          <th style="text-align:left;padding:6px 0;border-bottom:1px solid #E0A32E">${label}</th>
          ${values.map((value) => html`<td style="text-align:right;padding:6px 0;border-bottom:1px solid #E0A32E">${value}</td>`)}
        </tr>`,
    )}
  </table>`;
}
