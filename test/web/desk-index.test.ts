import { expect, test } from "vitest";
import { contentFiles } from "#content/files";
import { isItemList, isMap, rowTitle, sourcesOf } from "#web/content/desk-rows.ts";
import { CHAPTER_TITLES } from "#domain/chapter-ids.ts";
import { type Json, valueAt } from "#domain/edits.ts";
import { foldText } from "#domain/fold-text.ts";
import { deskRows } from "#web/feeds/desk-index.ts";
import { filledText } from "#web/pages/desk/format.ts";
import { countNeeds, filterRows } from "#web/pages/desk/content/filters.ts";

const ROWS = deskRows("2026-11-26");

/** Every value of a file by the keys and ids that lead to it. */
function leavesIn(value: Json, at: readonly string[] = []): (readonly string[])[] {
  if (isItemList(value)) return value.flatMap((entry) => leavesIn(entry, [...at, entry.id]));
  if (isMap(value)) return Object.entries(value).flatMap(([key, part]) => leavesIn(part, [...at, key]));
  return [at];
}

test("everything in content/ belongs to a row of the desk", () => {
  const rows = Map.groupBy(ROWS, ({ file }) => file);
  const missed = Object.entries(contentFiles).flatMap(([file, values]) =>
    leavesIn(values)
      .filter((leaf) => !rows.get(file)?.some(({ at }) => at.every((name, index) => name === leaf[index])))
      .map((leaf) => [file, ...leaf].join(" ")),
  );
  expect(missed).toEqual([]);
});

test("each row of the desk has an address of its own, a label and a value", () => {
  expect(new Set(ROWS.map(({ id }) => id)).size).toBe(ROWS.length);
  expect(ROWS.filter(({ label, chapter, subject }) => !label || !chapter || !subject)).toEqual([]);
  const filled = ROWS.filter(({ kind }) => kind !== "unpublished");
  expect(filled.filter(({ file, at }) => valueAt(contentFiles[file], at) === undefined)).toEqual([]);
});

test("no title has a word of the file format, or a second colon", () => {
  const formatWords = /\b(Types|Detailed info|Basket|Official domains|Groups|Districts|Permits|Insurers): /;
  const keyIn = (title: string, keys: readonly string[]) =>
    keys.some((key) => /[a-z][A-Z]|[a-z]-\d+$/.test(key) && title.includes(key));
  const wrong = ROWS.filter((row) => {
    const title = rowTitle(row);
    // A publisher's name is its key.
    const keys = row.kind === "Publisher" ? [] : row.at;
    return title.split(": ").length > 2 || formatWords.test(title) || title.includes("{{") || keyIn(title, keys);
  });
  expect(wrong.map(rowTitle)).toEqual([]);
});

test.each([
  ["kenya.permits.class-d.fee", "Kenya, Class D, employment: fee"],
  ["kenya.permits.shared.foreignersCard", "Kenya, several permits: foreigners card"],
  ["kenya.permits.shared.citizenship", "Kenya, several permits: citizenship"],
  ["kenya.visas.kenya-tourist-visa.detailedInfo.cost", "Kenya, Visitor (eTA): fee"],
  ["kenya.chapters.pets", "Kenya, Pets: the chapter’s answer"],
  ["ghana.entry.us.fee", "Ghana, US passport: fee"],
  ["articles.discovery-trip-to-kigali", "Articles: A Discovery Trip to Kigali, Day by Day"],
])("%s is called “%s”", (id, title) => {
  expect(rowTitle(ROWS.find((row) => row.id === id)!)).toBe(title);
});

test("a row says what its tokens repeat, as the live site does", () => {
  const rows = ROWS.filter(({ tokens }) => tokens);
  expect(rows.length).toBeGreaterThan(20);
  const unfilled = rows.flatMap(({ tokens }) => Object.entries(tokens!)).filter(([, says]) => says.includes("{{"));
  expect(unfilled).toEqual([]);
  const answer = valueAt(contentFiles["countries/kenya/chapters.yaml"], ["permits", "answer"]) as string;
  expect(answer).toContain("{{kenya.permits.class-d.fee|dollars}}");
  expect(filledText(answer, ROWS)).toMatch(/^A job puts you on class D, at about \$[\d,]+ for the first year/);
});

