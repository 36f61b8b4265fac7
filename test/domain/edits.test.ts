import { ContentError, type ContentValues, filesIn, readContent, writeEdits } from "#content-model/index.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { CHANGE_LIMITS } from "#domain/desk.ts";
import {
  type ContentFiles,
  type Edit,
  EditError,
  hasEdits,
  idsAfter,
  inverseOf,
  isSame,
  type Json,
  valueAt,
  withEdit,
  withEdits,
} from "#domain/edits.ts";
import { isMap } from "#web/content/desk-rows.ts";
import { testFiles, testTexts, writeRecord } from "../support/test-content.ts";
import { violationsIn } from "../support/violations.ts";

const ARTICLE = "articles/a-shop-in-nairobi.md";
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
  files = testFiles,
): Edit {
  const before = valueAt(files[file], at);
  return { file, at, ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
}

/** What some files say once edits are written into their texts. */
function written(names: readonly string[], edits: readonly Edit[]): ContentFiles {
  const all = writeEdits(testTexts, edits);
  return filesIn(Object.fromEntries(names.map((name) => [name, all[name]!])));
}

const change = fc.record({ place: fc.constantFrom(...PLACES), after: json });

test("what is written into the files reads as what the desk showed, whatever was typed", () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
      let files: ContentFiles = testFiles;
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
  const [before, after] = [testTexts[PERMITS]!, writeEdits(testTexts, [edit])[PERMITS]!].map((text) =>
    text.split("\n"),
  );
  expect(after!.filter((line, index) => line !== before![index]).map((line) => line.trim())).toEqual([
    "value: 129 shillings",
  ]);
});

test("an edit of a record by its id differs in the lines of that record alone", () => {
  const changes = { value: "129 shillings", amounts: [{ amount: 129, currency: "KES" }], enteredOn: "2026-11-02" };
  const after = writeRecord("kenya.permits.class-d.fee", changes)[PERMITS]!.split("\n");
  const before = testTexts[PERMITS]!.split("\n");
  expect(after).toHaveLength(before.length);
  expect(after.filter((line, index) => line !== before[index]).map((line) => line.trim())).toEqual([
    "value: 129 shillings",
    "amounts: [ { amount: 129, currency: KES } ]",
    "enteredOn: 2026-11-02",
  ]);
});

test("a record that stands elsewhere is named, and so is one that is not there", () => {
  expect(() => writeRecord("kenya.permits.class-d.applyAt", { note: "x" })).toThrow(
    new EditError('"kenya.permits.class-d.applyAt" stands at "kenya.permits.shared.applyAt": change it there.'),
  );
  expect(() => writeRecord("kenya.permits.class-z.fee", { note: "x" })).toThrow(EditError);
});

test("edits that are taken back leave the texts as they were", () => {
  const edits = [
    editOf(PLACES[0]!, "129 shillings"),
    editOf({ file: ARTICLE, at: ["body"] }, "New words."),
    editOf({ file: "testimonials.yaml", at: ["home", "someone-new"] }, { id: "someone-new", name: "Someone New" }),
    editOf({ file: "publishers.yaml", at: ["A New Paper"] }, "press"),
  ];
  expect(writeEdits(writeEdits(testTexts, edits), inverseOf(edits))).toEqual(testTexts);
});

test("an entry that was removed comes back to its place", () => {
  const HOME = ["home"];
  const entries = valueAt(testFiles["testimonials.yaml"], HOME) as readonly { id: string }[];
  const { id } = entries[0]!;
  const removal: Edit = {
    ...editOf({ file: "testimonials.yaml", at: [...HOME, id] }, undefined),
    next: idsAfter(entries, id)!,
  };
  const removed = withEdits(testFiles, [removal])!;
  const restored = withEdits(removed, inverseOf([removal]))!;
  expect(valueAt(restored["testimonials.yaml"], HOME)).toEqual(entries);
  const written = filesIn(writeEdits(testTexts, [removal, ...inverseOf([removal])]));
  expect(valueAt(written["testimonials.yaml"], HOME)).toEqual(entries);
});

test("an article is added and removed whole", () => {
  const after = { title: "Hello: a start", body: "\nFirst words.\n" };
  const edit: Edit = { file: "articles/hello.md", at: [], after };
  const added = writeEdits(testTexts, [edit]);
  expect(added["articles/hello.md"]).toBe('---\ntitle: "Hello: a start"\n---\n\nFirst words.\n');
  expect(writeEdits(added, inverseOf([edit]))).toEqual(testTexts);
});

