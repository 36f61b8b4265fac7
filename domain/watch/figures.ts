/**
 * A figure that a sentence states. Zeros are none: "free" has nothing to look for. A pair, "8 to 17 weeks", is one figure; so
 * that neither end is found for the other.
 */
export type Figure =
  | { kind: "money"; value: number; currency: string }
  | { kind: "time"; unit: TimeUnit; value: number }
  | { kind: "time"; unit: TimeUnit; from: number; to: number }
  | { kind: "percent" | "age" | "year"; value: number };

export type TimeUnit = "hours" | "days" | "weeks" | "months" | "years";

const ONES = (
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen " +
  "eighteen nineteen"
).split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** The numbers from one to 99 in English words, "twenty-one" with its hyphen; the place is the number. */
export const NUMBER_WORDS: readonly string[] = Array.from({ length: 100 }, (_, number) => {
  const ten = TENS[Math.floor(number / 10) - 2];
  return ten === undefined ? ONES[number]! : ten + (number % 10 === 0 ? "" : `-${ONES[number % 10]!}`);
});

/** What our sentences call currencies, and which they may mean: the record's own decides. */
const CURRENCIES_CALLED: Readonly<Record<string, readonly string[]>> = {
  dollar: ["USD", "CAD"],
  shilling: ["KES", "TZS"],
  franc: ["XOF", "RWF"],
  pula: ["BWP"],
  rand: ["ZAR"],
  naira: ["NGN"],
  cedi: ["GHS"],
  birr: ["ETB"],
  dirham: ["MAD"],
  rupee: ["MUR"],
  pound: ["EGP", "GBP"],
  leone: ["SLE"],
  euro: ["EUR"],
};
const SIGNS: Readonly<Record<string, string>> = { $: "USD", "£": "GBP", "€": "EUR" };
const SCALES: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9 };

const DIGITS = "\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?";
const WORDS = NUMBER_WORDS.slice(1)
  .toSorted((a, b) => b.length - a.length)
  .join("|");
const NUMBER = `(?:${DIGITS}|${WORDS})`;
const SCALE = "(?: (thousand|million|billion))?";
const NAMES = Object.keys(CURRENCIES_CALLED).join("|");

function read(number: string): number {
  const word = NUMBER_WORDS.indexOf(number.toLowerCase());
  return word >= 0 ? word : Number(number.replaceAll(",", ""));
}

function scaled(number: string, scale: string | undefined): number {
  return Math.round(read(number) * (SCALES[scale?.toLowerCase() ?? ""] ?? 1) * 100) / 100;
}

type Groups = readonly (string | undefined)[];

/** The codes of a record's amounts, and that of its country: which "shillings" it means. */
type Currencies = { amounts: readonly string[]; country?: string };

