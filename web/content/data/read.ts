import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import type * as z from "zod";
import { PER_DOLLAR } from "#web/content/exchange-rates.ts";
import { checkFigures } from "./figures.ts";
import { isFormat, placeholdersIn } from "./placeholders.ts";
import { placesOf } from "./places.ts";
import { COUNTRY_IDS } from "#domain/country-ids.ts";
import { HOME_FILES, HOME_WORDS, type RawHomes, type RawReaders, READER_FILES } from "./reader-schema.ts";
import { COUNTRY_FILES, type Office, type RawCountry, SHARED_FILES, type SharedFiles } from "./schema.ts";

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

/** What all countries share. Where a file has `{country}`, there is one of each country here. */
export type Shared = SharedFiles & { offices: Readonly<Record<string, Office>> };

/** All content as plain values: what is shared, the countries by id, the homes that readers leave, and the pages for readers. */
export type RawContent = Shared & {
  countries: Readonly<Record<string, RawCountry>>;
  homes: RawHomes;
  readers: RawReaders;
};

/**
 * Reads and checks all files of a content folder.
 * @throws ContentError
 */
export function readContent(root: string): RawContent {
  const shared = readShared(textsOf(root));
  const ids = readdirSync(join(root, "countries"));
  const countries = ids.map((id) => {
    const texts = textsOf(join(root, "countries", id));
    return [id, readCountry(`content/countries/${id}`, texts, shared)] as const;
  });
  const known = new Set(countries.flatMap(([id, country]) => [...placesOf(id, country).rawAt.keys()]));
  const homes = readFolder<RawHomes>("homes", textsOf(join(root, "homes")), HOME_FILES, shared, known);
  for (const id of placesOf("homes", homes).rawAt.keys()) known.add(id);
  const readers = readFolder<RawReaders>("readers", textsOf(join(root, "readers")), READER_FILES, shared, known);
  return { ...shared, countries: Object.fromEntries(countries), homes, readers };
}

/**
 * Checks a folder of files that belong to no country.
 * @param known the ids of entries elsewhere that it may name
 * @throws ContentError
 */
export function readFolder<Values extends object>(
  root: string,
  texts: Readonly<Record<string, string>>,
  schemas: Readonly<Record<string, z.ZodType>>,
  shared: Shared,
  known: ReadonlySet<string>,
): Values {
  const { values, positionOf } = readFiles<Values>(`content/${root}`, texts, schemas);
  const problems: Problem[] = [];
  const places = placesOf(root, values);
  const ids = new Set([...known, ...HOME_WORDS, ...places.rawAt.keys()]);
  const report: Report = (file, path, text) => problems.push({ ...positionOf(file, path), text });
  checkReferences(places, { root, entries: ids, own: {} }, shared, report);
  stopAt(problems);
  checkFigures(root, places, report);
  stopAt(problems);
  return values;
}

/** The YAML files of a folder by their names without the extension. */
function textsOf(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  return Object.fromEntries(
    names.map((name) => [name.replace(/\.yaml$/, ""), readFileSync(join(folder, name), "utf8")]),
  );
}

/**
 * Checks the files that all countries share.
 * @param texts the text of each file, by its name without the extension
 * @throws ContentError
 */
export function readShared(texts: Readonly<Record<string, string>>): Shared {
  const { values, positionOf } = readFiles<SharedFiles>("content", texts, SHARED_FILES);
  const { sources } = values;
  const offices = Object.fromEntries(Object.entries(values.offices).flatMap(officesOfEachCountry));
  const publishers = Object.fromEntries(
    Object.entries(values.publishers).map(([name, one]) => [
      name,
      typeof one === "string" ? one : one.flatMap(forEachCountry),
    ]),
  );
  const problems: Problem[] = [];
  const report: Report = (file, path, text) => problems.push({ ...positionOf(file, path), text });
  for (const [name, publisher] of Object.entries(publishers)) {
    for (const id of typeof publisher === "string" ? [] : publisher)
      if (!Object.hasOwn(offices, id)) report("publishers", [name], unknown("office", id, offices));
  }
  checkPublishers(sources, publishers, report);
  stopAt(problems);
  return { offices, publishers, sources };
}

function officesOfEachCountry([id, office]: [string, Office]): [string, Office][] {
  const urls = forEachCountry(office.url);
  return forEachCountry(id).map((one, index) => [one, { ...office, url: urls[index]! }]);
}

function forEachCountry(text: string): string[] {
  return text.includes("{country}") ? COUNTRY_IDS.map((country) => text.replaceAll("{country}", country)) : [text];
}

/**
 * Checks one country.
 * @param folder as it is named in messages
 * @param texts the text of each file, by its name without the extension
 * @throws ContentError
 */
