import { parse } from "yaml";
import type { Source } from "./read-file.ts";
import type { ContentFiles, Json } from "#domain/edits.ts";
import { splitFrontMatter } from "./markdown.ts";

type Files = Readonly<Record<string, Source>>;

/** The files as values: those of YAML; of Markdown its front matter with the text below as `body`. Their texts have passed the check. */
export function filesIn(files: Files): ContentFiles {
  return Object.fromEntries(Object.entries(files).map(([path, source]) => [path, valuesOf(path, source)]));
}

/** What each file was parsed to last: a change is of a few of hundreds, and parsing all takes seconds. */
const parsed = new Map<string, { text: string; values: Json }>();

/** Reads the values of the files, which are kept between changes; only where something is wrong their texts, which have its line. */
export function readQuickly<Values>(read: (files: Files) => Values, texts: Files): Values {
  try {
    return read(filesIn(texts) as Files);
  } catch {
    return read(texts);
  }
}

function valuesOf(path: string, source: Source): Json {
  if (typeof source === "object") return source as Json;
  const known = parsed.get(path);
  if (known?.text === source) return known.values;
  const values = parseFile(path, source);
  parsed.set(path, { text: source, values });
  return values;
}

function parseFile(path: string, source: string): Json {
  if (path.endsWith(".yaml")) return parse(source) as Json;
  const { head, body } = splitFrontMatter(source)!;
  return { ...(parse(head) as object), body };
}
