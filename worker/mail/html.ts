import { html, raw } from "hono/html";
import { site } from "../../domain/site.ts";
import { renderMarkdownHtml, renderMarkdownText } from "./markdown.ts";
import type { Link, MailFooter, MailText } from "./texts.ts";

/** A mail as plain text. Its links stand before a Markdown text, which can be long. */
export function renderText(mail: MailText, footer: MailFooter): string {
  const links = mail.links ?? [];
  const blocks = [
    ...mail.paragraphs,
    ...(mail.markdown ? links.map(textLink) : []),
    ...renderMarkdownText(mail.markdown ?? ""),
    ...(mail.rows ? [mail.rows.map(textRow).join("\n")] : []),
    ...(mail.markdown ? [] : links.map(textLink)),
    ...(mail.request ? [mail.request.paragraph, textLink(mail.request.link)] : []),
    "--",
    ...footer.paragraphs,
    ...footer.links.map(textLink),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function textRow([label = "", ...values]: string[]) {
  return [label.padEnd(16), ...values.map((value) => value.padStart(14))].join("");
}

function textLink(link: Link) {
  return `${link.label}: ${link.url}`;
}

/**
 * The colors of a mail in the dark, for programs that know them; without these rules they invert the light ones as they
 * like. `!important`, because the light ones are at the elements, where every program reads them.
 */
const DARK_RULES = `@media (prefers-color-scheme: dark) {
  body { background: #16140F !important; color: #F3EAD9 !important; }
  a { color: #B9C8FF !important; }
  h2, h3, .name { color: #E0A32E !important; }
  .small { border-color: #F3EAD9 !important; }
}`;

/** A mail as HTML. Colors are literal because mail programs support no custom properties. */
export async function renderHtml(mail: MailText, footer: MailFooter): Promise<string> {
  const links = (mail.links ?? []).map(htmlLink);
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${mail.subject}</title>
        <style>
          :root {
            color-scheme: light dark;
            supported-color-schemes: light dark;
          }
          ${raw(DARK_RULES)}
        </style>
      </head>
      <body style="margin:0;padding:24px;background:#FBF6EC;color:#1D1B16;font:16px/1.6 Georgia,serif">
        <div style="max-width:560px;margin:0 auto">
          <p class="name" style="font-size:22px;color:#0F3D2E;border-bottom:4px solid #E0A32E;padding-bottom:8px">
            ${site.name}
          </p>
          ${mail.paragraphs.map(htmlParagraph)} ${mail.markdown ? links : ""} ${renderMarkdownHtml(mail.markdown ?? "")}
          ${mail.rows ? htmlTable(mail.rows) : ""} ${mail.markdown ? "" : links}
          ${mail.request ? [htmlParagraph(mail.request.paragraph), htmlLink(mail.request.link)] : ""}
          <div class="small" style="margin-top:32px;font-size:13px;border-top:1px solid #1D1B16">
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

function htmlLink(link: Link) {
  return html`<p><a href="${link.url}" style="color:#1F2A5A">${link.label}</a></p>`;
}

/** A paragraph with its line breaks. */
function htmlParagraph(paragraph: string) {
  return html`<p>
    ${paragraph.split("\n").map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`))}
  </p>`;
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