export function readCountry(folder: string, texts: Readonly<Record<string, string>>, shared: Shared): RawCountry {
  const { values: country, positionOf } = readFiles<RawCountry>(folder, texts, COUNTRY_FILES);
  const problems: Problem[] = [];
  const report: Report = (file, path, text) => problems.push({ ...positionOf(file, path), text });
  const places = placesOf(country.country.id, country);
  const { id, currency } = country.country;
  const names = { root: id, entries: places.rawAt, own: country.sources, currency: currency.code };
  const used = checkReferences(places, names, shared, report);
  for (const source of Object.keys(country.sources)) {
    if (!used.has(source)) report("sources", [source], `No record was read on "${source}".`);
  }
  stopAt(problems);
  checkFigures(id, places, report);
  stopAt(problems);
  return country;
}

/** The values of a folder's files, each checked by its schema, and where a part of a file stands. */
function readFiles<Values>(
  folder: string,
  texts: Readonly<Record<string, string>>,
  schemas: Readonly<Record<string, z.ZodType>>,
) {
  const problems: Problem[] = [];
  const files = new Map<string, File>();
  for (const [name, schema] of Object.entries(schemas)) {
    const file = `${folder}/${name}.yaml`;
    const text = texts[name];
    if (text !== undefined) files.set(name, readFile(file, text, schema, problems));
    else if (!schema.safeParse(undefined).success)
      problems.push({ file, line: 1, column: 1, text: "This file is missing." });
  }
  for (const name of Object.keys(texts)) {
    if (!Object.hasOwn(schemas, name))
      problems.push({ file: `${folder}/${name}.yaml`, line: 1, column: 1, text: "No page reads a file of this name." });
  }
  stopAt(problems);
  return {
    values: Object.fromEntries([...files].map(([name, { values }]) => [name, values])) as Values,
    positionOf: (file: string, path: Path) => files.get(file)!.positionOf(path),
  };
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

/** Says that nothing has a name, and which was probably meant. */
function unknown(what: string, name: string, names: object, given = name): string {
  return `There is no ${what} "${given}".${suggest(name, Object.keys(names))}`;
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

type Report = (file: string, path: Path, text: string) => void;

/** Finds publishers that content/publishers.yaml does not have. */
function checkPublishers(sources: SharedFiles["sources"], publishers: SharedFiles["publishers"], report: Report) {
  for (const [id, { publisher }] of Object.entries(sources)) {
    if (!Object.hasOwn(publishers, publisher))
      report("sources", [id, "publisher"], unknown("publisher", publisher, publishers));
  }
}

/** Where some entries stand, and what an id may name. */
type Known = { has: (id: string) => boolean; keys: () => Iterable<string> };

/** What some files may name: entries, sources that they alone name, and their own currency. */
type Names = { root: string; entries: Known; own: SharedFiles["sources"]; currency?: string };

/**
 * Finds ids of offices, of sources and of other entries that lead nowhere, and currencies without a rate.
 * @returns the ids of all sources that the files name
 */
function checkReferences(
  { placeOf }: ReturnType<typeof placesOf>,
  { root, entries, own, currency }: Names,
  { offices, publishers, sources }: Shared,
  report: Report,
): ReadonlySet<string> {
  const used = new Set<string>();
  for (const [entry, { file, path }] of placeOf) {
    if (file === "sources") continue;
    const checkEntry = (key: PropertyKey, id: string) => {
      if (!entries.has(id)) report(file, [...path, key], `There is no "${id}".${suggest(id, entries.keys())}`);
    };
    const isListOfSources = path.at(-1) === "sources";
    for (const [key, value] of Object.entries(entry)) {
      if (typeof value !== "string") continue;
      if (key === "use" || key === "record") checkEntry(key, value);
      if (OFFICE_KEYS.has(key) && !Object.hasOwn(offices, value))
        report(file, [...path, key], unknown("office", value, offices));
      if (key === "feeIn" || key === "pupils") checkEntry(key, `${root}.permits.${value}`);
      if (key === "currency" && value !== currency && !Object.hasOwn(PER_DOLLAR, value))
        report(file, [...path, key], `There is no rate for "${value}".`);
      if (key === "source" || isListOfSources) {
        used.add(value);
        const [names, id] = value.startsWith("/") ? [sources, value.slice(1)] : [own, value];
        if (!Object.hasOwn(names, id)) report(file, [...path, key], unknown("source", id, names, value));
      }
      for (const { id, format } of placeholdersIn(value)) {
        checkEntry(key, id);
        if (!isFormat(format))
          report(file, [...path, key], `There is no format "${format}": leave it out, or write in-full.`);
      }
    }
  }
  checkPublishers(own, publishers, report);
  return used;
}

/** Keys of records whose value is the id of an office. */
const OFFICE_KEYS = new Set(["office", "confirmAt"]);
