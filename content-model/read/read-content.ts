import type { RawContent, Shared } from "#content-model/schema/content.ts";
import type * as z from "zod";
import { type File, readFile, type Source } from "./read-file.ts";
import { type Path, type Problem, stopAt, suggest, unknown } from "#content-model/rules/problem.ts";
import { checkBelonging } from "#content-model/rules/belonging-rules.ts";
import { checkCountryRules, checkMedicalFacts } from "#content-model/rules/country-rules.ts";
import { findWrongBudgets } from "#content-model/rules/budget-rules.ts";
import { checkFigures } from "#content-model/rules/figures.ts";
import { findWrongMoves } from "#content-model/rules/moved-rules.ts";
import { findDeadLinks, knowPages } from "#content-model/rules/page-links.ts";
import { faultOfBraces, isFormat, placeholdersIn } from "#content-model/rules/placeholders.ts";
import { placesOf } from "#content-model/rules/places.ts";
import { COUNTRY_IDS } from "#domain/country-ids.ts";
import { followReferences, quotableIn, whyUnquotable } from "#content-model/rules/quotable.ts";
import { ONLY_WEAK, restsOnWeakSites } from "#content-model/rules/weak-sites.ts";
import { checkRecords } from "#content-model/rules/record-rules.ts";
import { HOME_FILES, HOME_WORDS, type RawHomes, STATUS_ABROAD } from "#content-model/schema/leaving.ts";
import { type RawReaders, READER_FILES } from "#content-model/schema/readers.ts";
import { planningIds, readTexts, unknownFile, unknownFormat } from "./read-texts.ts";
import { type RawTexts } from "#content-model/schema/content.ts";
import { COUNTRY_FILES, type RawCountry } from "#content-model/schema/country-files.ts";
import { type Office, SHARED_FILES, type SharedFiles } from "#content-model/schema/shared-files.ts";

/** Files by their paths below content/: countries/kenya/permits.yaml. Markdown is always text. */
export type Files = Readonly<Record<string, Source>>;

/** The same with the values of each file. */
export type ContentValues = Readonly<Record<string, object>>;

/**
 * Checks the files of a content folder and gives their values.
 * @param checked the values of files that passed this check. A country isn't checked again if its files are still these, and so
 * are those that all countries share; whatever names its records is.
 * @throws ContentError
 */
export function readContent(files: Files, checked: ContentValues = {}): RawContent {
  const shared = readShared(folderOf(files, "."));
  const paths = Object.keys({ ...checked, ...files });
  const changed = paths.filter((path) => files[path] !== checked[path]);
  const isAnySharedChanged = changed.some((path) => Object.hasOwn(SHARED_FILES, path.replace(/\.yaml$/, "")));
  const ids = [...new Set(paths.flatMap((path) => /^countries\/([^/]+)\//.exec(path)?.[1] ?? []))];
  const countries = ids.map((id) => {
    const texts = folderOf(files, `countries/${id}`);
    const isChecked = !isAnySharedChanged && !changed.some((path) => path.startsWith(`countries/${id}/`));
    return [id, isChecked ? (texts as RawCountry) : readCountry(`content/countries/${id}`, texts, shared)] as const;
  });
  checkCityIds(countries);
  const rawAt = new Map(countries.flatMap(([id, country]) => [...placesOf(id, country).rawAt]));
  const entries = new Set(rawAt.keys());
  const records = new Set(quotableIn(rawAt));
  const rest = readTexts(files, records, entries, shared);
  const known = new Set([...entries, ...records, ...planningIds(rest)]);
  checkIndices(countries, rest);
  const homes = readFolder<RawHomes>("homes", folderOf(files, "homes"), HOME_FILES, shared, known);
  const ofHomes = placesOf("homes", homes).rawAt;
  for (const id of [...ofHomes.keys(), ...quotableIn(ofHomes)]) known.add(id);
  const readers = readFolder<RawReaders>("readers", folderOf(files, "readers"), READER_FILES, shared, known);
  checkNamedByPlans(known);
  const content = { ...shared, ...rest, countries: Object.fromEntries(countries), homes, readers };
  const cities = new Set(countries.flatMap(([, country]) => country.cities.cities.map(({ id }) => id)));
  stopAt([
    ...findWrongBudgets(readers, cities),
    ...findDeadLinks(content),
    ...findWrongMoves(rest.moved, (id) => known.has(id), knowPages(content)),
  ]);
  return content;
}

/** Finds cities of the same id: it is their address. */
function checkCityIds(countries: readonly (readonly [string, RawCountry])[]) {
  const problems: Problem[] = [];
  const countryOf = new Map<string, string>();
  for (const [country, { cities }] of countries) {
    for (const [index, { id }] of cities.cities.entries()) {
      const file = `content/countries/${country}/cities.yaml`;
      const text = `There is a city "${id}" in ${countryOf.get(id)} already.`;
      if (countryOf.has(id)) problems.push({ file, line: 1, column: 1, path: ["cities", index, "id"], text });
      countryOf.set(id, country);
    }
  }
  stopAt(problems);
}

/** Finds countries whose guide has no cost index to show. */
function checkIndices(
  countries: readonly (readonly [string, RawCountry])[],
  { "cost-indices": { targets } }: RawTexts,
) {
  const file = "content/cost-indices.yaml";
  const problems = countries
    .filter(([id, { guide }]) => guide && !targets.some((one) => one.id === id))
    .map(([id]): Problem => {
      const text = `The guide to "${id}" shows its index: keep it.`;
      return { file, line: 1, column: 1, path: ["targets"], text };
    });
  stopAt(problems);
}

/** Finds entries that plans name and that are gone. */
function checkNamedByPlans(known: ReadonlySet<string>) {
  const problems = STATUS_ABROAD.filter((id) => !known.has(id)).map((id): Problem => {
    const [, home, key, name] = id.split(".");
    const text = `Plans need "${name}": keep it.`;
    return { file: `content/homes/${home}.yaml`, line: 1, column: 1, path: [key!], text };
  });
  stopAt(problems);
}

/** The YAML files of one folder by their names without the extension; "." is content/ itself. */
function folderOf(files: Files, folder: string): Files {
  const prefix = folder === "." ? "" : `${folder}/`;
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, file]) => {
      const name = path.startsWith(prefix) && path.endsWith(".yaml") ? path.slice(prefix.length, -".yaml".length) : "/";
      return name.includes("/") ? [] : [[name, file]];
    }),
  );
}

