import { content } from "#content";
import { contentFiles } from "#content/files";
import { COUNTRIES, countryById, type CountryId } from "#domain/countries.ts";
import { CHAPTER_TITLES, type ChapterId } from "#domain/chapter-ids.ts";
import {
  type DeskRow,
  isMap,
  type Kind,
  nameOf,
  readToken,
  rowId,
  sourcesOf,
  type Thing,
  thingsIn,
  tokensIn as wordTokensIn,
} from "#web/lib/desk-rows.ts";
import { type Json, valueAt } from "#domain/edits.ts";
import { evidenceOf, type Fact, type IsoDate } from "#domain/facts.ts";
import { fillText } from "#web/content/fill-text.ts";
import { US_LIMITS } from "#web/content/homes/homes.ts";
import { toSharedFact } from "#web/content/shared-facts.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { isNotPublished, type Known } from "#web/content/countries/country-record.ts";
import { decisiveRecords, recordsIn } from "#web/content/countries/record-counts.ts";
import { DETAIL_PAGES } from "#web/content/detail-pages.ts";
import { findOffice } from "#web/content/offices.ts";
import {
  articlePath,
  beforeYouPayPath,
  chapterPath,
  cityPath,
  guidePassportsPath,
  guidePath,
  guidePermitPath,
  leavingPath,
  profilePath,
  visaPath,
} from "#web/content/page-paths.ts";
import { longDate } from "#web/lib/long-date.ts";
import { readerPath } from "#web/content/readers/reader-links.ts";
import { HOME_PASSPORTS } from "#domain/passports.ts";
import { CHAPTER_ROWS } from "#web/content/countries/chapter-rows.ts";
import { missingRows, unpublishedAs } from "#web/content/missing-rows.ts";
import { openData } from "./open-data.ts";

/** `/content/index.json`: what the desk lists. */
export function deskIndexFile(): Response {
  return Response.json(deskRows(new Date().toISOString().slice(0, 10)));
}

/**
 * Everything in content/ that can be edited.
 * @param today by which pages are recent
 */
export function deskRows(today: IsoDate): DeskRow[] {
  const things = Object.entries(contentFiles).flatMap(([file, values]) =>
    thingsIn(file, values).concat(missingRows(file, values)),
  );
  const pagesOf = pagesByRecord();
  const knowns = knownRecords();
  const decisive = new Set(COUNTRIES.flatMap(({ id }) => decisiveIds(id)));
  const nameThing = thingNames(things);
  const rows = things.map((thing): DeskRow => {
    const { file, at, kind } = thing;
    const id = rowId(file, at);
    const known = knowns.get(id) ?? knowns.get(`${id}.measured`) ?? factOfArticle(thing);
    const pages = pagesOf.get(id) ?? new Set(placePages(thing));
    const row: DeskRow = {
      id,
      file,
      at,
      kind,
      subject: subjectOf(file),
      chapter: chapterOf(file, at),
      label: nameThing(thing),
      pages: [...pages],
    };
    if (decisive.has(id)) row.isDecisive = true;
    if (kind === "fact" || kind === "price" || kind === "same") Object.assign(row, unpublishedAs(file, at));
    const says = tokensIn(thing.value).map((token) => [token, liveWordsOf(token, file)] as const);
    if (says.length > 0) row.tokens = Object.fromEntries(says);
    return Object.assign(row, known ? describe(known, today) : lastReadOf(thing));
  });
  return withSourcePages(rows);
}

/** A record that an article brings along: no page knows it by an id. */
function factOfArticle({ file, kind, value }: Thing): Known | undefined {
  const isFact = kind === "fact" && file.startsWith("articles/");
  return isFact ? (toSharedFact(value as RawFact) as Known) : undefined;
}

