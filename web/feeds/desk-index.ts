import {
  formsOf,
  metaOf,
  schemaOf,
  schemasAt,
  schemasOnTheWay,
  shapeOf,
  titleOf,
} from "#content-model/schema/fields.ts";
import { content } from "#content";
import { contentFiles } from "#content/files";
import { COUNTRIES, countryById, type CountryId } from "#domain/countries.ts";
import { CHAPTER_TITLES, type ChapterId } from "#domain/chapter-ids.ts";
import {
  type DeskRow,
  isMap,
  nameOf,
  readToken,
  rowId,
  sourcesOf,
  type Entry,
  tokensIn as wordTokensIn,
} from "#web/content/desk-rows.ts";
import { entriesIn } from "#web/content/desk-entries.ts";
import { type Json, valueAt } from "#domain/edits.ts";
import { evidenceOf, type Fact, type IsoDate, lastReadOn } from "#domain/facts.ts";
import { fillText } from "#web/content/fill-text.ts";
import { SHARED_ROWS, US_LIMITS } from "#web/content/homes/homes.ts";
import { toSharedFact } from "#web/content/shared-facts.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { isNotPublished, type Known } from "#content-model/resolve/records.ts";
import { decisiveRecords, recordsIn } from "#content-model/resolve/record-counts.ts";
import { DETAIL_PAGES } from "#web/content/detail-pages.ts";
import { findOffice } from "#content-model/resolve/offices.ts";
import { articlePath, leavingPath } from "#web/content/page-paths.ts";
import { countryPages } from "#web/content/country-pages.ts";
import { longDate } from "#domain/long-date.ts";
import { capitalize } from "#web/lib/capitalize.ts";
import { readerPath } from "#web/content/readers/reader-links.ts";
import { missingRows, unpublishedAs } from "#web/content/missing-rows.ts";

/** `/content/index.json`: what the desk lists. */
export function deskIndexFile(): Response {
  return Response.json(deskRows(new Date().toISOString().slice(0, 10)));
}

/**
 * Everything in content/ that can be edited.
 * @param today by which pages are recent
 */
export function deskRows(today: IsoDate): DeskRow[] {
  const entries = Object.entries(contentFiles).flatMap(([file, values]) =>
    entriesIn(file, values).concat(missingRows(file, values)),
  );
  const pagesOf = pagesByRecord();
  const knowns = knownRecords();
  const decisive = new Set(COUNTRIES.flatMap(({ id }) => decisiveIds(id)));
  const rows = entries.map((entry): DeskRow => {
    const { file, at, kind } = entry;
    const id = rowId(file, at);
    const known = knowns.get(id) ?? knowns.get(`${id}.measured`) ?? factOfArticle(entry);
    const pages = pagesOf.get(id) ?? new Set(pagesOfEntry(entry));
    const row: DeskRow = {
      id,
      file,
      at,
      kind,
      subject: subjectOf(file),
      chapter: chapterOf(file, at),
      label: kind === "Publisher" ? at[0]! : labelOf(entry),
      pages: [...pages],
    };
    if (decisive.has(id)) row.isDecisive = true;
    if (kind === "fact" || kind === "price" || kind === "same") Object.assign(row, unpublishedAs(file, at));
    const says = tokensIn(entry.value).map((token) => [token, liveWordsOf(token, file)] as const);
    if (says.length > 0) row.tokens = Object.fromEntries(says);
    return Object.assign(row, known ? describe(known, today) : lastReadOf(entry));
  });
  return withSourcePages(rows);
}

/** A record that an article brings along: no page knows it by an id. */
function factOfArticle({ file, kind, value }: Entry): Known | undefined {
  const isFact = kind === "fact" && file.startsWith("articles/");
  return isFact ? (toSharedFact(value as RawFact) as Known) : undefined;
}

/** A source is where the records are that were read on it. */
function withSourcePages(rows: readonly DeskRow[]): DeskRow[] {
  const pagesOf = new Map<string, Set<string>>();
  for (const row of rows) {
    if (row.kind === "Source") continue;
    for (const { url } of sourcesOf(contentFiles, row)) {
      const known = pagesOf.get(url) ?? new Set();
      for (const page of row.pages) known.add(page);
      pagesOf.set(url, known);
    }
  }
  return rows.map((row) => {
    const [source] = row.kind === "Source" ? sourcesOf(contentFiles, row) : [];
    return source ? { ...row, pages: [...(pagesOf.get(source.url) ?? [])] } : row;
  });
}

