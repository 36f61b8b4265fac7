import type { Context } from "hono";
import { html } from "hono/html";
import { HONEYPOT_FIELD } from "../../domain/lead.ts";
import { site } from "../../domain/site.ts";
import type { AppEnv } from "./context.ts";

/**
 * The page for a browser without scripts whose honeypot a tool has filled: it holds what was typed, without the honeypot, and its button
 * sends that (decision: one-guard).
 */
export function askAgainPage(c: Context<AppEnv>, action: string, body: Record<string, unknown>) {
  const fields = Object.entries(body).filter(([name, value]) => name !== HONEYPOT_FIELD && typeof value === "string");
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>Please send it once more | ${site.name}</title>
          <style>
            :root {
              color-scheme: light dark;
            }
            body {
              max-width: 34rem;
              margin: 12vh auto;
              padding: 1.5rem;
              font:
                1.125rem/1.6 Georgia,
                serif;
            }
            button {
              min-height: 48px;
              padding: 0 1.5rem;
              font: inherit;
              font-weight: 700;
            }
          </style>
        </head>
        <body>
          <main>
            <h1>Please send it once more</h1>
            <p>
              Something in your browser, such as a password manager, filled in a hidden field of our form. We emptied it
              and kept what you typed.
            </p>
            <form method="post" action="${action}">
              ${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value as string}" />`)}
              <button>Send</button>
            </form>
            <p><a href="/">${site.name}</a></p>
          </main>
        </body>
      </html>`,
    409,
  );
}