/** A source is where the records are that were read on it. */
function withSourcePages(rows: readonly DeskRow[]): DeskRow[] {
  const pagesOf = new Map<string, Set<string>>();
  for (const row of rows) {
    if (row.kind === "source") continue;
    for (const { url } of sourcesOf(contentFiles, row)) {
      const known = pagesOf.get(url) ?? new Set();
      for (const page of row.pages) known.add(page);
      pagesOf.set(url, known);
    }
  }
  return rows.map((row) => {
    const [source] = row.kind === "source" ? sourcesOf(contentFiles, row) : [];
    return source ? { ...row, pages: [...(pagesOf.get(source.url) ?? [])] } : row;
  });
}

function decisiveIds(country: CountryId): string[] {
  return Object.values(decisiveRecords(COUNTRY_FOLDERS[country].record)).flatMap(({ id }) => id ?? []);
}

/** Every record that a page shows, by its id. */
function knownRecords(): ReadonlyMap<string, Known> {
  const folders = Object.values(COUNTRY_FOLDERS);
  const shown = [folders, COUNTRIES, DETAIL_PAGES.map(({ content: shownThere }) => shownThere)];
  return new Map(recordsIn(shown).flatMap((known) => (known.id ? [[known.id, known] as const] : [])));
}

/** The pages that show a record, by its id. Comparisons repeat the guides. */
function pagesByRecord(): ReadonlyMap<string, ReadonlySet<string>> {
  const pages = new Map<string, Set<string>>();
  for (const { kind, path, content: shown } of DETAIL_PAGES) {
    if (kind === "comparison") continue;
    for (const { id } of recordsIn(shown)) {
      if (!id) continue;
      if (!pages.has(id)) pages.set(id, new Set());
      pages.get(id)!.add(path);
    }
  }
  for (const [file, values] of Object.entries(contentFiles)) {
    for (const thing of thingsIn(file, values)) {
      for (const { id } of tokensIn(thing.value).map(readToken)) {
        const known = pages.get(id);
        for (const path of placePages(thing)) if (!known?.has(path.split("#")[0]!)) known?.add(path);
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
  const at = office ? { office: { name: office.name, url: office.url } } : {};
  const { enteredOn, checkedOn = enteredOn, confirmedOn = enteredOn, doubtedOn = enteredOn, reviewOn } = known;
  return {
    evidence: evidenceOf(known, today),
    reviewOn,
    reviewedOn: [enteredOn, checkedOn, confirmedOn, doubtedOn].toSorted().at(-1)!,
    ...at,
  };
}

/** The day on which something was read or entered that is no record of a page: a source, travel advice. */
function lastReadOf({ value }: Thing): Pick<DeskRow, "reviewedOn"> {
  const day = isMap(value) ? (value.read ?? value.entered) : undefined;
  return typeof day === "string" ? { reviewedOn: day } : {};
}

function countryOf(file: string): CountryId | null {
  const [folder, country] = file.split("/");
  return folder === "countries" ? (country as CountryId) : null;
}

const HOME_SUBJECTS: Readonly<Record<string, string>> = {
  us: "Leaving the USA",
  uk: "Leaving the UK",
  canada: "Leaving Canada",
  shared: "Several homes and readers",
};

/** What the files at the top of content/ are about. */
const SUBJECTS: Readonly<Record<string, string>> = {
  "site.yaml": "The site",
  "legal.yaml": "Legal pages",
  "offers.yaml": "Offers",
  "questions.yaml": "Questions",
  "testimonials.yaml": "Testimonials",
  "community.yaml": "Community numbers",
  "help.yaml": "Help center",
  "contact.yaml": "Contact page",
  "program.yaml": "Program",
  "planning.yaml": "Planning figures",
  "lead-times.yaml": "Planning figures",
  "exchange-rates.yaml": "Exchange rates",
  "cost-indices.yaml": "Cost comparison",
  "offices.yaml": "Public offices",
  "publishers.yaml": "Publishers",
  "sources.yaml": "Shared sources",
  "search.yaml": "Search",
  "weak-sites.yaml": "Weak sources",
};

function subjectOf(file: string): string {
  const [folder, name = ""] = file.replace(/\.\w+$/, "").split("/");
  if (folder === "countries") return countryById(name as CountryId).name;
  if (folder === "homes") return HOME_SUBJECTS[name] ?? name;
  if (folder === "readers") return content.readers[name as keyof typeof content.readers].heading;
  if (folder === "articles") return "Articles";
  return folder === "legal" && name ? "Legal pages" : (SUBJECTS[file] ?? wordsOf(file));
}

/** Files of a country that are no chapter of its guide. */
const CHAPTERS: Readonly<Record<string, string>> = {
  catalog: "Lists and cards",
  country: "Currency",
  profile: "Profile",
  guide: "Card of the guide",
  visas: "Visa pages",
  safeguards: "Before you pay",
  passports: "Other passports",
  sources: "Sources",
  planning: "Money",
  "lead-times": "Times",
};

const LIST_NAMES: Readonly<Record<string, string>> = {
  faq: "FAQ page",
  home: "Home page",
  help: "Help center",
  contact: "Contact page",
  community: "Community page",
  waitlist: "Waitlist page",
  messages: "Community messages",
  social: "Social channels",
  email: "Mailboxes",
};

function chapterOf(file: string, at: readonly string[]): string {
  const name = file
    .split("/")
    .at(-1)!
    .replace(/\.\w+$/, "");
  if (countryOf(file)) {
    const told = (["driving", "pets"] as const).find((id) => name === "goods" && (at[0] ?? "") in CHAPTER_ROWS[id]);
    const own = name === "chapters" ? at[0] : (told ?? name);
    return CHAPTERS[own!] ?? CHAPTER_TITLES[own as ChapterId];
  }
  if (file.startsWith("articles/")) return String((contentFiles[file] as { title?: string }).title);
  if (file.startsWith("homes/")) return wordsOf(at[0] ?? "page");
  if (file.startsWith("readers/")) {
    const chapters = content.readers[name as keyof typeof content.readers].chapters;
    return chapters.find(({ id }) => at[0] === "chapters" && id === at[1])?.title ?? "Page";
  }
  return LIST_NAMES[at[0] ?? ""] ?? CHAPTERS[name] ?? SUBJECTS[file] ?? "Page";
}

/**
 * What each thing is called, in a reader's words: what it is about, then which of its facts it is ("Class D: fee"), with one colon
 * at most. A fact is named as its page names its row; one that repeats another, and so has no row of its own, as its like in other
 * countries.
 */
function thingNames(things: readonly Thing[]): (thing: Thing) => string {
  const labels = new Map(
    COUNTRIES.flatMap(({ id }) => openData(id).records.map((record) => [record.id, record.label])),
  );
  const likes = new Map<string, string>();
  for (const { file, at } of things) {
    const label = labels.get(rowId(file, at));
    if (label) likes.set(likeOf(file, at), label.split(": ").at(-1)!);
  }
  return (thing) => {
    const { file, at, value } = thing;
    const label = labels.get(rowId(file, at));
    const like = label ?? likes.get(likeOf(file, at));
    const isNamed = isMap(value) && ownName(thing.kind, value) !== null;
    if (!like || isNamed || file.endsWith("/entry.yaml")) return withOneColon(labelOf(thing));
    // What several permits share is named after the one that uses it first.
    const named =
      at[0] === "shared" ? (likes.get(likeOf(file, ["", ...sharedAt(at)])) ?? wordsOf(sharedAt(at)[1]!)) : null;
    const [field, ...about] = (named ?? label ?? like).split(": ").toReversed();
    const names = about.length > 0 ? about.toReversed() : namesAround(file, at);
    const name = fieldAt(at) ?? field!;
    return withOneColon([...names, names.length > 0 ? inLowerCase(name) : name].join(": "));
  };
}

/** What a fact is about by what is around it. */
function namesAround(file: string, at: readonly string[]): string[] {
  if (at[0] === "shared") return ["several permits"];
  if (at[0] === "detailedGuide") return [wordsOf(at[1]!)];
  return at.slice(0, -1).flatMap((_, index) => ownNameAt(file, at.slice(0, index + 1)) ?? []);
}

/** "shared/fee-2" as "shared/fee". */
function sharedAt(at: readonly string[]): string[] {
  return at.map((name) => name.replace(/-\d+$/, ""));
}

/** What a fact is called at places where the pages name it by something else. */
function fieldAt(at: readonly string[]): string | null {
  if (at.at(-3) === "changes") return `News of ${longDate(at.at(-2)!)}`;
  if (at[0] === "detailedGuide") return null;
  return FIELDS[at.at(-1)!] ?? null;
}

/** What has the same place in the files of all countries, whatever its entries are called there. */
function likeOf(file: string, at: readonly string[]): string {
  return [file.split("/").at(-1), at.length, at.at(-1)].join(" ");
}

const FIELDS: Readonly<Record<string, string>> = {
  cost: "Fee",
  domain: "Address",
  published: "Month by a public page",
};

/** "Class D: employment: fee" as "Class D, employment: fee". */
function withOneColon(label: string): string {
  return label.replaceAll(/: (?=.*: )/g, ", ");
}

/** A field after a colon: "what you need", but neither "USA" nor "P1". */
function inLowerCase(field: string): string {
  return /^[A-Z][a-z ]/.test(field) ? field.charAt(0).toLowerCase() + field.slice(1) : field;
}

/** What something is called by its own words, else by its place. */
function labelOf({ file, at, kind, value }: Thing): string {
  if (file.endsWith("/entry.yaml") && at.length > 0) return ofPassport(at);
  if (kind === "chapter") return `${chapterOf(file, at).split(":")[0]}: the chapter’s answer`;
  if (kind === "publisher") return at[0]!;
  if (file.endsWith("/catalog.yaml") && at.length === 0) return "Description, tags and finder";
  const own = isMap(value) ? ownName(kind, value) : null;
  if (own) return own;
  if (at.length === 0) return LABELS_OF_FILES[file] ?? `${chapterOf(file, at).split(":")[0]}: in general`;
  if (at.at(-2) === "documents") {
    const paper = at.at(-1)!.startsWith("listed") ? [] : [wordsOf(at.at(-1)!)];
    return [...namesAround(file, at), ...paper, "documents"].join(": ");
  }
  const names = at.map((name, index) => ownNameAt(file, at.slice(0, index + 1)) ?? wordsOf(name));
  const shown = names.filter((_, index) => index === at.length - 1 || !LISTS.has(at[index]!));
  return LABELS[rowId(file, at)] ?? shown.join(": ");
}

/** A row of the chapter on entry: each passport has its own, also where they say the same. */
function ofPassport(at: readonly string[]): string {
  const words: Readonly<Record<string, string>> = { ...HOME_PASSPORTS, ...CHAPTER_ROWS.entry };
  return at.map((name, index) => (index > 0 ? inLowerCase(words[name]!) : words[name]!)).join(": ");
}

/** Keys that say no more than the subject does. */
const LISTS = new Set(
  "rates times month move papers programs facts comparison districts permits cities types schools hospitals insurers groups rows chapters changes detailedInfo basket officialDomains pay questions".split(
    " ",
  ),
);

const LABELS_OF_FILES: Readonly<Record<string, string>> = {
  "offers.yaml": "Day the offers were confirmed at the checkout",
  "legal.yaml": "Dates of the legal pages",
  "exchange-rates.yaml": "How the rates are made",
  "planning.yaml": "Comfort, health cover and how the figures are made",
  "cost-indices.yaml": "How the cost comparison is made",
  "lead-times.yaml": "Day of the planning times",
  "questions.yaml": "Names of the groups of questions",
};

const LABELS: Readonly<Record<string, string>> = {
  "site.name": "Name of the site",
  "site.program": "What we call the program",
  "site.checkoutOrigin": "Address of the checkout",
  "site.postalAddress": "Postal address",
  "site.dataLicense": "What others may do with the open data",
  "legal.legalName": "Registered name",
  "legal.registration": "Where the name is registered",
  "legal.governingLaw": "Governing law",
  "offers.texts": "Sentences about the offers",
  "offers.note": "Note below the prices",
  "program.length": "How long the program takes",
  "search.synonyms": "Words that mean the same",
  "search.ignored": "Words that the search leaves out",
};

function ownName(kind: Kind, value: { readonly [key: string]: Json }): string | null {
  if (kind === "offer") {
    const product = value.product === "program" ? "Program" : "Module 7";
    return `${product}, ${value.kind === "monthly" ? "monthly payments" : "one payment"}`;
  }
  if (kind === "fact" || kind === "list" || kind === "price" || kind === "unpublished" || kind === "same") {
    return typeof value.label === "string" ? value.label : null;
  }
  return nameOf(value);
}

/** What an entry at a place calls itself; null where it is only a key. */
function ownNameAt(file: string, at: readonly string[]): string | null {
  const value = valueAt(contentFiles[file], at);
  return isMap(value) ? ownName("rest", value) : null;
}

/** "needsBackup" and "home-page" in words: "Needs backup", "Home page". */
function wordsOf(key: string): string {
  const words = key
    .replace(/\.\w+$/, "")
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll(/[-_]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const LEGAL_PATHS = ["/privacy-policy", "/terms-of-service", "/cookie-policy"];

/** Pages of the files at the top of content/, by what comes first in a place. */
const PAGES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "questions.yaml": { faq: ["/faq"], home: ["/"], help: ["/help"], contact: ["/contact"] },
  "testimonials.yaml": { home: ["/"], community: ["/community"], waitlist: ["/waitlist"], messages: ["/community"] },
  "community.yaml": { "*": ["/community"] },
  "help.yaml": { "*": ["/help"] },
  "contact.yaml": { "*": ["/contact"] },
  "program.yaml": { "*": ["/", "/job-search"] },
  "offers.yaml": { "*": ["/", "/job-search", "/faq"] },
  "site.yaml": { "*": ["/", "/contact", ...LEGAL_PATHS] },
  "legal.yaml": { "*": LEGAL_PATHS },
  "planning.yaml": { "*": ["/cost-calculator", "/"] },
  "exchange-rates.yaml": { "*": ["/cost-calculator"] },
  "cost-indices.yaml": { "*": ["/cost-calculator"] },
  "search.yaml": { "*": ["/search"] },
  "lead-times.yaml": { "*": ["/my-plan"] },
};

/** Where something appears that is no record. */
function placePages({ file, at, value }: Thing): readonly string[] {
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
    return "slug" in home ? [leavingPath(home.slug)] : [];
  }
  if (isMap(value) && typeof value.url === "string") return [];
  const pages = PAGES[file];
  return pages?.[at[0] ?? ""] ?? pages?.["*"] ?? [];
}

function countryPages(country: CountryId, name: string, at: readonly string[]): readonly string[] {
  const [first, entry] = at;
  if (name === "permits" && entry) return [guidePermitPath(country, entry)];
  if (name === "cities" && entry) return [cityPath(entry), chapterPath(country, "cities")];
  if (name === "visas" && entry) return [visaPath(country, entry)];
  if (name === "passports") return [guidePassportsPath(country)];
  if (name === "safeguards") return [beforeYouPayPath(country)];
  if (name === "profile") return [profilePath(country), "/top-countries"];
  if (name === "guide") return ["/country-guides", guidePath(country)];
  if (name === "catalog") return ["/", guidePath(country)];
  if (name === "chapters" && first) return [chapterPath(country, first as ChapterId)];
  if (name in CHAPTER_TITLES) return [chapterPath(country, name as ChapterId)];
  return [guidePath(country)];
}
