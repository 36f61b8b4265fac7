import { z } from "zod";
import { LEAD_LIMITS, type LeadSource } from "../../domain/lead.ts";
import { site } from "../../domain/site.ts";
import { linkRoute, linkSchema } from "../mail/link-page.ts";
import type { LinkPage } from "../http/page.ts";
import { anyLine } from "../http/fields.ts";
import { confirm as confirmSubject } from "./confirm.ts";
import { type ConfirmationSubject, findConfirmationSubject } from "./confirmations.store.ts";

/** What somebody did with an email, after "On November 23, 2026". */
const DEEDS: Readonly<Record<LeadSource, string>> = {
  waitlist_page: `joined the ${site.name} waitlist`,
  opt_in_form: `signed up for emails from ${site.name}`,
  import: `added you to the contacts of ${site.name}`,
  cost_calculator: `asked ${site.name} for a comparison of costs`,
  cost_calculator_html: `asked ${site.name} for a comparison of costs`,
  my_plan: `made a plan of a move at ${site.name} and had it sent`,
};

function describe({ source, createdAt, isReport }: ConfirmationSubject): string {
  const day = new Date(createdAt).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
  const deed = isReport ? "sent us a report about a fee" : "sent us a message";
  return `On ${day} somebody ${source ? DEEDS[source] : deed} with your email.`;
}

const NAME_FIELD = { name: "name", label: "Your name (optional)", limit: LEAD_LIMITS.fullName };

/** The name that was typed; undefined where there is none, or a longer one than the field takes. */
function readName(body: Record<string, unknown>): string | undefined {
  const parsed = anyLine(LEAD_LIMITS.fullName, "").safeParse(body[NAME_FIELD.name]);
  return parsed.success ? parsed.data : undefined;
}

const GONE: LinkPage = { title: "Nothing to confirm", paragraphs: ["What this email was about is no longer stored."] };

/** Where a visitor says that it was they who used their email, for what the mail was about (decision: confirmed-leads). */
export const confirm = linkRoute({
  purpose: "confirm",
  schema: linkSchema.extend({ about: z.string().max(64) }),
  async ask(c, link) {
    const found = await findConfirmationSubject(c.var.db, link);
    if (!found) return GONE;
    const after = "Press the button if that was you. It confirms this and nothing else that was sent with your email.";
    const field = found.name === null ? undefined : { ...NAME_FIELD, value: found.name };
    return {
      title: "Was that you?",
      paragraphs: [describe(found), after],
      ...(field && { field }),
      button: "Yes, that was me",
    };
  },
  async act(c, link) {
    const name = readName(await c.req.parseBody().catch(() => ({})));
    const found = await confirmSubject(c.env, c.var.db, { ...link, name }, Date.now());
    if (!found) return GONE;
    return {
      title: "Thank you",
      paragraphs: [
        `You confirmed: ${describe(found).replace("somebody", "you").replace("your email", "this email")}`,
        "If an email waited for this, we send it now, or tomorrow if you have had three from us today. If you unsubscribed, none comes.",
      ],
    };
  },
});
