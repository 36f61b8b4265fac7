import { Hono } from "hono";
import { z } from "zod";
import { normaliseEmail } from "../../domain/email-address.ts";
import { CONSENT_LINES, LEAD_LIMITS, LEAD_MESSAGES } from "../../domain/lead.ts";
import { configurationOf } from "../env.ts";
import type { AppEnv } from "../http/app-env.ts";
import { AppError } from "../http/errors.ts";
import { emailField, visitField } from "../http/lead-fields.ts";
import type { PublicForm } from "../http/form-page.ts";
import { publicForm, received } from "../http/public-form.ts";
import { captureOptIn } from "../jobs/deliver.ts";
import { addressHash } from "../store/address-hash.ts";
import { countWaitlist } from "../store/leads.ts";

const form: PublicForm = { name: "waitlist", page: "/waitlist", receivedMessage: "You are on the waitlist." };

/** Product §3 and §7: fullName, email, source; besides them what consent and visit the page may tell. */
export const waitlistSignupSchema = z.strictObject({
  fullName: z
    .string(LEAD_MESSAGES.fullName)
    .trim()
    .min(1, LEAD_MESSAGES.fullName)
    .max(LEAD_LIMITS.fullName, LEAD_MESSAGES.fullNameTooLong),
  email: emailField,
  source: z.literal("waitlist_page").default("waitlist_page"),
  consentVersion: z.literal(CONSENT_LINES.waitlist.version).default(CONSENT_LINES.waitlist.version),
  visit: visitField,
});

export const waitlist = new Hono<AppEnv>()
  .get("/count", async (c) => c.json({ count: await countWaitlist(c.var.db) }))
  .post("/", publicForm(form, waitlistSignupSchema), async (c) => {
    const { fullName, email, source, consentVersion, visit } = c.req.valid("json");
    const { linkSecret } = configurationOf(c.env);
    const isCopied = await captureOptIn(
      c.env,
      c.var.db,
      {
        source,
        name: fullName,
        email,
        addressHash: await addressHash(linkSecret, normaliseEmail(email)),
        consentVersion,
        visit,
      },
      (work) => c.executionCtx.waitUntil(work),
    );
    if (!isCopied) {
      throw new AppError(
        502,
        "form_service_failed",
        "We could not finish your sign-up just now. What you typed is still here: please try again in a moment.",
      );
    }
    return received(c, form);
  });
