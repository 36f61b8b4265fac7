import type { placesOf } from "./places.ts";

/** An entry of the files, as far as its figures and its words are concerned. */
type Entry = Readonly<Record<string, unknown>>;
type Path = readonly PropertyKey[];
/** What a number of the words may come to: itself, or the same time in another unit. Times of several steps add up. */
type Kind = { times: readonly number[]; addsUp?: true; within?: number };
/** Figures by the path to them in their entry, and the records whose words name them. */
type Claim = { path: Path; figures: unknown; kind?: Kind; by: readonly unknown[] };

const AMOUNT: Kind = { times: [1] };
const DAYS: Kind = { times: [1, 7, 30, 365] };
/** Of days, working days, weeks, months and years, and rounded. */
const WEEKS: Kind = { times: [1 / 7, 1 / 5, 1, 52 / 12, 52], addsUp: true, within: 0.99 };
const MONTHS: Kind = { times: [1, 12], addsUp: true };
const YEARS: Kind = { times: [1, 1 / 12], addsUp: true };

const TIMES: Readonly<Record<string, Kind>> = { days: DAYS, weeks: WEEKS, months: MONTHS, years: YEARS };

const SCALES = { thousand: 1e3, million: 1e6, billion: 1e9 } as const;
const COUNTS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const WORDS = new Map([
  ...COUNTS.map((word, index) => [word, index + 1] as const),
  ...Object.entries({ half: 0.5, first: 1, fifteen: 15, twenty: 20, thirty: 30, sixty: 60, ninety: 90 }),
]);

/** The numbers of a text: "20,000" is 20000, "twelve" is 12, and in a text with the word million "1.5" is 1500000 as well. */
export function numbersIn(text: string): number[] {
  const words: string[] = text.toLowerCase().match(/\d[\d,]*(?:\.\d+)?|[a-z]+/g) ?? [];
  const numbers = words.flatMap((word) => WORDS.get(word) ?? (/\d/.test(word) ? Number(word.replaceAll(",", "")) : []));
  const scales = Object.entries(SCALES).flatMap(([word, scale]) => (words.includes(word) ? [scale] : []));
  // A product of a decimal is not exact: 4.1 million.
  return [...numbers, ...scales.flatMap((scale) => numbers.map((number) => Math.round(number * scale)))];
}

/** What a record says: its value, or the note of what was not found, and what pages report against it. */
function sentencesOf({ value, price, reported = [] }: Entry): string {
  const sentence = value ?? price;
  return [sentence, (reported as Entry[]).map((one) => one.value)].flat().filter(Boolean).join("; ");
}

/** The same with its note, which may tell a time. */
export function wordsOf(entry: Entry): string {
  return [sentencesOf(entry), entry.note].filter(Boolean).join("; ");
}

/** Whether a text names a figure. Zero says that there is nothing, which takes no number. */
function isNamed(figure: number, text: string, { times, addsUp, within = 0 }: Kind): boolean {
  const named = numbersIn(text).flatMap((number) => times.map((one) => number * one));
  const sums = addsUp ? named.flatMap((one) => named.map((other) => one + other)) : [];
  return figure === 0 || [...named, ...sums].some((one) => Math.abs(one - figure) <= within);
}

/** The figures that some words should name and don't. */
function unnamedIn(words: string, figures: unknown, kind: Kind): number[] {
  return [...new Set(numbersOf(figures))].filter((figure) => !isNamed(figure, words, kind));
}

