import { globSync, readFileSync } from "node:fs";
import { parseDocument } from "yaml";
import { expect, test } from "vitest";
import { content } from "#content";
import { COUNTRY_IDS } from "#domain/country-ids.ts";
import { ContentError } from "#content-reader/read-file.ts";
import { readCountry, readFolder, readShared } from "#content-rules/read.ts";
import { READER_FILES } from "#content-rules/reader-schema.ts";
import { readTexts as readOtherFiles } from "#content-rules/read-texts.ts";
import { textsIn } from "#content-reader/texts-in.ts";
import { readTexts } from "../support/content-texts.ts";
import { violationsIn } from "../support/violations.ts";

const FOLDER = "content/countries/kenya";
const texts = readTexts("kenya");
const ALL_TEXTS = textsIn("content");

/** What the check says of Kenya with one file changed; the first place that has the words is replaced. */
function problemsWith(file: string, words: string | RegExp, instead: string): string {
  const text = texts[file]!;
  if (text.search(words) === -1) throw new Error(`"${String(words)}" is not in ${file}.yaml`);
  try {
    readCountry(FOLDER, { ...texts, [file]: text.replace(words, instead) }, content);
    return "";
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}

test("every content file has the form in which a program writes it, so that edits differ in nothing else", () => {
  const violations = violationsIn(globSync("content/**/*.yaml"), (file) => {
    const text = readFileSync(file, "utf8");
    const written = parseDocument(text).toString({ lineWidth: 0, flowCollectionPadding: true }).split("\n");
    const line = text.split("\n").findIndex((one, index) => one !== written[index]);
    expect(line === -1 ? "" : `line ${line + 1}: write ${written[line]}`).toBe("");
  });
  expect(violations).toEqual([]);
});

// Patterns in place of values: a corrected fact fails no test.
test.each<[what: string, file: string, words: string | RegExp, instead: string, message: RegExp]>([
  [
    "a wrong office",
    "entry",
    "office: kenya-eta",
    "office: kenya-etta",
    /entry\.yaml:3:3 There is no office "kenya-etta"\. Did you mean "kenya-eta"\?/,
  ],
  [
    "other values without the reason to plan with the record's own",
    "permits",
    /\n +because: .*/,
    "",
    /permits\.yaml:\d+:\d+ Say why to plan with the value: because\./,
  ],
  [
    "a reason with nothing to compare",
    "permits",
    /\n( +)entered: (.*)(?=\n +sources: .*\n +(?!reported))/,
    "\n$1entered: $2\n$1because: It is newer.",
    /permits\.yaml:\d+:\d+ Nothing is reported that contradicts the value\./,
  ],
  [
    "a wrong source",
    "cities",
    /(?<=sources: \[ )livingCosts/,
    "livingCost",
    /cities\.yaml:\d+:\d+ There is no source "livingCost"\. Did you mean "livingCosts"\?/,
  ],
  [
    "a record that is not there",
    "permits",
    "use: kenya.permits.shared.applyAt",
    "use: kenya.permits.shared.applyAtt",
    /There is no "kenya\.permits\.shared\.applyAtt"\. Did you mean "kenya\.permits\.shared\.applyAt"\?/,
  ],
  [
    "a text that repeats a record that is not there",
    "visas",
    "{{kenya.permits.class-d.fee}}",
    "{{kenya.permits.class-d.cost}}",
    /visas\.yaml:\d+:\d+ There is no "kenya\.permits\.class-d\.cost"/,
  ],
  ["an unknown format", "visas", "|in-full}}", "|full}}", /There is no format "full"/],
  [
    "a day that is none",
    "entry",
    /(?<=entered: \d{4}-)\d\d/,
    "13",
    /entry\.yaml:\d+:\d+ entered: A calendar day, YYYY-MM-DD/,
  ],
  ["a day to come", "entry", /(?<=entered: )\d{4}/, "2999", /entry\.yaml:\d+:\d+ entered: This day has not come yet/],
  [
    "a text with a comma between braces",
    "entry",
    /(?<= +)entered: /,
    "confirmed: { on: 2026-11-26, by: eTA desk, by email }\n    entered: ",
    /There is no "by email" here\. Put a text that has a comma in quotation marks\./,
  ],
  ["a record without its day", "money", /^ +entered: .*\n/m, "", /money\.yaml:\d+:\d+ "entered" is missing\./],
  [
    "a reported value that repeats a record of another source",
    "visas",
    /(?<=class-d\.fee\}\}.*\n +source: )\S+/,
    "/kenyaClassG",
    /"kenya\.permits\.class-d\.fee" was not read on "\/kenyaClassG": name one of its sources\./,
  ],
  ["an unknown key", "goods", "note:", "nota:", /goods\.yaml:\d+:\d+ There is no "nota" here\./],
  [
    "a key that stands twice",
    "homes",
    "ownership:",
    "lease: x\nownership:",
    /homes\.yaml:\d+:\d+ Map keys must be unique/,
  ],
  [
    "a range upside down",
    "permits",
    /weeks: \{ from: \d+, to: \d+ \}/,
    "weeks: { from: 17, to: 8 }",
    /weeks: from is above to/,
  ],
  [
    "an amount that its sentence does not name",
    "permits",
    /(?<=amounts: \[ \{ amount: )\d+/,
    "987654",
    /permits\.yaml:\d+:\d+ 987654 is not in "/,
  ],
  ["a time that its sentence does not name", "entry", /days: \d+/, "days: 987", /entry\.yaml:\d+:\d+ 987 is not in "/],
  ["a currency without a rate", "entry", /currency: [A-Z]+/, "currency: CHF", /There is no rate for "CHF"/],
  [
    "a source that no record was read on",
    "sources",
    "",
    "unread:\n  title: T\n  publisher: Nation\n  read: 2026-11-26\n  url: https://example.com/\n",
    /No record was read on "unread"/,
  ],
  [
    "an unknown publisher",
    "sources",
    "publisher: Nation\n",
    "publisher: Naton\n",
    /sources\.yaml:\d+:\d+ There is no publisher "Naton"\. Did you mean "Nation"\?/,
  ],
])("%s is named with its file, line and column", (_, file, words, instead, message) => {
  expect(problemsWith(file, words, instead)).toMatch(message);
});

test.each([
  [
    "publishers",
    "Bank of Mauritius: [ bank-of-mauritius ]",
    "Bank of Mauritius: [ bank-of-mauritus ]",
    /^content\/publishers\.yaml:\d+:1 There is no office "bank-of-mauritus"\. Did you mean "bank-of-mauritius"\?$/,
  ],
  [
    "sources",
    "publisher: Bank of Mauritius\n",
    "publisher: Bank of Mauritus\n",
    /^content\/sources\.yaml:\d+:3 There is no publisher "Bank of Mauritus"\. Did you mean "Bank of Mauritius"\?$/,
  ],
  ["sources", "?p=", "?utm_source=x&p=", /^content\/sources\.yaml:\d+:3 url: An address that a reader can open/],
])("a wrong name or address in content/%s.yaml is named with its line and column", (file, words, instead, message) => {
  const shared = readTexts("..");
  expect(shared[file]).toContain(words);
  expect(() => readShared({ ...shared, [file]: shared[file]!.replace(words, instead) })).toThrow(message);
});

test("a reader's row that uses a row that is not there is named with its line and column", () => {
  const readers = readTexts("../readers");
  const { families } = readers;
  const broken = { ...readers, families: families!.replace("homes.uk.health.nhs", "homes.uk.health.nhss") };
  const known = new Set(["homes.uk.health.nhs"]);
  expect(() => readFolder("readers", broken, READER_FILES, content, known)).toThrow(
    /families\.yaml:\d+:\d+ There is no "homes\.uk\.health\.nhss"\. Did you mean "homes\.uk\.health\.nhs"\?/,
  );
});

/** What the check says of the files of no country, with a part of one replaced. */
function problemsInText(path: string, words: string, instead: string): string {
  const text = readFileSync(`content/${path}`, "utf8");
  if (!text.includes(words)) throw new Error(`"${words}" is not in ${path}`);
  try {
    readOtherFiles({ ...ALL_TEXTS, [path]: text.replace(words, instead) }, RECORDS, ENTRIES, content);
    return "";
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}

/** The records that articles name. */
const RECORDS = new Set(
  globSync("content/**/*.{yaml,md}", { exclude: ["content/countries/**"] }).flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/\{\{([a-z-]+\.[^{}|]+)/g)].map(([, id]) => id!),
  ),
);
/** The chapters, permits and cities that articles help with. */
const ENTRIES = new Set(
  content.articles.flatMap(({ helpsWith }) =>
    helpsWith.map((place) => (place.startsWith("chapters.") ? `${COUNTRY_IDS[0]}.${place}` : place)),
  ),
);
const ARTICLE = "articles/small-business-in-nairobi.md";

/** A mistake in a file: the words that it replaces, the wrong ones, and what the check says. */
const WRONG: readonly (readonly [what: string, path: string, words: string, instead: string, message: RegExp])[] = [
  [
    "a record that an article names and that is not there",
    ARTICLE,
    "{{kenya.homes.lease|",
    "{{kenya.homes.leases|",
    /^content\/articles\/small-business-in-nairobi\.md:43:\d+ There is no "kenya\.homes\.leases"\. Did you mean "kenya\.homes\.lease"\?$/,
  ],
  [
    "a category that is none",
    ARTICLE,
    "category: Business",
    "category: Busines",
    /md:5:1 category: "Busines" is none of/,
  ],
  [
    "a permit that an article helps with and that is not there",
    ARTICLE,
    "kenya.permits.class-g,",
    "kenya.permits.class-q,",
    /md:8:\d+ There is no "kenya\.permits\.class-q"\. Did you mean "kenya\.permits\.class-[gn]"\?/,
  ],
  ["a title that is missing", ARTICLE, "title: Opening", "titel: Opening", /md:2:1 There is no "titel" here/],
  ["HTML", ARTICLE, "Most of the registration", "<b>Most</b> of the registration", /md:17:1 HTML is not shown/],
  [
    "a link in a sentence",
    ARTICLE,
    "Some are sincere.",
    "[Some](/blog) are sincere.",
    /Give a link a paragraph of its own/,
  ],
  [
    "an unknown office",
    ARTICLE,
    "(office:kenya-immigration)",
    "(office:kenya-imigration)",
    /Did you mean "kenya-immigration"/,
  ],
  [
    "an unknown source",
    ARTICLE,
    "[ /kenyaCompanyFees ]",
    "[ /kenyaCompanyFee ]",
    /no source "\/kenyaCompanyFee"\. Did you mean "kenyaCompanyFees"/,
  ],
  [
    "an unknown office of a fact",
    ARTICLE,
    "office: nairobi-county",
    "office: nairobi-count",
    /Did you mean "nairobi-county"/,
  ],
  ["a budget upside down", ARTICLE, "from: 2000\n    to: 2200", "from: 2200\n    to: 2000", /md:60:5 from is above to/],
  [
    "a condition that does not end",
    "legal/cookie-policy.md",
    "else}}None used.{{end}}",
    "else}}None used.",
    /in one paragraph/,
  ],
  ["an unknown condition", "questions.yaml", "{{if chat}}", "{{if chats}}", /Did you mean "chat"/],
  ["a price of no offer", "offers.yaml", "buys", "buys {{offers.onetime}}", /Did you mean "offers\.oneTime"/],
  [
    "a placeholder without its mark",
    "site.yaml",
    "homeward.example, sample: true",
    "homeward.example",
    /write sample: true/,
  ],
  ["an address without https", "site.yaml", "https://checkout.", "http://checkout.", /value: An address that begins/],
  ["a mailbox that is none", "site.yaml", "hello@homeward.example", "hello", /value: An email address/],
  ["a planning range with other ends", "planning.yaml", "$300-800", "$300-900", /value has other ends/],
];

test("what is wrong in the other files is named with its place", () => {
  expect(
    violationsIn(WRONG, ([, path, words, instead, message]) => {
      expect(problemsInText(path, words, instead)).toMatch(message);
    }),
  ).toEqual([]);
});

test("a file that is missing, and one that no page reads, are named", () => {
  const { money: _, ...rest } = texts;
  expect(() => readCountry(FOLDER, { ...rest, taxes: "a: 1\n" }, content)).toThrow(
    /money\.yaml:1:1 This file is missing\.\n.*taxes\.yaml:1:1/,
  );
});
