import { expect, test } from "vitest";
import { type Fact, factsIn, isFact } from "#domain/facts.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import type { CountryFolder } from "#web/content/countries/country-folder.ts";
import type { CountryRecord } from "#web/content/countries/country-record.ts";
import { NUMBER_WORDS } from "../support/number-words.ts";
import { violationsIn } from "../support/violations.ts";

// No figure stands in prose that a record states differently: what prose says in dollars, days, weeks, months, years or
// percent is a figure of the record on that subject, or was read on a page of its own, or is an estimate with its method,
// or is a planning figure with what pages report beside it, or is allowed below, with the reason.

const IN_DIGITS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(NUMBER_WORDS.map((word, number) => [word, number])),
  fifteen: 15,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  fifty: 50,
  sixty: 60,
  ninety: 90,
};
const NUMBER = `\\d[\\d,.]*|${Object.keys(IN_DIGITS).join("|")}`;
const FIGURE = new RegExp(
  `\\b(${NUMBER})(?:(?:-| to | or | of the )(${NUMBER}))?(?:[ -](?:more |full |working |business )*(day|week|month|year)s?\\b(?! old)|(?: percent|%))`,
  "gi",
);

/** The figures of a text, written alike: "30-90 days" as "30 days" and "90 days", "twelve months" as "1 year". */
function figuresIn(text: string): string[] {
  const counted = [...text.matchAll(FIGURE)].flatMap(([, from, to, unit = "percent"]) =>
    [from, to].flatMap((number) => (number ? figure(number, unit.toLowerCase()) : [])),
  );
  return [...counted, ...(text.match(/\$\d+(?:,\d{3})*/g) ?? [])];
}

function figure(number: string, unit: string): string {
  const count = IN_DIGITS[number.toLowerCase()] ?? Number(number.replaceAll(",", ""));
  return unit === "month" && count % 12 === 0 ? `${count / 12} year` : `${count} ${unit}`;
}

/** All that a record of the ledger says: its value, its note and what contradicts it. */
function wordsOf({ value, note = "", reported = [] }: Fact): string {
  return [value, note, reported.map((one) => one.value)].flat().map(String).join("; ");
}

function knownIn(content: unknown): Set<string> {
  return new Set(factsIn(content).flatMap((record) => figuresIn(wordsOf(record))));
}

/**
 * Figures of the prose on a country that no record of it names, with the reason. One more is right only where no row of a
 * record is about the subject.
 */
const WITHOUT_RECORD: readonly (readonly [figures: readonly string[], part: RegExp, reason: string])[] = [
  [["10 year", "10 percent", "30 percent"], /export processing zones pay no/, "no row is about the tax of companies"],
  [["37 percent"], /\(Not verified\)/, "a figure that was given to us, and says so"],
  [["15 percent", "3 percent", "2 percent"], /^Corporate tax is 15%/, "no row is about the tax of companies"],
];

/** Which sections of a country's record tell what a part of its prose is about. */
const SUBJECTS: readonly (readonly [string, (prose: CountryFolder) => unknown, (record: CountryRecord) => unknown])[] =
  [
    ["a visit", ({ visas }) => visas?.types[0], ({ entry }) => entry],
    ["staying", ({ visas }) => visas?.types.slice(1), ({ permits, belonging }) => [permits, belonging]],
    ["homes", ({ guide }) => guide?.detailedGuide.housing, ({ homes }) => homes],
    ["healthcare", ({ guide }) => guide?.detailedGuide.healthcare, ({ health }) => health],
    [
      "business",
      ({ guide, profile }) => [guide?.detailedGuide.business, profile],
      ({ permits, work, money }) => [permits, work, money],
    ],
    ["education", ({ guide }) => guide?.detailedGuide.education, ({ schools }) => schools],
  ];

const SUBJECT_ROWS = Object.entries(COUNTRY_FOLDERS).flatMap(([id, folder]) =>
  SUBJECTS.map(([subject, prose, record]) => ({ name: `${id}, ${subject}`, folder, prose, record })),
);