test("a token that no live text has is named by what it repeats", () => {
  expect(filledText("At {{kenya.permits.class-d.fee|dollars-a-month}}.", ROWS)).toBe(
    "At [Kenya, Class D, employment: fee].",
  );
});

test("each chapter of a guide has entries, also where another chapter's file holds its facts", () => {
  const found = new Set(ROWS.filter(({ file }) => file.startsWith("countries/kenya/")).map(({ chapter }) => chapter));
  expect(Object.values(CHAPTER_TITLES).filter((title) => !found.has(title))).toEqual([]);
  expect(ROWS.find(({ id }) => id === "kenya.goods.petAirlines")!.chapter).toBe("Pets");
});

test("a fee is listed with its page, its evidence and its place", () => {
  const fee = ROWS.find(({ id }) => id === "kenya.permits.class-d.fee")!;
  expect(fee).toMatchObject({ kind: "fact", subject: "Kenya", file: "countries/kenya/permits.yaml" });
  expect(fee.pages).toContain("/country-guides/kenya/permits");
  expect(sourcesOf(contentFiles, fee)).not.toEqual([]);
  expect(ROWS.find(({ id }) => id === "kenya.entry.us.rule")).toMatchObject({ isDecisive: true });
});

test("every fact says how well it is supported", () => {
  const facts = ROWS.filter(({ kind }) => ["fact", "list", "price"].includes(kind));
  expect(facts.filter(({ evidence }) => evidence === undefined)).toEqual([]);
});

test("what to ask the offices first decides a move, and neither office, law nor two sources say it", () => {
  const fee = ROWS.find(({ id }) => id === "kenya.permits.class-d.fee")!;
  const one = { ...fee, isDecisive: true, evidence: "one source" } as const;
  const others = [{ ...one, evidence: "official" } as const, { ...one, evidence: "two sources" } as const];
  const sought = { ...one, evidence: "not published" } as const;
  const { isDecisive: _, ...minor } = one;
  const rows = [one, ...others, sought, minor].map((row) => ({ row, words: "" }));
  expect(filterRows(rows, { only: "unsure" }, contentFiles)).toEqual([one, sought]);
});

test("the map counts what is due, rests on one source or is not verified", () => {
  const [row] = ROWS;
  const { evidence: _, reviewOn: __, ...plain } = row!;
  const rows = [
    { ...plain, evidence: "one source", reviewOn: "2026-11-26" } as const,
    { ...plain, evidence: "one source", reviewOn: "2026-11-27" } as const,
    { ...plain, evidence: "none" } as const,
    { ...plain, evidence: "official", reviewOn: "2026-11-25" } as const,
    plain,
  ];
  expect(countNeeds(rows, "2026-11-26")).toEqual({ due: 2, "one source": 2, none: 1 });
});

test("the list of a day holds what falls due by then", () => {
  const rows = ["2026-12-20", "2026-12-21", "2026-12-22"].map((reviewOn) => ({
    row: { ...ROWS[0]!, reviewOn },
    words: "",
  }));
  const { reviewOn: _, ...never } = ROWS[0]!;
  const listed = filterRows([...rows, { row: never, words: "" }], { review: "2026-12-21" }, contentFiles);
  expect(listed.map(({ reviewOn }) => reviewOn)).toEqual(["2026-12-20", "2026-12-21"]);
});

test("the desk's search takes a phone's apostrophe and an accent for the plain ones", () => {
  const [row] = ROWS;
  const rows = [{ row: row!, words: foldText("Bénin: a visitor's pass") }];
  expect(filterRows(rows, { q: "BENIN visitor’s" }, contentFiles)).toEqual([row]);
});
