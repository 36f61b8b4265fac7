import * as z from "zod";
import { CHAPTER_IDS, CHAPTER_TITLES, type ChapterId } from "#domain/chapter-ids.ts";
import { ask } from "./record.ts";
import { text } from "./values.ts";

const chapter = z.strictObject({
  answer: text.meta({
    title: "Answer",
    control: "text",
    description: "The verdict in two sentences. Words in {{double braces}} repeat a fact.",
  }),
  ask: z.array(ask).min(1).optional().meta({
    title: "Whom to ask",
    description: "For what is not published, and what to ask.",
    add: "Add a question",
  }),
});

export const chaptersFile = z.strictObject(
  Object.fromEntries(
    CHAPTER_IDS.map((name) => [
      name,
      chapter.meta({ title: CHAPTER_TITLES[name], form: "Chapter’s answer", formTitle: "the chapter’s answer" }),
    ]),
  ) as Record<ChapterId, typeof chapter>,
);