test("an edit whose result is there already changes nothing, and one that does not fit is refused", () => {
  const edit = editOf(PLACES[0]!, "129 shillings");
  const once = withEdits(testFiles, [edit])!;
  expect(withEdits(once, [edit])).toEqual(once);
  expect(hasEdits(once, [edit])).toBe(true);
  expect(withEdits(withEdits(testFiles, [editOf(PLACES[0]!, "1 shilling")])!, [edit])).toBeNull();
});

const list = (value: Json) => value as readonly Json[];
const map = (value: Json) => value as Readonly<Record<string, Json>>;

/** Changes the first entry of a list, or of the lists in a list, that has something at a place. */
function firstOf(place: string, change: (before: Json) => Json | undefined) {
  const at = place.split(" ");
  return (entries: Json): Json => {
    const index = list(entries).findIndex((entry) => valueAt(entry, at) !== undefined);
    const entry = list(entries)[index]!;
    const edit = editOf({ file: "it", at }, change(valueAt(entry, at)!), { it: entry });
    return list(entries).with(index, withEdits({ it: entry }, [edit])!.it!);
  };
}

/** Edits by which a page could not be rendered, or would lead elsewhere, and what is said to them. */
const BREAKING: readonly (readonly [
  file: string,
  at: string,
  after: (before: Json) => Json | undefined,
  reason: RegExp,
])[] = [
  [
    "countries/kenya/cities.yaml",
    "cities nairobi homes newcomers one sources",
    () => undefined,
    /page with this price/,
  ],
  ["countries/kenya/cities.yaml", "cities", (cities) => [...list(cities), list(cities)[0]!], /"nairobi" is here twice/],
  [
    "countries/kenya/cities.yaml",
    "cities",
    (cities) => [...list(cities), { ...map(list(cities)[0]!), id: "accra" }],
    /a city "accra" in/,
  ],
  ["countries/kenya/schools.yaml", "schools hill-academy city", () => null, /Name the town/],
  ["countries/kenya/schools.yaml", "schools hill-academy city", () => "paris", /no "kenya.cities.paris"/],
  ["countries/kenya/passports.yaml", "groups", firstOf("passports", () => "FR and DE"), /codes of two letters/],
  ["cost-indices.yaml", "targets", () => [], /shows its index/],
  ["help.yaml", "topics", firstOf("links", () => [{ label: "x", to: "javascript:alert(1)" }]), /A page of the site/],
  ["help.yaml", "topics", firstOf("links", () => [{ label: "x", to: "//evil.example" }]), /A page of the site/],
  ["offers.yaml", "offers oneTime1497 path", () => "//evil.example/pay", /A page of the checkout/],
  [ARTICLE, "body", (body) => `${String(body)}\n{{${"x".repeat(8000)}}}\n`, /There is no/],
  [ARTICLE, "body", () => "> ".repeat(2000), /nested too deep/],
  ["offers.yaml", "texts community", () => "{{offers.texts.community}}", /own words/],
  ["contact.yaml", "offices", firstOf("address", () => "{{contact.offices}}"), /own words/],
  ["site.yaml", "name", () => "{{site.name}}", /own words/],
  ["weak-sites.yaml", "massProduced", (sites) => [...list(sites), "nation.example"], /can't be the only source/],
  ["site.yaml", "name", () => "Home\nBEGIN:VEVENT", /on one line/],
  ["questions.yaml", "home", firstOf("answer", () => "One\u2028two"), /on one line/],
  [ARTICLE, "body", (body) => `${String(body)}\n[Read on](//evil.example)\n`, /no address/],
  [ARTICLE, "body", (body) => `${String(body)}\n[Read on](/\\evil.example)\n`, /no address/],
  [ARTICLE, "body", (body) => `${String(body)}\n[Read on](javascript:alert)\n`, /no address/],
  [ARTICLE, "body", (body) => `${String(body)}\n[Read on](/blog/gone): more\n`, /no page at \/blog\/gone/],
  [ARTICLE, "body", (body) => `${String(body)}\nIt costs {{one-permit|dollars}}.\n`, /"one-permit" has no amounts/],
  ["help.yaml", "topics", firstOf("links", () => [{ label: "x", to: "/cities/gone#month" }]), /no page at \/cities/],
  ["help.yaml", "topics", firstOf("links", () => [{ label: "x", to: "/faqs" }]), /no page at \/faqs/],
  ["readers/families.yaml", "budget city", () => "atlantis", /no city "atlantis"/],
  ["countries/kenya/entry.yaml", "us fee", () => ({ sameAs: "kenya.entry.us.fee" }), /leads back here or nowhere/],
];

test("edits by which a page could not be rendered or would lead elsewhere are refused", () => {
  const accepted = BREAKING.flatMap(([file, place, change, reason]) => {
    const at = place.split(" ");
    const before = valueAt(testFiles[file], at)!;
    const after = change(before);
    // As a file of that content: an edit names an entry by the id that it has.
    const changed = { ...testFiles, [file]: withPlaced(testFiles[file]!, at, after)! };
    const reasons = reasonsAgainst(changed);
    return reasons.some((one) => reason.test(one)) ? [] : [`${file} ${place}: ${reasons.join(" ")}`];
  });
  expect(accepted).toEqual([]);
});

/** Edits at which a file breaks that is in no folder of theirs. */
const BREAKING_ELSEWHERE: readonly (readonly [file: string, at: string, after: Json | undefined, reason: RegExp])[] = [
  ["countries/kenya/money.yaml", "taxResidence", undefined, /no "kenya.money.taxResidence"/],
  ["countries/kenya/homes.yaml", "lease", undefined, /no "kenya.homes.lease"/],
  ["countries/ghana/cities.yaml", "cities accra id", "nairobi", /a city "nairobi" in/],
  ["sources.yaml", "kenyaClassG", undefined, /no source "\/kenyaClassG"/],
  ["offices.yaml", "ghana-bank", undefined, /no office "ghana-bank"/],
  ["articles/a-shop-in-nairobi.md", "", undefined, /no page at \/blog\/a-shop-in-nairobi/],
];

test("an edit that breaks a file of another folder is refused", () => {
  const violations = violationsIn(BREAKING_ELSEWHERE, ([file, place, after, reason]) => {
    const at = place.split(" ").filter(Boolean);
    const changed = withEdit(testFiles, { file, at, ...(after !== undefined && { after }) });
    expect(reasonsAgainst(changed).join(" ")).toMatch(reason);
  });
  expect(violations).toEqual([]);
});

/** Every place of a value, by the keys and ids that lead to it. */
function placesIn(value: Json, at: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [at];
  const parts = Array.isArray(value)
    ? value.flatMap((entry: Json) => (isMap(entry) && typeof entry.id === "string" ? [[entry.id, entry] as const] : []))
    : Object.entries(map(value));
  return [at, ...parts.flatMap(([name, part]) => placesIn(part, [...at, name]))].filter(({ length }) => length > 0);
}

test("what a change can reach is checked as everything is, whatever is edited", () => {
  const places = Object.entries(testFiles).flatMap(([file, values]) => placesIn(values).map((at) => ({ file, at })));
  const after = fc.constantFrom<Json | undefined>(undefined, "nobody", "$1", "notPublished", []);
  const edit = fc.record({ place: fc.constantFrom(...places), after });
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 2 }), (edits) => {
      const files = edits.reduce<ContentFiles>((before, { place: { file, at }, after }) => {
        const isThere = valueAt(before[file], at) !== undefined;
        return isThere ? withEdit(before, { file, at, ...(after !== undefined && { after }) }) : before;
      }, testFiles);
      reasonsAgainst(files);
    }),
    { numRuns: 30 },
  );
});

