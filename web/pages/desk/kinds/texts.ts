import { BLOG_CATEGORIES } from "#domain/blog-categories.ts";
import { COUNTRY_IDS } from "#domain/country-ids.ts";
import { type Field, field, has, optional, type Option } from "./fields.ts";

const FORMATS = ["header-2", "link", "unordered-list", "ordered-list"] as const;

const CATEGORIES: readonly Option[] = BLOG_CATEGORIES.filter((category) => category !== "All").map((one) => [one, one]);

/** "south-africa" as "South Africa". */
function nameOfCountry(id: string): string {
  return id.replaceAll(/(^|-)(\w)/g, (_, before: string, letter: string) => (before && " ") + letter.toUpperCase());
}

export const ARTICLE: readonly Field[] = [
  field("title", "Title", "line"),
  field("excerpt", "Lines on its card", "text"),
  field("date", "Date", "day"),
  field("category", "Topic", { is: "choice", options: CATEGORIES }),
  optional("alsoUnder", "Also found under", { is: "choices", options: CATEGORIES }),
  optional("featured", "Among the large cards", "check"),
  field(
    "picture",
    "Poster",
    { is: "choice", options: COUNTRY_IDS.map((id): Option => [id, `Poster of ${nameOfCountry(id)}`]) },
    { hint: "On its card and page unless it has a picture of its own, and with its link in messengers." },
  ),
  optional("photo", "Its own picture", "photo"),
  field("helpsWith", "Pages that lead here", "helpedPages", {
    hint: "The chapters, permits and cities that it answers step by step; at least one.",
  }),
  field(
    "body",
    "Text",
    { is: "markdown", formats: FORMATS },
    {
      hint: "A blank line begins a paragraph. A link is a paragraph of its own. Words in {{double braces}} repeat a fact.",
    },
  ),
];

export const LEGAL: readonly Field[] = [
  field("title", "Title", "line"),
  field("intro", "First lines", "text"),
  field(
    "body",
    "Text",
    { is: "markdown", formats: FORMATS },
    {
      hint: "A section begins with ## and ends in its {#anchor}, which links use: leave it as it is.",
    },
  ),
];

export const QUESTION: readonly Field[] = [
  field("question", "Question", "line"),
  field("answer", "Answer", "text", {
    hint: "A link: [words](/page). Prices and figures in {{double braces}} follow from the offers and facts.",
  }),
];

const SAMPLE = optional("sample", "This one is invented", "sample");

const STARS: readonly Option[] = ["5", "4", "3", "2", "1"].map((stars) => [stars, `${stars} of 5`]);
const HAIR: readonly Option[] = [
  ["afro", "Afro"],
  ["braids", "Braids"],
  ["short", "Short hair"],
  ["bald", "Bald"],
  ["wrap", "Head wrap"],
];

export const TESTIMONIAL: readonly Field[] = [
  field("name", "Name", "line"),
  field("title", "Who they are", "line", { isShown: has("title") }),
  field("transition", "Who they are", "line", { isShown: has("transition") }),
  field("location", "From where to where", "line", { isShown: has("location") }),
  field("text", "What they say", "text"),
  field("rating", "Stars", { is: "choice", options: STARS, isNumber: true }),
  field("portrait.hair", "Portrait: hair", { is: "choice", options: HAIR }, { isShown: has("portrait") }),
  field("portrait.skin", "Portrait: skin", "color", { isShown: has("portrait") }),
  field("portrait.clothes", "Portrait: clothes", "color", { isShown: has("portrait") }),
  field("portrait.backdrop", "Portrait: background", "color", { isShown: has("portrait") }),
  optional("portrait.wrap", "Portrait: head wrap", "color", { isShown: hasWrap }),
  optional("portrait.beard", "Portrait: a beard", "check", { isShown: has("portrait") }),
  SAMPLE,
];

function hasWrap(thing: unknown): boolean {
  const { portrait } = (thing ?? {}) as { portrait?: { hair?: string; wrap?: string } };
  return portrait?.hair === "wrap" || portrait?.wrap !== undefined;
}

export const MESSAGE: readonly Field[] = [
  field("from", "Who", "line"),
  field("text", "What they wrote", "text"),
  SAMPLE,
];

export const NUMBER: readonly Field[] = [
  field("value", "Number", "line"),
  field("label", "What it counts", "line"),
  SAMPLE,
];

export const LOCATION: readonly Field[] = [
  field("country", "Country", "line"),
  field("address", "Address", "text"),
  field("note", "Note", "text"),
  SAMPLE,
];

const LINKS: readonly Field[] = [field("label", "Words", "line"), field("to", "Page", "line")];

export const TOPIC: readonly Field[] = [
  field("title", "Title", "line"),
  field("description", "Description", "text"),
  field("articles", "Number of articles", "number"),
  field("links", "Pages that help", { is: "entries", fields: LINKS, blank: { label: "", to: "/" }, add: "Add a page" }),
  SAMPLE,
];

export const MODULE: readonly Field[] = [
  field("title", "Title", "line"),
  field("description", "Description", "text"),
  field("checkpoints", "Checkpoints, one a line", "lines"),
];

/** Pages for one kind of reader and for one home have chapters of their own shape: their words are plain fields. */
const ADVISERS: readonly Field[] = [
  field("title", "Who", "line"),
  field("find", "How to find one", "text"),
  field("questions", "What to ask, one a line", "lines"),
];

export const READER: readonly Field[] = [
  field("heading", "Heading", "line", { isShown: has("heading") }),
  field("title", "Title", "line", { hint: "What search engines show." }),
  field("description", "Description for search engines", "text", { isShown: has("description") }),
  field("lead", "First lines", "text", { isShown: has("lead") }),
  field("intro", "First lines", "text", { isShown: has("intro") }),
  field(
    "advisers",
    "Advisers",
    { is: "entries", fields: ADVISERS, blank: { title: "", find: "", questions: [] }, add: "Add an adviser" },
    { isShown: has("advisers") },
  ),
];
