import { type Figure, NUMBER_WORDS, type TimeUnit } from "./figures.ts";

/** Where a page states a figure. */
export type Found = {
  offset: number;
  length: number;
  /** Whether its currency or unit stands beside it; a bare large number counts only in the place where it was first seen. */
  isSure: boolean;
};

/** The numbers that offices write in words, in French and Arabic. */
const FRENCH: Readonly<Record<number, string>> = {
  1: "une?",
  2: "deux",
  3: "trois",
  4: "quatre",
  5: "cinq",
  6: "six",
  7: "sept",
  8: "huit",
  9: "neuf",
  10: "dix",
  12: "douze",
  15: "quinze",
  18: "dix-huit",
  20: "vingt",
  21: "vingt[- ]et[- ]une?",
  24: "vingt-quatre",
  30: "trente",
  45: "quarante-cinq",
  48: "quarante-huit",
  60: "soixante",
  72: "soixante-douze",
  90: "quatre-vingt-dix",
};
const ARABIC: Readonly<Record<number, string>> = {
  3: "ثلاثة|ثلاث",
  4: "أربعة|أربع",
  5: "خمسة|خمس",
  6: "ستة|ست",
  7: "سبعة|سبع",
  8: "ثمانية",
  9: "تسعة|تسع",
  10: "عشرة|عشر",
};

/** Units of time in English, French, Arabic and Swahili. */
const UNITS: Readonly<Record<TimeUnit, string>> = {
  hours: "hours?|hrs?|heures?|h|ساعة|ساعات|saa",
  days: "days?|jours?|jrs?|يوما|يومًا|أيام|يوم|siku",
  weeks: "weeks?|wks?|semaines?|أسابيع|أسبوع|wiki",
  months: "months?|mois|أشهر|شهور|شهرا|شهرًا|شهر|miezi|mwezi",
  years: "years?|yrs?|ans?|années?|سنوات|سنة|أعوام|عام|miaka",
};
const ADJECTIVE = "(?:(?:working|business|calendar|consecutive|continuous|full|more|clear|ouvrables?|ouvrés)[\\s-]+)?";

/** How pages write a currency before a number, and after it. */
const CURRENCIES: Readonly<Record<string, readonly [before: string, after: string]>> = {
  USD: ["US ?\\$|\\$|USD|U\\.S\\. ?dollars?", "USD|US ?\\$|\\$|(?:US |U\\.S\\. |American )?dollars?|دولار"],
  CAD: ["CA?D? ?\\$|\\$|CAD", "CAD|\\$|(?:Canadian )?dollars?"],
  GBP: ["GBP|£", "GBP|£|pounds?"],
  EUR: ["EUR|€", "EUR|€|euros?"],
  KES: ["Kshs?\\.?|KES|KSh\\.?|Shs?\\.?", "KES|Kshs?|Kenyan? shillings?|shillings?|bob|shs?|/[-=]"],
  TZS: ["TZS|TShs?\\.?|Tsh\\.?|Shs?\\.?", "TZS|Tanzanian? shillings?|shillings?|shs?|/[-=]"],
  XOF: ["FCFA|F ?CFA|XOF|CFA", "F\\.? ?CFA|CFA|XOF|francs?(?: CFA)?|F"],
  RWF: ["RWF|FRW|Rwf|Frw", "RWF|Frw|FRW|(?:Rwandan )?francs?"],
  BWP: ["BWP|P", "BWP|(?:Botswana )?Pula"],
  ZAR: ["ZAR|R", "ZAR|rands?"],
  NGN: ["NGN|₦|N", "NGN|naira|₦"],
  GHS: ["GH ?[₵¢C]|GHS|GHC|Ghc|₵|¢", "GHS|GH ?[₵¢]|(?:Ghana )?cedis?"],
  ETB: ["ETB|Br\\.?|Birr", "ETB|Birr|Br"],
  MAD: ["MAD|DHS?", "MAD|(?:Moroccan )?dirhams?|DHS?|درهم"],
  MUR: ["MUR|Rs\\.?", "MUR|rupees?|Rs"],
  EGP: ["EGP|L\\.?E\\.?|E£", "EGP|L\\.?E\\.?|(?:Egyptian )?pounds?|جنيها?"],
  SLE: ["SLE|NLe|Le|SLL", "SLE|NLe|leones?|Le"],
};
const SCALES: readonly (readonly [number, string])[] = [
  [1e3, "[kK](?![a-zA-Z])|thousand|mille|ألف|elfu"],
  [1e6, "m(?![a-zA-Z²])|M(?![a-zA-Z])|mn|millions?|مليون"],
  [1e9, "bn|billions?|milliards?|مليار"],
];
const RANGE = "(?: ?- ?| ?to ?| ?and ?| ?or ?| ?à ?| ?et ?| ?ou ?| ?au ?| ?إلى ?)";
const NO_LETTER_AFTER = "(?![\\p{L}])";
const NO_DIGIT_AFTER = "(?!\\d)(?![.,']\\d)(?! \\d{3}(?!\\d))";

