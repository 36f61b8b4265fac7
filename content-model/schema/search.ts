import * as z from "zod";
import { COUNTRY_IDS } from "#domain/country-ids.ts";
import { text } from "./values.ts";

const form = "Search words";

const typed = z.string().regex(/^[a-z]+( [a-z]+)*$/, "Lower-case words with a space in between: school fees");

export const search = z
  .strictObject({
    questions: z.array(text).min(1).meta({
      title: "Questions to begin with",
      form,
      description: "One a line: what the search offers while nothing is typed.",
    }),
    synonyms: z
      .array(z.array(typed).min(2))
      .refine((groups) => new Set(groups.flat()).size === groups.flat().length, "A word is here twice")
      .meta({
        title: "Words that mean the same",
        form,
        description: "A group on each line, with commas in between. Whichever is typed finds all of its line.",
      }),
    topics: z.record(z.string().regex(/^(?:[a-z]+|\/[a-z/-]*)$/), z.array(typed)).meta({
      title: "Words that lead to a chapter or a page",
      form,
      description: "By chapter, kind of page or address: the words of a question that is answered there.",
    }),
    countries: z
      .partialRecord(z.enum(COUNTRY_IDS), z.array(typed))
      .meta({ title: "Other names people use for a country", form }),
    ignored: z.array(typed).meta({
      title: "Words that the search leaves out",
      form,
      description: "One a line: words that tell nothing of what is sought.",
    }),
  })
  .meta({ title: "Search", pages: ["/search"] });
