import { COUNTS } from "./figures.ts";
import type { placesOf } from "./places.ts";

type Entry = Readonly<Record<string, unknown>>;
type Path = readonly PropertyKey[];

const WORDS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(COUNTS.map((word, index) => [word, index + 1])),
  fifteen: 15,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  fifty: 50,
  sixty: 60,
  ninety: 90,
};
const NUMBER = `\\d[\\d,.]*|${Object.keys(WORDS).join("|")}`;
const FIGURE = new RegExp(
  `\\b(${NUMBER})(?:(?:-| to | or | of the )(${NUMBER}))?(?:[ -](?:more |full |working |business )*(day|week|month|year)s?\\b(?! old)|(?: percent|%))`,
  "gi",
);

/** The dollars, times and percentages of a text, written alike: "30-90 days" is "30 days" and "90 days", "twelve months" "1 year". */
export function figuresIn(text: string): string[] {
  const counted = [...text.matchAll(FIGURE)].flatMap(([, from, to, unit = "percent"]) =>
    [from, to].flatMap((number) => (number ? figure(number, unit.toLowerCase()) : [])),
  );
  return [...counted, ...(text.match(/\$\d+(?:,\d{3})*/g) ?? [])];
}

function figure(number: string, unit: string): string {
  const count = WORDS[number.toLowerCase()] ?? Number(number.replaceAll(",", ""));
  if (unit === "percent") return `${count}%`;
  return unit === "month" && count % 12 === 0
    ? figure(String(count / 12), "year")
    : `${count} ${unit}${count === 1 ? "" : "s"}`;
}

/** Parts of a country's prose, by the words that its ids begin with, and the files that tell what each is about. */
const SUBJECTS: readonly (readonly [prose: RegExp, files: readonly string[]])[] = [
  [/^visas\.[^.]+-(tourist|visitor)\b/, ["entry"]],
  [/^visas\./, ["permits", "belonging"]],
  [/^guide\.detailedGuide\.housing\./, ["homes"]],
  [/^guide\.detailedGuide\.healthcare\./, ["health"]],
  // No row is about the tax of companies, which incentives name.
  [/^(guide\.detailedGuide\.business\.(?!incentives)|profile\.)/, ["permits", "work", "money"]],
  [/^guide\.detailedGuide\.education\./, ["schools"]],
];

/** All that a record says: its value, its note and what contradicts it. What it repeats of another record is of that one. */
function saidIn(record: object): string {
  const { value, price, note, reported } = record as Entry;
  const said = [value ?? price, note, ((reported ?? []) as Entry[]).map((one) => one.value)].flat().join("; ");
  return said.replaceAll(/\{\{[^{}]*\}\}/g, "");
}

/** Finds figures in the prose on a country that no record on that subject has, in answers that none has, and in advice without a page. */
export function checkProseFigures(
  { placeOf }: ReturnType<typeof placesOf>,
  report: (file: string, path: Path, text: string) => void,
) {
  const known = Map.groupBy(
    [...placeOf].flatMap(([raw, { file }]) => figuresIn(saidIn(raw)).map((found) => ({ file, found }))),
    ({ found }) => found,
  );
  for (const [raw, { file, path, ids }] of placeOf) {
    const { answer, enteredOn, sources, method, basis, reported } = raw as Entry;
    if (typeof answer === "string") {
      for (const found of figuresIn(saidIn({ value: answer })))
        if (!known.has(found)) report(file, [...path, "answer"], `No record has ${found}: correct it here or there.`);
    }
    if (file === "safety" && enteredOn && !sources && !method && figuresIn(saidIn(raw)).length > 0)
      report(file, path, "Say where its figures are from: name sources, or say how you know them.");
    const [, files] = SUBJECTS.find(([prose]) => prose.test(ids.join("."))) ?? [];
    // A planning figure has what pages say beside it; an estimate has how it was made.
    if (!files || !enteredOn || method || (basis === "brief" && reported)) continue;
    for (const found of new Set(figuresIn(saidIn(raw)))) {
      if (!known.get(found)?.some((one) => files.includes(one.file)))
        report(
          file,
          path,
          `No record of ${files.join(" or ")} has ${found}: correct one of them, or say how you know it.`,
        );
    }
  }
}
