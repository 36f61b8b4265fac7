import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { COUNTRIES, type Country, countryById } from "../../domain/countries.ts";
import { type Fact, factsIn } from "../../domain/facts.ts";
import { content } from "#content";
import { countryColumn } from "../../web/content/comparisons.ts";
import { FOLDERS } from "../../web/content/countries/countries.ts";
import { COUNTRY_GUIDES } from "../../web/content/countries/guides.ts";
import { COUNTRY_IDS } from "../../domain/country-ids.ts";
import { findSafetyChapter } from "../../web/content/countries/safety-chapters.ts";
import { DETAIL_PAGES } from "../../web/content/detail-pages.ts";
import { DECISIVE_FACTS } from "../../web/features/finder/decisive-facts.ts";
import { readBuiltFile } from "../support/built-pages.ts";
import { violationsIn } from "../support/violations.ts";

// A figure must not travel without what contradicts or restricts it (decision: facts-ledger): whatever the build wrote is
// read as text, and each value that has a note or a contradicting figure must have it nearby.

type Cautioned = { value: string; cautions: readonly string[]; country: Country };

/** Values shorter than this may mean something else where their country is not named. */
const TELLING_LENGTH = 25;

/** How far from a value what must be known with it may begin, in letters: a label, a source. */
const NEARBY = 260;

/** The office or publisher of that name may be named anywhere. */
const NAMES: readonly string[] = [
  ...Object.values(content.offices).map(({ name }) => name),
  ...factsIn(FOLDERS).flatMap(({ readAt = [] }) => readAt.map(({ publisher }) => publisher)),
];

function isName(value: string): boolean {
  return NAMES.some((name) => name.startsWith(value));
}

/** Here amounts are figures of permits, said to be about so much; the record with its note opens below them. */
const FILES_WITH_FIGURES = /^(country-guides|permits)\//;

/**
 * What the pages state. Of what is known of a country only values that are sentences: its amounts and times stand as
 * figures in sums and lists, too.
 */
const STATED = [
  ...DETAIL_PAGES.filter(({ kind }) => !["comparison", "guide", "chapter", "safeguards"].includes(kind)),
  ...COUNTRY_GUIDES.map((guide) => ({ country: guide.id, content: guide })),
  ...COUNTRY_IDS.map(findSafetyChapter).map((chapter) => ({ country: chapter.country, content: chapter })),
  ...FOLDERS.map(({ record, safeguards }) => ({
    country: record.id,
    content: factsIn([record, safeguards]).filter(
      ({ value }) => String(value).length >= TELLING_LENGTH && !isName(String(value)),
    ),
  })),
];

const CAUTIONED: readonly Cautioned[] = [
  ...new Map(
    STATED.flatMap(({ country, content }) =>
      factsIn(content)
        .filter(({ note, reported }) => note !== undefined || reported !== undefined)
        .map((record): [Fact, Cautioned] => [
          record,
          {
            value: plain(firstOf(record.value)),
            cautions: [...(record.note ? [record.note] : []), ...(record.reported ?? []).map(({ value }) => value)].map(
              caution,
            ),
            country: countryById(country),
          },
        ]),
    ),
  ).values(),
];

/** The figures of the comparisons and of the finder's matches, which are made of several records. */
const MADE_OF_SEVERAL = COUNTRIES.flatMap(({ id }) =>
  countryColumn(id).flatMap(({ rows }) => rows.flatMap(({ cell, isFigure }) => (isFigure && cell ? String(cell) : []))),
).concat(Object.values(DECISIVE_FACTS).flatMap((facts) => Object.values(facts).map(({ text }) => text)));

/** Every text of the ledger: "$500" inside "About $500 a month" is the longer one's word, not a fee of $500. */
const STATEMENTS: readonly string[] = [
  ...new Set(
    factsIn([DETAIL_PAGES, COUNTRY_GUIDES, FOLDERS]).flatMap(({ value, note = "", reported = [] }) =>
      [value, note, reported.map((one) => one.value)].flat().map((text) => plain(String(text))),
    ),
  ),
  ...MADE_OF_SEVERAL.map(plain),
];

/** What the records of one value each want said with it: two districts may have the same rent. */
const CAUTIONS_OF_VALUE = Map.groupBy(
  factsIn([DETAIL_PAGES, COUNTRY_GUIDES, FOLDERS]).map(({ value, note, reported = [] }) => ({
    value: plain(firstOf(value)),
    cautions: [...(note ? [note] : []), ...reported.map((one) => one.value)].map(caution),
  })),
  ({ value }) => value,
);

/** A statement that holds a value and more, and where in it the value begins. */
type Longer = { statement: string; offsets: readonly number[] };

/** Whether the value at this place is a part of a longer statement that stands there whole. */
function isPartOfAnother(longer: readonly Longer[], text: string, index: number): boolean {
  return longer.some(({ statement, offsets }) => offsets.some((offset) => text.startsWith(statement, index - offset)));
}

/** Where a text has a value, whatever is around it. A pattern that looks behind itself would do so at each letter. */
function placesOf(value: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + value.length)) places.push(at);
  return places;
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function firstOf(value: unknown): string {
  return String(Array.isArray(value) ? value[0] : value);
}

/** Lower case and one space between words, because pages begin lines with capitals and break them. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim().toLowerCase();
}

/** What must be known with a value; in brackets it stands without its period. */
function caution(text: string): string {
  return plain(text).replace(/\.$/, "");
}