/** A text with ordinary spaces, hyphens, apostrophes and digits, of the same length, so that places in it stay the same. */
export function plainText(text: string): string {
  return text
    .replaceAll(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, " ")
    .replaceAll(/[\u2010-\u2015\u2212]/g, "-")
    .replaceAll(/[\u2018\u2019\u02BC]/g, "'")
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x630))
    .replaceAll(/[\u06F0-\u06F9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x6c0))
    .replaceAll("\u066B", ".")
    .replaceAll("\u066C", ",")
    .replaceAll("\u066A", "%");
}

/** A number in digits: grouped by comma, point, space, line break or apostrophe, or not at all; zeros after it are free. */
function digits(value: number): string {
  const [whole = "", decimals = ""] = String(value).split(".");
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, "_").replaceAll("_", "[,. '\\n]");
  const forms = whole.length > 3 ? `${grouped}|${whole}` : whole;
  return `(?:${forms})${decimals ? `[.,]${decimals}0*` : "(?:[.,]0{1,2}(?!\\d))?"}`;
}

/** What may not stand before a number: a digit, also of a group before it ("1 500" is no 500). */
function noDigitBefore(value: number): string {
  const isWholeGroup = String(value).split(".")[0]!.length % 3 === 0;
  return `(?<!\\d)(?<!\\d[.,])${isWholeGroup ? "(?<!\\d[ '])" : ""}`;
}

/** A number with all its digits, or of thousands, millions and billions: "1.5 million". */
function amount(value: number): string {
  const scaled = SCALES.filter(([scale]) => value >= scale).flatMap(([scale, words]) => {
    const shown = Number((value / scale).toFixed(6));
    return String(shown).length > 5 ? [] : [`${noDigitBefore(shown)}${digits(shown)}[ -]?(?:${words})`];
  });
  return [`${noDigitBefore(value)}${digits(value)}${NO_DIGIT_AFTER}`, ...scaled].join("|");
}

/** A number of time, age or percent, in digits or words, with the digits in brackets after the word. */
function count(value: number): string {
  const english = Number.isInteger(value) && value > 0 ? NUMBER_WORDS[value]?.replace("-", "[- ]") : undefined;
  const words = [english, FRENCH[value], ARABIC[value]].filter((word) => word !== undefined).join("|");
  const inWords = words && `|(?<![\\p{L}-])(?:${words})(?: ?\\(0?${value}\\))?(?![\\p{L}])`;
  return `(?:${noDigitBefore(value)}(?<![A-Za-z])0?${digits(value)}${inWords})`;
}

function matches(pattern: string, text: string): RegExpExecArray[] {
  return [...text.matchAll(new RegExp(pattern, "giu"))];
}

function sure({ index, 0: { length } }: RegExpExecArray): Found {
  return { offset: index, length, isSure: true };
}

function findMoney(text: string, value: number, currency: string): Found[] {
  const [before, after] = CURRENCIES[currency] ?? ["(?!)", "(?!)"];
  const otherEnd = "[\\d.,' ]*\\d(?: ?(?:k|m|million|thousand|mille))?";
  // "P" and "Le" are currencies only as capitals; "ksh" is one in any case.
  const isBefore = new RegExp(`(?:^|[^\\p{L}])(?:${before})[ :.]{0,2}(?:${otherEnd}${RANGE})?$`, "u");
  const isWordBefore = new RegExp(`(?:^|[^\\p{L}])(?:${before.length > 3 ? before : "(?!)"})[ :.]{0,2}$`, "iu");
  const isAfter = new RegExp(
    `^(?: ?\\([^)]{0,24}\\))?(?:${RANGE}(?:${before})? ?${otherEnd})?[ \\n]?(?:${after})${NO_LETTER_AFTER}`,
    "iu",
  );
  return matches(amount(value), text).flatMap(({ index, 0: match }) => {
    const left = text.slice(Math.max(0, index - 30), index);
    const right = text.slice(index + match.length, index + match.length + 44);
    const isSure = isBefore.test(left) || isWordBefore.test(left) || isAfter.test(right);
    const found = { offset: index, length: match.length, isSure };
    if (isSure) return [found];
    // Glued to a letter, of another currency, or of something else; and a bare 30 is no price.
    const isOther = /[\p{L}$£€₦₵] ?$/u.test(left.slice(-2)) && !/[\p{L}] $/u.test(left.slice(-2));
    const isOtherUnit = /^[A-Za-z]|^ ?(?:%|percent|per cent|km|kg|days?|weeks?|months?|years?|people|m²|sqm)/i.test(
      right,
    );
    return isOther || isOtherUnit || value < 1000 ? [] : [found];
  });
}

function findTime(text: string, figure: Extract<Figure, { kind: "time" }>): Found[] {
  const names = UNITS[figure.unit];
  const unit = `[\\s-]{0,2}${ADJECTIVE}(?:${names})${NO_LETTER_AFTER}`;
  if ("from" in figure)
    return matches(`${count(figure.from)}(?:${unit})?${RANGE}${count(figure.to)}${unit}`, text).map(sure);
  const { value } = figure;
  const number = "(?:\\d+|" + NUMBER_WORDS.slice(1, 31).join("|") + ")";
  const article = value === 1 ? [`(?<![\\p{L}])(?:an?|une?)[ ]${ADJECTIVE}(?:${names})${NO_LETTER_AFTER}`] : [];
  const forms = [`${count(value)}${unit}`, `${count(value)}${RANGE}${number}${unit}`, ...article];
  return matches(forms.map((form) => `(?:${form})`).join("|"), text).map(sure);
}

