import { NUMBER_WORDS } from "./number-words.ts";

/** How many days each unit of a text has at least and at most; working days are five of seven. */
const UNITS: readonly [RegExp, number, number][] = [
  [/^(?:working|business) days?/, 1, 2],
  [/^(?:days?|business)/, 1, 1],
  [/^weeks?/, 7, 7],
  [/^months?/, 28, 31],
  [/^years?/, 360, 366],
];

/** The ranges of days that a text names: "three to five business days", "4 to 12 weeks". */
export function namedDays(text: string): { least: number; most: number }[] {
  const plain = text
    .toLowerCase()
    .replaceAll(/(?<=\d)[-–](?=\d)/g, " to ")
    .replaceAll("-", " ");
  const number = String.raw`(\d+(?:\.\d+)?|${NUMBER_WORDS.join("|")}|a|an)`;
  const pattern = new RegExp(
    String.raw`\b${number}(?: (?:to|or|and) ${number})?(?: full| further| calendar)? (?=working|business|day|week|month|year)`,
    "g",
  );
  return [...plain.matchAll(pattern)].flatMap((match) => {
    const [, from = "", to = from] = match;
    const unit = UNITS.find(([words]) => words.test(plain.slice(match.index + match[0].length)));
    return unit ? [{ least: toNumber(from) * unit[1], most: toNumber(to) * unit[2] }] : [];
  });
}

function toNumber(word: string): number {
  if (word === "a" || word === "an") return 1;
  const index = (NUMBER_WORDS as readonly string[]).indexOf(word);
  return index < 0 ? Number(word) : index;
}
