import type { Names } from "#content-model/rules/names-checked.ts";
import type { Problem } from "#content-model/rules/problem.ts";
import { legalHead, type RawLegalPage } from "#content-model/schema/legal.ts";
import type { RawBlock } from "#content-model/schema/text-blocks.ts";
import { readFrontMatter, readMarkdown } from "./markdown.ts";
import type { Source } from "./read-file.ts";

/** Reads a legal page and checks it; what is wrong is added to `problems`. */
export function readLegalPage(name: string, page: Source, { offices }: Names, problems: Problem[]): RawLegalPage {
  const file = `content/legal/${name}.md`;
  const { values, body, linesAbove } = readFrontMatter(file, page, legalHead, problems);
  const sections: { id: string; title: string; body: RawBlock[] }[] = [];
  const at = { file, line: linesAbove + 1, column: 1 };
  for (const block of readMarkdown({ file, markdown: body, linesAbove, deepest: 3, offices }, problems)) {
    if (block.kind === "heading" && block.depth === 2) {
      if (!block.id) problems.push({ ...at, text: `"${block.text}" needs its anchor: ## Contact {#contact}` });
      sections.push({ id: block.id ?? "", title: block.text, body: [] });
    } else if (sections.length === 0)
      problems.push({ ...at, text: "The text begins with ## and the title of a section." });
    else sections.at(-1)!.body.push(block);
  }
  return { ...values, sections };
}
