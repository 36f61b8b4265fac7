import * as z from "zod";
import { text } from "./values.ts";

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

/** What is sold, as browsers and the Worker know it. */
export type OfferValues = z.infer<typeof offersFile>["offers"];
