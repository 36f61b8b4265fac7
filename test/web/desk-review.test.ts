import { type ContentValues, readContent } from "#content-model/index.ts";
import { expect, test } from "vitest";
import { type Edit, type Json, withEdits } from "#domain/edits.ts";
import { type DeskRow } from "#web/content/desk-rows.ts";
import { entriesIn } from "#web/content/desk-entries.ts";
import { correctionIn, linesOf } from "#web/pages/desk/changes.ts";
import { draftOf } from "#web/pages/desk/history/draft-button.tsx";
import type { Change, Correction, Report } from "#web/pages/desk/queries.ts";
import {
  answerEdits,
  type Due,
  dueRows as dueRowsWith,
  minutesOfWeek,
  nextDue,
  type Said,
  unitOfFirst,
} from "#web/pages/desk/review/queue.ts";
import { type FactAnswer, type OfficeWord, proofsOf, wordOf } from "#web/pages/desk/offices/answers.ts";
import { readersPaidEdits } from "#web/pages/desk/review/reports.ts";
import { testFiles } from "../support/test-content.ts";

const TODAY = "2026-12-01";
const FILE = "countries/kenya/permits.yaml";

function row(name: string, more: Partial<DeskRow> = {}): DeskRow {
  return {
    id: `kenya.permits.${name}.fee`,
    file: FILE,
    at: ["permits", name, "fee"],
    kind: "fact",
    subject: "Kenya",
    chapter: "Staying: permits",
    label: `${name}: fee`,
    reviewOn: "2026-11-30",
    reviewedOn: "2026-08-30",
    pages: ["/country-guides/kenya/permits"],
    ...more,
  };
}

const correction = (about: string, createdAt = "2026-11-20T10:00:00Z", changedSince: Correction["changedSince"] = []) =>
  ({ id: about, about, message: "$60 now", personId: "p", createdAt, changedSince }) as Correction;
type Watched = Parameters<typeof dueRowsWith>[3];
const dueRows = (
  index: readonly DeskRow[],
  pending: readonly Change[],
  corrections: readonly Said[],
  { figures = [], pages = [], files = {}, reports = [] }: Partial<Watched> = {},
) => dueRowsWith(index, pending, corrections, { figures, pages, files, reports }, TODAY);
const names = (rows: readonly Due[]) => rows.map(({ row: { at } }) => at[1]);

test("readers' corrections come first, then what decides a move, then what is overdue the longest", () => {
  const index = [
    row("new", { reviewOn: "2026-12-02" }),
    row("late", { reviewOn: "2026-09-01" }),
    row("due"),
    row("decisive", { isDecisive: true }),
    row("told", { reviewOn: "2027-01-01" }),
  ];
  expect(names(dueRows(index, [], [correction("kenya.permits.told.fee")]))).toEqual([
    "told",
    "decisive",
    "late",
    "due",
  ]);
});

test("where nothing is due, the next day is named with how many facts fall due on it", () => {
  const index = [
    row("a", { reviewOn: "2026-12-21" }),
    row("b", { reviewOn: "2026-12-21" }),
    row("c", { reviewOn: "2027-01-05" }),
  ];
  expect(nextDue(index, TODAY)).toEqual({ day: "2026-12-21", count: 2 });
  expect(nextDue([row("old")], TODAY)).toBeNull();
});

test("the facts of one permit are one act, whatever else is due", () => {
  const queue = [row("class-d"), row("class-g"), row("class-d", { id: "kenya.permits.class-d.processing" })];
  const dues = queue.map((one): Due => ({
    row: one,
    corrections: [],
    findings: [],
    reports: [],
    isContradicted: false,
  }));
  expect(names(unitOfFirst(dues))).toEqual(["class-d", "class-d"]);
  expect(unitOfFirst([])).toEqual([]);
});

