import { parse } from "yaml";
import type { ContentFiles, Json } from "#domain/edits.ts";
import { splitFrontMatter } from "./markdown.ts";

/** The files as values: those of YAML; of Markdown its front matter with the text below as `body`. The texts have passed the check. */
export function filesIn(texts: Readonly<Record<string, string>>): ContentFiles {
  return Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, valuesOf(path, text)]));
}

function valuesOf(path: string, text: string): Json {
  if (path.endsWith(".yaml")) return parse(text) as Json;
  const { head, body } = splitFrontMatter(text)!;
  return { ...(parse(head) as object), body };
}
