import type * as z from "zod";
import { type Names, namesChecked } from "#content-model/rules/names-checked.ts";
import type { Problem } from "#content-model/rules/problem.ts";
import { articleHead, budget, type RawArticle, type RawBudget } from "#content-model/schema/article.ts";
import { id } from "#content-model/schema/values.ts";
import { readFrontMatter, readMarkdown } from "./markdown.ts";
import { readFile, type Source } from "./read-file.ts";

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
  const { values, body, linesAbove } = readFrontMatter(file, article, namesChecked(articleHead, shared), problems);
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
