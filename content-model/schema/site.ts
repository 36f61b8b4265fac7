import * as z from "zod";
import { text } from "./values.ts";

/** A value that a new site has a placeholder for: `sample: true` until the owner's own takes its place. */
export function own(value: z.ZodType<string>) {
  return z
    .strictObject({ value, sample: z.literal(true).optional() })
    .refine(
      (entry) => entry.sample === true || !/\bexample\b/i.test(entry.value),
      "This is only an example: write the real value, or keep the mark that says so",
    );
}

const httpsUrl = z.url({ protocol: /^https$/, error: "An address that begins with https://" });

export const origin = httpsUrl.refine(
  (value) => URL.parse(value)?.origin === value,
  "An origin, without a path or a / at its end",
);

const mailbox = z.email({ error: "An email address" });

export const siteFile = z.strictObject({
  name: text,
  program: text,
  checkoutOrigin: own(origin),
  social: z.strictObject({
    instagram: own(httpsUrl),
    linkedin: own(httpsUrl),
    youtube: own(httpsUrl),
    facebook: own(httpsUrl),
  }),
  email: z.strictObject({ hello: own(mailbox), support: own(mailbox), privacy: own(mailbox), legal: own(mailbox) }),
  postalAddress: own(text),
  dataLicense: text.meta({ description: "What others may do with the open data." }),
});

const legalDate = z.strictObject({ date: z.iso.date(), says: text });

export const legalFile = z.strictObject({
  legalName: own(text).meta({ description: "Who is responsible by law: the registered name. In the footer." }),
  registration: own(text).meta({ description: "Where that name is registered: register and number." }),
  governingLaw: own(text).meta({
    description: "Whose law governs the terms, and whose courts decide, where the law leaves the choice.",
  }),
  dataRepresentatives: text.optional().meta({
    description: "Representatives in the European Union and the United Kingdom, if the law asks for them.",
  }),
  lastUpdated: legalDate.meta({ description: "The date of the version that the legal pages began as." }),
  revised: legalDate.meta({ description: "The day of the text; it changes with any of the three pages." }),
});

/** Values without their marks. */
type Plain<T> = T extends { value: infer Value; sample?: true | undefined }
  ? Value
  : T extends object
    ? { [Key in keyof T]: Plain<T[Key]> }
    : T;

/** Who runs the site, as browsers and the Worker know it. */
export type SiteValues = Plain<z.infer<typeof siteFile>> &
  Plain<Omit<z.infer<typeof legalFile>, "lastUpdated" | "revised">>;
