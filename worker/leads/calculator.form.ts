import { calculatorSchema } from "../../domain/forms/calculator.ts";
import { landingEstimate } from "../../domain/landing-estimate.ts";
import { CONFIRM_NOTE } from "../../domain/lead.ts";
import { defineForm, deriveEntryId } from "../http/form.ts";
import { captureLead } from "./capture.ts";

/** The landing calculator. */
export const calculatorForm = defineForm({
  name: "calculator",
  path: "/api/calculator",
  what: "your comparison",
  page: "/",
  receivedMessage: `Your comparison is on its way to your email. ${CONFIRM_NOTE}`,
  schema: calculatorSchema,
  submit({ email, entryId, consentVersion, visit, wantsNews = null, ...input }, post) {
    return captureLead(post, {
      kind: "submission",
      name: "",
      email,
      source: post.isPlainForm ? "cost_calculator_html" : "cost_calculator",
      consentVersion,
      visit,
      entryId: entryId ?? deriveEntryId({ email, wantsNews, ...input }, post.sentAt),
      wantsNews,
      calculation: { input, estimate: landingEstimate(input) },
    });
  },
});