test("a figure in the prose on a country is one of its record on that subject", () => {
  expect(
    violationsIn(SUBJECT_ROWS, ({ folder, prose, record }) => {
      const known = knownIn(record(folder.record));
      const planningFigure = ({ basis, reported }: Fact) => basis === "brief" && reported !== undefined;
      const own = factsIn(prose(folder)).filter((one) => !planningFigure(one));
      const differing = own.flatMap((one) =>
        differingIn(wordsOf(one), known, WITHOUT_RECORD).filter(
          // An amount that is made by a method of its own, such as a rent of two bedrooms, has no counterpart in the record.
          ({ found }) => one.method === undefined || !found.startsWith("$"),
        ),
      );
      expect(differing).toEqual([]);
    }),
  ).toEqual([]);
});

test("a figure about safety and law is one of its country's record, or was read on a page", () => {
  expect(
    violationsIn(Object.entries(COUNTRY_FOLDERS), ([, folder]) => {
      const told = new Set(factsIn(folder.record));
      const unread = Object.values(folder.safety.rows).filter(
        (one) => !told.has(one) && one.readAt === undefined && one.method === undefined,
      );
      expect(unread.filter((one) => figuresIn(wordsOf(one)).length > 0).map(({ value }) => value)).toEqual([]);
    }),
  ).toEqual([]);
});

type Allowed = typeof WITHOUT_RECORD;

/** The figures of a text that are neither known nor allowed in it. */
function differingIn(text: string, known: ReadonlySet<string>, allowed: Allowed) {
  const exceptions = new Set(allowed.flatMap(([figures, part]) => (part.test(text) ? figures : [])));
  return figuresIn(text).flatMap((found) => (known.has(found) || exceptions.has(found) ? [] : { found, text }));
}

/** Figures of the other prose that are no country's rule, with the reason. */
const NO_RULE: Allowed = [
  [["3 month", "90 day"], /first three months|ninety[- ]days/i, "the length of the plan that we propose"],
  [
    ["2 week", "3 week", "10 day", "30 day"],
    /discovery trip|for ten days|weeks ahead|wait two weeks|weeks after your return|reviews for day 30/,
    "the length of the trip and the days of review that we propose",
  ],
  [["6 month", "1 year"], /6(-| to )12 months|12[- ]month/, "the length of the program, and what it costs"],
  [["3 month", "6 month"], /3-6 months of living|six months of household costs/, "what we propose to put aside"],
  [["8 week", "3 month"], /^Eight weeks before|^Carry three months/, "our advice on papers and medicines"],
  [["2 week"], /^A move can bring grief/, "when we say to see a doctor"],
  [
    ["2 year", "3 year"],
    /run out within two years|reports for three years/,
    "our advice on passports and school reports",
  ],
  [["2 year", "10 year"], /changed more than once|price rise over the last ten years/, "time that has passed"],
  [["5 year"], /^Egypt: Five-year /, "the name of a permit"],
  [["1 year"], /^after 1 year$/, "words around a number"],
];

/** The prose beside the countries' folders. */
const MODULES = import.meta.glob<object>(
  [
    "../../web/content/{articles,homes,plans,readers}/*.ts",
    "../../web/content/{planning-figures,program,offer-texts,home-page,questions}.ts",
    "../../web/pages/{home,country-guides,top-countries,visa-information,permits,cities,compare,leaving,readers}/*copy.ts",
    "../../web/features/finder/*copy.ts",
  ],
  { eager: true },
);

/** Whether a record says on its own what it rests on: a page, a method or the client. */
function isSourced({ readAt, method, basis }: Fact): boolean {
  return readAt !== undefined || method !== undefined || basis === "brief";
}

/** Every text with the figures of the records that stand beside it as its `facts`; of records those that name no source. */
function textsIn(content: unknown, known: ReadonlySet<string>): { text: string; known: ReadonlySet<string> }[] {
  if (typeof content === "string") return [{ text: content, known }];
  if (typeof content !== "object" || content === null) return [];
  if (isFact(content)) return isSourced(content) ? [] : [{ text: wordsOf(content), known }];
  // The amounts of a budget are estimates, and it says so itself.
  if ("kind" in content && content.kind === "budget") return [];
  const beside = "facts" in content ? knownIn(factsIn(content.facts).filter(isSourced)) : [];
  return Object.values(content).flatMap((part) => textsIn(part, new Set([...known, ...beside])));
}

test("figures in the other prose are those of a record next to it, or no country's rule", () => {
  const differing = textsIn(Object.values(MODULES), new Set()).flatMap(({ text, known }) =>
    differingIn(text, known, NO_RULE).filter(({ found }) => !found.startsWith("$")),
  );
  expect(differing).toEqual([]);
});
