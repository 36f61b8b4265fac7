import { Hono } from "hono";
import { z } from "zod";
import { CONSENT_LINES, LEAD_LIMITS, LEAD_MESSAGES } from "../../domain/lead.ts";
import type { AppEnv } from "../http/app-env.ts";
import { contactOf, emailField, requiredText, visitField } from "../http/lead-fields.ts";
import { publicForm } from "../http/public-form.ts";
import { answerCaptured } from "../http/captured.ts";
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

export const waitlist = new Hono<AppEnv>()
  .get("/count", async (c) => c.json({ count: await countWaitlist(c.var.db) }))
  .post("/", publicForm(form, waitlistSignupSchema), async (c) => {
    const { fullName: name, source, ...rest } = c.req.valid("json");
    const contact = await contactOf(c, { name, ...rest });
    const isCopied = await captureLead(
      c.env,
      {
        store: () => storeOptIn(c.var.db, { ...contact, source }, Date.now()),
        tell: (url) => sendSignup(url, contact),
      },
      (work) => c.executionCtx.waitUntil(work),
    );
    return answerCaptured(c, isCopied);
  });
