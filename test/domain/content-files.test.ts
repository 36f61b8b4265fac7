import { globSync, readFileSync } from "node:fs";
import { parseDocument } from "yaml";
import { expect, test } from "vitest";
import { ContentError } from "#content-reader/read-file.ts";
import { readCountry } from "#web/content/data/read.ts";
import { readTexts as readOtherFiles } from "#web/content/data/read-texts.ts";
import { OFFICE_IDS } from "#web/content/data/schema.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { readTexts } from "../support/content-texts.ts";
import { violationsIn } from "../support/violations.ts";

const FOLDER = "content/countries/kenya";
const texts = readTexts("kenya");

/** What the check says of Kenya with one file changed; the first of the given words is replaced. */
function problemsWith(file: string, words: string, instead: string): string {
  const text = texts[file]!;
  if (!text.includes(words)) throw new Error(`"${words}" is not in ${file}.yaml`);
  try {
    readCountry(FOLDER, { ...texts, [file]: text.replace(words, instead) });
    return "";
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}

test("every content file has the form in which a program writes it, so that edits differ in nothing else", () => {
  const violations = violationsIn(globSync("content/**/*.yaml"), (file) => {
    const text = readFileSync(file, "utf8");
    expect(parseDocument(text).toString({ lineWidth: 0, flowCollectionPadding: true })).toBe(text);
  });
  expect(violations).toEqual([]);
});

test.each([
  [
    "a wrong office",
    "entry",
    "office: kenya-eta",
    "office: kenya-etta",
    /entry\.yaml:2:3 office: "kenya-etta" is not known\. Did you mean "kenya-eta"\?/,
  ],
  [
    "a wrong source",
    "cities",
    "sources: [ livingCosts ]",
    "sources: [ livingCost ]",
    /cities\.yaml:12:\d+ There is no source "livingCost"\. Did you mean "livingCosts"\?/,
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
    "entered: 2026-11",
    "entered: 2026-13",
    /entry\.yaml:\d+:\d+ entered: Invalid ISO date/,
  ],
  ["a record without its day", "money", "    entered: 2026-11-23\n", "", /money\.yaml:\d+:\d+ "entered" is missing\./],
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
    "processingWeeks: { from: 8, to: 17 }",
    "processingWeeks: { from: 17, to: 8 }",
    /processingWeeks: from is above to/,
  ],
  [
    "a source that no record was read on",
    "sources",
    "",
    "unread:\n  title: T\n  publisher: P\n  by: press\n  url: https://example.com/\n",
    /No record was read on "unread"/,
  ],
])("%s is named with its file, line and column", (_, file, words, instead, message) => {
  expect(problemsWith(file, words, instead)).toMatch(message);
});

/** What the check says of the files of no country, with a part of one replaced. */
function problemsInText(path: string, words: string, instead: string): string {
  const text = readFileSync(`content/${path}`, "utf8");
  if (!text.includes(words)) throw new Error(`"${words}" is not in ${path}`);
  try {
    readOtherFiles("content", KNOWN, { [path]: text.replace(words, instead) });
    return "";
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}

/** What the other files may name. */
const KNOWN = {
  records: globSync("content/**/*.{yaml,md}", { exclude: ["content/countries/**"] }).flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/\{\{([a-z-]+\.[^{}|]+)/g)].map(([, id]) => id!),
  ),
  offices: new Set(OFFICE_IDS),
  sources: new Set(Object.keys(PUBLIC_PAGES)),
};
const ARTICLE = "articles/small-business-in-nairobi.md";

/** What is wrong, where, what stands there, and what in its place; with what the check says. */
const WRONG: readonly (readonly [what: string, path: string, words: string, instead: string, message: RegExp])[] = [
  [
    "a record that an article names and that is not there",
    ARTICLE,
    "{{kenya.homes.lease|",
    "{{kenya.homes.leases|",
    /^content\/articles\/small-business-in-nairobi\.md:42:\d+ There is no "kenya\.homes\.leases"\. Did you mean "kenya\.homes\.lease"\?$/,
  ],
  [
    "a category that is none",
    ARTICLE,
    "category: Business",
    "category: Busines",
    /md:5:1 category: "Busines" is none of/,
  ],
  ["a title that is missing", ARTICLE, "title: Opening", "titel: Opening", /md:2:1 There is no "titel" here/],
  ["HTML", ARTICLE, "Most of the registration", "<b>Most</b> of the registration", /md:16:1 HTML is not shown/],
  ["a link in a sentence", ARTICLE, "Some are sincere.", "[Some](/blog) are sincere.", /A link stands in a paragraph/],
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
  ["a budget upside down", ARTICLE, "from: 2000\n    to: 2200", "from: 2200\n    to: 2000", /md:59:5 from is above to/],
  [
    "a condition that does not end",
    "legal/cookie-policy.md",
    "else}}None used.{{end}}",
    "else}}None used.",
    /stand in one paragraph/,
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
  expect(() => readCountry(FOLDER, { ...rest, taxes: "a: 1\n" })).toThrow(
    /money\.yaml:1:1 This file is missing\.\n.*taxes\.yaml:1:1/,
  );
});