function decisiveIds(country: CountryId): string[] {
  return Object.values(decisiveRecords(COUNTRY_FOLDERS[country].record)).flatMap(({ id }) => id ?? []);
}

/** Every record that a page shows or is made of, by its id. */
export function knownRecords(): ReadonlyMap<string, Known> {
  const folders = Object.values(COUNTRY_FOLDERS);
  const pages = DETAIL_PAGES.map(({ content: shownThere }) => shownThere);
  const shown = [folders, COUNTRIES, SHARED_ROWS, pages];
  return new Map(recordsIn(shown).flatMap((known) => (known.id ? [[known.id, known] as const] : [])));
}

/** The pages that show a record, by its id. Comparisons repeat the guides, and a guide's overview its chapters. */
function pagesByRecord(): ReadonlyMap<string, ReadonlySet<string>> {
  const pages = new Map<string, Set<string>>();
  for (const { kind, path, content: whole, searched } of DETAIL_PAGES) {
    if (kind === "comparison") continue;
    const shown = kind === "guide" ? searched : whole;
    for (const { id } of recordsIn(shown)) {
      if (!id) continue;
      if (!pages.has(id)) pages.set(id, new Set());
      pages.get(id)!.add(path);
    }
  }
  for (const [file, values] of Object.entries(contentFiles)) {
    for (const entry of entriesIn(file, values)) {
      for (const { id } of tokensIn(entry.value).map(readToken)) {
        const known = pages.get(id);
        for (const path of pagesOfEntry(entry)) if (!known?.has(path.split("#")[0]!)) known?.add(path);
      }
    }
  }
  return pages;
}

/** What texts inside repeat: "{{kenya.permits.class-d.fee|dollars}}". */
function tokensIn(value: Json): string[] {
  if (typeof value === "string") return wordTokensIn(value);
  return typeof value === "object" && value !== null ? Object.values(value as object).flatMap(tokensIn) : [];
}

function liveWordsOf(token: string, file: string): string {
  return US_LIMITS[readToken(token).id] ?? fillText(token, { own: ownFacts(file) });
}

type RawFact = Parameters<typeof toSharedFact>[0];

/** The records of an article's own, by the names that its text has for them. */
function ownFacts(file: string): ReadonlyMap<string, Fact> {
  const { facts = {} } = contentFiles[file] as { facts?: Readonly<Record<string, RawFact>> };
  if (!file.startsWith("articles/")) return new Map();
  return new Map(Object.entries(facts).map(([name, raw]) => [name, toSharedFact(raw)]));
}

function describe(known: Known, today: IsoDate): Partial<DeskRow> {
  if (isNotPublished(known)) return { evidence: "not published" };
  const office = known.office && findOffice(known.office);
  return {
    evidence: evidenceOf(known, today),
    reviewOn: known.reviewOn,
    reviewedOn: lastReadOn(known),
    ...(office && { office }),
  };
}

/** The day on which something was read or entered that is no record of a page: a source, travel advice. */
function lastReadOf({ value }: Entry): Pick<DeskRow, "reviewedOn"> {
  const day = isMap(value) ? (value.read ?? value.enteredOn) : undefined;
  return typeof day === "string" ? { reviewedOn: day } : {};
}

function countryOf(file: string): CountryId | null {
  const [folder, country] = file.split("/");
  return folder === "countries" ? (country as CountryId) : null;
}

function subjectOf(file: string): string {
  const [folder, name = ""] = file.replace(/\.\w+$/, "").split("/");
  if (folder === "countries") return countryById(name as CountryId).name;
  if (folder === "readers") return content.readers[name as keyof typeof content.readers].heading;
  return metaOf(schemaOf(file)).title!;
}

