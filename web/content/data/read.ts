import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type * as z from "zod";
import { type File, type Path, type Problem, readFile, stopAt, suggest } from "#content-reader/read-file.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { isFormat, placeholdersIn } from "./placeholders.ts";
import { placesOf } from "./places.ts";
import { type RawTexts, readTexts, unknownFile, unknownFormat } from "./read-texts.ts";
import { COUNTRY_FILES, OFFICE_IDS, type RawCountry } from "./schema.ts";

/** The content as plain values: the countries by their ids, and what belongs to no country. */
export type RawContent = Readonly<{ countries: Readonly<Record<string, RawCountry>> } & RawTexts>;

/**
 * Reads and checks all files of a content folder.
 * @throws ContentError
 */
export function readContent(root: string): RawContent {
  const ids = readdirSync(join(root, "countries"));
  const countries = Object.fromEntries(
    ids.map((id) => [id, readCountry(`content/countries/${id}`, textsOf(join(root, "countries", id)))]),
  );
  const records = Object.values(countries).flatMap(recordsOf);
  return {
    countries,
    ...readTexts(root, { records, offices: new Set(OFFICE_IDS), sources: new Set(Object.keys(PUBLIC_PAGES)) }),
  };
}

/** The ids of a country's records. */
function recordsOf(country: RawCountry): string[] {
  return [...placesOf(country).rawAt].flatMap(([id, entry]) => ("value" in entry || "use" in entry ? id : []));
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
    if (!Object.hasOwn(COUNTRY_FILES, name)) problems.push(unknownFile(`${folder}/${name}.yaml`));
  }
  stopAt(problems);
  const country = Object.fromEntries([...files].map(([name, { values }]) => [name, values])) as RawCountry;
  checkReferences(country, (file, path, text) => problems.push({ ...files.get(file)!.positionOf(path), text }));
  stopAt(problems);
  return country;
}

/** Finds ids of sources and of other entries that lead nowhere, and sources that no record was read on. */
function checkReferences(country: RawCountry, report: (file: string, path: Path, text: string) => void) {
  const { placeOf, rawAt } = placesOf(country);
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
      if (key === "source" || isListOfSources) {
        used.add(value);
        const [names, id] = value.startsWith("/") ? [PUBLIC_PAGES, value.slice(1)] : [country.sources, value];
        if (!Object.hasOwn(names, id))
          report(file, [...path, key], `There is no source "${value}".${suggest(id, Object.keys(names))}`);
      }
      for (const { id, format } of placeholdersIn(value)) {
        checkEntry(key, id);
        if (!isFormat(format)) report(file, [...path, key], unknownFormat(format));
      }
    }
  }
  for (const id of Object.keys(country.sources)) {
    if (!used.has(id)) report("sources", [id], `No record was read on "${id}".`);
  }
}
