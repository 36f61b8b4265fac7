import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { z } from "zod";
import { site } from "../../domain/site.ts";
import { type LinkPurpose, type SignedLink, verifyLink } from "../mail/links.ts";
import type { AppEnv } from "./context.ts";
import { AppError } from "./errors.ts";
import { countAttempt, limitBody, requireSameOrigin } from "./request-guards.ts";
import { validate } from "./validate.ts";

// The pages that links in our mails lead to. Mail scanners open every link, so only the button on the page changes
// anything (decision: get-never-writes). The Worker renders these pages itself, because they must work without scripts
// and long after the mail was sent.

export const linkSchema = z.object({ person: z.string().max(64), signature: z.string().max(64) });

/** What a button stands for: "resume" takes back what the page is for. */
const buttonSchema = z.object({ action: z.enum(["stop", "resume"]).optional() });
type Action = z.infer<typeof buttonSchema>["action"];

/** A small page with at most one button, which posts its action to the page's own URL. */
export type LinkPage = { title: string; paragraphs: string[]; button?: string; action?: Action };

type LinkRoute<Link extends SignedLink> = {
  purpose: LinkPurpose;
  schema: z.ZodType<Link>;
  /** Mail providers send the POST on a reader's behalf (RFC 8058), from anywhere: the signature alone authorizes it. */
  isOneClick?: boolean;
  /** The page that the link opens. */
  ask: (c: Context<AppEnv>, link: Link) => LinkPage | Promise<LinkPage>;
  /** What its button does, and the page that follows. */
  act: (c: Context<AppEnv>, link: Link, action: Action) => Promise<LinkPage>;
};

/** The routes of a link in our mails. The link must be ours, and its button be pressed by one network only now and then. */
export function linkRoute<Link extends SignedLink>({ purpose, schema, isOneClick, ask, act }: LinkRoute<Link>) {
  return new Hono<AppEnv>()
    .get("/", validate("query", schema), async (c) => {
      const link = c.req.valid("query");
      requireValidLink(c, purpose, link);
      return render(c, await ask(c, link));
    })
    .post("/", limitBody, validate("query", schema), validate("form", buttonSchema), async (c) => {
      if (!isOneClick) requireSameOrigin(c);
      const link = c.req.valid("query");
      requireValidLink(c, purpose, link);
      await countAttempt(c, "link", `${purpose}:${link.person}`);
      return render(c, await act(c, link, c.req.valid("form").action));
    });
}

/** @throws AppError 403 where we did not sign the link for this purpose */
function requireValidLink(c: Context<AppEnv>, purpose: LinkPurpose, link: SignedLink) {
  if (!verifyLink(c.env, purpose, link)) {
    throw new AppError(403, "bad_link", "This link is not complete. Please open it again from our email.");
  }
}

function render(c: Context<AppEnv>, { title, paragraphs, button, action = "stop" }: LinkPage) {
  // Its URL is as good as a signature: neither the link on it nor what loads there may pass it on.
  c.header("Referrer-Policy", "no-referrer");
  return c.html(
    html`<!doctype html>
      <html lang="en">
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
            }
            @media (prefers-color-scheme: dark) {
              :root {
                --paper: #16140f;
                --ink: #f3ead9;
                --edge: #e0a32e;
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
            ${button === undefined ? "" : html`<form method="post"><button name="action" value="${action}">${button}</button></form>`}
            <p><a href="/">${site.name}</a></p>
          </main>
        </body>
      </html>`,
  );
}
