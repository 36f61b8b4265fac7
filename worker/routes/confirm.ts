import { type Context, Hono } from "hono";
import { z } from "zod";
import type { LeadSource } from "../../domain/lead.ts";
import { site } from "../../domain/site.ts";
import type { AppEnv } from "../http/context.ts";
import { admitLink, linkSchema, renderLinkPage, requireValidLink } from "../http/link-page.ts";
import { limitBody, requireSameOrigin } from "../http/request-guards.ts";
import { validate } from "../http/validate.ts";
import { confirm as confirmSubject } from "../people/confirm.ts";
import { type Confirmable, findConfirmable } from "../store/confirmations.ts";

const confirmLink = linkSchema.extend({ about: z.string().max(64) });

/** What somebody did with an email, after "On November 23, 2026". */
const DEEDS: Readonly<Record<LeadSource, string>> = {
  waitlist_page: `joined the ${site.name} waitlist`,
  opt_in_form: `signed up for emails from ${site.name}`,
  cost_calculator: `asked ${site.name} for a comparison of costs`,
  cost_calculator_html: `asked ${site.name} for a comparison of costs`,
};

function describe({ source, createdAt }: Confirmable): string {
  const day = new Date(createdAt).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
  return `On ${day} somebody ${source ? DEEDS[source] : "sent us a message"} with your email.`;
}

/** Where a visitor says that it was they who used their email, for what the mail was about (decision: confirmed-leads). */
export const confirm = new Hono<AppEnv>()
  .get("/", validate("query", confirmLink), async (c) => {
    const link = c.req.valid("query");
    requireValidLink(c, "confirm", link);
    const found = await findConfirmable(c.var.db, link);
    if (!found) return renderGone(c);
    const after = "Press the button if that was you. It confirms this and nothing else that was sent with your email.";
    return renderLinkPage(c, "Was that you?", [describe(found), after], "Yes, that was me");
  })
  .post("/", limitBody, validate("query", confirmLink), async (c) => {
    requireSameOrigin(c);
    const link = c.req.valid("query");
    await admitLink(c, "confirm", link);
    const found = await confirmSubject(c.env, c.var.db, link, Date.now());
    if (!found) return renderGone(c);
    return renderLinkPage(
      c,
      "Thank you",
      [
        `You confirmed: ${describe(found).replace("somebody", "you").replace("your email", "this email")}`,
        "If an email waited for this, we send it now, or tomorrow if you have had three from us today.",
      ],
      null,
    );
  });

function renderGone(c: Context<AppEnv>) {
  return renderLinkPage(c, "Nothing to confirm", ["What this email was about is no longer stored."], null);
}
