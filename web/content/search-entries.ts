import { content } from "#content";
import type { CountryId } from "#domain/country-ids.ts";
import { isFact } from "#domain/facts.ts";
import { DETAIL_PAGES } from "./detail-pages.ts";
import { faqCategories, helpQuestions, type Question } from "./questions.ts";
import { SITE_PAGES } from "./site-pages.ts";

/** The groups of the list of all pages, in their order. */
export const PAGE_KINDS = [
  "guide",
  "profile",
  "city",
  "visa",
  "plan",
  "safeguards",
  "reader",
  "home",
  "article",
  "question",
  "page",
] as const;
/** What a result is: a page, or a chapter or a permit of a guide. */
export type SearchKind = (typeof PAGE_KINDS)[number] | "chapter" | "permit";

/** Something that the search of the site finds. */
export type SearchEntry = {
  /** Its path, with a fragment where it is a part of a page. */
  id: string;
  kind: SearchKind;
  title: string;
  /** What is shown under the title. */
  text: string;
};

/** An entry with the words that find it besides those that are shown. */
export type IndexedEntry = SearchEntry & {
  /** The country that it is about, where it is about one. */
  country?: CountryId;
  /** The names of its parts. */
  headings?: string;
  /** What people call its subject. */
  topics?: string | undefined;
  words: string;
};

/** The amounts in facts and texts, without the commas: of three digits and more. */
export function figuresIn(content: unknown): string {
  const figures =
    JSON.stringify(content).match(/(?<![\d.-])\d{1,3}(?:,\d{3})+\b|(?<![\d.-])[1-9]\d{2,}(?![\d-])/g) ?? [];
  return [...new Set(figures.map((figure) => figure.replaceAll(",", "")))].join(" ");
}

/** The words of facts and texts, each once: addresses, ids, dates and numbers are none. */
export function wordsIn(content: unknown): string {
  const words = new Set<string>();
  collectWords(content, words);
  return [...words].join(" ");
}

function collectWords(content: unknown, words: Set<string>) {
  if (typeof content === "string") {
    for (const word of content.toLowerCase().match(/[\p{L}\d$][\p{L}\d'’$-]{2,}/gu) ?? [])
      if (/\p{L}/u.test(word)) words.add(word);
  } else if (isFact(content))
    collectWords([content.value, content.note, (content.reported ?? []).map(({ value }) => value)], words);
  else if (Array.isArray(content)) for (const part of content) collectWords(part, words);
  else if (typeof content === "object" && content !== null) {
    for (const [key, part] of Object.entries(content)) if (!NOT_WORDS.has(key)) collectWords(part, words);
  }
}

/** Fields whose texts no reader of the page sees; those of `passports` are on a page of their own. */
const NOT_WORDS = new Set([
  "passports",
  "id",
  "kind",
  "region",
  "to",
  "tone",
  "facts",
  "confirmAt",
  "country",
  "picture",
  "city",
  "days",
  "office",
  "applyFrom",
]);

function questionEntry(page: string, { id, question, answer }: Question): IndexedEntry {
  const [first = ""] = answer.split(/(?<=[.?!]) /);
  return { id: `${page}#${id}`, kind: "question", title: question, text: first, words: wordsIn(answer) };
}

/** The words that lead to a chapter, a kind of page or an address. */
export function topicsOf(...names: readonly string[]): string | undefined {
  return names.flatMap((name) => content.search.topics[name] ?? []).join(" ") || undefined;
}

/** Of an article or a reader's page the country is the one whose picture it shows. */
const OF_ONE_COUNTRY = new Set<SearchKind>(["guide", "profile", "city", "visa", "plan"]);

/** Every page and question that the search finds; comparisons are listed on /compare, and chapters are in web/feeds/search-index.ts. */
export const PAGE_ENTRIES: readonly IndexedEntry[] = [
  ...DETAIL_PAGES.flatMap(({ kind, path, heading, description, country, content, searched = content }) =>
    kind === "comparison" || kind === "chapter"
      ? []
      : [
          {
            id: path,
            kind,
            title: heading,
            text: description,
            words: wordsIn(searched),
            topics: topicsOf(kind, path),
            ...(OF_ONE_COUNTRY.has(kind) && { country }),
          },
        ],
  ),
  ...faqCategories.flatMap(({ questions }) => questions.map((question) => questionEntry("/faq", question))),
  ...helpQuestions.map((question) => questionEntry("/help", question)),
  ...SITE_PAGES.map(({ path, label, text }) => ({
    id: path,
    kind: "page" as const,
    title: label,
    text,
    topics: topicsOf(path),
    words: "",
  })),
];
