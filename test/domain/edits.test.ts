import fc from "fast-check";
import { expect, test } from "vitest";
import { contentFiles } from "#content/files";
import {
  type ContentFiles,
  type Edit,
  hasEdits,
  inverseOf,
  isSame,
  type Json,
  valueAt,
  withEdits,
} from "#domain/edits.ts";
import { filesIn } from "#content-rules/files-in.ts";
import { textsIn } from "#content-reader/texts-in.ts";
import { writeEdits } from "#content-rules/write-edits.ts";

const texts = textsIn("content");
const ARTICLE = "articles/small-business-in-nairobi.md";
const PERMITS = "countries/kenya/permits.yaml";

/** Texts that YAML could take for something else. */
const hostile = fc.oneof(
  fc.string({ minLength: 1 }),
  fc.string({ unit: "binary", minLength: 1 }),
  fc.constantFrom(
    "yes",
    "null",
    "~",
    "1e3",
    "0x1F",
    "2026-01-01",
    "- a",
    "a: b",
    "# a",
    "&a",
    "*a",
    "!!js/function",
    "{ a",
    "[",
    "|",
    ">",
    "%YAML",
    "---",
    "...",
    "'",
    '"',
    "a\n---\nb: c",
    "key: value\nother: true",
    "\t",
    " a ",
    "a #b",
    "{{x}}",
    "<<",
    "\u0085",
    "\u2028",
    "\ufeffa",
  ),
);
const json: fc.Arbitrary<Json> = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, hostile, fc.integer(), fc.boolean(), fc.constant(null), tie("list"), tie("map")),
  list: fc.array(tie("value"), { maxLength: 4 }),
  map: fc.dictionary(
    hostile.filter((key) => key !== "__proto__"),
    tie("value"),
    { maxKeys: 4 },
  ),
})).value as fc.Arbitrary<Json>;

/** Places of all kinds: a key, a new key, an entry of a list, one that is new, the text and the front matter of an article. */
const PLACES: readonly { file: string; at: readonly string[] }[] = [
  { file: PERMITS, at: ["permits", "class-d", "fee", "value"] },
  { file: PERMITS, at: ["permits", "class-d", "fee", "note"] },
  { file: PERMITS, at: ["permits", "class-d", "fee"] },
  { file: PERMITS, at: ["permits", "class-d"] },
  { file: "countries/kenya/sources.yaml", at: ["aNewOne"] },
  { file: "testimonials.yaml", at: ["home", "landing-grace", "text"] },
  { file: "publishers.yaml", at: ["A New Paper"] },
  { file: ARTICLE, at: ["title"] },
];

function editOf(
  { file, at }: { file: string; at: readonly string[] },
  after: Json | undefined,
  files = contentFiles,
): Edit {
  const before = valueAt(files[file], at);
  return { file, at, ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
}

/** What some files say once edits are written into their texts. */
function written(names: readonly string[], edits: readonly Edit[]): ContentFiles {
  const all = writeEdits(texts, edits);
  return filesIn(Object.fromEntries(names.map((name) => [name, all[name]!])));
}

const change = fc.record({ place: fc.constantFrom(...PLACES), after: json });

test("what is written into the files reads as what the desk showed, whatever was typed", () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
      let files: ContentFiles = contentFiles;
      const edits: Edit[] = [];
      for (const { place, after } of changes) {
        // A place below one that holds something else by now is not there.
        if (place.at.length > 1 && typeof valueAt(files[place.file], place.at.slice(0, -1)) !== "object") continue;
        const edit = editOf(place, after, files);
        const next = withEdits(files, [edit]);
        if (!next) continue;
        edits.push(edit);
        files = next;
      }
      const names = [...new Set(edits.map(({ file }) => file))];
      const result = written(names, edits);
      for (const name of names) expect(isSame(result[name], files[name]), JSON.stringify(edits)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test("an edit differs in its own lines alone", () => {
  const edit = editOf(PLACES[0]!, "129 shillings");
  const [before, after] = [texts[PERMITS]!, writeEdits(texts, [edit])[PERMITS]!].map((text) => text.split("\n"));
  expect(after!.filter((line, index) => line !== before![index]).map((line) => line.trim())).toEqual([
    "value: 129 shillings",
  ]);
});

test("edits that are taken back leave the texts as they were", () => {
  const edits = [
    editOf(PLACES[0]!, "129 shillings"),
    editOf({ file: ARTICLE, at: ["body"] }, "New words."),
    editOf({ file: "testimonials.yaml", at: ["home", "someone-new"] }, { id: "someone-new", name: "Someone New" }),
    editOf({ file: "publishers.yaml", at: ["A New Paper"] }, "press"),
  ];
  expect(writeEdits(writeEdits(texts, edits), inverseOf(edits))).toEqual(texts);
});

test("an article is added and removed whole", () => {
  const after = { title: "Hello: a start", body: "\nFirst words.\n" };
  const edit: Edit = { file: "articles/hello.md", at: [], after };
  const added = writeEdits(texts, [edit]);
  expect(added["articles/hello.md"]).toBe('---\ntitle: "Hello: a start"\n---\n\nFirst words.\n');
  expect(writeEdits(added, inverseOf([edit]))).toEqual(texts);
});

test("an edit whose result is there already changes nothing, and one that does not fit is refused", () => {
  const edit = editOf(PLACES[0]!, "129 shillings");
  const once = withEdits(contentFiles, [edit])!;
  expect(withEdits(once, [edit])).toEqual(once);
  expect(hasEdits(once, [edit])).toBe(true);
  expect(withEdits(withEdits(contentFiles, [editOf(PLACES[0]!, "1 shilling")])!, [edit])).toBeNull();
});