/** The answer of an office to a letter. */
const officeAnswer = (about: string, more: Partial<FactAnswer> = {}): FactAnswer => ({
  id: `answer_1 ${about}`,
  about,
  createdAt: "2026-11-30T10:00:00Z",
  changedSince: [],
  office: { name: "Immigration", url: "https://immigration.example/", language: "en" },
  sentence: "$50",
  verdict: "right",
  text: "",
  name: "Ms. Wanjiru",
  position: "Permits desk",
  document: null,
  answerId: "answer_1",
  email: null,
  askedAt: null,
  confirmedAt: null,
  ...more,
});

test("what an office answered brings its fact to the list, and is decided alone", () => {
  const index = [row("class-d"), row("class-d", { id: "kenya.permits.class-d.processing", reviewOn: "2027-01-01" })];
  const queue = dueRows(index, [], [officeAnswer("kenya.permits.class-d.processing")]);
  expect(queue.map(({ row: { id }, corrections }) => [id, corrections.length])).toEqual([
    ["kenya.permits.class-d.processing", 1],
    ["kenya.permits.class-d.fee", 0],
  ]);
  expect(unitOfFirst(queue)).toEqual(queue.slice(0, 1));
  expect(unitOfFirst(queue.toReversed())).toEqual(queue.slice(1));
});

test("an answer proves itself only by a document on the office's own site", () => {
  const proofs = (document: string | null) => proofsOf(officeAnswer("a", { document }));
  expect(proofs("https://www.immigration.example/fees.pdf")).toEqual(["document", "address"]);
  expect(proofs("https://forms.immigration.example/fees.pdf")).toEqual(["document", "address"]);
  for (const document of [null, "https://immigration.example.net/", "https://notimmigration.example/"])
    expect(proofs(document)).toEqual(["address"]);
});

test("an answer that was confirmed by a second link is the office's from that day", () => {
  const said = officeAnswer("a", { email: "desk@immigration.example", confirmedAt: "2026-12-01T09:00:00Z" });
  expect(proofsOf(said)).toEqual(["mail", "address"]);
  expect(wordOf(said, "mail")).toEqual({ confirmed: { on: "2026-12-01", by: "Permits desk, by email" } });
});

test("only a proven answer is recorded as the office's confirmation, by position and not by name", () => {
  const said = officeAnswer("a");
  expect(wordOf(said, "address")).toEqual({ answered: "2026-11-30" });
  expect(wordOf(said, "document")).toEqual({
    confirmed: { on: "2026-11-30", by: "Permits desk, with a document on the office’s site" },
  });
});

test("a confirmation takes the place of an answer that nobody could tie to the office", () => {
  const before = { value: "$50", enteredOn: "2026-08-30", answered: "2026-10-01" };
  const confirmed = { on: "2026-11-30", by: "Permits desk" };
  const after = (word: OfficeWord) =>
    answerEdits(row("due"), before, "right", TODAY, word).map(({ at, after }) => [at.at(-1), after]);
  expect(after({ confirmed })).toEqual([
    ["checked", TODAY],
    ["answered", undefined],
    ["confirmed", confirmed],
  ]);
  expect(after({ answered: "2026-11-30" })).toEqual([
    ["checked", TODAY],
    ["answered", "2026-11-30"],
  ]);
});

test("a week's reviews take two minutes a page and half a minute a fact, to five minutes", () => {
  const source = { title: "Fees", publisher: "Nation", read: "2026-11-01", url: "https://nation.example/fees" };
  const fee = { value: "$60", enteredOn: "2026-11-01", sources: ["fees"] };
  const permits = ["a", "b", "c"].map((id) => ({ id, fee }));
  const files = { [FILE]: { permits }, "countries/kenya/sources.yaml": { fees: source } };
  const index = [row("a"), row("b", { reviewOn: "2026-12-08" }), row("c", { reviewOn: "2026-12-09" })];
  expect(minutesOfWeek(index, files, TODAY)).toBe(5);
  expect(minutesOfWeek([], files, TODAY)).toBe(0);
  expect(
    minutesOfWeek(
      Array.from({ length: 9 }, () => row("a")),
      files,
      TODAY,
    ),
  ).toBe(10);
});

