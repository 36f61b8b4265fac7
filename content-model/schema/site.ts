/** What site.yaml, legal.yaml and offers.yaml may hold. Browsers and the Worker know their values as well. */
import * as z from "zod";

/** Words on one line: calendars, mails and feeds put some of them where a line break begins something else. */
export const text = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^\p{Cc}\u2028\u2029]*$/u, "Write this on one line, without a line break");

/** A value that a new site has a placeholder for: `sample: true` until the owner's own takes its place. */
function own(value: z.ZodType<string>) {
  return z
    .strictObject({ value, sample: z.literal(true).optional() })
    .refine(
      (entry) => entry.sample === true || !/\bexample\b/i.test(entry.value),
      "This is only an example: write the real value, or keep the mark that says so",
    );
}

const httpsUrl = z.url({ protocol: /^https$/, error: "An address that begins with https://" });
const origin = httpsUrl.refine(
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

/** The modules of the program. The site's own texts say that it has seven, and which plan has which. */
export const MODULES: readonly number[] = [1, 2, 3, 4, 5, 6, 7];
const LAST = MODULES.slice(-1);

const offer = z.strictObject({
  product: z.enum(["program", "module-7"]),
  kind: z.enum(["one-time", "monthly"]),
  price: z
    .int()
    .positive()
    .meta({ description: "In whole units of the currency; a monthly one is charged each month." }),
  currency: z.literal("USD"),
  payments: z.int().positive(),
  path: z
    .string()
    .regex(/^\/(?![/\\])\S*$/, "A page of the checkout: /checkout")
    .meta({ description: "Its page on the checkout." }),
  content: text.meta({ description: "utm_content, which tells the offers apart in analytics." }),
  analyticsItem: z.strictObject({ id: text, category: z.enum(["Course", "Subscription"]) }),
});
/** The modules that an offer includes, by their numbers. */
function only(modules: readonly number[]) {
  return z
    .array(z.int())
    .refine(
      (given) => given.join() === modules.join(),
      `The site's own texts say that this offer includes ${modules.join(", ")}`,
    )
    .meta({ description: "The modules that it includes, by their numbers." });
}

export const offersFile = z.strictObject({
  confirmedOn: z.iso
    .date()
    .optional()
    .meta({ description: "The day on which somebody confirmed at the checkout what each offer buys." }),
  offers: z.strictObject({
    oneTime1497: offer.extend({ modules: only(MODULES) }),
    monthly189: offer.extend({ modules: only(MODULES.slice(0, -1)) }),
    oneTime997: offer.extend({ modules: only(LAST) }),
    monthly125: offer.extend({
      payments: z.null().meta({ description: "The checkout says." }),
      modules: only(LAST),
    }),
  }),
  note: z.strictObject({ text, sample: z.literal(true).optional() }),
  texts: z.strictObject({
    modules: z.strictObject({ oneTime: text, monthly: text }),
    difference: text,
    sums: text,
    badgeReasons: z.strictObject({ oneTime: text, monthly: text }),
    prices: text,
    whoGetsModule7: text,
    module7Alone: text,
    nobodyFiles: text,
    community: text,
    refunds: text,
    opensCheckout: text,
    opensOneTimePlan: text,
    enrollmentIsOpen: text,
  }),
});

const catalogFact = z.strictObject({
  value: text,
  basis: z.enum(["brief", "estimate"]).optional(),
  office: text,
  entered: z.iso.date(),
  checked: z.iso.date().optional(),
  confirmed: z.strictObject({ on: z.iso.date(), by: text }).optional(),
  doubted: z.iso.date().optional(),
  method: text.optional(),
  changed: z.array(z.strictObject({ on: z.iso.date(), from: text })).optional(),
});
/** What lists, cards and the finder know of a country. */
export const catalogFile = z.strictObject({
  name: text,
  alpha2: z.string().length(2).meta({ description: "ISO 3166-1, for flags." }),
  numeric: z
    .string()
    .regex(/^\d{3}$/)
    .meta({ description: "ISO 3166-1, by which its outline on the map is found." }),
  region: z.enum(["west", "east", "north", "south"]),
  featured: z.literal(true).optional().meta({ description: "Among the finder's featured countries." }),
  description: text,
  tags: z.array(z.strictObject({ label: text, tone: z.enum(["forest", "terracotta", "ochre", "indigo"]) })),
  finder: z
    .strictObject({ lifestyle: z.array(text), language: z.array(text), investment: z.array(text) })
    .meta({ description: "The choices of the finder that it fits." }),
  capital: catalogFact,
  capitalAt: z
    .strictObject({ latitude: z.number(), longitude: z.number() })
    .meta({ description: "Degrees north and east." }),
  languages: catalogFact,
  currency: catalogFact,
  population: catalogFact,
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
/** What is sold, as browsers and the Worker know it. */
export type OfferValues = z.infer<typeof offersFile>["offers"];
/** The catalog of countries by their ids. */
export type CatalogValues = Readonly<Record<string, z.infer<typeof catalogFile>>>;
