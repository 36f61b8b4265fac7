import * as z from "zod";
import { CHAPTER_IDS } from "#domain/chapter-ids.ts";
import { COUNTRY_IDS } from "#domain/country-ids.ts";
import { id, pageAddress, range, text } from "./values.ts";
import { type Files, row } from "./leaving.ts";

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

export type RawReaders = Files<typeof READER_FILES>;

export type RawReader = RawReaders["families"];