test("the longest text that the desk takes is read to its end, whatever it is made of", () => {
  const { size } = CHANGE_LIMITS;
  const texts = ["## a\n\n", "[a]: b\n", "{{if chat}}", "[a](b "].map((part) => part.repeat(size / part.length));
  for (const body of texts) {
    const article = { ...map(testFiles[ARTICLE]!), body };
    expect(reasonsOf({ ...testFiles, [ARTICLE]: article }, testFiles)).toBeInstanceOf(Array);
  }
});

test("an entry that plans need can't be removed, even if no page uses it", () => {
  const id = "homes.canada.status.permanent-residence";
  const file = "readers/coming-back.yaml";
  const named = JSON.stringify(testFiles[file]).replaceAll(id, "homes.uk.status.settled-status");
  const at = ["status", "permanent-residence"];
  const home = "homes/canada.yaml";
  const files = { ...testFiles, [file]: JSON.parse(named) as Json };
  expect(reasonsAgainst(files)).toEqual([]);
  expect(reasonsAgainst(withEdit(files, { file: home, at }))).toEqual([expect.stringContaining("Plans need")]);
});

function withPlaced(values: Json, at: readonly string[], after: Json | undefined): Json | undefined {
  return withEdit({ it: values }, { file: "it", at, ...(after !== undefined && { after }) }).it;
}

/** What the check finds, of everything and of what the change can reach alike. */
function reasonsAgainst(files: ContentFiles): string[] {
  const reasons = reasonsOf(files, testFiles);
  expect(reasons).toEqual(reasonsOf(files));
  return reasons;
}

function reasonsOf(files: ContentFiles, checked?: ContentFiles): string[] {
  try {
    readContent(files as ContentValues, checked as ContentValues);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(({ text }) => text);
  }
}
