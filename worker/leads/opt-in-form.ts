import { z } from "zod";
import { LEAD_LIMITS, LEAD_MESSAGES } from "../../domain/lead.ts";
import type { OptInAnswers } from "../store/leads.ts";
import { captureLead } from "./capture.ts";
import { contactFields, optionalText } from "./fields.ts";
import { defineForm } from "./forms.ts";

/** What the form asks besides name and email: each answer is a column of the leads table, under the same name. */
const answerFields = {
  countryInterest: optionalText(LEAD_LIMITS.countryInterest, LEAD_MESSAGES.countryInterest),
  goal: optionalText(LEAD_LIMITS.goal, LEAD_MESSAGES.goal),
} satisfies Record<keyof OptInAnswers, z.ZodType>;

/** The opt-in form, and the blog's subscribe form, which asks for the email only. */
export const optInForm = defineForm({
  name: "opt-in",
  path: "/api/optin-contacts",
  page: "/community",
  receivedMessage: "We have your email.",
  schema: z.strictObject({
    name: optionalText(LEAD_LIMITS.fullName, LEAD_MESSAGES.fullNameTooLong),
    source: z.literal("opt_in_form").default("opt_in_form"),
    ...contactFields("opt_in"),
    ...answerFields,
  }),
  submit({ name = "", email, source, consentVersion, visit, ...answers }, post) {
    return captureLead(post, { kind: "opt_in", name, email, source, consentVersion, visit, answers });
  },
});
