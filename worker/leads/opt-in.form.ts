import * as v from "valibot";
import { COUNTRIES } from "../../domain/countries.ts";
import { formSchema } from "../../domain/forms/fields.ts";
import { optInSchema } from "../../domain/forms/opt-in.ts";
import { OPT_IN_ANSWERS } from "../../domain/lead.ts";
import { defineForm } from "../http/form.ts";
import { captureLead } from "./capture.ts";

const COUNTRIES_BY_KEY: ReadonlyMap<string, string> = new Map(COUNTRIES.map(({ name }) => [name.toLowerCase(), name]));

function inCatalog(name: string): string | undefined {
  return COUNTRIES_BY_KEY.get(name.toLowerCase());
}

/** As the catalog writes them, each once. */
const countryInterest = v.pipe(
  optInSchema.entries.countryInterest,
  v.check((names = []) => names.every(inCatalog), OPT_IN_ANSWERS.countryInterest.tooLong),
  v.transform((names) => names && [...new Set(names.map((name) => inCatalog(name)!))]),
);

/** The opt-in form, and the blog's subscribe form. */
export const optInForm = defineForm({
  name: "opt-in",
  path: "/api/optin-contacts",
  what: "your sign-up",
  page: "/community",
  receivedMessage: "We have your email.",
  schema: formSchema({ ...optInSchema.entries, countryInterest }),
  submit({ name = "", email, source, consentVersion, visit, ...answers }, post) {
    return captureLead(post, { kind: "opt_in", name, email, source, consentVersion, visit, answers });
  },
});