function findAge(text: string, value: number): Found[] {
  return matches(count(value), text)
    .filter(({ index, 0: match }) => {
      const left = text.slice(Math.max(0, index - 28), index);
      const right = text.slice(index + match.length, index + match.length + 24);
      if (/^[\s-]*(?:days?|weeks?|months?|%|percent|km)/i.test(right)) return false;
      return (
        /(?<![\p{L}])(?:under|over|above|below|aged?|ages|between|least|than|moins de|plus de|âgée?s?|minors?|من العمر)[^.\d]{0,14}$/iu.test(
          left,
        ) ||
        /^(?:[\s-]*(?:years?|yrs?)[\s-]*(?:old|of age)|[\s-]*ans\b|[\s-]*(?:and|or) (?:above|over|older|under|below)|\+)/i.test(
          right,
        )
      );
    })
    .map(sure);
}

/** Every place of a page's text that states a figure, the surest first. */
export function findFigure(text: string, figure: Figure): Found[] {
  const plain = plainText(text);
  const found = find(plain, figure);
  return found.toSorted((a, b) => Number(b.isSure) - Number(a.isSure) || a.offset - b.offset);
}

function find(text: string, figure: Figure): Found[] {
  switch (figure.kind) {
    case "money":
      return findMoney(text, figure.value, figure.currency);
    case "time":
      return findTime(text, figure);
    case "age":
      return findAge(text, figure.value);
    case "percent":
      return matches(
        `${count(figure.value)}(?:${RANGE}[\\d.,]+)?[ ]?(?:%|percent|per cent|pour cent|pc(?![a-z])|في المئة|بالمئة)`,
        text,
      ).map(sure);
    case "year":
      return matches(`(?<![\\d.,$£€₦])${figure.value}(?!\\d)(?![.,]\\d)(?! ?(?:km|kg|birr|francs|shillings))`, text)
        .filter(({ index }) => !/(?:Ksh|KES|R|P|N|USD|Rs)\.? ?$/.test(text.slice(Math.max(0, index - 5), index)))
        .map(sure);
  }
}

/** How far the words beside a figure reach, in characters to each side. */
const REACH = 45;

/** The words beside a place, in the page's own language: where a figure stood, and where another one may stand later. */
export function wordsBeside(text: string, { offset, length }: Pick<Found, "offset" | "length">): string[] {
  const beside = `${text.slice(Math.max(0, offset - REACH), offset)} | ${text.slice(offset + length, offset + length + REACH)}`;
  return [
    ...new Set(
      plainText(beside)
        .toLowerCase()
        .match(/[\p{L}]{3,}/gu) ?? [],
    ),
  ];
}

/** How many of the words that stood beside a figure must stand there still. At a half, "costs around" alone was enough. */
const SHARE = 0.6;

/** The share of some words that stand beside a place. */
function shareBeside(text: string, place: Pick<Found, "offset" | "length">, words: readonly string[]): number {
  if (words.length === 0) return 1;
  const there = new Set(wordsBeside(text, place));
  return words.filter((word) => there.has(word)).length / words.length;
}

/** Where a figure stands beside the words that it stood beside before; null where it is gone, or is about something else. */
export function findInPlace(text: string, figure: Figure, words: readonly string[]): Found | null {
  return findFigure(text, figure).find((place) => shareBeside(text, place, words) >= SHARE) ?? null;
}

/** With so few words beside it, or so many numbers on the page, a place is like any other. */
const MIN_WORDS = 4;
const MAX_NUMBERS = 20_000;
/** Another number counts only where nearly all of the words are. */
const SHARE_OF_OTHERS = 0.75;

/**
 * Every number that stands where a figure stood, beside nearly the same words; those beside the most of them first.
 * @returns none where the words are too few to tell a place by
 */
export function findNumbersInPlace(text: string, words: readonly string[]): { number: string; place: Found }[] {
  if (words.length < MIN_WORDS) return [];
  return matches("\\d(?:[\\d.,' ]*\\d)?", plainText(text))
    .slice(0, MAX_NUMBERS)
    .map(({ index, 0: number }) => {
      const place = { offset: index, length: number.length, isSure: false };
      return { number, place, share: shareBeside(text, place, words) };
    })
    .filter(({ share }) => share >= SHARE_OF_OTHERS)
    .toSorted((a, b) => b.share - a.share);
}

/** The text around a place, in one line. @param length in characters */
export function textAround(text: string, place: Pick<Found, "offset" | "length">, length: number): string {
  const margin = Math.max(0, Math.floor((length - place.length) / 2));
  const around = text.slice(Math.max(0, place.offset - margin), place.offset + place.length + margin);
  return around.replaceAll(/\s+/g, " ").trim();
}
