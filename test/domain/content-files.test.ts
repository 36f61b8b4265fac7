import { ContentError, type ContentValues, type Files, readContent } from "#content-model/index.ts";
import { globSync, readFileSync } from "node:fs";
import { parseDocument } from "yaml";
import { expect, test } from "vitest";
import { type Json, withEdit } from "#domain/edits.ts";
import { TEST_CONTENT, testFiles, testTexts } from "../support/test-content.ts";
import { violationsIn } from "../support/violations.ts";

/** What the check says of files that differ from the test content. */
function problemsIn(files: object): string {
  try {
    readContent(files as Files, testFiles as ContentValues);
    return "";
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}

test("every content file has the form in which a program writes it, so that edits differ in nothing else", () => {
  const violations = violationsIn(globSync(`{content,${TEST_CONTENT}}/**/*.yaml`), (file) => {
    const text = readFileSync(file, "utf8");
    const written = parseDocument(text).toString({ lineWidth: 0, flowCollectionPadding: true }).split("\n");
    const line = text.split("\n").findIndex((one, index) => one !== written[index]);
    expect(line === -1 ? "" : `line ${line + 1}: write ${written[line]}`).toBe("");
  });
  expect(violations).toEqual([]);
});
const ARTICLE = "articles/a-shop-in-nairobi.md";

/** Mistakes: the words of a file that one replaces, the wrong ones, and what the check says. */
const WRONG: readonly (readonly [
  what: string,
  path: string,
  words: string | RegExp,
  instead: string,
  message: RegExp,
])[] = [
  [
    "a highlight that no office can confirm and that doesn't say so",
    "countries/kenya/profile.yaml",
    " (Not verified)",
    "",
    /profile\.yaml:\d+:\d+ End a highlight with "\(Not verified\)"/,
  ],
  [
    "a highlight below one that no office can confirm",
    "countries/kenya/profile.yaml",
    /$/,
    "  - Sunshine\n",
    /profile\.yaml:\d+:\d+ Move it above the highlights/,
  ],
  [
    "a wrong office",
    "countries/kenya/entry.yaml",
    "office: kenya-eta",
    "office: kenya-etta",
    /entry\.yaml:2:3 There is no office "kenya-etta"\. Did you mean "kenya-eta"\?/,
  ],
  [
    "other values without the reason to plan with the record's own",
    "countries/kenya/permits.yaml",
    /\n +because: .*/,
    "",
    /permits\.yaml:\d+:\d+ Say why to plan with the value\./,
  ],
  [
    "a reason with nothing to compare",
    "countries/kenya/permits.yaml",
    /\n( +)enteredOn: (.*)(?=\n +sources: .*\n +(?!reported))/,
    "\n$1enteredOn: $2\n$1because: It is newer.",
    /permits\.yaml:\d+:\d+ Nothing is reported that contradicts the value\./,
  ],
  [
    "what readers paid for something that is no fee",
    "countries/kenya/permits.yaml",
    /(?=\n +enteredOn)/,
    "\n    readersPaid: { amount: 51, currency: USD, years: [ 2026 ], count: 3 }",
    /permits\.yaml:\d+:\d+ Only a fee that an office charges has what readers paid\./,
  ],
  [
    "a wrong source",
    "countries/kenya/cities.yaml",
    /(?<=sources: \[ )livingCosts/,
    "livingCost",
    /cities\.yaml:\d+:\d+ There is no source "livingCost"\. Did you mean "livingCosts"\?/,
  ],
  [
    "a text that opens an id and doesn't close it",
    "countries/kenya/chapters.yaml",
    /(?<=answer: )\S+/,
    "About {{kenya.permits.class-d.fee",
    /chapters\.yaml:\d+:\d+ An id has two braces before and two after it/,
  ],
  [
    "an id between single braces in an article",
    ARTICLE,
    /\{(\{kenya\.[^{}]+\})\}/,
    "$1",
    /a-shop-in-nairobi\.md:\d+:\d+ An id has two braces before and two after it/,
  ],
  [
    "a permit without its fee",
    "countries/kenya/permits.yaml",
    /(?<=\n {4})fee:/,
    "fees:",
    /permits\.yaml:\d+:\d+ "fee" is missing\. If it isn't published, write notPublished\.\n.*"fees" here\. Did you mean "fee"\?/,
  ],
  [
    "a text with a colon and without quotation marks",
    "countries/kenya/permits.yaml",
    "value: Online, on",
    "value: Online: on",
    /^.*permits\.yaml:\d+:\d+ Nested mappings .*\. Put a text that has a colon in quotation marks\.$/,
  ],
  [
    "a record that is not there",
    "countries/kenya/permits.yaml",
    "sameAs: kenya.permits.shared.applyAt",
    "sameAs: kenya.permits.shared.applyAtt",
    /There is no "kenya\.permits\.shared\.applyAtt"\. Did you mean "kenya\.permits\.shared\.applyAt"\?/,
  ],
  [
    "a text that repeats a record that is not there",
    "countries/kenya/visas.yaml",
    "{{kenya.permits.class-d.fee}}",
    "{{kenya.permits.class-d.cost}}",
    /visas\.yaml:\d+:\d+ There is no "kenya\.permits\.class-d\.cost"/,
  ],
  ["an unknown format", "countries/kenya/visas.yaml", "|in-full}}", "|full}}", /There is no format "full"/],
  [
    "a format with the name of a method",
    "countries/kenya/visas.yaml",
    "|in-full}}",
    "|constructor}}",
    /There is no format "constructor"/,
  ],
  [
    "a day that is none",
    "countries/kenya/entry.yaml",
    /(?<=enteredOn: \d{4}-)\d\d/,
    "13",
    /entry\.yaml:\d+:\d+ enteredOn: A calendar day, YYYY-MM-DD/,
  ],
  [
    "a day to come",
    "countries/kenya/entry.yaml",
    /(?<=enteredOn: )\d{4}/,
    "2999",
    /entry\.yaml:\d+:\d+ enteredOn: This day has not come yet/,
  ],
  [
    "a text with a comma between braces",
    "countries/kenya/entry.yaml",
    /(?<= +)enteredOn: /,
    "confirmed: { on: 2026-11-26, by: eTA desk, by email }\n    enteredOn: ",
    /There is no "by email" here\. Put a text that has a comma in quotation marks\./,
  ],
  [
    "a record without its day",
    "countries/kenya/money.yaml",
    /^ +enteredOn: .*\n/m,
    "",
    /money\.yaml:\d+:\d+ "enteredOn" is missing\./,
  ],
  ["an unknown key", "countries/kenya/goods.yaml", "note:", "nota:", /goods\.yaml:\d+:\d+ There is no "nota" here\./],
  [
    "a key that stands twice",
    "countries/kenya/homes.yaml",
    "ownership:",
    "lease: x\nownership:",
    /homes\.yaml:\d+:\d+ Map keys must be unique/,
  ],
  [
    "a range upside down",
    "countries/kenya/permits.yaml",
    /weeks: \{ from: \d+, to: \d+ \}/,
    "weeks: { from: 17, to: 8 }",
    /weeks: from is above to/,
  ],
  [
    "an amount that its sentence does not name",
    "countries/kenya/permits.yaml",
    /(?<=amounts: \[ \{ amount: )\d+/,
    "987654",
    /permits\.yaml:\d+:\d+ ".*" doesn't say 987654: change one of them\./,
  ],
  [
    "an amount of 0 whose sentence does not say that it is free",
    "countries/kenya/permits.yaml",
    /(?<=amounts: \[ \{ amount: )\d+/,
    "0",
    /permits\.yaml:\d+:\d+ ".*" doesn't say that it's free: write the amount\./,
  ],
  ["an exchange rate of 0", "exchange-rates.yaml", "perDollar: 0.8", "perDollar: 0", /perDollar: Above 0/],
  [
    "the upper end of a time that its sentence does not name",
    "countries/kenya/permits.yaml",
    "time: { weeks: { from: 8, to: 20 } }",
    "time: { weeks: { from: 8, to: 98 } }",
    /permits\.yaml:\d+:\d+ ".*" doesn't say 98: change one of them\./,
  ],
  [
    "weeks of a home's paper that its rule does not name",
    "homes/us.yaml",
    "weeks: { from: 2, to: 3 }",
    "weeks: { from: 2, to: 9876 }",
    /us\.yaml:\d+:\d+ ".*" doesn't say 9876: change one of them\./,
  ],
  [
    "a bloc with a passport that nobody has",
    "blocs.yaml",
    "members: GH NG",
    "members: GH QQ",
    /members: Codes of passports, each once/,
  ],
  [
    "a time that its sentence does not name",
    "countries/kenya/entry.yaml",
    /days: \d+/,
    "days: 987",
    /entry\.yaml:\d+:\d+ ".*" doesn't say 987: change one of them\./,
  ],
  [
    "a currency without a rate",
    "countries/kenya/entry.yaml",
    /currency: [A-Z]+/,
    "currency: CHF",
    /There is no rate for "CHF"/,
  ],
  [
    "a source that no record was read on",
    "countries/kenya/sources.yaml",
    "",
    "unread:\n  title: T\n  publisher: Nation\n  read: 2026-11-26\n  url: https://example.com/\n",
    /No record was read on "unread"/,
  ],
  [
    "an unknown publisher",
    "countries/kenya/sources.yaml",
    "publisher: Nation,",
    "publisher: Naton,",
    /sources\.yaml:\d+:\d+ There is no publisher "Naton"\. Did you mean "Nation"\?/,
  ],
  [
    "the dollars of a fee that isn't published",
    "countries/kenya/entry.yaml",
    / {2}fee:\n( {4}.*\n)+/,
    "  fee: notPublished\n",
    /chapters\.yaml:\d+:\d+ There is no "kenya\.entry\.us\.fee"/,
  ],
  [
    "a row that can't be marked as not published",
    "countries/kenya/entry.yaml",
    / {2}rule:\n( {4}.*\n)+/,
    "  rule: notPublished\n",
    /entry\.yaml:\d+:\d+ "rule" can't be marked as not published: give it a value, or leave the row out\./,
  ],
  [
    "the time of a record without one",
    "countries/kenya/permits.yaml",
    /(?<=shared:(?:\n .*)*?\n {2}processing:\n {4}value: .*\n) {4}time: .*\n/,
    "",
    /chapters\.yaml:\d+:\d+ "kenya\.permits\.shared\.processing" has no time: reword the text\./,
  ],
  [
    "a card whose fee has no amounts",
    "countries/kenya/permits.yaml",
    /(?<=foreignersCard:\n {4}value: .*\n {4}summary: .*\n) {4}amounts: .*\n/,
    "",
    /"kenya\.permits\.shared\.foreignersCard" has no amounts: name the card in feeLacks, without its fee\./,
  ],
  [
    "an income that only the requirement's words name",
    "countries/kenya/permits.yaml",
    /(?<=conditions:\n {6}jobOffer: true\n(?:.*\n)*?(?: {4}threshold:\n) {6}value: ).*/,
    "A job that pays at least $987 a month",
    /permits\.yaml:\d+:\d+ The requirement names an income: write it in conditions, as income, too\./,
  ],
  [
    "a short form with a figure that the whole rule lacks",
    "countries/kenya/permits.yaml",
    /(?<=summary: )/,
    "98 or 99 pages. ",
    /permits\.yaml:\d+:\d+ 98 is not in the whole rule: bring the short form up to date\./,
  ],
  [
    "a planning figure that pages contradict, where none is wanted",
    "countries/kenya/homes.yaml",
    /(?<= +)reported:/,
    "basis: brief\n  reported:",
    /homes\.yaml:\d+:\d+ Pages say otherwise: plan with what a page says, no longer with the figure that was given\./,
  ],
  [
    "a chapter that does not say whom to ask for what isn't published",
    "countries/kenya/chapters.yaml",
    /(?<=permits:\n {2}answer: .*\n) {2}ask:\n( {4}.*\n)+/,
    "",
    /chapters\.yaml:\d+:\d+ "permits" has something that isn't published: say whom to ask for it, and what \(ask\)\./,
  ],
  [
    "a number in place of a record",
    "countries/kenya/permits.yaml",
    "sameAs: kenya.permits.shared.applyAt",
    "sameAs: kenya.safety.us.level",
    /permits\.yaml:\d+:\d+ There is no "kenya\.safety\.us\.level"\./,
  ],
  [
    "a figure in a chapter's answer that names no record",
    "countries/kenya/chapters.yaml",
    /(?<=schools:\n {2}answer: )/,
    "School costs $98,765 a year. ",
    /chapters\.yaml:\d+:\d+ A figure goes out of date: name the record that has it/,
  ],
  [
    "a record without an office and without a method",
    "countries/kenya/safety.yaml",
    /(?<=powerInternet:\n(?: {2}.*\n)*?) {2}method: .*\n/,
    "",
    /safety\.yaml:\d+:\d+ Name the office that can confirm it, or say how you know it\./,
  ],
  [
    "a page that a record names twice",
    "countries/kenya/permits.yaml",
    /sources: \[ (\w+)/,
    "sources: [ $1, $1",
    /permits\.yaml:\d+:\d+ "\w+" is here twice\./,
  ],
  [
    "a page that is younger than the record",
    "countries/kenya/sources.yaml",
    /(?<=\nlivingCosts: \{ )/,
    "date: 2999-01-01, ",
    /cities\.yaml:\d+:\d+ "livingCosts" is of 2999-01-01, after the day of entry/,
  ],
  [
    "advice whose page has no day",
    "countries/kenya/sources.yaml",
    /(?<=\nusAdvisory:\n(?: {2}.*\n)*?) {2}date: .*\n/,
    "",
    /safety\.yaml:\d+:\d+ Give the page its day/,
  ],
  [
    "a figure outside of a record",
    "countries/kenya/guide.yaml",
    /(?<=areas: "|areas: (?!"))/,
    "12 districts. ",
    /guide\.yaml:\d+:\d+ A figure goes out of date: name the record that has it/,
  ],
  [
    "a short let among the rents",
    "countries/kenya/cities.yaml",
    /(?<=one:\n +price: )/,
    "Short let, ",
    /cities\.yaml:\d+:\d+ A short let is no lease/,
  ],
  [
    "a price in two currencies",
    "countries/kenya/cities.yaml",
    /amounts: \[ \{ from: (\d+), to: (\d+), currency: KES \} \]/,
    "amounts: [ { from: $1, to: $2, currency: KES }, { amount: $1, currency: USD } ]",
    /cities\.yaml:\d+:\d+ A month is counted in one currency: write these amounts in one\./,
  ],
  [
    "an unknown office of a publisher",
    "publishers.yaml",
    "[ kenya-immigration ]",
    "[ kenya-imigration ]",
    /^content\/publishers\.yaml:\d+:1 There is no office "kenya-imigration"\. Did you mean "kenya-immigration"\?$/,
  ],
  [
    "an unknown publisher of a shared source",
    "sources.yaml",
    "publisher: Nation,",
    "publisher: Naton,",
    /^content\/sources\.yaml:\d+:\d+ There is no publisher "Naton"\. Did you mean "Nation"\?$/,
  ],
  [
    "an address that tracks",
    "sources.yaml",
    "?p=",
    "?utm_source=x&p=",
    /sources\.yaml:\d+:\d+ url: An address that a reader can open/,
  ],
  [
    "a reader's row that uses a row that is not there",
    "readers/families.yaml",
    "homes.uk.health.nhs",
    "homes.uk.health.nhss",
    /families\.yaml:\d+:\d+ There is no "homes\.uk\.health\.nhss"\. Did you mean "homes\.uk\.health\.nhs"\?/,
  ],
  [
    "a rate that rests on a weak site alone",
    "weak-sites.yaml",
    "spam.example",
    "ghana-rates.example",
    /ghana\/country\.yaml:\d+:\d+ These sites can't be the only source/,
  ],
  [
    "a rate that rests on a page below a weak site's domain alone",
    "countries/ghana/sources.yaml",
    "https://ghana-rates.example/",
    "https://www.spam.example/",
    /ghana\/country\.yaml:\d+:\d+ These sites can't be the only source/,
  ],
  [
    "an estimate that rests on a weak site alone",
    "weak-sites.yaml",
    "spam.example",
    "pay.example",
    /kenya\/work\.yaml:\d+:\d+ .*can't be the only source/,
  ],
  [
    "an article's fact that rests on a weak site alone",
    "weak-sites.yaml",
    "spam.example",
    "class-g.example",
    /a-shop-in-nairobi\.md:\d+:\d+ .*can't be the only source/,
  ],
  [
    "a record that an article names and that is not there",
    ARTICLE,
    "{{kenya.homes.lease|",
    "{{kenya.homes.leases|",
    /^content\/articles\/a-shop-in-nairobi\.md:17:\d+ There is no "kenya\.homes\.leases"\. Did you mean "kenya\.homes\.lease"\?$/,
  ],
  [
    "the dollars of a record without amounts",
    ARTICLE,
    "{{kenya.homes.lease|in-full",
    "{{kenya.homes.lease|dollars",
    /md:17:\d+ "kenya\.homes\.lease" has no amounts: reword the text\.$/,
  ],
  [
    "a row of a budget without amounts, whose record has none",
    ARTICLE,
    "item: Rent\n    from: 2000\n    to: 2200\n    sources: [ /kenyaClassG ]",
    "item: Lease of {{kenya.homes.lease}}",
    /md:\d+:\d+ Write from and to, or name a record that has amounts\./,
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
    "kenya.permits.class-gg,",
    /md:8:\d+ There is no "kenya\.permits\.class-gg"\. Did you mean "kenya\.permits\.class-g"\?/,
  ],
  ["a title that is missing", ARTICLE, "title: A Shop", "titel: A Shop", /md:2:1 There is no "titel" here/],
  ["HTML", ARTICLE, "You can lease", "<b>You</b> can lease", /md:17:1 HTML is not shown/],
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
    "[ /kenyaClassG ]",
    "[ /kenyaClassGG ]",
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
  ["an unknown condition", "questions.yaml", "{{if chat}}", "{{if chats}}", /Did you mean "chat"/],
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
    /\ncontact: .*/,
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
  [
    "an old id that is still there",
    "moved.yaml",
    "kenya.permits.old-class:",
    "kenya.permits.class-d.fee:",
    /moved\.yaml:\d+:\d+ .*is there: it can't have moved/,
  ],
  [
    "an old id that leads nowhere",
    "moved.yaml",
    ": kenya.permits.class-d",
    ": kenya.permits.class-z",
    /moved\.yaml:\d+:\d+ There is no "kenya\.permits\.class-z"/,
  ],
];

test("each mistake in a file is named with its file, line and column", () => {
  const violations = violationsIn(WRONG, ([, path, words, instead, message]) => {
    const text = testTexts[path]!;
    const changed = text.replace(words, instead);
    if (changed === text) throw new Error(`"${String(words)}" is not in ${path}`);
    expect(problemsIn({ ...testFiles, [path]: changed })).toMatch(message);
  });
  expect(violations).toEqual([]);
});

test("a file that is missing, and one that no page reads, are named", () => {
  const { "countries/kenya/money.yaml": _, ...rest } = testFiles;
  expect(problemsIn({ ...rest, "countries/kenya/taxes.yaml": { a: 1 } })).toMatch(
    /money\.yaml:1:1 This file is missing\.\n.*taxes\.yaml:1:1/,
  );
});

/** Values that somebody may type, with what the check says of each. */
const REFUSED: readonly (readonly [file: string, at: string, value: Json, said: string])[] = [
  ["testimonials.yaml", "home.landing-grace.name", "", "name: This is empty"],
  ["testimonials.yaml", "home.landing-grace.portrait.skin", "red", "skin: A color: #6d4127"],
  ["offers.yaml", "offers.oneTime1497.price", -3, "price: This must be above 0"],
  ["offers.yaml", "offers.oneTime1497.price", 12.5, "price: This must be a whole number"],
  ["offers.yaml", "offers.oneTime1497.price", "cheap", "price: This must be a number"],
  ["countries/ghana/sources.yaml", "rate.url", "a page", "url: This must be a whole address, with https://"],
  ["countries/kenya/cities.yaml", "cities.nairobi.climateByMonth.highs", [1, 2], "highs: This needs at least 12"],
];

test("the check says what is wrong in words that need no programmer", () => {
  const violations = violationsIn(REFUSED, ([file, at, after, said]) => {
    expect(problemsIn(withEdit(testFiles, { file, at: at.split("."), after }))).toContain(said);
  });
  expect(violations).toEqual([]);
});