function chapterOf(file: string, at: readonly string[]): string {
  const title = metaOf(schemaOf(file)).title ?? "Page";
  const [folder, name = ""] = file
    .replace(/\.\w+$/, "")
    .split("/")
    .toSpliced(1, file.split("/").length - 2);
  if (folder === "countries") {
    const { chapter } = metaOf(schemasAt(file, at.slice(0, 1))[0]);
    const id = name === "chapters" ? at[0]! : (chapter ?? name);
    return CHAPTER_TITLES[id as ChapterId] ?? title;
  }
  if (folder === "articles") return nameOf(contentFiles[file]!)!;
  if (folder === "readers") return ownNameAt(file, at.slice(0, 2)) ?? "Page";
  if (folder === "homes") return titleOf(file, at.slice(0, 1)) ?? "Page";
  return (at.length > 1 ? titleOf(file, at.slice(0, 1)) : undefined) ?? title;
}

/**
 * What an entry is called, in a reader's words: what it is about, then which of its facts it is ("Class D: fee"), with one colon at
 * most. What has a name of its own is called by it.
 */
function labelOf({ file, at, value }: Entry): string {
  const own = isMap(value) ? ownName(value) : null;
  if (own && at.length > 0) return withOneColon(own);
  const steps = schemasOnTheWay(file, at);
  const { formTitle } =
    steps
      .at(-1)!
      .map(metaOf)
      .find((meta) => meta.formTitle) ?? {};
  if (at.length === 0) return formTitle ?? own ?? `${chapterOf(file, at).split(":")[0]}: in general`;
  const names = at.flatMap((key, index) => {
    const place = at.slice(0, index + 1);
    const title = titleOf(file, place);
    const isListed = steps[index]!.flatMap(formsOf).every((form) => Object.keys(shapeOf(form)).length === 0);
    return ownNameAt(file, place) ?? title ?? (isListed ? wordsOf(key) : null) ?? [];
  });
  const last = formTitle ?? names.at(-1)!;
  const about = (formTitle ? names : names.slice(0, -1)).map((name) => (formTitle ? name.split(":")[0]! : name));
  const field = at.at(-3) === "changes" ? `News of ${longDate(at.at(-2)!)}` : last;
  return withOneColon([...about, about.length > 0 ? inLowerCase(field) : field].join(": "));
}

/** "Class D: employment: fee" as "Class D, employment: fee". */
function withOneColon(label: string): string {
  return label.replaceAll(/: (?=.*: )/g, ", ");
}

/** A field after a colon: "what you need", but neither "USA" nor "P1". */
function inLowerCase(field: string): string {
  return /^[A-Z][a-z ]/.test(field) ? field.charAt(0).toLowerCase() + field.slice(1) : field;
}

/** A record has a name only where it is a row of its own; what else says its own name. */
function ownName(value: { readonly [key: string]: Json }): string | null {
  if ("sameAs" in value || ("enteredOn" in value && ("value" in value || "price" in value)))
    return typeof value.label === "string" ? value.label : null;
  return nameOf(value);
}

/** What an entry at a place calls itself; null where it is only a key. */
function ownNameAt(file: string, at: readonly string[]): string | null {
  const value = valueAt(contentFiles[file], at);
  return isMap(value) ? ownName(value) : null;
}

/** What has only a key, in words: "foreignersCard" as "Foreigners card". A name of several is that of the first. */
function wordsOf(key: string): string | null {
  if (key.startsWith("listed") || /^\d{4}-/.test(key)) return null;
  const words = key
    .replace(/-\d+$/, "")
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll(/[-_]/g, " ");
  return capitalize(words);
}

/** Where something appears that is no record. */
function pagesOfEntry({ file, at, value }: Entry): readonly string[] {
  const country = countryOf(file);
  const name = file
    .split("/")
    .at(-1)!
    .replace(/\.\w+$/, "");
  if (country) return countryPages(country, name, at);
  if (file.startsWith("articles/")) return [articlePath(name), "/blog"];
  if (file.startsWith("legal/")) return [`/${name}`];
  if (file.startsWith("readers/")) return [readerPath(name as Parameters<typeof readerPath>[0])];
  if (file.startsWith("homes/")) {
    const home = content.homes[name as keyof typeof content.homes];
    // The rules that each country's row on coming back to the US is made of are on no page by themselves.
    return "slug" in home ? [leavingPath(home.slug)] : ["/coming-back"];
  }
  if (isMap(value) && typeof value.url === "string") return [];
  const told = schemasOnTheWay(file, at).map((schemas) => schemas.map(metaOf).find((meta) => meta.pages)?.pages);
  return told.findLast((pages) => pages !== undefined) ?? [];
}
