import { Hono } from "hono";
import { z } from "zod";
import { CONSENT_LINES, LEAD_LIMITS, LEAD_MESSAGES } from "../../domain/lead.ts";
import type { AppEnv } from "../http/app-env.ts";
import { answerCaptured } from "../http/captured.ts";
import { type FormPost, postOf } from "../http/form-post.ts";
import { contactOf, emailField, requiredText, visitField } from "../http/lead-fields.ts";
import { publicForm } from "../http/public-form.ts";
import { captureLead } from "../jobs/deliver.ts";
import { sendSignup } from "../jobs/form-service.ts";
import { countWaitlist, storeOptIn } from "../store/leads.ts";

/** Product §3 and §7: fullName, email, source; besides them what consent and visit the page may tell. */
export const waitlistSignupSchema = z.strictObject({
  fullName: requiredText(LEAD_LIMITS.fullName, LEAD_MESSAGES.fullName, LEAD_MESSAGES.fullNameTooLong),
  email: emailField,
  source: z.literal("waitlist_page").default("waitlist_page"),
  consentVersion: z.literal(CONSENT_LINES.waitlist.version).default(CONSENT_LINES.waitlist.version),
  visit: visitField,
});

const form = { name: "waitlist", page: "/waitlist", receivedMessage: "You are on the waitlist." } as const;

/** Stores a sign-up and what it owes; returns whether the form service has it, too. */
export async function storeWaitlistSignup(
  { fullName: name, source, ...rest }: z.output<typeof waitlistSignupSchema>,
  { env, db, waitUntil }: FormPost,
): Promise<boolean> {
  const contact = await contactOf(env, { name, ...rest });
  return captureLead(
    env,
    {
      store: () => storeOptIn(db, { ...contact, source }, Date.now()),
      tell: (url) => sendSignup(url, contact),
    },
    waitUntil,
  );
}

export const waitlist = new Hono<AppEnv>()
  .get("/count", async (c) => c.json({ count: await countWaitlist(c.var.db) }))
  .post("/", publicForm(form, waitlistSignupSchema), async (c) =>
    answerCaptured(c, await storeWaitlistSignup(c.req.valid("json"), postOf(c))),
  );