/** How our sentences write figures, in the order in which they are read; what was read once is not read again. */
const PATTERNS: readonly (readonly [RegExp, (groups: Groups, currencies: Currencies) => Figure[]])[] = [
  [
    new RegExp(`(?<![$£€])\\b((?:19|20)\\d\\d)(?:-((?:19|20)\\d\\d))?\\b(?![,.]?\\d| (?:${NAMES}))`, "g"),
    (years) => each("year", years),
  ],
  [new RegExp(`(${DIGITS})(?: (?:to|or) (${DIGITS}))? ?(?:%|percent\\b)`, "g"), (both) => each("percent", both)],
  [
    new RegExp(
      `\\b(?:(${NUMBER}) (?:to|or|and) )?(${NUMBER})[ -](?:(?:working|business|continuous|more|full) )?` +
        "(hour|day|week|month|year)s?\\b(?! old| of age)",
      "gi",
    ),
    ([first, last, name]) => {
      const unit = `${name!.toLowerCase()}s` as TimeUnit;
      const to = read(last!);
      const from = first === undefined ? to : read(first);
      return [from < to ? { kind: "time", unit, from, to } : { kind: "time", unit, value: to }];
    },
  ],
  [
    new RegExp(
      "\\b(?:under|over|above|below|aged?|older than|younger than|at least age|from age) (?:of )?(\\d{1,2})" +
        `(?! ?[%,.]?\\d)(?! (?:${NAMES}|percent|kilometers?|million))|\\b(\\d{1,2})(?: years old| years of age| and over| or older)`,
      "gi",
    ),
    (either) => each("age", either),
  ],
  [
    new RegExp(`([$£€])(${DIGITS})${SCALE}(?: (?:to|or) [$£€](${DIGITS})${SCALE})?`, "g"),
    ([sign, first, scaleOfFirst, last, scale]) => {
      const currency = SIGNS[sign!]!;
      // "$1 to $2 million" is two millions, "$500 to $1 million" is one.
      const shared = last !== undefined && read(first!) < read(last) ? scale : undefined;
      const ends = [scaled(first!, scaleOfFirst ?? shared), ...(last === undefined ? [] : [scaled(last, scale)])];
      return ends.map((value) => ({ kind: "money", currency, value }));
    },
  ],
  [
    new RegExp(`(?:(${DIGITS})${SCALE} (?:to|or) )?(${DIGITS})${SCALE} (?:(?:US|Canadian) )?(${NAMES})s?\\b`, "gi"),
    ([first, scaleOfFirst, last, scale, name], { amounts, country = "" }) => {
      const currency = currencyCalled(name!, [...amounts, country]);
      const ends = first === undefined ? [] : [scaled(first, scaleOfFirst ?? scale)];
      return [...ends, scaled(last!, scale)].map((value) => ({ kind: "money", currency, value }));
    },
  ],
  // "5,200 dirhams in companies, 10,100 in the public service": a large number beside the amounts of a record is one of them.
  [
    new RegExp(
      `(?<![\\w.,])(\\d{1,3}(?:,\\d{3})+|${DIGITS}(?= (?:million|billion)))${SCALE}(?![.,]?\\d| (?:people|kilometers|meters))`,
      "g",
    ),
    ([number, scale], { amounts: [currency] }) =>
      currency === undefined ? [] : [{ kind: "money", currency, value: scaled(number!, scale) }],
  ],
];

function each(kind: "year" | "percent" | "age", numbers: Groups): Figure[] {
  return numbers.flatMap((number) => (number === undefined ? [] : [{ kind, value: read(number) }]));
}

function currencyCalled(name: string, own: readonly string[]): string {
  const called = CURRENCIES_CALLED[name.toLowerCase()]!;
  return own.find((code) => called.includes(code)) ?? called[0]!;
}

/** The figures that a sentence of ours states, each once and without zeros. */
export function figuresOf(sentence: string, currencies: Currencies): Figure[] {
  let left = sentence;
  const figures = new Map<string, Figure>();
  for (const [pattern, figuresIn] of PATTERNS) {
    left = left.replace(pattern, (match: string, ...groups: unknown[]) => {
      const texts = groups.slice(
        0,
        groups.findIndex((group) => typeof group === "number"),
      ) as Groups;
      for (const figure of figuresIn(texts, currencies)) {
        if (!("value" in figure && figure.value === 0)) figures.set(figureKey(figure), figure);
      }
      return " ".repeat(match.length);
    });
  }
  return [...figures.values()];
}

/** Names a figure within its record: "money KES 20000", "time weeks 8-17". */
export function figureKey(figure: Figure): string {
  const value = "value" in figure ? figure.value : `${figure.from}-${figure.to}`;
  const unit = figure.kind === "money" ? figure.currency : figure.kind === "time" ? figure.unit : null;
  return [figure.kind, unit, value].filter((part) => part !== null).join(" ");
}

/** A figure in words for the owner: "20,000 KES", "8 to 17 weeks", "age 18". */
export function figureText(figure: Figure): string {
  const numbers = "value" in figure ? [figure.value] : [figure.from, figure.to];
  const text = numbers
    .map((number) => (figure.kind === "year" ? String(number) : number.toLocaleString("en-US")))
    .join(" to ");
  switch (figure.kind) {
    case "money":
      return `${text} ${figure.currency}`;
    case "time":
      return `${text} ${figure.unit}`;
    case "percent":
      return `${text}%`;
    case "age":
      return `age ${text}`;
    case "year":
      return text;
  }
}

/** Reads what figureKey wrote. */
export function figureOfKey(key: string): Figure {
  const [kind, ...rest] = key.split(" ");
  const [from, to] = rest.at(-1)!.split("-").map(Number) as [number, number?];
  if (kind === "money") return { kind, currency: rest[0]!, value: from };
  if (kind !== "time") return { kind: kind as "percent" | "age" | "year", value: from };
  const unit = rest[0] as TimeUnit;
  return to === undefined ? { kind, unit, value: from } : { kind, unit, from, to };
}
