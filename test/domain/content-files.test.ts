import { globSync, readFileSync } from "node:fs";
import { parseDocument } from "yaml";
import { expect, test } from "vitest";
import { readContent } from "#content-rules/read.ts";
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
    /permits\.yaml:\d+:\d+ Say why to plan with the value\./,
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
  ["a format with the name of a method", "visas", "|in-full}}", "|constructor}}", /There is no format "constructor"/],
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
    /permits\.yaml:\d+:\d+ ".*" doesn't say 987654: change one of them\./,
  ],
  [
    "a time that its sentence does not name",
    "entry",
    /days: \d+/,
    "days: 987",
    /entry\.yaml:\d+:\d+ ".*" doesn't say 987: change one of them\./,
  ],
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
  [
    "the dollars of a record that was not found",
    "entry",
    /(?<= {2}fee:\n)( {4}.*\n)+/,
    "    notFound: 2026-11-26\n",
    /chapters\.yaml:\d+:\d+ "kenya\.entry\.us\.fee" has no value to show here/,
  ],
  [
    "the time of a record without one",
    "permits",
    /(?<=shared:(?:\n .*)*?\n {2}processing:\n {4}value: .*\n) {4}time: .*\n/,
    "",
    /chapters\.yaml:\d+:\d+ "kenya\.permits\.shared\.processing" has no time: reword the text\./,
  ],
  [
    "a card whose fee has no amounts",
    "permits",
    /(?<=foreignersCard:\n {4}value: .*\n {4}inShort: .*\n) {4}amounts: .*\n/,
    "",
    /"kenya\.permits\.shared\.foreignersCard" has no amounts: name the card in feeLacks, without its fee\./,
  ],
  [
    "an income that only the requirement's words name",
    "permits",
    /(?<=conditions:\n {6}jobOffer: true\n(?:.*\n)*?(?: {4}threshold:\n) {6}value: ).*/,
    "A job that pays at least $987 a month",
    /permits\.yaml:\d+:\d+ The requirement names an income: write it in conditions, as income, too\./,
  ],
  [
    "a kind of entry that its rule contradicts",
    "entry",
    "kind: online authorization",
    "kind: nothing",
    /entry\.yaml:\d+:\d+ "nothing" is not what the rule says: "/,
  ],
  [
    "a short form with a figure that the whole rule lacks",
    "permits",
    /(?<=inShort: )/,
    "98 or 99 pages. ",
    /permits\.yaml:\d+:\d+ 98 is not in the whole rule: bring the short form up to date\./,
  ],
  [
    "a planning figure that pages contradict, where none is wanted",
    "homes",
    /(?<= +)reported:/,
    "basis: brief\n  reported:",
    /homes\.yaml:\d+:\d+ Pages say otherwise: plan with what a page says, no longer with the figure that was given\./,
  ],
  [
    "a chapter that does not say whom to ask for what was not found",
    "chapters",
    /(?<=permits:\n {2}answer: .*\n) {2}ask:\n( {4}.*\n)+/,
    "",
    /chapters\.yaml:\d+:\d+ "permits" has something that was not found: say whom to ask for it, and what \(ask\)\./,
  ],
  [
    "a figure of a visa's page that the country's records lack",
    "visas",
    /(?<=requirements:\n {6}value:\n)/,
    "        - A stay of at most 987 days\n",
    /visas\.yaml:\d+:\d+ No record of entry has 987 days: correct one of them, or say how you know it\./,
  ],
  [
    "a figure of a chapter's answer that the country's records lack",
    "chapters",
    /(?<=schools:\n {2}answer: )/,
    "School costs $98,765 a year. ",
    /chapters\.yaml:\d+:\d+ No record has \$98,765: correct it here or there\./,
  ],
  [
    "a record without an office and without a method",
    "safety",
    /(?<=powerInternet:\n(?: {2}.*\n)*?) {2}method: .*\n/,
    "",
    /safety\.yaml:\d+:\d+ Name the office that can confirm it, or say how you know it\./,
  ],
  [
    "a page that a record names twice",
    "permits",
    /sources: \[ (\w+)/,
    "sources: [ $1, $1",
    /permits\.yaml:\d+:\d+ "\w+" is here twice\./,
  ],
  [
    "a page that is younger than the record",
    "sources",
    /(?<=\nlivingCosts:\n {2}title: .*\n {2}publisher: .*\n)( {2}date: .*\n)?/,
    "  date: 2999-01-01\n",
    /cities\.yaml:\d+:\d+ "livingCosts" is of 2999-01-01, after the day of entry/,
  ],
  [
    "advice whose page has no day",
    "sources",
    /(?<=\nusAdvisory:\n(?: {2}.*\n)*?) {2}date: .*\n/,
    "",
    /safety\.yaml:\d+:\d+ Give the page its day/,
  ],
  [
    "a figure outside of a record",
    "guide",
    /(?<=areas: "|areas: (?!"))/,
    "12 districts. ",
    /guide\.yaml:\d+:\d+ A figure goes out of date: make it a record/,
  ],
  [
    "a short let that is counted as a lease",
    "cities",
    /(?<=oneBedroom:\n +price: )/,
    "Short let, ",
    /cities\.yaml:\d+:\d+ A short let is no lease/,
  ],
  [
    "a price in two currencies",
    "cities",
    /amounts: \[ \{ from: (\d+), to: (\d+), currency: KES \} \]/,
    "amounts: [ { from: $1, to: $2, currency: KES }, { amount: $1, currency: USD } ]",
    /cities\.yaml:\d+:\d+ A month is counted in one currency: write these amounts in one\./,
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

/** An article that the check accepts, in a folder where nobody else writes one of this name. */
const ARTICLE = "articles/a-shop-in-nairobi.md";
const ARTICLE_TEXT = `---
title: A shop in Nairobi
excerpt: What comes first.
date: 2026-11-21
category: Business
picture: kenya
helpsWith: [ kenya.permits.class-g, kenya.cities.nairobi ]
facts:
  one-permit:
    value: one permit replaces five licenses
    office: nairobi-county
    entered: 2026-11-21
    sources: [ /kenyaClassG ]
---

You can lease land: {{kenya.homes.lease|in-full}} There is {{one-permit}}.

[Directorate of Immigration Services, Kenya](office:kenya-immigration): permit classes

\`\`\`budget
title: The first year
entered: 2026-11-21
rows:
  - item: Rent
    from: 2000
    to: 2200
    sources: [ /kenyaClassG ]
note: Our estimates.
\`\`\`
`;

/** What the check says of the files of no country, with a part of one replaced. */
function problemsInText(path: string, words: string | RegExp, instead: string): string {
  const text = path === ARTICLE ? ARTICLE_TEXT : readFileSync(`content/${path}`, "utf8");
  const changed = text.replace(words, instead);
  if (changed === text && words !== instead) throw new Error(`"${String(words)}" is not in ${path}`);
  try {
    readOtherFiles({ ...ALL_TEXTS, [path]: changed }, RECORDS, ENTRIES, content);
    return "";
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}

/** The records that texts name, each with the formats in which they do. */
const RECORDS = new Set(
  [
    ARTICLE_TEXT,
    ...globSync("content/**/*.{yaml,md}", { exclude: ["content/countries/**"] }).map((path) =>
      readFileSync(path, "utf8"),
    ),
  ].flatMap((text) =>
    [...text.matchAll(/\{\{([a-z-]+\.[^{}|]+)(?:\|([^{}]+))?/g)].flatMap(([, id = "", format = "value"]) => [
      id,
      `${id}|value`,
      `${id}|${format}`,
    ]),
  ),
);
/** The chapters, permits and cities that articles help with. */
const ENTRIES = new Set([
  "kenya.permits.class-g",
  "kenya.cities.nairobi",
  ...content.articles.flatMap(({ helpsWith }) =>
    helpsWith.map((place) => (place.startsWith("chapters.") ? `${COUNTRY_IDS[0]}.${place}` : place)),
  ),
]);

/** A mistake in a file: the words that it replaces, the wrong ones, and what the check says. */
const WRONG: readonly (readonly [
  what: string,
  path: string,
  words: string | RegExp,
  instead: string,
  message: RegExp,
])[] = [
  [
    "a record that an article names and that is not there",
    ARTICLE,
    "{{kenya.homes.lease|",
    "{{kenya.homes.leases|",
    /^content\/articles\/a-shop-in-nairobi\.md:16:\d+ There is no "kenya\.homes\.leases"\. Did you mean "kenya\.homes\.lease"\?$/,
  ],
  [
    "the dollars of a record without amounts",
    ARTICLE,
    "{{kenya.homes.lease|in-full",
    "{{kenya.homes.lease|dollars",
    /md:16:\d+ "kenya\.homes\.lease" has no amounts: reword the text\.$/,
  ],
  [
    "the range for tuition without a word on schools that cost more",
    ARTICLE,
    "{{one-permit}}",
    "{{planning.move.internationalTuitionPerYear}}",
    /md:16:\d+ Say in the same paragraph that the top schools charge more/,
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
    /md:7:\d+ There is no "kenya\.permits\.class-q"\. Did you mean "kenya\.permits\.class-g"\?/,
  ],
  ["a title that is missing", ARTICLE, "title: A shop", "titel: A shop", /md:2:1 There is no "titel" here/],
  ["HTML", ARTICLE, "You can lease", "<b>You</b> can lease", /md:16:1 HTML is not shown/],
  ["a link in a sentence", ARTICLE, "You can", "[You](/blog) can", /Give a link a paragraph of its own/],
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
    "[ /kenyaClassG ]\nnote",
    "[ /kenyaClassGG ]\nnote",
    /no source "\/kenyaClassGG"\. Did you mean "kenyaClassG"/,
  ],
  [
    "an unknown office of a fact",
    ARTICLE,
    "office: nairobi-county",
    "office: nairobi-count",
    /Did you mean "nairobi-county"/,
  ],
  [
    "a budget upside down",
    ARTICLE,
    "from: 2000\n    to: 2200",
    "from: 2200\n    to: 2000",
    /md:\d+:5 from is above to/,
  ],
  ["a condition that does not end", "legal/cookie-policy.md", /(?<=\{\{else\}\}.*)\{\{end\}\}/, "", /in one paragraph/],
  ["an unknown condition", "questions.yaml", /answer: .*/, 'answer: "{{if chats}}Yes.{{end}}"', /Did you mean "chat"/],
  [
    "two questions of one name",
    "questions.yaml",
    /(?<=home:\n) {2}- id: (\S+)(?:\n {4}.*)*/,
    "$&\n$&",
    /yaml:\d+:5 id: Another question has the same/,
  ],
  [
    "a list of questions that is empty",
    "questions.yaml",
    /\ncontact:(\n .*)*/,
    "\ncontact: []",
    /contact: Keep a question here/,
  ],
  [
    "a plan with a module that the site's texts deny it",
    "offers.yaml",
    /modules: \[ 7 \]/,
    "modules: [ 6, 7 ]",
    /modules: The site's own texts say that this offer includes 7/,
  ],
  [
    "a price of no offer",
    "offers.yaml",
    /difference: .*/,
    'difference: "It costs {{offers.onetime}}."',
    /Did you mean "offers\.oneTime"/,
  ],
  [
    "a placeholder without its mark",
    "site.yaml",
    /checkoutOrigin: .*/,
    "checkoutOrigin: { value: https://checkout.homeward.example }",
    /write the real value/,
  ],
  [
    "an address without https",
    "site.yaml",
    /checkoutOrigin: .*/,
    "checkoutOrigin: { value: http://checkout.homeward.example, sample: true }",
    /value: An address that begins/,
  ],
  ["a mailbox that is none", "site.yaml", /hello: .*/, "hello: { value: hello }", /value: An email address/],
  [
    "a planning range with other ends",
    "planning.yaml",
    /housing: .*/,
    "housing: { value: $300-900, from: 300, to: 800 }",
    /value has other ends/,
  ],
];

test("what is wrong in the other files is named with its place", () => {
  expect(problemsInText(ARTICLE, "Rent", "Rent")).toBe("");
  expect(
    violationsIn(WRONG, ([, path, words, instead, message]) => {
      expect(problemsInText(path, words, instead)).toMatch(message);
    }),
  ).toEqual([]);
});

test("a highlight that no office can confirm says so and comes last", () => {
  const egypt = readTexts("egypt");
  const readEgypt = (pattern: RegExp, instead: string) => () =>
    readCountry("content/countries/egypt", { ...egypt, profile: egypt.profile!.replace(pattern, instead) }, content);
  expect(readEgypt(/ \(Not verified\)/, "")).toThrow(/profile\.yaml:\d+:\d+ End a highlight with "\(Not verified\)"/);
  expect(readEgypt(/$/, "  - Sunshine\n")).toThrow(/profile\.yaml:\d+:\d+ Move it above the highlights/);
});

test("a file that is missing, and one that no page reads, are named", () => {
  const { money: _, ...rest } = texts;
  expect(() => readCountry(FOLDER, { ...rest, taxes: "a: 1\n" }, content)).toThrow(
    /money\.yaml:1:1 This file is missing\.\n.*taxes\.yaml:1:1/,
  );
});

test.each([
  ["a rate", "newsandvibes.com", /ghana\/country\.yaml:\d+:\d+ These sites can't be the only source/],
  ["an estimate", "chipuko.com", /kenya\/work\.yaml:\d+:\d+ .*can't be the only source/],
  ["an article's fact", "medicalaid.com", /health-care-before-during-after\.md:\d+:\d+ .*can't be the only source/],
])("%s that rests on a listed site alone is named with its line and column", (_what, site, problem) => {
  const texts = textsIn("content");
  const listed = texts["weak-sites.yaml"]!.replace("massProduced:\n", `massProduced:\n  - ${site}\n`);
  expect(() => readContent({ ...texts, "weak-sites.yaml": listed })).toThrow(problem);
});
