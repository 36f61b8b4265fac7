import * as v from "valibot";
import { cleanLine } from "./clean-text.ts";
import { mapOptInAnswers, OPT_IN_ANSWERS, splitCountries } from "../lead.ts";
import { contactFields, formSchema, optionalName, optionalText } from "./fields.ts";

const { limit, tooLong } = OPT_IN_ANSWERS.countryInterest;

/**
 * Names of countries: one, several with commas between, or a list, as which they come out; undefined when there are none.
 * The Worker also checks them: the catalog is too large for a form, whose select offers nothing else.
 */
const countryInterest = v.optional(
  v.pipe(
    v.union([v.string(), v.array(v.string())], tooLong),
    v.transform((typed) => [typed].flat().map(cleanLine).flatMap(splitCountries)),
    v.check((names) => names.join(", ").length <= limit, tooLong),
    v.transform((names) => (names.length === 0 ? undefined : names)),
  ),
);

/** The rules of the opt-in form, and of the blog's subscribe form, which asks for the email only. */
export const optInSchema = formSchema({
  name: optionalName,
  source: v.optional(v.literal("opt_in_form"), "opt_in_form"),
  ...contactFields("opt_in"),
  ...mapOptInAnswers(({ limit, tooLong }) => optionalText(limit, tooLong)),
  countryInterest,
});