/** The words of a built file as a reader gets them. */
function readText(file: string): string {
  const text = readBuiltFile(file);
  if (file.endsWith(".ics"))
    return plain(
      text
        .replaceAll(/\r?\n /g, "")
        .replaceAll(/\\([,;])/g, "$1")
        .replaceAll("\\n", " "),
    );
  if (file.endsWith(".json") && !text.includes("</")) return plain(text.replaceAll('\\"', '"').replaceAll("\\n", " "));
  return plain(
    text
      // Cells of a comparison are HTML in JSON.
      .replaceAll('\\"', '"')
      .replaceAll(/<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs, " ")
      // A cell of a comparison is about the country at the head of its column.
      .replaceAll(/<td data-name="([^"]*)">/g, " $1 ")
      .replaceAll(/<\/?(?:span|a|time|strong|em)\b[^>]*>/g, "")
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll("&quot;", '"')
      .replaceAll("&#x27;", "'")
      .replaceAll("&amp;", "&"),
  );
}

const COUNTRY_NAMES = COUNTRIES.map(({ name }) => name.toLowerCase());

/** Whether a short value is said of a country: the last one named before it, or where none is, that of the file. */
function isSaidOf(country: Country, file: string, before: string): boolean {
  const last = Math.max(...COUNTRY_NAMES.map((name) => before.lastIndexOf(name)));
  return last < 0 ? file.includes(country.id) : before.startsWith(country.name.toLowerCase(), last);
}

const LONGER = new Map<string, readonly Longer[]>();

/** The statements that hold a value and more, looked for once. */
function longerStatements(value: string): readonly Longer[] {
  const known = LONGER.get(value);
  if (known) return known;
  const longer = STATEMENTS.filter((statement) => statement.length > value.length && statement.includes(value)).map(
    (statement) => ({
      statement,
      offsets: [...statement.matchAll(new RegExp(escapePattern(value), "g"))].map((match) => match.index),
    }),
  );
  LONGER.set(value, longer);
  return longer;
}

/** The places where a text states a cautioned value without what must be known with it. */
function findBareValues(file: string, text: string): string[] {
  return CAUTIONED.flatMap(({ value, cautions, country }) => {
    if (!text.includes(value)) return [];
    const escaped = escapePattern(value);
    const longer = longerStatements(value);
    // A badge of one word means something else in other places.
    const label = /^[a-z-]+$/.test(value) ? "(?<=cost of living:? |living cost:? )" : "";
    // Neither a part of another number nor the end of a range, whose two ends may stand in two columns.
    const pattern = new RegExp(String.raw`${label}(?<![\w$,.-]|\$[\d,]+ )${escaped}(?![\w-]|[,.]\d)`, "y");
    const reach = NEARBY + cautions.join(" ").length;
    return placesOf(value, text).flatMap((index) => {
      pattern.lastIndex = index;
      if (!pattern.test(text)) return [];
      const [from, to] = [Math.max(0, index - reach), index + value.length + reach];
      if (/^\$[\d,]+$/.test(value) && FILES_WITH_FIGURES.test(file)) return [];
      if (isPartOfAnother(longer, text, index)) return [];
      const isAbout = value.length >= TELLING_LENGTH || isSaidOf(country, file, text.slice(from, index));
      const isComplete = (all: readonly string[]) => all.every((caution) => text.slice(from, to).includes(caution));
      const isOfAnother =
        CAUTIONS_OF_VALUE.get(value)!.length > 1 &&
        CAUTIONS_OF_VALUE.get(value)!.some((one) => isComplete(one.cautions));
      const missing =
        isAbout && !isOfAnother ? cautions.filter((caution) => !text.slice(from, to).includes(caution)) : [];
      return missing.map(
        (caution) => `${file}: "${text.slice(index - 40, index + value.length + 20)}" lacks "${caution}"`,
      );
    });
  });
}

/** All that visitors read; the files of content/ are what the desk edits. */
const FILES = globSync("**/*.{html,json,ics,xml}", { cwd: "build/client", exclude: ["content/**"] });

test("the walk finds a value that stands alone, and lets one pass that has what must be known beside it", () => {
  expect(CAUTIONED.length).toBeGreaterThan(15);
  const short = CAUTIONED.filter(({ value }) => value.length < TELLING_LENGTH);
  const isTold = ({ value, cautions, country }: Cautioned) =>
    findBareValues("a.html", plain(`${country.name}. Fee: ${value}. Takes long.`)).length === cautions.length &&
    findBareValues("a.html", plain(`${country.name}. Fee: ${cautions.join(" ")} ${value}.`)).length === 0;
  expect(short.filter(isTold).length).toBeGreaterThan(short.length / 2);
});

test("no page, calendar, feed or index states a fact without its note or the figures that contradict it", () => {
  expect(FILES.length).toBeGreaterThan(300);
  expect(FILES.flatMap((file) => findBareValues(file, readText(file)))).toEqual([]);
});

test("a guide says with whom to confirm what decides a move and rests on one source", () => {
  expect(
    violationsIn(FOLDERS, ({ record }) => {
      const html = readBuiltFile(`country-guides/${record.id}/permits/index.html`).replaceAll("&#x27;", "'");
      const lines = [...html.matchAll(/<p data-slot="one-source".*?<\/p>/gs)].map(([line]) => plain(line)).join(" ");
      const thin = factsIn(record.permits).filter(({ isOneSource }) => isOneSource);
      const offices = new Set(thin.flatMap(({ office }) => office ?? []).map((id) => plain(content.offices[id]!.name)));
      expect([...offices].filter((name) => !lines.includes(name))).toEqual([]);
    }),
  ).toEqual([]);
});
