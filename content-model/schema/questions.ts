import * as z from "zod";
import { id, text } from "./values.ts";

const questionList = z
  .array(z.strictObject({ id, question: text, answer: text }))
  .min(1, "Keep a question here: its heading needs something under it");

export const questions = z
  .strictObject({
    faq: z.array(z.strictObject({ id, title: text, questions: questionList })).min(1),
    home: questionList,
    help: questionList,
    contact: questionList,
  })
  .superRefine(({ faq, ...lists }, { addIssue }) => {
    const all = [
      ...faq.flatMap(({ questions: list }, index) => placed(list, ["faq", index, "questions"])),
      ...Object.entries(lists).flatMap(([name, list]) => placed(list, [name])),
    ];
    for (const key of ["id", "question"] as const) {
      const seen = new Set<string>();
      for (const { path, one } of all) {
        if (seen.has(one[key]))
          addIssue({ code: "custom", path: [...path, key], message: "Another question has the same" });
        seen.add(one[key]);
      }
    }
  });

function placed(list: z.infer<typeof questionList>, path: (string | number)[]) {
  return list.map((one, index) => ({ one, path: path.concat(index) }));
}
