/** What the files of content/homes and content/readers may hold; see schema.ts. */
import * as z from "zod";
import { text } from "#content-reader/schemas.ts";
import { COUNTRY_IDS } from "#domain/country-ids.ts";
import { CHAPTER_IDS } from "#domain/chapter-ids.ts";
import { fact, id, pageAddress, range, record, use } from "./schema.ts";

/** A record with the name that pages show beside it; one of another place brings its own. */
const row = z.union([record.extend({ id, label: text }), use.extend({ id: id.optional(), label: text.optional() })]);

const paper = z.strictObject({
  name: text,
  rule: fact,
  weeks: range.nullable().meta({ description: "How long it takes, as `rule` says; null where no page names it." }),
});
const homeFile = z.strictObject({
  name: text.meta({ description: "As it stands after “the”." }),
  slug: id,
  papers: z.strictObject({
    police: paper,
    legalization: paper,
    birth: paper.meta({ description: "A copy of a birth or marriage certificate." }),
    passport: paper,
  }),
  tax: z.array(row),
  pensions: z.array(row),
  health: z.array(row),
  childBenefits: record.extend({ label: text }),
  voting: fact,
  credit: fact,
  status: z.array(row),
  healthOnReturn: fact,
  benefitsOnReturn: fact,
  schools: fact,
  universities: fact,
  drivingLicense: fact,
  goods: fact,
  pets: fact,
});

/** Rules that pages of several homes or readers show. */
const sharedFile = z.strictObject({ rules: z.array(row) });

/** What texts of these files may name that is no record: lists of countries by their limits. */
export const HOME_WORDS = [
  "us-limits.all-visas",
  "us-limits.most-visas",
  "us-limits.paused",
  "us-limits.bond",
  "us-limits.bond-and-suspended",
] as const;

/** What becomes of a residence without citizenship while you live abroad, home by home. */
export const STATUS_ABROAD = [
  "homes.us.status.green-card",
  "homes.uk.status.settled-status",
  "homes.canada.status.permanent-residence",
] as const;

export const HOME_FILES = { us: homeFile, uk: homeFile, canada: homeFile, shared: sharedFile } as const;

const group = z.union([
  z.strictObject({
    id,
    title: text,
    folded: z.literal(true).optional().meta({ description: "Most readers need the rows of one country." }),
    rows: z.array(row).min(1),
  }),
  z.strictObject({
    title: text,
    eachCountry: z.enum(CHAPTER_IDS).meta({ description: "Links to this chapter of every guide." }),
  }),
]);
const months = z.int().min(1).optional();
const budgetLine = z.union([
  z.strictObject({
    label: text,
    figure: z
      .enum(["moving", "livingExpenses", "businessSetup", "internationalTuitionPerYear"])
      .meta({ description: "A planning figure of a move." }),
    times: z.int().min(1).optional(),
    why: text,
    months,
  }),
  z.strictObject({ label: text, record: text, of: text, amounts: range, months }),
]);
const readerFile = z.strictObject({
  heading: text,
  title: text,
  description: text,
  lead: text,
  chapters: z.array(
    z.strictObject({
      id,
      title: text,
      intro: text,
      groups: z.array(group),
      link: z.strictObject({ to: pageAddress, label: text }).optional(),
    }),
  ),
  picture: z.enum(COUNTRY_IDS).optional().meta({ description: "Whose poster it has, where it has no budget." }),
  budget: z
    .strictObject({
      city: id,
      household: z
        .strictObject({ adults: z.int().min(1), children: z.int().min(0), over65: z.int().min(0).optional() })
        .refine(({ adults, over65 = 0 }) => over65 <= adults, "More people are over 65 than there are adults"),
      who: text,
      lines: z.array(budgetLine),
      leftOut: z.array(text),
    })
    .optional(),
  advisers: z.array(z.strictObject({ title: text, find: text, questions: z.array(text) })),
});

export const READER_FILES = {
  families: readerFile,
  returning: readerFile,
  retirees: readerFile,
  investors: readerFile,
  "coming-back": readerFile,
} as const;

type Files<Schemas extends Readonly<Record<string, z.ZodType>>> = { [Name in keyof Schemas]: z.infer<Schemas[Name]> };
export type RawHomes = Files<typeof HOME_FILES>;
export type RawReaders = Files<typeof READER_FILES>;
export type RawHome = RawHomes["us"];
export type RawReader = RawReaders["families"];
export type RawRow = z.infer<typeof row>;