test("a reader's message stays at its fact, or its section's facts, until those are read again", () => {
  const index = [row("due"), row("told", { reviewOn: "2027-01-01" })];
  const attached = (...written: Parameters<typeof correction>) =>
    dueRows(index, [], [correction(...written)]).filter(({ corrections }) => corrections.length > 0).length;
  expect(attached("kenya.permits.told.fee")).toBe(1);
  expect(attached("kenya.permits.told")).toBe(1);
  expect(attached("kenya-permits")).toBe(2);
  expect(attached("kenya-homes")).toBe(0);
  expect(attached("kenya-permits", "2026-08-01T10:00:00Z")).toBe(0);
  expect(attached("kenya-permits", "2026-08-30T10:00:00Z")).toBe(2);
  expect(
    attached("kenya-permits", "2026-08-30T10:00:00Z", [{ file: FILE, at: ["permits", "told", "fee", "checked"] }]),
  ).toBe(1);
});

const report = (name: string, amount: number, state: Report["state"] = "waiting", month = "2026-05") =>
  ({ id: `${name}${amount}`, fee: `kenya.permits.${name}.fee`, amount, currency: "USD", month, state }) as Report;

test("what a reader paid comes alone, before what is due, and first of all where it contradicts the fee", () => {
  const fee = { value: "$50", amounts: [{ amount: 50, currency: "USD" }] };
  const files = { [FILE]: { permits: ["due", "told", "paid"].map((id) => ({ id, fee })) } };
  const index = [row("due"), row("told", { reviewOn: "2027-01-01" }), row("paid", { reviewOn: "2027-01-01" })];
  const told = [correction("kenya.permits.told.fee")];
  const withReports = (...reports: Report[]) => dueRows(index, [], told, { files, reports });
  expect(names(withReports(report("paid", 51)))).toEqual(["paid", "told", "due"]);
  expect(names(withReports(report("due", 60)))).toEqual(["due", "told"]);
  expect(names(unitOfFirst(withReports(report("due", 60))))).toEqual(["due"]);
  expect(names(withReports(report("paid", 51, "accepted")))).toEqual(["told", "due"]);
});

test("accepted reports change their fee from the third on, and only if they come to something else", () => {
  const place = { file: FILE, at: ["permits", "paid", "fee"] };
  const accepted = [50, 51, 900].map((amount) => report("paid", amount, "accepted"));
  expect(readersPaidEdits(place, {}, accepted.slice(1), TODAY)).toEqual([]);
  const after = { amount: 51, currency: "USD", years: [2026], count: 3 };
  expect(readersPaidEdits(place, {}, accepted, TODAY)).toEqual([
    { file: FILE, at: [...place.at, "readersPaid"], after },
  ]);
  expect(readersPaidEdits(place, { readersPaid: after }, accepted, TODAY)).toEqual([]);
});

test("what a page no longer says comes first, alone, until its fact is read again or cites another page", () => {
  const files = {
    [FILE]: { permits: ["due", "told"].map((id) => ({ id, fee: { value: "$50", sources: [id] } })) },
    "countries/kenya/sources.yaml": {
      due: { title: "Fees", publisher: "Nation", url: "https://nation.example/fees" },
      told: { title: "Fees", publisher: "Office", url: "https://office.example/fees" },
    },
  };
  const index = [row("due"), row("told", { reviewOn: "2027-01-01" })];
  const url = "https://office.example/fees";
  const at = (foundAt: string, more = {}) => {
    const figures = [
      { url, recordId: "kenya.permits.told.fee", figure: "money USD 50", around: "$50", foundText: null, foundAt },
    ];
    return dueRows(index, [], [], { figures, files, ...more });
  };
  expect(names(at("2026-11-20T10:00:00Z"))).toEqual(["told", "due"]);
  expect(names(unitOfFirst(at("2026-11-20T10:00:00Z")))).toEqual(["told"]);
  expect(names(at("2026-08-30T10:00:00Z"))).toEqual(["due"]);
  expect(names(at("2026-11-20T10:00:00Z", { files: {} }))).toEqual(["due"]);
  const pages = [{ url, lost: "gone" as const, movedTo: null, foundAt: "2026-11-20T10:00:00Z" }];
  expect(names(dueRows(index, [], [], { pages, files }))).toEqual(["told", "due"]);
});

