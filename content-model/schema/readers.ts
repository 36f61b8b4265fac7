import * as z from "zod";
import { CHAPTER_IDS, CHAPTER_TITLES } from "#domain/chapter-ids.ts";
import { COUNTRY_IDS } from "#domain/country-ids.ts";
import { id, pageAddress, reference, text } from "./values.ts";
import { type Files, row } from "./leaving.ts";

const title = text.meta({ title: "Title" });

const group = z.union([
  z.strictObject({
    id,
    title,
    folded: z
      .literal(true)
      .optional()
      .meta({ title: "Folded at first", description: "Most readers need the rows of one country." }),
    rows: z.array(row).min(1).meta({ title: "Rows", add: "Add a row" }),
  }),
  z.strictObject({
    title,
    eachCountry: z
      .enum(CHAPTER_IDS)
      .meta({ title: "Chapter", description: "Links to this chapter of every guide.", options: CHAPTER_TITLES }),
  }),
]);

const budgetLine = z.strictObject({
  label: text.meta({ title: "Name" }),
  figure: z
    .enum(["moving", "livingExpenses", "businessSetup", "internationalTuitionPerYear"])
    .meta({ title: "Figure", description: "A planning figure of a move." }),
  times: z.int().min(1).optional().meta({ title: "Times", rare: true }),
  why: text.meta({ title: "Why", control: "text" }),
  months: z.int().min(1).optional().meta({ title: "Months", rare: true }),
});

const chapter = z
  .strictObject({
    id,
    title,
    intro: text.meta({ title: "First lines", control: "text" }),
    groups: z.array(group).meta({ title: "Groups", add: "Add a group" }),
    link: z
      .strictObject({ to: pageAddress.meta({ title: "Page" }), label: text.meta({ title: "Words" }) })
      .optional()
      .meta({ title: "Link" }),
  })
  .meta({ form: "Page for readers" });

const readerFile = z
  .strictObject({
    heading: text.meta({ title: "Heading" }),
    title: text.meta({ title: "Title", description: "What search engines show." }),
    description: text.meta({ title: "Description for search engines", control: "text" }),
    lead: text.meta({ title: "First lines", control: "text" }),
    chapters: z.array(chapter),
    picture: z
      .enum(COUNTRY_IDS)
      .optional()
      .meta({ title: "Poster", description: "Whose poster it has, where it has no budget.", rare: true }),
    budget: z
      .strictObject({
        city: reference.meta({ title: "City" }),
        household: z
          .strictObject({
            adults: z.int().min(1).meta({ title: "Adults" }),
            children: z.int().min(0).meta({ title: "Children" }),
          })
          .meta({ title: "Household" }),
        who: text.meta({ title: "Who", control: "text" }),
        lines: z.array(budgetLine).meta({ title: "Lines", add: "Add a line" }),
        leftOut: z.array(text).meta({ title: "What it leaves out, one a line" }),
      })
      .optional()
      .meta({ title: "Budget" }),
    advisers: z
      .array(
        z.strictObject({
          title: text.meta({ title: "Who" }),
          find: text.meta({ title: "How to find one", control: "text" }),
          questions: z.array(text).meta({ title: "What to ask, one a line" }),
        }),
      )
      .meta({ title: "Advisers", add: "Add an adviser" }),
  })
  .meta({ form: "Page for readers" });

export const READER_FILES = {
  families: readerFile,
  returning: readerFile,
  retirees: readerFile,
  investors: readerFile,
  "coming-back": readerFile,
} as const;

export type RawReaders = Files<typeof READER_FILES>;

export type RawReader = RawReaders["families"];
