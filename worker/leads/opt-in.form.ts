import { z } from "zod";
import { LEAD_LIMITS, LEAD_MESSAGES, mapOptInAnswers } from "../../domain/lead.ts";
import { captureLead } from "./capture.ts";
import { contactFields, countriesField, optionalLine, optionalText } from "../http/fields.ts";
import { defineForm } from "../http/form.ts";

/** The opt-in form, and the blog's subscribe form, which asks for the email only. */
export const optInForm = defineForm({
  name: "opt-in",
  path: "/api/optin-contacts",
  what: "your sign-up",
  page: "/community",
  receivedMessage: "We have your email.",
  schema: z.strictObject({
    name: optionalLine(LEAD_LIMITS.fullName, LEAD_MESSAGES.fullNameTooLong),
    source: z.literal("opt_in_form").default("opt_in_form"),
    ...contactFields("opt_in"),
    ...mapOptInAnswers(({ limit, tooLong }) => optionalText(limit, tooLong)),
    countryInterest: countriesField,
  }),
  submit({ name = "", email, source, consentVersion, visit, ...answers }, post) {
    return captureLead(post, { kind: "opt_in", name, email, source, consentVersion, visit, answers });
  },
});
