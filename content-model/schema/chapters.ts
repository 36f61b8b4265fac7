import * as z from "zod";
import { CHAPTER_IDS, type ChapterId } from "#domain/chapter-ids.ts";
import { ask } from "./record.ts";
import { text } from "./values.ts";

const chapter = z.strictObject({
  answer: text.meta({ description: "What the chapter comes to, in two sentences." }),
  ask: z.array(ask).min(1).optional().meta({ description: "Whom to ask for what is not published, and what to ask." }),
});

export const chaptersFile = z.strictObject(
  Object.fromEntries(CHAPTER_IDS.map((name) => [name, chapter])) as Record<ChapterId, typeof chapter>,
);
