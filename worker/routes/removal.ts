import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { z } from "zod";
import { site } from "../../domain/site.ts";
import { readConfiguration } from "../env.ts";
import type { AppEnv } from "../http/context.ts";
import { AppError } from "../http/errors.ts";
import { limitBody, requireSameOrigin } from "../http/request-guards.ts";
import { validate } from "../http/validate.ts";
import { type LinkPurpose, type SignedLink, verifyLink } from "../mail/links.ts";
import { removePerson } from "../people/remove.ts";
import { suppress, unsuppress } from "../store/suppressions.ts";

// The pages that links in our mails lead to. Mail scanners open every link, so only the button on the page changes
// anything (decision: get-never-writes). The Worker renders these pages itself, because they must work without scripts
// and long after the mail was sent.

const linkSchema = z.object({ person: z.string().max(64), signature: z.string().max(64) });
const buttonSchema = z.object({ action: z.enum(["stop", "resume"]).optional() });

export const unsubscribe = new Hono<AppEnv>()
  .get("/", validate("query", linkSchema), async (c) => {
    requireValidLink(c, "unsubscribe", c.req.valid("query"));
    return renderPage(
      c,
      "Stop our emails?",
      ["You will get no more automatic emails from us. Your sign-up stays with us until you remove it."],
      "Unsubscribe",
    );
  })
  // Mail providers send this POST on a reader's behalf (RFC 8058), from anywhere and without cookies: the signature
  // alone authorizes it.
  .post("/", limitBody, validate("query", linkSchema), validate("form", buttonSchema), async (c) => {
    const link = c.req.valid("query");
    requireValidLink(c, "unsubscribe", link);
    if (c.req.valid("form").action === "resume") {
      await unsuppress(c.var.db, link.person);
      return renderPage(c, "Emails are on again", ["We may email you again."], null);
    }
    await suppress(c.var.db, link.person, Date.now());
    return renderPage(
      c,
      "You are unsubscribed",
      [
        "We send you no more automatic emails. What you gave us stays here until you use the link in our emails that removes it. Changed your mind?",
      ],
      "Start emails again",
      "resume",
    );
  });

export const removal = new Hono<AppEnv>()
  .get("/", validate("query", linkSchema), async (c) => {
    requireValidLink(c, "removal", c.req.valid("query"));
    return renderPage(
      c,
      "Remove your data?",
      ["This deletes your name, your email and everything else that you gave us. It cannot be undone."],
      "Remove my data",
    );
  })
  .post("/", limitBody, validate("query", linkSchema), async (c) => {
    requireSameOrigin(c);
    const link = c.req.valid("query");
    requireValidLink(c, "removal", link);
    await removePerson(c.var.db, c.env.BUCKET, link.person);
    return renderPage(
      c,
      "Your data is removed",
      ["We deleted what you gave us from our database and from its backup copies here.", describeRemainingCopies(c)],
      null,
    );
  });

/** The removal page names the copies that we cannot delete (decision: removal). */
function describeRemainingCopies(c: Context<AppEnv>): string {
  const history = `The database's own history keeps deleted rows for up to 30 days. Notices in our mailbox and files that we downloaded can still name you; write to ${site.email.privacy} and we will delete them.`;
  return readConfiguration(c.env).formServiceUrl
    ? `A copy may remain at the form-collection service that we use; write to ${site.email.privacy} and we will have it deleted. ${history}`
    : history;
}

function requireValidLink(c: Context<AppEnv>, purpose: LinkPurpose, link: SignedLink) {
  if (!verifyLink(c.env, purpose, link)) {
    throw new AppError(403, "bad_link", "This link is not complete. Please open it again from our email.");
  }
}

function renderPage(c: Context<AppEnv>, title: string, paragraphs: string[], button: string | null, action = "stop") {
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
            ${button === null ? "" : html`<form method="post"><button name="action" value="${action}">${button}</button></form>`}
            <p><a href="/">${site.name}</a></p>
          </main>
        </body>
      </html>`,
  );
}
