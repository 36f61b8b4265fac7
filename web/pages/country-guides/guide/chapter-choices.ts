import type { ChapterId } from "#domain/chapter-ids.ts";
import type { ChoiceName } from "#web/features/visitor/visitor-line.tsx";

/** The chapters with rows for others than the reader, and what tells whose they are. */
export const CHAPTER_CHOICES: { readonly [Id in ChapterId]?: readonly ChoiceName[] } = {
  entry: ["passport"],
  permits: ["reason"],
  money: ["passport"],
  schools: ["children"],
  safety: ["passport"],
};