/** The figures beside records, and those in a record itself. */
function claimsOf(entry: Entry, feeOf: (permit: unknown) => unknown, naturalization: unknown): Claim[] {
  const beside = (key: string, kind: Kind, ...by: unknown[]): Claim => ({ path: [key], figures: entry[key], kind, by });
  if ("whoFor" in entry) {
    const { applyAt, processing, firstTerm, permanentResidence, citizenship, threshold, dependants } = entry;
    const { income, capital, yearsThere } = entry.conditions as Entry;
    const { feeIn, amounts, child } = (entry.familyFees ?? {}) as Entry;
    const family = [feeIn === undefined ? dependants : feeOf(feeIn)];
    return [
      beside("processingWeeks", WEEKS, processing),
      beside("registerWithinDays", DAYS, applyAt, processing, firstTerm),
      beside("yearsToPermanentResidence", YEARS, permanentResidence),
      beside("yearsToCitizenship", YEARS, citizenship, permanentResidence, naturalization),
      { path: ["conditions", "income"], figures: income, by: [threshold] },
      { path: ["conditions", "capital"], figures: capital, by: [threshold] },
      { path: ["conditions", "yearsThere"], figures: yearsThere, kind: YEARS, by: [threshold] },
      { path: ["familyFees", "amounts"], figures: amounts, by: family },
      { path: ["familyFees", "child"], figures: child, by: family },
    ];
  }
  // A paper that a home issues.
  if ("rule" in entry && "weeks" in entry) return [beside("weeks", WEEKS, entry.rule)];
  const [reported, names] = [entry.reported ?? [], entry.names ?? []] as Entry[][];
  return [
    // What pages report is an entry, too, but the words that name its amounts are those of its record.
    ...("enteredOn" in entry ? [beside("amounts", AMOUNT, { ...entry, reported: [] })] : []),
    ...Object.entries((entry.time ?? {}) as Entry).map(([unit, figures]) => ({
      path: ["time", unit],
      figures,
      kind: TIMES[unit],
      by: [entry],
    })),
    ...reported!.map((one, index) => ({ path: ["reported", index, "amounts"], figures: one.amounts, by: [entry] })),
    ...names!.map(({ weeks }, index) => ({
      path: ["names", index, "weeks"],
      figures: weeks,
      kind: WEEKS,
      by: [entry],
    })),
  ];
}

/** How words say that something costs nothing. */
const FREE = /\b(?:free|no|none|nothing|nil|waived|without (?:charge|a fee))\b/i;

/** Whether one of some amounts is 0, and not the lower end of a range. */
function isFree(figures: unknown): boolean {
  return [figures ?? []].flat().some(({ amount, to }: { amount?: number; to?: number }) => (amount ?? to) === 0);
}

/** The numbers of a figure: of one amount or several, of a range, or itself. */
function numbersOf(figures: unknown): number[] {
  return [figures ?? []].flat().flatMap((one) => {
    if (typeof one === "number") return one;
    const { amount, from, to } = one as { amount?: number; from?: number; to?: number };
    return [amount, from, to].filter((number) => number !== undefined);
  });
}

/** Finds amounts and times that the words of their record do not name. */
export function checkFigures(
  country: string,
  { placeOf, rawAt }: ReturnType<typeof placesOf>,
  report: (file: string, path: Path, text: string) => void,
) {
  const at = (id: string) => rawAt.get(id) as Entry;
  const follow = (entry: Entry = {}): Entry => (typeof entry.sameAs === "string" ? follow(at(entry.sameAs)) : entry);
  const feeOf = (permit: unknown) => at(`${country}.permits.${String(permit)}.fee`);
  const naturalization = at(`${country}.belonging.naturalization`);
  for (const [entry, { file, path: place }] of placeOf) {
    for (const { path, figures, kind = AMOUNT, by } of claimsOf(entry as Entry, feeOf, naturalization)) {
      const read = kind === AMOUNT ? sentencesOf : wordsOf;
      const words = by.map((record) => read(follow(record as Entry))).join("; ");
      if (kind === AMOUNT && isFree(figures) && !FREE.test(words))
        report(file, [...place, ...path], `"${words}" doesn't say that it's free: write the amount.`);
      for (const figure of unnamedIn(words, figures, kind))
        report(file, [...place, ...path], `"${words}" doesn't say ${figure}: change one of them.`);
    }
  }
}
