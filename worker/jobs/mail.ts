import { html } from "hono/html";
import { site } from "../../domain/site.ts";
import type { Configuration } from "../env.ts";
import type { Lead } from "../store/leads.ts";
import { mailLink } from "./mail-links.ts";

type Mail = { subject: string; paragraphs: string[]; links?: { label: string; url: string }[] };

type Sender = Pick<SendEmail, "send">;

/**
 * Sends the confirmation that a sign-up was promised (decision: promised-mail-is-sent): text and HTML, the postal
 * address, a removal link, and the standard headers for unsubscribing with one click (RFC 8058).
 * @throws whatever the mail binding refuses with
 */
export async function sendLeadMail(sender: Sender, configuration: Configuration, lead: Lead): Promise<void> {
  const [unsubscribe, removal] = await Promise.all([
    mailLink(configuration, "unsubscribe", lead.addressHash),
    mailLink(configuration, "removal", lead.addressHash),
  ]);
  await send(sender, {
    to: lead.email,
    from: { name: site.name, email: configuration.mailFrom },
    replyTo: site.email.hello,
    headers: {
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
    mail: waitlistConfirmation(configuration, lead),
    footer: {
      paragraphs: [
        `You get this mail because this address joined the ${site.name} waitlist. If that was not you, remove it below.`,
        site.postalAddress,
      ],
      links: [
        { label: "Unsubscribe", url: unsubscribe },
        { label: "Remove my data", url: removal },
      ],
    },
  });
}

/**
 * Tells the owner about a new lead; answering the mail answers the lead.
 * @throws whatever the mail binding refuses with
 */
export async function sendOwnerMail(sender: Sender, configuration: Configuration, lead: Lead): Promise<void> {
  await send(sender, {
    to: configuration.ownerEmail,
    from: { name: site.name, email: configuration.mailFrom },
    replyTo: lead.email,
    headers: {},
    mail: newLeadNotice(configuration, lead),
    footer: { paragraphs: [`Sent by your ${site.name} site. ${site.postalAddress}`], links: [] },
  });
}

function waitlistConfirmation(configuration: Configuration, lead: Lead): Mail {
  return {
    subject: `You're on the ${site.name} waitlist`,
    paragraphs: [
      lead.name ? `Hello ${lead.name},` : "Hello,",
      `Your place on the ${site.name} waitlist is confirmed. You'll be the first to know when we launch ${site.programme}.`,
      "Until then, these pages are open to you:",
    ],
    links: [
      { label: "Country guides", url: `${configuration.origin}/country-guides` },
      { label: "Visa information", url: `${configuration.origin}/visa-information` },
      { label: "Compare your cost of living", url: `${configuration.origin}/cost-calculator` },
    ],
  };
}

function newLeadNotice(configuration: Configuration, lead: Lead): Mail {
  const campaign = [lead.utmSource, lead.utmMedium, lead.utmCampaign].filter(Boolean).join(" / ");
  const facts: [string, string | null][] = [
    ["Name", lead.name],
    ["Email", lead.email],
    ["Source", lead.source.replaceAll("_", " ")],
    ["First page of the visit", lead.visitPage],
    ["Came from", lead.visitReferrerHost],
    ["Campaign", campaign],
  ];
  return {
    subject: `New lead: ${lead.name || lead.email}`,
    paragraphs: facts.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`),
    links: [{ label: "Open the opt-in report", url: `${configuration.origin}/optin-report` }],
  };
}

type Letter = {
  to: string;
  from: EmailAddress;
  replyTo: string;
  headers: Record<string, string>;
  mail: Mail;
  footer: Required<Omit<Mail, "subject">>;
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

function asText(mail: Mail, footer: Letter["footer"]): string {
  const blocks = [
    ...mail.paragraphs,
    ...(mail.links ?? []).map(textLink),
    "--",
    ...footer.paragraphs,
    ...footer.links.map(textLink),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function textLink(link: { label: string; url: string }) {
  return `${link.label}: ${link.url}`;
}

// Mail programs know neither our fonts nor custom properties: the palette of look.md stands here as plain colours.
async function asHtml(mail: Mail, footer: Letter["footer"]): Promise<string> {
  const page = await html`<!doctype html>
    <html lang="en">
      <body style="margin:0;padding:24px;background:#FBF6EC;color:#1D1B16;font:16px/1.6 Georgia,serif">
        <div style="max-width:560px;margin:0 auto">
          <p style="font-size:22px;color:#0F3D2E;border-bottom:4px solid #E0A32E;padding-bottom:8px">${site.name}</p>
          ${mail.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
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
