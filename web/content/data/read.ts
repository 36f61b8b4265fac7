import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import type * as z from "zod";
import { PER_DOLLAR } from "#web/content/exchange-rates.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { checkFigures } from "./figures.ts";
import { isFormat, placeholdersIn } from "./placeholders.ts";
import { placesOf } from "./places.ts";
import { COUNTRY_FILES, type RawCountry } from "./schema.ts";

type Path = readonly PropertyKey[];
type Position = { file: string; line: number; column: number };
export type Problem = Position & { text: string };

/** All that is wrong with the content, each with its file, line and column. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map(({ file, line, column, text }) => `${file}:${line}:${column} ${text}`).join("\n"));
    this.problems = problems;
  }
}

/** A file as plain values; undefined where it is no YAML. */
type File = { values: unknown; positionOf: (path: Path) => Position };

/** The content of all countries as plain values, by the country's id. */
export type RawContent = Readonly<Record<string, RawCountry>>;

/**
 * Reads and checks all files of a content folder.
 * @throws ContentError
 */
export function readContent(root: string): RawContent {
  const ids = readdirSync(join(root, "countries"));
  return Object.fromEntries(
    ids.map((id) => [id, readCountry(`content/countries/${id}`, textsOf(join(root, "countries", id)))]),
  );
}

/** The files of a country by their names without the extension. */
function textsOf(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name.replace(/\.yaml$/, ""), readFileSync(join(folder, name), "utf8")]),
  );
}

/**
 * Checks one country.
 * @param folder as it is named in messages
 * @param texts the text of each file, by its name without the extension
 * @throws ContentError
 */
export function readCountry(folder: string, texts: Readonly<Record<string, string>>): RawCountry {
  const problems: Problem[] = [];
  const files = new Map<string, File>();
  for (const [name, schema] of Object.entries<z.ZodType>(COUNTRY_FILES)) {
    const file = `${folder}/${name}.yaml`;
    const text = texts[name];
    if (text !== undefined) files.set(name, readFile(file, text, schema, problems));
    else if (!schema.safeParse(undefined).success)
      problems.push({ file, line: 1, column: 1, text: "This file is missing." });
  }
  for (const name of Object.keys(texts)) {
    if (!Object.hasOwn(COUNTRY_FILES, name))
      problems.push({ file: `${folder}/${name}.yaml`, line: 1, column: 1, text: "No page reads a file of this name." });
  }
  stopAt(problems);
  const country = Object.fromEntries([...files].map(([name, { values }]) => [name, values])) as RawCountry;
  const places = placesOf(country);
  const report = (file: string, path: Path, text: string) =>
    problems.push({ ...files.get(file)!.positionOf(path), text });
  checkReferences(country, places, report);
  stopAt(problems);
  checkFigures(country.country.id, places, report);
  stopAt(problems);
  return country;
}

function stopAt(problems: readonly Problem[]) {
  if (problems.length > 0) throw new ContentError(problems);
}

function readFile(file: string, text: string, schema: z.ZodType, problems: Problem[]): File {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
  const toPosition = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { file, line, column: col };
  };
  const faults = [...document.errors, ...document.warnings];
  for (const { pos, message } of faults) problems.push({ ...toPosition(pos[0]), text: message });
  const values: unknown = document.errors.length > 0 ? undefined : document.toJS();
  const positionOf = (path: Path) => toPosition(offsetOf(document, path));
  if (document.errors.length === 0) {
    // Its output would have the keys in the order of the schema, and their order is that of the rows on the pages.
    const { error } = schema.safeParse(values, { reportInput: true });
    for (const { path, text: words } of issuesOf(error?.issues ?? []))
      problems.push({ ...positionOf(path), text: words });
  }
  return { values, positionOf };
}

/** Where the deepest part of a path begins that there is. */
function offsetOf(document: Document, path: Path): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (!pair) break;
      offset = (isNode(pair.key) && pair.key.range?.[0]) || offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      offset = (isNode(node) && node.range?.[0]) || offset;
    } else break;
  }
  return offset;
}

