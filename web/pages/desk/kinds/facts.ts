import { type Field, field, has, optional } from "./fields.ts";

const PLACEHOLDER_HINT =
  "Words in {{double braces}} repeat another fact. Leave them as they are, or write the words yourself.";

const REPORTED: readonly Field[] = [
  field("value", "What that page says", "text"),
  field("source", "Which page", "source"),
  optional("amounts", "Its amounts", "amounts"),
];

/** What a record has in addition to what it says. */
const DETAILS: readonly Field[] = [
  optional("amounts", "Amounts to plan with", "amounts", {
    hint: "Each amount as the words above give it. Dollars and sums are worked out from them.",
  }),
  optional("time", "Time that plans count with", "time", { isShown: has("time") }),
  optional("sources", "Sources", "sources"),
  optional("office", "Office to confirm it with", "office"),
  optional("note", "Note", "text", { hint: "What a reader must know before relying on it." }),
  optional(
    "reported",
    "What other pages say against it",
    { is: "entries", fields: REPORTED, blank: { value: "", source: "" }, add: "Add what another page says" },
    {},
  ),
  optional("because", "Why to plan with ours", "text", {
    hint: "Newer, the office's own, or the cautious one.",
    isShown: (thing) => has("reported")(thing) || has("because")(thing),
  }),
  optional("basis", "What it rests on", {
    is: "choice",
    none: "Pages that were read",
    options: [
      ["estimate", "Our own estimate"],
      ["brief", "A figure that was set for the site"],
    ],
  }),
  optional("method", "How it was made", "text", {
    isShown: (thing) => has("basis")(thing) || has("method")(thing),
  }),
  optional("inShort", "In one line, for cards", "line", { isShown: has("inShort") }),
  optional("passports", "For which passports", "line", { isShown: has("passports"), empty: "null" }),
  field("entered", "Entered on", "day", { hint: "It becomes today when what it says changes." }),
  optional("checked", "Read again and still right on", "day"),
  optional("confirmed", "Confirmed by the office", "confirmed"),
  optional("doubted", "Could not be confirmed on", "day", { isShown: has("doubted") }),
];

const LABEL = field("label", "Name of the row", "line", { isShown: has("label") });
const NAMES = field(
  "names",
  "Papers",
  {
    is: "entries",
    fields: [field("name", "Paper", "line")],
    blank: { name: "" },
    add: "Add a paper",
  },
  { isShown: has("names") },
);

/** A rule or a figure in words. */
export const FACT: readonly Field[] = [
  LABEL,
  field("value", "What it says", "text", { hint: PLACEHOLDER_HINT }),
  NAMES,
  ...DETAILS,
];

export const LIST: readonly Field[] = [
  LABEL,
  field("value", "What it says, one line each", "lines", { hint: PLACEHOLDER_HINT }),
  ...DETAILS,
];

export const PRICE: readonly Field[] = [
  field("price", "Price in words", "text"),
  ...DETAILS,
  optional("asOf", "Time that the price is of", "line", {
    hint: "Only if its words give one: 2026-02-22, 2025-11 or 2024.",
  }),
];

export const SAME: readonly Field[] = [LABEL];

/** A page that facts were read on. */
export const SOURCE: readonly Field[] = [
  field("title", "Title", "line"),
  field("publisher", "Publisher", { is: "suggested", from: "publishers" }),
  field("url", "Address", "line", { hint: "On the publisher's own site." }),
  optional("date", "Day of the page", "line", { hint: "The page's own: 2026-02-22, 2025-11 or 2024." }),
  field("read", "Read on", "day"),
];
