import type { Context } from "hono";
import { html } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { site } from "../../domain/site.ts";
import type { AppEnv } from "./context.ts";

// The pages that the Worker renders itself, because they must work without scripts and long after a mail was sent.

/**
 * A small page with at most one field, or fields of its own, and one button, which posts to the page's own URL. `hidden`: what else it
 * posts, by name. `action`: what the button does in place of what the page is for. `status`: 200 unless given.
 */
export type LinkPage = {
  title: string;
  paragraphs: string[];
  lang?: string;
  status?: ContentfulStatusCode;
  fields?: Html;
  hidden?: Readonly<Record<string, string>>;
  field?: { name: string; label: string; value: string; limit: number };
  button?: string;
  action?: "resume";
};

export type Html = ReturnType<typeof html>;

/** Answers a page. */
export function renderPage(c: Context, page: LinkPage, status = page.status ?? 200) {
  const { title, paragraphs, lang = "en", hidden = {}, field, fields = "", button, action } = page;
  // Its URL is as good as a signature: neither the link on it nor what loads there may pass it on.
  c.header("Referrer-Policy", "no-referrer");
  return c.html(
    html`<!doctype html>
      <html lang="${lang}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${title} | ${site.name}</title>
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <style>
            :root {
              color-scheme: light dark;
              --paper: #fbf6ec;
              --ink: #1d1b16;
              --action: #b8492a;
              --edge: #0f3d2e;
              --error: #a3251a;
            }
            @media (prefers-color-scheme: dark) {
              :root {
                --paper: #16140f;
                --ink: #f3ead9;
                --edge: #e0a32e;
                --error: #ff9d8a;
              }
            }
            body {
              margin: 0;
              background: var(--paper);
              color: var(--ink);
              font:
                1.125rem/1.6 Georgia,
                serif;
            }
            main {
              max-width: 34rem;
              margin: 12vh auto;
              padding: 1.5rem;
              border-top: 6px solid var(--edge);
            }
            h1 {
              line-height: 1.25;
            }
            input:not([type="radio"]),
            textarea {
              box-sizing: border-box;
              width: 100%;
              min-height: 48px;
              padding: 0.5rem 0.75rem;
              border: 1px solid currentColor;
              border-radius: 8px;
              background: transparent;
              color: inherit;
              font: inherit;
            }
            fieldset {
              min-width: 0;
              margin: 2rem 0;
              padding: 0;
              border: 0;
              overflow-wrap: anywhere;
            }
            legend {
              padding: 0;
              font-weight: 700;
            }
            .choices {
              display: flex;
              flex-wrap: wrap;
              gap: 0 1.5rem;
            }
            .choices label {
              display: flex;
              align-items: center;
              gap: 0.5rem;
              min-height: 48px;
              cursor: pointer;
            }
            [type="radio"] {
              width: 1.25rem;
              height: 1.25rem;
              margin: 0;
              accent-color: var(--action);
            }
            .sentence {
              margin: 0.25rem 0;
              white-space: pre-line;
            }
            .instead,
            .error {
              display: block;
            }
            fieldset:not(:has([value="wrong"]:checked)) > .instead {
              display: none;
            }
            .error {
              color: var(--error);
              font-weight: 700;
            }
            button {
              min-height: 48px;
              padding: 0 1.5rem;
              border: 0;
              border-radius: 8px;
              background: var(--action);
              color: #fff;
              font: inherit;
              font-weight: 700;
              cursor: pointer;
            }
            a {
              color: inherit;
            }
            :focus-visible {
              outline: 3px solid var(--edge);
              outline-offset: 3px;
            }
          </style>
        </head>
        <body>
          <main>
            <h1>${title}</h1>
            ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
            ${button === undefined ? "" : html`<form method="post">${Object.entries(hidden).map(htmlHidden)}${field ? htmlField(field) : ""}${fields}<button type="submit" ${action ? html`formaction="${withAction(c, action)}"` : ""}>${button}</button></form>`}
            <p><a href="/">${site.name}</a></p>
          </main>
        </body>
      </html>`,
    status,
  );
}

function htmlHidden([name, value]: [string, string]) {
  return html`<input type="hidden" name="${name}" value="${value}" />`;
}

function htmlField({ name, label, value, limit }: NonNullable<LinkPage["field"]>) {
  return html`<p>
    <label>${label}<br /><input name="${name}" value="${value}" maxlength="${limit}" autocomplete="name" /></label>
  </p>`;
}

/** The page's own URL with an action: nothing of a body is read, which mail programs send in many shapes. */
function withAction(c: Context, action: string): string {
  const { pathname, searchParams } = new URL(c.req.url);
  searchParams.set("action", action);
  return `${pathname}?${searchParams}`;
}

type Failure = {
  status: ContentfulStatusCode;
  code: string;
  message: string;
  details: { headers?: Record<string, string> };
};

/**
 * The page in place of one that failed: what happened, and what its reader can do. None for a request that is not
 * answered with pages, such as the one-click POST of a mail program.
 */
export function errorPage(c: Context<AppEnv>, { status, code, message, details }: Failure) {
  if (!c.get("isPage")) return null;
  for (const [name, value] of Object.entries(details.headers ?? {})) c.header(name, value);
  const { title, paragraphs } = ERROR_PAGES[code] ?? { title: "That did not work", paragraphs: [message, LINKS_LAST] };
  return renderPage(c, { title, paragraphs: [...paragraphs, WRITE_TO_US] }, status);
}

const LINKS_LAST = "You can open the link again in a few minutes.";
const WRITE_TO_US = `If it keeps happening, write to ${site.email.hello} and say what you wanted to do. We will do it for you.`;

const BROKEN_LINK = {
  title: "This link is not complete",
  paragraphs: [
    "Email programs sometimes cut a long link in two. Open the link again from our email, or copy all of it into the address bar.",
  ],
};
const ERROR_PAGES: Readonly<Record<string, Pick<LinkPage, "title" | "paragraphs">>> = {
  bad_link: BROKEN_LINK,
  invalid_input: BROKEN_LINK,
  too_many_requests: {
    title: "Too many tries",
    paragraphs: ["Wait a minute, then open the link in our email and press the button again."],
  },
};