/**
 * Checks a folder of files that belong to no country.
 * @param known the ids of entries elsewhere that it may name
 * @throws ContentError
 */
function readFolder<Values extends object>(
  root: string,
  texts: Files,
  schemas: Readonly<Record<string, z.ZodType>>,
  shared: Shared,
  known: ReadonlySet<string>,
): Values {
  const { values, positionOf } = readFiles<Values>(`content/${root}`, texts, schemas);
  const problems: Problem[] = [];
  const places = placesOf(root, values);
  const ids = new Set([...known, ...HOME_WORDS, ...places.rawAt.keys(), ...quotableIn(places.rawAt)]);
  const report: Report = (file, path, text) => problems.push({ ...positionOf(file, path), path, text });
  checkReferences(places, { root, entries: ids, own: {} }, shared, report);
  checkReasons(places, report);
  stopAt(problems);
  checkFigures(root, places, report);
  checkRecords(places, { root, own: {}, shared: shared.sources, weakSites: shared["weak-sites"] }, report);
  stopAt(problems);
  return values;
}

/**
 * Checks the files that all countries share.
 * @param texts the text of each file at the top of content/, by its name without the extension
 * @throws ContentError
 */
function readShared(texts: Files): Shared {
  const own = Object.entries(texts).filter(([name]) => Object.hasOwn(SHARED_FILES, name));
  const { values, positionOf } = readFiles<SharedFiles>("content", Object.fromEntries(own), SHARED_FILES);
  const { sources } = values;
  const offices = Object.fromEntries(Object.entries(values.offices).flatMap(officesOfEachCountry));
  const publishers = Object.fromEntries(
    Object.entries(values.publishers).map(([name, one]) => [
      name,
      typeof one === "string" ? one : one.flatMap(forEachCountry),
    ]),
  );
  const problems: Problem[] = [];
  const report: Report = (file, path, text) => problems.push({ ...positionOf(file, path), path, text });
  for (const [name, publisher] of Object.entries(publishers)) {
    for (const id of typeof publisher === "string" ? [] : publisher)
      if (!Object.hasOwn(offices, id)) report("publishers", [name], unknown("office", id, offices));
  }
  checkPublishers(sources, publishers, report);
  stopAt(problems);
  return { ...values, offices, publishers };
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
export function readCountry(folder: string, texts: Files, shared: Shared): RawCountry {
  const { values: country, positionOf } = readFiles<RawCountry>(folder, texts, COUNTRY_FILES);
  const problems: Problem[] = [];
  const report: Report = (file, path, text) => problems.push({ ...positionOf(file, path), path, text });
  const places = placesOf(country.country.id, country);
  const { id, currency } = country.country;
  const entries = new Set([...places.rawAt.keys(), ...quotableIn(places.rawAt)]);
  const names = { root: id, entries, own: country.sources, currency: currency.code };
  const used = checkReferences(places, names, shared, report);
  checkReasons(places, report);
  for (const source of Object.keys(country.sources)) {
    if (!used.has(source)) report("sources", [source], `No record was read on "${source}".`);
  }
  stopAt(problems);
  checkFigures(id, places, report);
  const { sources, "weak-sites": weakSites } = shared;
  checkRecords(places, { root: id, own: country.sources, shared: sources, weakSites }, report);
  const pageOf = (name: string) => (name.startsWith("/") ? sources[name.slice(1)] : country.sources[name]);
  const isAuthority = (name: string) => {
    const publisher = shared.publishers[pageOf(name)?.publisher ?? ""];
    return publisher === "office" || Array.isArray(publisher);
  };
  const { source: rateSource } = country.country.currency;
  const ratePage = rateSource && pageOf(rateSource);
  if (ratePage && restsOnWeakSites([ratePage], weakSites)) report("country", ["currency", "source"], ONLY_WEAK);
  checkCountryRules(places, id, report);
  checkMedicalFacts(places, id, isAuthority, report);
  checkBelonging(places, report);
  stopAt(problems);
  return country;
}

/** The values of a folder's files, each checked by its schema, and where a part of a file stands. */
function readFiles<Values>(folder: string, texts: Files, schemas: Readonly<Record<string, z.ZodType>>) {
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
    if (!Object.hasOwn(schemas, name)) problems.push(unknownFile(`${folder}/${name}.yaml`));
  }
  stopAt(problems);
  return {
    values: Object.fromEntries([...files].map(([name, { values }]) => [name, values])) as Values,
    positionOf: (file: string, path: Path) => files.get(file)!.positionOf(path),
  };
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
  { placeOf, rawAt }: ReturnType<typeof placesOf>,
  { root, entries, own, currency }: Names,
  { offices, publishers, sources, "exchange-rates": { rates } }: Shared,
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
      if (key === "sameAs" || key === "record") checkEntry(key, value);
      if (key === "sameAs" && rawAt.has(value) && !followReferences(entry as { sameAs: string }, rawAt))
        report(file, [...path, key], `"${value}" leads back here or nowhere: write the value itself.`);
      const needsValue = WITH_VALUES.has(file) || value.split(".")[0] !== root;
      const missing = key === "sameAs" && needsValue && entries.has(value) && whyUnquotable(entries, value, "value");
      if (missing) report(file, [...path, key], missing);
      if (OFFICE_KEYS.has(key) && !Object.hasOwn(offices, value))
        report(file, [...path, key], unknown("office", value, offices));
      if (key === "fee" && value !== "notPublished") {
        checkEntry(key, value);
        if (entries.has(value) && !entries.has(`${value}|dollars`))
          report(file, [...path, key], `"${value}" has no amounts: name the card in feeLacks, without its fee.`);
      }
      if (key === "city" && (file === "health" || file === "schools")) checkEntry(key, `${root}.cities.${value}`);
      if (key === "feeIn" || key === "pupils") checkEntry(key, `${root}.permits.${value}`);
      if (key === "currency" && ![currency, "USD"].includes(value) && !Object.hasOwn(rates, value))
        report(file, [...path, key], `There is no rate for "${value}".`);
      if (key === "source" || isListOfSources) {
        used.add(value);
        const [names, id] = value.startsWith("/") ? [sources, value.slice(1)] : [own, value];
        if (!Object.hasOwn(names, id)) report(file, [...path, key], unknown("source", id, names, value));
      }
      const braces = faultOfBraces(value);
      if (braces) report(file, [...path, key], braces.words);
      for (const { id, format } of placeholdersIn(value)) {
        if (!entries.has(`${id}|value`)) checkEntry(key, id);
        if (!isFormat(format)) report(file, [...path, key], unknownFormat(format));
        const fault = entries.has(id) && whyUnquotable(entries, id, format);
        if (fault) report(file, [...path, key], fault);
      }
    }
  }
  checkPublishers(own, publishers, report);
  return used;
}

/** Finds records that report other values without the reason to plan with theirs, and reasons with nothing to compare. */
function checkReasons({ placeOf }: ReturnType<typeof placesOf>, report: Report) {
  for (const [entry, { file, path }] of placeOf) {
    const { reported, because } = entry as { reported?: unknown; because?: unknown };
    if (reported && !because) report(file, [...path, "reported"], "Say why to plan with the value.");
    if (because && !reported && "enteredOn" in entry)
      report(file, [...path, "because"], "Nothing is reported that contradicts the value.");
  }
}

/** Files of a country whose rows all have a value. */
const WITH_VALUES = new Set(["guide", "profile", "safety", "visas"]);

/** Keys of records whose value is the id of an office. */
const OFFICE_KEYS = new Set(["office", "confirmAt"]);
