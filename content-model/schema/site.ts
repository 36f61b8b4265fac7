import * as z from "zod";
import { text } from "./values.ts";

/** A value that a new site has a placeholder for: `sample: true` until the owner's own takes its place. */
export function own(value: z.ZodType<string>) {
  return z
    .strictObject({
      value: value.meta({ title: "What it says", control: "text" }),
      sample: z.literal(true).optional().meta({ title: "This one is a placeholder", control: "sample" }),
    })
    .refine(
      (entry) => entry.sample === true || !/\bexample\b/i.test(entry.value),
      "This is only an example: write the real value, or keep the mark that says so",
    )
    .meta({ form: "Contact or address" });
}

const httpsUrl = z.url({ protocol: /^https$/, error: "An address that begins with https://" });

export const origin = httpsUrl.refine(
  (value) => URL.parse(value)?.origin === value,
  "An origin, without a path or a / at its end",
);

const mailbox = z.email({ error: "An email address" });

const asText = { form: "Text", control: "text" } as const;
const legalPages = ["/privacy-policy", "/terms-of-service", "/cookie-policy"];

export const siteFile = z
  .strictObject({
    name: text.meta({ title: "Name of the site", ...asText }),
    program: text.meta({ title: "What we call the program", ...asText }),
    checkoutOrigin: own(origin).meta({ title: "Address of the checkout" }),
    social: z
      .strictObject({
        instagram: own(httpsUrl).meta({ title: "Instagram" }),
        linkedin: own(httpsUrl).meta({ title: "LinkedIn" }),
        youtube: own(httpsUrl).meta({ title: "YouTube" }),
        facebook: own(httpsUrl).meta({ title: "Facebook" }),
      })
      .meta({ title: "Social channels" }),
    email: z
      .strictObject({
        hello: own(mailbox).meta({ title: "Hello" }),
        support: own(mailbox).meta({ title: "Support" }),
        privacy: own(mailbox).meta({ title: "Privacy" }),
        legal: own(mailbox).meta({ title: "Legal" }),
      })
      .meta({ title: "Mailboxes" }),
    postalAddress: own(text).meta({ title: "Postal address" }),
    dataLicense: text.meta({ title: "What others may do with the open data", ...asText }),
  })
  .meta({ title: "The site", pages: ["/", "/contact", ...legalPages] });

const legalDate = z.strictObject({
  date: z.iso.date().meta({ title: "Day" }),
  says: text.meta({ title: "In words" }),
});

export const legalFile = z
  .strictObject({
    legalName: own(text).meta({
      title: "Registered name",
      description: "Who is responsible by law: the registered name. In the footer.",
    }),
    registration: own(text).meta({
      title: "Where the name is registered",
      description: "Where that name is registered: register and number.",
    }),
    governingLaw: own(text).meta({
      title: "Governing law",
      description: "Whose law governs the terms, and whose courts decide, where the law leaves the choice.",
    }),
    dataRepresentatives: text.optional().meta({
      title: "Representatives in the European Union and the United Kingdom",
      control: "text",
      description: "Only if the law asks for them.",
    }),
    lastUpdated: legalDate.meta({
      title: "First version",
      description: "The date of the version that the legal pages began as.",
    }),
    revised: legalDate.meta({
      title: "Version of today",
      description: "The day of the text; it changes with any of the three pages.",
    }),
  })
  .meta({
    title: "Legal pages",
    form: "Contact or address",
    formTitle: "Dates of the legal pages",
    pages: legalPages,
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
