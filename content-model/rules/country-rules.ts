import { CHAPTER_IDS } from "#domain/chapter-ids.ts";
import { numbersIn, wordsOf } from "./figures.ts";
import type { placesOf } from "./places.ts";

type Entry = Readonly<Record<string, unknown>>;
type Path = readonly PropertyKey[];
type Report = (file: string, path: Path, text: string) => void;

/** What the requirement of a permit can exclude people by, and the field by which its headline and the chooser know it. */
const EXCLUDING: readonly (readonly [words: RegExp, isStated: (permit: Entry) => boolean, advice: string])[] = [
  [/[\d)] a month\b/, hasCondition("income"), "an income: write it in conditions, as income, too"],
  [
    /\b\d\d or older|\bat least \d\d(?![\d,%]| )/,
    hasCondition("minimumAge"),
    "an age: write it in conditions, as minimumAge, too",
  ],
  [
    /\byears (already )?lived\b|\blived [^.]*\byears\b|\byears of residence\b/,
    hasCondition("yearsThere"),
    "years of residence: write them in conditions, as yearsThere, too",
  ],
  [
    /\b(Americans|(US|UK|Canadian|British|American) (citizens|passports))\b[^.]*\b(can't|may not|are excluded)/,
    ({ notFor }) => Boolean(notFor),
    "whom the permit excludes: name them in notFor, too",
  ],
];

function hasCondition(key: string) {
  return ({ conditions }: Entry) => Boolean((conditions as Entry)[key]);
}

/** Chapters that name whom to ask for what their file lacks. What goods.yaml lacks may be of three chapters. */
const ASKING = CHAPTER_IDS.filter((id) => id !== "goods");

/** Files where a planning figure comes before what pages say. */
const PLANNING_FILES = new Set(["visas", "profile", "guide", "catalog"]);

/** Finds parts of a country that contradict each other, or leave out what a reader must be told with them. */
export function checkCountryRules({ placeOf, rawAt }: ReturnType<typeof placesOf>, country: string, report: Report) {
  const follow = (entry: Entry): Entry =>
    typeof entry.sameAs === "string" ? follow(rawAt.get(entry.sameAs) as Entry) : entry;
  const lacking = new Set<string>();
  const dayOf = (source: string) => String((rawAt.get(`${country}.sources.${source}`) as Entry | undefined)?.date);
  for (const [raw, { file, path }] of placeOf) {
    const entry = raw as Entry;
    if (Object.values(entry).includes("notPublished")) lacking.add(file);
    if (entry.basis === "brief" && entry.reported && !PLANNING_FILES.has(file))
      report(
        file,
        [...path, "basis"],
        "Pages say otherwise: plan with what a page says, no longer with the figure that was given.",
      );
    if (entry.whoFor) {
      const words = wordsOf(follow(entry.threshold as Entry));
      for (const [pattern, isStated, advice] of EXCLUDING)
        if (pattern.test(words) && !isStated(entry))
          report(file, [...path, "threshold"], `The requirement names ${advice}.`);
    }
    if (
      file === "safety" &&
      path.length === 1 &&
      entry.source &&
      !/^\d{4}-\d\d-\d\d$/.test(dayOf(String(entry.source)))
    )
      report(file, [...path, "source"], "Give the page its day: readers must see of which day the advice is.");
    if (file === "profile" && path.length === 1 && Array.isArray(raw)) checkHighlights(raw.map(follow), path, report);
    if (typeof entry.price === "string") checkPrice(entry, file, path, report);
    for (const short of ["summary", "condition"]) {
      const stated = numbersIn(wordsOf(entry));
      // "One" and "first" count nothing.
      for (const number of numbersIn(String(entry[short] ?? "")))
        if (number > 1 && !stated.includes(number))
          report(file, [...path, short], `${number} is not in the whole rule: bring the short form up to date.`);
    }
  }
  const safeguards = rawAt.get(`${country}.safeguards`) as Entry;
  if (lacking.has("safeguards") && !safeguards.ask)
    report("safeguards", [], "Something here isn't published: say whom to ask for it, and what (ask).");
  for (const chapter of ASKING) {
    const { ask } = rawAt.get(`${country}.chapters.${chapter}`) as Entry;
    if (lacking.has(chapter) && !ask)
      report(
        "chapters",
        [chapter],
        `"${chapter}" has something that isn't published: say whom to ask for it, and what (ask).`,
      );
  }
}

/** Where a record says how to keep healthy. */
const MEDICAL = [
  ["health", "malaria"],
  ["health", "vaccinations"],
  ["safety", "health"],
];

/** Finds medical facts that no authority's page supports. @param isAuthority whether a source's publisher is one */
export function checkMedicalFacts(
  { rawAt, placeOf }: ReturnType<typeof placesOf>,
  country: string,
  isAuthority: (source: string) => boolean,
  report: Report,
) {
  const entries = ["us", "uk", "canada"].map((passport) => ["entry", passport, "vaccination"]);
  for (const ids of [...MEDICAL, ...entries]) {
    const record = rawAt.get([country, ...ids].join(".")) as Entry | undefined;
    const { file, path } = (record && placeOf.get(record)) ?? {};
    if (!record?.enteredOn || !file || !path) continue;
    if (!((record.sources ?? []) as string[]).some(isAuthority))
      report(file, [...path, "sources"], "A medical fact needs the page of a health authority or a government.");
  }
}

function checkPrice({ price, amounts = [], reported = [] }: Entry, file: string, path: Path, report: Report) {
  const counted = [amounts, (reported as Entry[]).map((one) => one.amounts ?? [])].flat(2) as Entry[];
  if (new Set(counted.map(({ currency }) => currency)).size > 1)
    report(file, [...path, "amounts"], "A month is counted in one currency: write these amounts in one.");
  if (path.includes("homes") && /short[ -](let|stay)/i.test(String(price)))
    report(file, [...path, "price"], "A short let is no lease: leave it out.");
}

/** Highlights that nobody can confirm say so, and come last. */
function checkHighlights(highlights: readonly Entry[], path: Path, report: Report) {
  const lacksOffice = highlights.map(({ office }) => office === null);
  for (const [index, highlight] of highlights.entries()) {
    const isMarked = String(highlight.value ?? highlight).endsWith("(Not verified)");
    if (isMarked !== lacksOffice[index])
      report(
        "profile",
        [...path, index],
        'End a highlight with "(Not verified)" if no office can confirm it, and only then.',
      );
    if (lacksOffice[index - 1] && !lacksOffice[index])
      report("profile", [...path, index], "Move it above the highlights that no office can confirm.");
  }
}
