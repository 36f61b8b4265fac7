import { expect, test } from "vitest";
import { contentFiles } from "#content/files";
import { ContentError } from "#content-reader/read-file.ts";
import { type Files, readContent } from "#content-rules/read.ts";
import { type Edit, type Json, valueAt, withEdit } from "#domain/edits.ts";
import { violationsIn } from "../support/violations.ts";

// What no page could be made of, though each file is right by itself.

const ARTICLE = "articles/small-business-in-nairobi.md";
const KENYA = "countries/kenya/entry.yaml";

function problemsWith(edits: readonly Omit<Edit, "before">[]): string {
  const changed = edits.reduce(withEdit, contentFiles);
  try {
    readContent(changed as Files);
    return "";
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}

/** A file's text with more at its end. */
const longer = (file: string, more: string): Omit<Edit, "before"> => {
  return { file, at: ["body"], after: `${String(valueAt(contentFiles[file], ["body"]))}\n${more}\n` };
};
const at = (file: string, place: readonly string[], after: Json): Omit<Edit, "before"> => ({ file, at: place, after });

const WRONG: readonly (readonly [what: string, edits: readonly Omit<Edit, "before">[], message: RegExp])[] = [
  ["a link to an article that is not there", [longer(ARTICLE, "[It](/blog/gone): more.")], /no page at \/blog\/gone/],
  ["a link to no page", [longer("legal/cookie-policy.md", "[It](/faqs)")], /cookie-policy.*no page at \/faqs/],
  [
    "a city that is gone, in a link",
    [at("help.yaml", ["topics", firstId("help.yaml", "topics"), "links"], [{ label: "It", to: "/cities/x#month" }])],
    /help\.yaml.*no page at \/cities\/x#month/,
  ],
  [
    "a budget in no city",
    [at("readers/families.yaml", ["budget", "city"], "atlantis")],
    /families\.yaml.*There is no city "atlantis"/,
  ],
  [
    "a line of a budget that its record does not state",
    [
      at(
        "readers/families.yaml",
        ["budget", "lines"],
        [
          {
            label: "School",
            record: "ghana.guide.detailedGuide.education.cost",
            of: "By the year",
            amounts: { from: 1, to: 2 },
          },
        ],
      ),
    ],
    /does not say \$1: bring the line up to date/,
  ],
  [
    "the dollars of an article's own fact without amounts",
    [
      at(ARTICLE, ["facts"], { "my-fact": { value: "Free", office: "nairobi-county", entered: "2026-11-01" } }),
      longer(ARTICLE, "It costs {{my-fact|dollars}}."),
    ],
    /"my-fact" has no amounts/,
  ],
  [
    "a record that uses itself by way of another",
    [
      at(KENYA, ["us", "fee"], { use: "kenya.entry.uk.fee" }),
      at(KENYA, ["uk"], { ...(valueAt(contentFiles[KENYA], ["us"]) as object), fee: { use: "kenya.entry.us.fee" } }),
    ],
    /leads back here or nowhere/,
  ],
];

function firstId(file: string, list: string): string {
  const [first] = valueAt(contentFiles[file], [list]) as readonly { id: string }[];
  return first!.id;
}

test("what no page could be made of is named, though each file is right by itself", () => {
  expect(
    violationsIn(WRONG, ([, edits, message]) => {
      expect(problemsWith(edits)).toMatch(message);
    }),
  ).toEqual([]);
});
