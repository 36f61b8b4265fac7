import * as z from "zod";
import { text } from "./values.ts";

/** The modules of the program. The site's own texts say that it has seven, and which plan has which. */
export const MODULES: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

const LAST = MODULES.slice(-1);

const offer = z.strictObject({
  product: z.enum(["program", "module-7"]).meta({ fixed: true }),
  kind: z.enum(["one-time", "monthly"]).meta({ fixed: true }),
  price: z
    .int()
    .positive()
    .meta({ title: "Price in US dollars", description: "Of a monthly offer: what each payment is." }),
  currency: z.literal("USD").meta({ fixed: true }),
  payments: z.int().positive().meta({ title: "Number of payments" }),
  path: z
    .string()
    .regex(/^\/(?![/\\])\S*$/, "A page of the checkout: /checkout")
    .meta({
      title: "Page of the checkout",
      description: "What follows the checkout’s address, with a / at the beginning.",
    }),
  content: text.meta({ fixed: true, description: "utm_content, which tells the offers apart in analytics." }),
  analyticsItem: z.strictObject({ id: text, category: z.enum(["Course", "Subscription"]) }).meta({ fixed: true }),
});

/** The modules that an offer includes, by their numbers. */
function only(modules: readonly number[]) {
  return z
    .array(z.int())
    .refine(
      (given) => given.join() === modules.join(),
      `The site's own texts say that this offer includes ${modules.join(", ")}`,
    )
    .meta({
      title: "What it includes",
      options: Object.fromEntries(MODULES.map((module) => [module, `Module ${module}`])),
      description: "Modules, by their numbers.",
    });
}

const asOffer = { form: "Offer", scheduled: true } as const;

const badge = { oneTime: said("One payment"), monthly: said("Monthly payments") };

function said(title: string) {
  return text.meta({ title, control: "text" });
}

export const offersFile = z
  .strictObject({
    confirmedOn: z.iso.date().optional().meta({
      title: "Confirmed at the checkout on",
      description: "The day somebody compared the pages of the checkout with the offers.",
    }),
    offers: z.strictObject({
      oneTime1497: offer.extend({ modules: only(MODULES) }).meta({ ...asOffer, title: "Program, one payment" }),
      monthly189: offer
        .extend({ modules: only(MODULES.slice(0, -1)) })
        .meta({ ...asOffer, title: "Program, monthly payments" }),
      oneTime997: offer.extend({ modules: only(LAST) }).meta({ ...asOffer, title: "Module 7, one payment" }),
      monthly125: offer
        .extend({
          payments: z.null().meta({ fixed: true, description: "The checkout says." }),
          modules: only(LAST),
        })
        .meta({ ...asOffer, title: "Module 7, monthly payments" }),
    }),
    note: z
      .strictObject({
        text: text.meta({ title: "What it says", control: "text" }),
        sample: z.literal(true).optional().meta({ title: "This one is a placeholder", control: "sample" }),
      })
      .meta({ title: "Note below the prices", form: "Text about the offers" }),
    texts: z
      .strictObject({
        modules: z.strictObject(badge).meta({ title: "Modules" }),
        difference: said("The difference"),
        sums: said("Sums"),
        badgeReasons: z.strictObject(badge).meta({ title: "Reasons of the badges" }),
        prices: said("Prices"),
        whoGetsModule7: said("Who gets Module 7"),
        module7Alone: said("Module 7 alone"),
        nobodyFiles: said("Nobody files for you"),
        community: said("Community"),
        refunds: said("Refunds"),
        opensCheckout: said("Opens the checkout"),
        opensOneTimePlan: said("Opens the plan with one payment"),
        enrollmentIsOpen: said("Enrollment is open"),
      })
      .meta({ title: "Sentences about the offers", form: "Text about the offers" }),
  })
  .meta({
    title: "Offers",
    form: "Text about the offers",
    formTitle: "Day the offers were confirmed at the checkout",
    pages: ["/", "/job-search", "/faq"],
  });

/** What is sold, as browsers and the Worker know it. */
export type OfferValues = z.infer<typeof offersFile>["offers"];
