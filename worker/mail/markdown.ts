import { html } from "hono/html";
import { Lexer, type MarkedToken, type Token, type Tokens } from "marked";

// What the owner writes in announcements, as HTML and as plain text. The library only takes the text apart; what becomes
// of each part is written here, so that a part of another kind, HTML for one, stays the text that was typed.

type Html = ReturnType<typeof html> | string;

const LINK_COLOR = "color:#1F2A5A";

/** The text as HTML for a mail: paragraphs, headings, lists, quotes, bold, italics, and links to http(s) and mailto. */
export function renderMarkdownHtml(markdown: string): Html[] {
  return parse(markdown).map(blockHtml);
}

/** The same as plain text: blocks, to be parted by blank lines. */
export function renderMarkdownText(markdown: string): string[] {
  return parse(markdown).map(blockText).filter(Boolean);
}

/** A single line break stays one, because that is what whoever types it sees. */
function parse(markdown: string): Token[] {
  return Lexer.lex(markdown, { gfm: true, breaks: true }).filter(({ type }) => type !== "space" && type !== "def");
}

function blockHtml(token: Token): Html {
  const block = token as MarkedToken;
  switch (block.type) {
    case "heading":
      return block.depth <= 2
        ? html`<h2 style="font-size:20px;line-height:1.3;color:#0F3D2E">${inlineHtml(block.tokens)}</h2>`
        : html`<h3 style="font-size:17px;line-height:1.3;color:#0F3D2E">${inlineHtml(block.tokens)}</h3>`;
    case "paragraph":
      return html`<p>${inlineHtml(block.tokens)}</p>`;
    // A text that stands in a list without a paragraph.
    case "text":
      return html`${inlineHtml(block.tokens ?? [block])}`;
    case "list": {
      const items = block.items.map((item) => html`<li>${itemBlocks(item).map(blockHtml)}</li>`);
      return block.ordered
        ? html`<ol start="${block.start || 1}">
            ${items}
          </ol>`
        : html`<ul>
            ${items}
          </ul>`;
    }
    case "blockquote":
      return html`<blockquote style="margin:16px 0;padding-left:16px;border-left:4px solid #E0A32E">
        ${contentOf(block.tokens).map(blockHtml)}
      </blockquote>`;
    case "hr":
      return html`<hr style="border:0;border-top:1px solid #E0A32E" />`;
    default:
      return html`<p>${linesHtml(token.raw.trim())}</p>`;
  }
}

function blockText(token: Token): string {
  const block = token as MarkedToken;
  switch (block.type) {
    case "heading":
    case "paragraph":
      return inlineText(block.tokens);
    case "text":
      return inlineText(block.tokens ?? [block]);
    case "list":
      return block.items
        .map((item, index) => {
          const mark = block.ordered ? `${(Number(block.start) || 1) + index}. ` : "- ";
          const text = itemBlocks(item).map(blockText).join("\n");
          return mark + text.replaceAll("\n", `\n${" ".repeat(mark.length)}`);
        })
        .join("\n");
    case "blockquote":
      return contentOf(block.tokens).map(blockText).join("\n\n").replaceAll(/^/gm, "> ");
    case "hr":
      return "---";
    default:
      return token.raw.trim();
  }
}

function itemBlocks(item: Tokens.ListItem): Token[] {
  return contentOf(item.tokens).filter(({ type }) => type !== "checkbox");
}

function contentOf(tokens: Token[]): Token[] {
  return tokens.filter(({ type }) => type !== "space" && type !== "def");
}

function inlineHtml(tokens: Token[]): Html[] {
  return tokens.map((token) => {
    const part = token as MarkedToken;
    switch (part.type) {
      case "strong":
        return html`<strong>${inlineHtml(part.tokens)}</strong>`;
      case "em":
        return html`<em>${inlineHtml(part.tokens)}</em>`;
      case "link": {
        const href = safeHref(part.href);
        const label = inlineHtml(part.tokens);
        return href ? html`<a href="${href}" style="${LINK_COLOR}">${label}</a>` : html`${label}`;
      }
      case "br":
        return html`<br />`;
      case "escape":
        return html`${part.text}`;
      case "text":
        return part.tokens ? html`${inlineHtml(part.tokens)}` : html`${part.text}`;
      default:
        return html`${token.raw}`;
    }
  });
}

function inlineText(tokens: Token[]): string {
  return tokens
    .map((token) => {
      const part = token as MarkedToken;
      switch (part.type) {
        case "strong":
        case "em":
          return inlineText(part.tokens);
        case "link": {
          const href = safeHref(part.href);
          const label = inlineText(part.tokens);
          return !href || href.replace(/^mailto:/, "") === label || part.href === label ? label : `${label} (${href})`;
        }
        case "br":
          return "\n";
        case "escape":
          return part.text;
        case "text":
          return part.tokens ? inlineText(part.tokens) : part.text;
        default:
          return token.raw;
      }
    })
    .join("");
}

function linesHtml(text: string): Html[] {
  return text.split("\n").map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));
}

/** The URL of a link that a mail may have; null for any other: what it is called is shown alone. */
function safeHref(href: string): string | null {
  const url = URL.parse(href);
  return url && ["http:", "https:", "mailto:"].includes(url.protocol) ? url.href : null;
}
