import * as z from "zod";
import { BLOG_CATEGORIES } from "#domain/blog-categories.ts";
import { COUNTRY_IDS } from "#domain/country-ids.ts";
import { PICTURE_LIMITS } from "#domain/picture-upload.ts";
import { record } from "./record.ts";
import type { RawBlock } from "./text-blocks.ts";
import { day, id, sharedSource, text } from "./values.ts";

const category = z.enum(BLOG_CATEGORIES).exclude(["All"]);
const sources = z.array(sharedSource).optional().meta({ title: "Sources", control: "sources" });

/** "Poster of South Africa" of "south-africa". */
function posterOf(country: string): string {
  return `Poster of ${country.replaceAll(/(^|-)(\w)/g, (_, before: string, letter: string) => (before && " ") + letter.toUpperCase())}`;
}

const pixels = z.int().positive().max(PICTURE_LIMITS.side);

/** The front matter: what is above the text, between two lines of ---. */
export const articleHead = z.strictObject({
  title: text.meta({ title: "Title" }),
  excerpt: text.meta({ title: "Lines on its card", control: "text" }),
  date: day.meta({ title: "Date" }),
  changed: day
    .optional()
    .meta({ title: "Changed on", description: "The day its words last changed. The desk sets it.", fixed: true }),
  category: category.meta({ title: "Topic" }),
  alsoUnder: z.array(category).optional().meta({
    title: "Also found under",
    description: "Further chips that find it, so that no chip leads to an empty page.",
  }),
  featured: z.literal(true).optional().meta({ title: "Among the large cards" }),
  picture: z.enum(COUNTRY_IDS).meta({
    title: "Poster",
    options: Object.fromEntries(COUNTRY_IDS.map((country) => [country, posterOf(country)])),
    description:
      "The country whose poster is on its card and page unless it has a picture of its own, and with its link in messengers.",
  }),
  photo: z
    .strictObject({
      upload: z.string().regex(/^upl_[0-9a-f-]{36}$/, "An upload of the back office: upl_ and its number"),
      width: pixels,
      height: pixels,
      alt: text.meta({ description: "What it shows, for readers who can't see it." }),
    })
    .optional()
    .meta({
      title: "Its own picture",
      control: "photo",
      description: "A picture that was uploaded in the back office, in place of the poster on its card and page.",
    }),
  helpsWith: z
    .array(
      z
        .string()
        .regex(
          /^(?:(?:[a-z]+(?:-[a-z]+)*\.)?chapters|[a-z]+(?:-[a-z]+)*\.(?:permits|cities))\.[a-z0-9]+(?:-[a-z0-9]+)*$/,
          "A chapter, a permit or a city: chapters.schools (of each guide), kenya.chapters.work, kenya.permits.class-g, kenya.cities.nairobi",
        ),
    )
    .min(1)
    .meta({
      title: "Pages that lead here",
      control: "helpedPages",
      description: "The chapters, permits and cities that it answers step by step; at least one.",
    }),
  facts: z.record(id, record.extend({ sources })).optional().meta({
    title: "Facts",
    description: "Records that belong to no country's file; the text names them by these ids.",
  }),
});

/** An article as the desk edits it. */
export const article = articleHead
  .extend({
    body: z.string().meta({
      title: "Text",
      control: "markdown",
      description:
        "A blank line begins a paragraph. A link is a paragraph of its own. Words in {{double braces}} repeat a fact.",
    }),
  })
  .meta({ title: "Articles", form: "Article", pages: ["/blog"] });

/** A worked budget: a fenced block of the text named budget. */
export const budget = z.strictObject({
  title: text,
  enteredOn: day,
  rows: z
    .array(
      z
        .strictObject({
          item: text,
          /** Left out, the row is what the record that the item names costs: once, or for some months. */
          from: z.number().optional(),
          to: z.number().optional(),
          months: z.int().min(1).optional(),
          sources,
          method: text.optional(),
        })
        .refine(({ from, to }) => (from === undefined) === (to === undefined), "from and to come together")
        .refine(({ from = 0, to = 0 }) => from <= to, "from is above to"),
    )
    .min(1),
  note: text,
});

export type RawBudget = { kind: "budget" } & z.infer<typeof budget>;
export type RawArticle = z.infer<typeof articleHead> & { id: string; body: readonly (RawBlock | RawBudget)[] };
