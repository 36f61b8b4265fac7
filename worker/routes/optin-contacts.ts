import { Hono } from "hono";
import { z } from "zod";
import { CONSENT_LINES, LEAD_LIMITS, LEAD_MESSAGES } from "../../domain/lead.ts";
import type { AppEnv } from "../http/app-env.ts";
import { answerCaptured } from "../http/captured.ts";
import { type FormPost, postOf } from "../http/form-post.ts";
import { contactOf, emailField, optionalText, visitField } from "../http/lead-fields.ts";
import { publicForm } from "../http/public-form.ts";
import { captureLead } from "../jobs/deliver.ts";
import { sendSignup } from "../jobs/form-service.ts";
import { storeOptIn } from "../store/leads.ts";

/** The opt-in form and the blog's subscribe form, which asks for the address alone. */
export const optInSchema = z.strictObject({
  name: optionalText(LEAD_LIMITS.fullName, LEAD_MESSAGES.fullNameTooLong),
  email: emailField,
  countryInterest: optionalText(LEAD_LIMITS.countryInterest, LEAD_MESSAGES.countryInterest),
  goal: optionalText(LEAD_LIMITS.goal, LEAD_MESSAGES.goal),
  source: z.literal("opt_in_form").default("opt_in_form"),
  consentVersion: z.literal(CONSENT_LINES.opt_in.version).default(CONSENT_LINES.opt_in.version),
  visit: visitField,
});

const form = { name: "opt-in", page: "/community", receivedMessage: "We have your address." } as const;

/** Stores an opt-in and what it owes; returns whether the form service has it, too. */
export async function storeOptInContact(
  { name = "", source, countryInterest, goal, ...rest }: z.output<typeof optInSchema>,
  { env, db, waitUntil }: FormPost,
): Promise<boolean> {
  const contact = await contactOf(env, { name, ...rest });
  return captureLead(
    env,
    {
      store: () => storeOptIn(db, { ...contact, source, countryInterest, goal }, Date.now()),
      tell: (url) => sendSignup(url, contact),
    },
    waitUntil,
  );
}

export const optInContacts = new Hono<AppEnv>().post("/", publicForm(form, optInSchema), async (c) =>
  answerCaptured(c, await storeOptInContact(c.req.valid("json"), postOf(c))),
);
