import { REASON_LABELS } from "#domain/reasons.ts";
import { type Field, field, has, holds, optional, type Option } from "./fields.ts";

export const CITY: readonly Field[] = [
  field("name", "Name", "line"),
  field("fits", "Whom it suits", "text"),
  field("doesNotFit", "Whom it doesn't suit", "text"),
  optional("needsBackup", "A comfortable home there needs backup power", "check"),
  field("comparison.household.adults", "Comparison: adults", "number", { isShown: has("comparison") }),
  field("comparison.household.children", "Comparison: children", "number", { isShown: has("comparison") }),
  optional("comparison.withoutRent", "Comparison: the page leaves the rent out", "check", {
    isShown: has("comparison"),
  }),
  optional("comparison.because", "Comparison: why ours differs", "text", { isShown: has("comparison") }),
];

export const DISTRICT: readonly Field[] = [field("name", "Name", "line"), field("about", "In a few words", "text")];

const TRUE_CONDITIONS: readonly Option[] = [
  ["jobOffer", "a job offer"],
  ["relative", "a relative there"],
  ["descent", "descent"],
  ["descentOrFormerCitizen", "descent or former citizenship"],
  ["formerCitizen", "former citizenship"],
  ["origin", "African origin"],
  ["admission", "admission to a school"],
  ["sponsor", "a sponsor"],
];

export const PERMIT: readonly Field[] = [
  field("name", "Name", "line"),
  field("whoFor", "Who it is for", "text"),
  optional("notFor", "Not for", "line", { hint: "US, UK or Canadian citizens." }),
  field("reasons", "Reasons to move", { is: "choices", options: Object.entries(REASON_LABELS) }),
  optional("conditions.income", "Income it asks for", "money"),
  optional("conditions.capital", "Capital it asks for", "money"),
  optional("conditions.minimumAge", "Lowest age", "number"),
  optional("conditions.yearsThere", "Years lived there before", "number"),
  ...TRUE_CONDITIONS.map(([key, label]) => optional(`conditions.${key}`, `It asks for ${label}`, "check")),
  field(
    "applyFrom",
    "Where to apply from",
    {
      is: "choice",
      none: "Not published",
      options: [
        ["before travel", "Before travel"],
        ["in the country", "In the country"],
        ["either", "Either"],
      ],
    },
    { empty: "null" },
  ),
  field("registerWithinDays", "Days to register after arrival", "number", { empty: "null" }),
  optional("processingWeeks", "Weeks for the decision", "range"),
  optional("yearsToPermanentResidence", "Years to permanent residence", "number", {
    empty: "null",
    isShown: holds("yearsToPermanentResidence"),
  }),
  optional("yearsToCitizenship", "Years to citizenship", "number", {
    empty: "null",
    isShown: holds("yearsToCitizenship"),
  }),
  optional("feeLacks", "What the fee leaves out", "line", { empty: "null", isShown: holds("feeLacks") }),
];

/** A school, hospital, insurer or occupation. */
export const PLACE: readonly Field[] = [
  field("name", "Name", "line", { isShown: has("name") }),
  field("occupation", "Occupation", "line", { isShown: has("occupation") }),
  optional("town", "Town", "line", { isShown: has("town") }),
];

const ASK: readonly Field[] = [
  optional("office", "Office", "office"),
  optional("whom", "Or somebody else", "line", {
    hint: "A letting agent in the district. Either an office or somebody else.",
  }),
  field("question", "Question", "text"),
];

export const CHAPTER: readonly Field[] = [
  field("answer", "Answer", "text", {
    hint: "The verdict in two sentences. Words in {{double braces}} repeat a fact.",
  }),
  optional("ask", "Whom to ask", { is: "entries", fields: ASK, blank: { question: "" }, add: "Add a question" }),
];

export const ENTRY_KINDS: readonly Option[] = [
  ["nothing", "No visa"],
  ["visa on arrival", "Visa on arrival"],
  ["online authorization", "Online authorization"],
  ["e-visa", "E-visa"],
  ["visa", "Visa"],
];

export const PASSPORTS: readonly Field[] = [
  field("who", "Who", "line"),
  field("kind", "What they need", { is: "choice", options: ENTRY_KINDS }),
  optional("days", "Number of days", "number"),
  field("passports", "Passports", "text", {
    hint: "Two letters for each country, with spaces in between, or: all others.",
  }),
];

const LEVELS: readonly Option[] = ["1", "2", "3", "4"].map((level) => [level, `Level ${level}`]);

export const ADVICE: readonly Field[] = [
  field("level", "Level", { is: "choice", options: LEVELS, isNumber: true }, { isShown: has("level") }),
  field("reasons", "Reasons", "text", { isShown: has("reasons") }),
  field("more", "In a few words", "text", { isShown: has("more") }),
  field(
    "against",
    "It advises against",
    {
      is: "choice",
      none: "Nothing",
      options: [
        ["all travel", "All travel"],
        ["all but essential travel", "All but essential travel"],
      ],
    },
    { empty: "null", isShown: holds("against") },
  ),
  optional("where", "Where", "text", {
    hint: "It follows “against all travel”. Leave it empty for the whole country.",
    isShown: holds("against"),
  }),
  field("source", "Page of the advice", "source"),
  field("entered", "Read on", "day"),
];

export const VISA: readonly Field[] = [
  field("name", "Name", "line"),
  optional("replaces", "Name it had before", "line"),
  field("difficulty", "How hard it is", {
    is: "choice",
    options: ["Easy", "Medium", "Hard"].map((level): Option => [level, level]),
  }),
  field("confirmAt", "Office to confirm it with", "office"),
];

const TAGS: readonly Field[] = [
  field("label", "Words", "line"),
  field("tone", "Color", {
    is: "choice",
    options: ["forest", "terracotta", "ochre", "indigo"].map((tone): Option => [tone, tone]),
  }),
];

/** A country's catalog, currency, profile or card. */
export const COUNTRY: readonly Field[] = [
  field("description", "Description", "text", { isShown: has("description") }),
  field(
    "tags",
    "Tags",
    { is: "entries", fields: TAGS, blank: { label: "", tone: "forest" }, add: "Add a tag" },
    { isShown: has("tags") },
  ),
  field("currency.perDollar", "Units of its currency for one US dollar", "number", { isShown: hasRate }),
  field("currency.near", "Near which rate", "line", { isShown: hasRate }),
  field("currency.office", "Central bank", "office", { isShown: hasRate }),
  optional("currency.source", "Page of the rate", "source", { isShown: hasRate }),
];

function hasRate(thing: unknown): boolean {
  const { currency } = (thing ?? {}) as { currency?: object };
  return currency !== undefined && "perDollar" in currency;
}