test("a fact with a pending change is not asked for again", () => {
  const pending = [
    { edits: [{ file: FILE, at: ["permits", "due", "fee", "checked"], after: TODAY }] },
  ] as unknown as Change[];
  expect(dueRows([row("due")], pending, [])).toEqual([]);
});

test("still right, confirmed and not confirmed are days of the fact, and each takes the others back", () => {
  const before = { value: "$50", enteredOn: "2026-08-30", couldNotConfirm: "2026-10-01" };
  const files = { [FILE]: { permits: [{ id: "due", fee: before }] } };
  const after = (...answer: [answer: "right" | "doubted", confirmed?: { on: string; by: string }]) => {
    const edits = answerEdits(row("due"), before, answer[0], TODAY, answer[1] && { confirmed: answer[1] });
    return (withEdits(files, edits)![FILE] as (typeof files)[typeof FILE]).permits[0]!.fee;
  };
  expect(after("right")).toEqual({ value: "$50", enteredOn: "2026-08-30", checked: TODAY });
  const confirmed = { on: "2026-11-30", by: "Ms. Wanjiru" };
  expect(after("right", confirmed)).toEqual({ value: "$50", enteredOn: "2026-08-30", checked: TODAY, confirmed });
  expect(after("doubted")).toEqual({ value: "$50", enteredOn: "2026-08-30", couldNotConfirm: TODAY });
});

test("a list shows what a change does, without what goes along with it", () => {
  const at = ["permits", "due", "fee"];
  const edits: Edit[] = [
    { file: FILE, at: [...at, "value"], before: "$50", after: "$60" },
    { file: FILE, at: [...at, "enteredOn"], before: "2026-08-30", after: TODAY },
    { file: FILE, at: [...at, "changed"], after: [{ on: TODAY, from: "$50" }] },
    {
      file: FILE,
      at: [...at, "amounts"],
      before: [{ amount: 50, currency: "USD" }],
      after: [
        { amount: 60, currency: "USD", per: "year" },
        { amount: 5, currency: "USD" },
      ],
    },
    { file: "questions.yaml", at: ["contact", "goats"], after: { question: "May I bring a goat?", answer: "Yes." } },
  ];
  expect(linesOf(edits)).toEqual([
    { label: "What it says", before: "$50", after: "$60" },
    { label: "Amounts to plan with", before: "50 USD", after: "60 USD year; 5 USD" },
    { label: "May I bring a goat?", after: "Yes." },
  ]);
  const found = correctionIn(edits, [row("due")])!;
  expect(draftOf(found)).toMatchObject({
    segment: { countries: ["Kenya"], sources: [], tags: [] },
    text: expect.stringMatching(
      /\*\*due: fee\*\*\n\nIt said: \$50\n\nNow it says: \$60\n\n\[Read it.*\]\(https:.*kenya\/permits\)/,
    ),
  });
});

test("every kind of fact that can fall due takes each answer", () => {
  const due = Object.entries(testFiles)
    .flatMap(([file, values]) => entriesIn(file, values))
    .filter(({ kind }) => ["fact", "price", "list", "advice"].includes(kind));
  expect(due.length).toBeGreaterThan(100);
  const confirmed = { on: "2026-11-20", by: "Ms. Wanjiru" };
  for (const [answer, word] of [
    ["right", { confirmed }],
    ["right", { answered: "2026-11-20" }],
    ["doubted", undefined],
  ] as const) {
    const asked = answer === "right" ? due : due.filter(({ kind }) => kind !== "advice");
    const edits = asked.flatMap((thing) =>
      answerEdits(thing, thing.value as Readonly<Record<string, Json>>, answer, "2026-11-26", word),
    );
    const files = withEdits(testFiles, edits)!;
    expect(() => readContent(files as ContentValues)).not.toThrow();
  }
});
