import { z } from "zod";
import {
  CALCULATOR_MESSAGES,
  CALCULATOR_OPTIONS,
  type CalculatorChoice,
  parseCost,
} from "../../domain/calculator-input.ts";
import { CONFIRM_NOTE, NEWS_BOX } from "../../domain/lead.ts";
import { landingEstimate } from "../../domain/landing-estimate.ts";
import { captureLead } from "./capture.ts";
import { contactFields, deriveEntryId, entryIdField } from "../http/fields.ts";
import { defineForm } from "../http/form.ts";

/** One of the values of a select; any other value, an empty one too, gets the field's message. */
function choiceField(choice: CalculatorChoice) {
  return z.enum(
    CALCULATOR_OPTIONS[choice].map(({ value }) => value) as [string, ...string[]],
    CALCULATOR_MESSAGES[choice],
  );
}

/** A monthly amount in US dollars, as text or as a JSON number. */
const costField = z.preprocess(parseCost, z.number(CALCULATOR_MESSAGES.cost));

/** The landing calculator. Totals are not among its fields, because the Worker computes them. */
export const calculatorForm = defineForm({
  name: "calculator",
  path: "/api/calculator",
  what: "your comparison",
  page: "/",
  receivedMessage: `Your comparison is on its way to your email. ${CONFIRM_NOTE}`,
  schema: z.strictObject({
    currentCountry: choiceField("currentCountry"),
    housingCost: costField,
    utilityCost: costField,
    foodCost: costField,
    transportCost: costField,
    destinationCountry: choiceField("destinationCountry"),
    housingType: choiceField("housingType"),
    lifestyle: choiceField("lifestyle"),
    householdSize: choiceField("householdSize"),
    [NEWS_BOX.field]: z.literal(NEWS_BOX.value).optional(),
    entryId: entryIdField,
    ...contactFields("calculator"),
  }),
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
