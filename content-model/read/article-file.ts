import * as z from "zod";
import { text } from "#content-reader/schemas.ts";
import { COUNTRY_IDS } from "#domain/country-ids.ts";
import { type Problem, readFile, type Source } from "#content-reader/read-file.ts";
import { BLOG_CATEGORIES } from "#domain/blog-categories.ts";
import { PICTURE_LIMITS } from "#domain/picture-upload.ts";
import { type RawBlock, readFrontMatter, readMarkdown } from "./markdown.ts";
import { namesChecked, type Names } from "./names-checked.ts";
import { day, id, record, sharedSource } from "./schema.ts";

const category = z.enum(BLOG_CATEGORIES).exclude(["All"]);
const sources = z.array(sharedSource).optional();

const pixels = z.int().positive().max(PICTURE_LIMITS.side);

/** The front matter: what is above the text, between two lines of ---. */
const frontMatter = z.strictObject({
  title: text,
  excerpt: text,
  date: day.meta({ description: "The day it was written." }),
  changed: day.optional().meta({ description: "The day its words last changed. The desk sets it." }),
  category,
  alsoUnder: z
    .array(category)
    .optional()
    .meta({ description: "Further chips that find it, so that no chip leads to an empty page." }),
  featured: z.literal(true).optional(),
  picture: z.enum(COUNTRY_IDS).meta({ description: "The country whose poster its card shows." }),
  photo: z
    .strictObject({
      upload: z.string().regex(/^upl_[0-9a-f-]{36}$/, "An upload of the back office: upl_ and its number"),
      width: pixels,
      height: pixels,
      alt: text.meta({ description: "What it shows, for readers who can't see it." }),
    })
    .optional()
    .meta({
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
    .meta({ description: "The chapters, permits and cities that lead here, because it answers step by step." }),
  facts: z
    .record(id, record.extend({ sources }))
    .optional()
    .meta({ description: "Records that belong to no country's file; the text names them by these ids." }),
});

/** A worked budget: a fenced block of the text named budget. */
const budget = z.strictObject({
  title: text,
  entered: day,
  rows: z
    .array(
      z
        .strictObject({ item: text, from: z.number(), to: z.number(), sources, method: text.optional() })
        .refine(({ from, to }) => from <= to, "from is above to"),
    )
    .min(1),
  note: text,
});

export type RawBudget = { kind: "budget" } & z.infer<typeof budget>;
export type RawArticle = z.infer<typeof frontMatter> & { id: string; body: readonly (RawBlock | RawBudget)[] };

/**
 * Reads an article and checks it, but for the records that it names; what is wrong is added to `problems`.
 * @param name of its file without the extension, which is its id
 * @param shared the offices and the sources that it may name
 */
export function readArticle(name: string, article: Source, shared: Names, problems: Problem[]): RawArticle {
  const file = `content/articles/${name}.md`;
  if (!id.safeParse(name).success)
    problems.push({
      file,
      line: 1,
      column: 1,
      text: "The name is a part of the address: lower-case words with hyphens.",
    });
  const { values, body, linesAbove } = readFrontMatter(file, article, namesChecked(frontMatter, shared), problems);
  const blocks = readMarkdown<RawBudget>(
    { file, markdown: body, linesAbove, deepest: 2, offices: shared.offices, readFence },
    problems,
  );
  return { ...values, id: name, body: blocks };

  function readFence(kind: string, lines: string, above: number, complain: (problem: string) => void) {
    if (kind !== "budget") return void complain(`There is no block "${kind}": a budget begins with \`\`\`budget.`);
    const { values: rows } = readFile(file, "\n".repeat(above) + lines, namesChecked(budget, shared), problems);
    return { kind, ...(rows as z.infer<typeof budget>) } as const;
  }
}
