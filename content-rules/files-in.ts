import { parse } from "yaml";
import type { Source } from "#content-reader/read-file.ts";
import type { ContentFiles, Json } from "#domain/edits.ts";
import { splitFrontMatter } from "./markdown.ts";

/** The files as values: those of YAML; of Markdown its front matter with the text below as `body`. Their texts have passed the check. */
export function filesIn(files: Readonly<Record<string, Source>>): ContentFiles {
  return Object.fromEntries(Object.entries(files).map(([path, source]) => [path, valuesOf(path, source)]));
}

function valuesOf(path: string, source: Source): Json {
  if (typeof source === "object") return source as Json;
  if (path.endsWith(".yaml")) return parse(source) as Json;
  const { head, body } = splitFrontMatter(source)!;
  return { ...(parse(head) as object), body };
}