type Issue = { path: Path; text: string };

/** What a schema finds, in words; of a union what the branch finds that was meant: the one with the fewest issues. */
function issuesOf(issues: readonly z.core.$ZodIssue[], under: Path = []): Issue[] {
  return issues.flatMap((issue): Issue[] => {
    const path = [...under, ...issue.path];
    const name = String(path.at(-1) ?? "");
    if (issue.code === "invalid_union" && issue.errors.length > 0) {
      const branches = issue.errors.map((branch) => issuesOf(branch, path));
      const weigh = (branch: Issue[]) =>
        branch.length + branch.filter((one) => one.path.length === path.length).length * 10;
      return branches.toSorted((a, b) => weigh(a) - weigh(b))[0]!;
    }
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => ({ path: [...path, key], text: `There is no "${key}" here.` }));
    if (issue.input === undefined) return [{ path, text: `"${name}" is missing.` }];
    if (issue.code === "invalid_value")
      return [{ path, text: `${name}: ${describeChoice(issue.input, issue.values)}` }];
    return [{ path, text: name ? `${name}: ${issue.message}` : issue.message }];
  });
}

/** The names to choose from where they are few, and otherwise the one that was probably meant. */
function describeChoice(input: unknown, values: readonly unknown[]): string {
  const given = `"${String(input)}"`;
  if (values.length <= 12) return `${given} is none of ${values.map(String).join(", ")}.`;
  return `${given} is not known.${suggest(String(input), values.map(String))}`;
}

/** " Did you mean …?" with the nearest of some names, where one is near. */
function suggest(name: string, names: Iterable<string>): string {
  const near = [...names]
    .map((one) => ({ one, distance: distanceOf(name, one) }))
    .toSorted((a, b) => a.distance - b.distance)[0];
  return near && near.distance <= 3 ? ` Did you mean "${near.one}"?` : "";
}

/** How many letters are to be put in, taken out or changed to make one word of another (Levenshtein). */
function distanceOf(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++)
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (letter === b[j] ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
}

/** Finds ids of sources and of other entries that lead nowhere, and sources that no record was read on. */
function checkReferences(
  country: RawCountry,
  { placeOf, rawAt }: ReturnType<typeof placesOf>,
  report: (file: string, path: Path, text: string) => void,
) {
  const used = new Set<string>();
  for (const [entry, { file, path }] of placeOf) {
    if (file === "sources") continue;
    const checkEntry = (key: PropertyKey, id: string) => {
      if (!rawAt.has(id)) report(file, [...path, key], `There is no "${id}".${suggest(id, rawAt.keys())}`);
    };
    const isListOfSources = path.at(-1) === "sources";
    for (const [key, value] of Object.entries(entry)) {
      if (typeof value !== "string") continue;
      if (key === "use") checkEntry(key, value);
      if (key === "feeIn" || key === "pupils") checkEntry(key, `${country.country.id}.permits.${value}`);
      if (key === "currency" && value !== country.country.currency.code && !Object.hasOwn(PER_DOLLAR, value))
        report(file, [...path, key], `There is no rate for "${value}".`);
      if (key === "source" || isListOfSources) {
        used.add(value);
        const [names, id] = value.startsWith("/") ? [PUBLIC_PAGES, value.slice(1)] : [country.sources, value];
        if (!Object.hasOwn(names, id))
          report(file, [...path, key], `There is no source "${value}".${suggest(id, Object.keys(names))}`);
      }
      for (const { id, format } of placeholdersIn(value)) {
        checkEntry(key, id);
        if (!isFormat(format))
          report(file, [...path, key], `There is no format "${format}": leave it out, or write in-full.`);
      }
    }
  }
  for (const id of Object.keys(country.sources)) {
    if (!used.has(id)) report("sources", [id], `No record was read on "${id}".`);
  }
}
