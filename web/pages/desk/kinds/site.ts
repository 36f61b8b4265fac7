import { PUBLISHER_KINDS } from "#domain/facts.ts";
import { type Field, field, has, holds, optional, type Option } from "./fields.ts";

const SAMPLE = optional("sample", "This one is a placeholder", "sample", {
  isShown: (thing) => has("value")(thing) || has("text")(thing),
});

export const CONTACT: readonly Field[] = [
  field("value", "What it says", "text", { isShown: has("value") }),
  field("text", "What it says", "text", { isShown: has("text") }),
  optional("dataRepresentatives", "Representatives in the European Union and the United Kingdom", "text", {
    hint: "Only if the law asks for them.",
    isShown: holds("lastUpdated"),
  }),
  SAMPLE,
];

export const TEXT: readonly Field[] = [field("", "What it says", "text")];

const MODULES: readonly Option[] = Array.from({ length: 7 }, (_, index) => [`${index + 1}`, `Module ${index + 1}`]);

export const OFFER: readonly Field[] = [
  field("price", "Price in US dollars", "number", { hint: "Of a monthly offer: what each payment is." }),
  field("payments", "Number of payments", "number", { empty: "null" }),
  field("modules", "What it includes", { is: "choices", options: MODULES, isNumber: true }),
  field("path", "Page of the checkout", "line", {
    hint: "What follows the checkout's address, with a / at the beginning.",
  }),
];

export const OFFER_TEXTS: readonly Field[] = [
  optional("confirmedOn", "Confirmed at the checkout on", "day", {
    hint: "The day somebody compared the pages of the checkout with the offers.",
    isShown: (thing) => !has("modules")(thing),
  }),
];

export const RATE: readonly Field[] = [
  field("perDollar", "Units for one US dollar", "number"),
  optional("entered", "Entered on", "day"),
  optional("office", "Central bank", "office"),
];

export const FIGURE: readonly Field[] = [
  field("value", "As readers see it", "line", { hint: "$300-800: the same ends as below." }),
  field("from", "From", "number", { isShown: has("from") }),
  field("to", "To", "number", { isShown: has("to") }),
];

export const LEAD_TIME: readonly Field[] = [
  optional("about", "Of which part of the task", "line"),
  field("from", "From", "number"),
  field("to", "To", "number"),
  field("unit", "Unit", { is: "choice", options: ["days", "weeks", "months"].map((unit): Option => [unit, unit]) }),
  field("method", "How it was made", "text"),
];

export const INDEX: readonly Field[] = [
  field("name", "Country", "line"),
  field("index", "What the same life takes, with the USA at 100", "number"),
  optional("second", "Second index that was read", "number"),
  field("pricesAt", "Office for consumer prices", "office"),
];

export const OFFICE: readonly Field[] = [
  field("name", "Name", "line"),
  field("url", "Address of its site", "line"),
  optional("unopened", "Its site could not be opened", "check"),
];

const KIND_LABELS: Readonly<Record<(typeof PUBLISHER_KINDS)[number], string>> = {
  office: "Authority",
  law: "Text of laws",
  press: "Press",
  "law firm": "Law firm",
  agent: "Agent",
  other: "Other",
};

export const PUBLISHER_OPTIONS: readonly Option[] = PUBLISHER_KINDS.map((kind) => [kind, KIND_LABELS[kind]]);

export const PUBLISHER: readonly Field[] = [
  field(
    "",
    "What kind of publisher it is",
    { is: "choice", options: PUBLISHER_OPTIONS },
    { isShown: (thing) => typeof thing === "string" },
  ),
  field("", "Offices whose own site it is, one a line", "lines", { isShown: (thing) => Array.isArray(thing) }),
];

export const WORDS: readonly Field[] = [
  field("", "Groups of words, one a line", "groups", {
    hint: "With commas in between. Whichever is typed finds all of its line.",
    isShown: (thing) => Array.isArray(thing) && thing.some((group) => Array.isArray(group)),
  }),
  field("", "Words, one a line", "lines", {
    isShown: (thing) => Array.isArray(thing) && !thing.some((group) => Array.isArray(group)),
  }),
];
