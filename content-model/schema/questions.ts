import * as z from "zod";
import { id, text } from "./values.ts";

const questionList = z
  .array(
    z
      .strictObject({
        id,
        question: text.meta({ title: "Question" }),
        answer: text.meta({
          title: "Answer",
          control: "text",
          description:
            "A link: [words](/page). Prices and figures in {{double braces}} follow from the offers and facts.",
        }),
      })
      .meta({ form: "Question" }),
  )
  .min(1, "Keep a question here: its heading needs something under it");

export const questions = z
  .strictObject({
    faq: z
      .array(
        z.strictObject({
          id,
          title: text.meta({ title: "Title" }),
          questions: questionList.meta({ add: "New question of the FAQ" }),
        }),
      )
      .min(1)
      .meta({ title: "FAQ page", pages: ["/faq"] }),
    home: questionList.meta({ title: "Home page", add: "New question of the home page", pages: ["/"] }),
    help: questionList.meta({ title: "Help center", add: "New question of the help center", pages: ["/help"] }),
    contact: questionList.meta({ title: "Contact page", add: "New question of the contact page", pages: ["/contact"] }),
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
  })
  .meta({ title: "Questions", form: "Questions", formTitle: "Names of the groups of questions" });

function placed(list: z.infer<typeof questionList>, path: (string | number)[]) {
  return list.map((one, index) => ({ one, path: path.concat(index) }));
}
