import { type ContentValues, readContent } from "#content-model/index.ts";
import { formsOf, metaOf, schemaOf, shapeOf, takesFact } from "#content-model/schema/fields.ts";
import * as z from "zod";
import { expect, test } from "vitest";
import { contentFiles } from "#content/files";
import { type Edit, type Json, valueAt, withEdit, withEdits } from "#domain/edits.ts";
import { isItemList, isMap } from "#web/content/desk-rows.ts";
import { entriesIn } from "#web/content/desk-entries.ts";
import {
  editsBetween,
  withBookkeeping,
  leapsBetween,
  rebase,
  removalsOfUnused,
  revisionOf,
  withSent,
} from "#web/pages/desk/draft.ts";
import { checkFields, placeErrors } from "#web/pages/desk/entry/errors.ts";
import { fieldsOf, isFixedAt } from "#web/pages/desk/fields/fields-of.ts";
import { newEntries, placeOfNew } from "#web/pages/desk/new-entries.ts";
import { testFiles } from "../support/test-content.ts";

const FEE = { value: "30 dollars", enteredOn: "2026-11-01", sources: ["feeList"], checked: "2026-11-10" };

test("edits name only the places that changed, and make one value of the other", () => {
  const before = {
    name: "A",
    rows: [
      { id: "x", n: 1 },
      { id: "y", n: 2 },
    ],
    tags: ["a"],
    gone: true,
  };
  const after = {
    name: "A",
    rows: [
      { id: "x", n: 3 },
      { id: "y", n: 2 },
      { id: "z", n: 4 },
    ],
    tags: ["a", "b"],
  };
  const edits = editsBetween("f.yaml", ["it"], before, after);
  expect(edits.map(({ at }) => at.join("."))).toEqual(["it.rows.x.n", "it.rows.z", "it.tags", "it.gone"]);
  expect(withEdits({ "f.yaml": { it: before } }, edits)).toEqual({ "f.yaml": { it: after } });
});

test("entries in another order are one edit of their list", () => {
  const before = [{ id: "x" }, { id: "y" }];
  expect(editsBetween("f.yaml", [], before, before.toReversed())).toHaveLength(1);
});

test("a fact that says something else is entered today, unchecked, and keeps what it said", () => {
  expect(withBookkeeping("fact", FEE, { ...FEE, value: "40 dollars" }, "2026-11-26")).toEqual({
    value: "40 dollars",
    enteredOn: "2026-11-26",
    sources: ["feeList"],
    changed: [{ on: "2026-11-26", from: "30 dollars" }],
  });
});

test("what an office said is recorded with the value that it changes, and never without one", () => {
  const confirmed = { on: "2026-11-20", by: "Permits desk" };
  const before = { ...FEE, answered: "2026-11-10" };
  const after = withBookkeeping("fact", before, { ...before, value: "40 dollars" }, "2026-11-26", false, { confirmed });
  expect(after).toMatchObject({ confirmed, changed: [{ on: "2026-11-26", from: "30 dollars" }] });
  expect(after).not.toHaveProperty("answered");
  expect(withBookkeeping("fact", before, before, "2026-11-26", false, { confirmed })).toEqual(before);
});

test("a fact that says the same stays as it is entered", () => {
  const noted = { ...FEE, note: "Cash only." };
  expect(withBookkeeping("fact", FEE, noted, "2026-11-26")).toEqual(noted);
  const reworded = { ...FEE, value: "Thirty dollars" };
  expect(withBookkeeping("fact", FEE, reworded, "2026-11-26", true)).toEqual(reworded);
});

test("an article whose words change has changed today, and one that moves to other places has not", () => {
  const article = {
    title: "A shop",
    excerpt: "First.",
    date: "2026-11-01",
    helpsWith: ["chapters.work"],
    body: "You can.",
  };
  const changedIn = (changes: Readonly<Record<string, Json>>, before = article) =>
    withBookkeeping("Article", before, { ...before, ...changes }, "2026-11-28");
  expect(changedIn({ body: "You may." })).toEqual({ ...article, body: "You may.", changed: "2026-11-28" });
  expect(changedIn({ title: "A store" }, { ...article, changed: "2026-11-02" } as typeof article)).toMatchObject({
    changed: "2026-11-28",
  });
  expect(changedIn({ helpsWith: ["chapters.money"], featured: true })).not.toHaveProperty("changed");
});

test("a legal page that changes is revised today, together with the others", () => {
  const text: Edit = { file: "legal/privacy-policy.md", at: ["body"], before: "We", after: "You" };
  const files = { "legal.yaml": { revised: { date: "2026-11-26" } } };
  expect(revisionOf(files, [text], "2026-11-28")).toEqual([
    { file: "legal.yaml", at: ["revised", "date"], before: "2026-11-26", after: "2026-11-28" },
  ]);
  expect(revisionOf(files, [text], "2026-11-26")).toEqual([]);
  expect(revisionOf(files, [{ ...text, file: "legal.yaml" }], "2026-11-28")).toEqual([]);
});

test("a confirmation that comes with a new value stays", () => {
  const draft = { ...FEE, value: "40 dollars", confirmed: { on: "2026-11-26", by: "the desk" } };
  expect(withBookkeeping("fact", FEE, draft, "2026-11-26")).toMatchObject({ confirmed: draft.confirmed });
});

test("a confirmation of the former value goes with it", () => {
  const confirmed = { ...FEE, confirmed: { on: "2026-11-20", by: "the desk" } };
  expect(withBookkeeping("fact", confirmed, { ...confirmed, value: "40 dollars" }, "2026-11-26")).not.toHaveProperty(
    "confirmed",
  );
});

test("what is typed stays, and is a conflict where others changed the same place", () => {
  const mine = { ...FEE, value: "40 dollars", note: "Cash only." };
  const theirs = { ...FEE, value: "50 dollars", office: "kenya-eta" };
  const { draft, conflicts } = rebase(FEE, mine, theirs);
  expect(draft).toEqual({ ...theirs, value: "40 dollars", note: "Cash only." });
  expect(conflicts).toEqual([{ at: ["value"], before: "30 dollars" }]);
});

test("a conflict stays until it is decided, whatever others change next", () => {
  const mine = { ...FEE, value: "40 dollars" };
  const theirs = { ...FEE, value: "50 dollars" };
  const { draft, conflicts } = rebase(FEE, mine, theirs);
  const elsewhere = rebase(theirs, draft, { ...theirs, note: "Cash only." }, conflicts);
  expect(elsewhere).toEqual({ draft: { ...mine, note: "Cash only." }, conflicts });
  expect(rebase(theirs, draft, { ...theirs, value: "60 dollars" }, conflicts)).toEqual({ draft: mine, conflicts });
});

test("a conflict ends when others take their change back", () => {
  const mine = { ...FEE, value: "40 dollars" };
  const theirs = { ...FEE, value: "50 dollars" };
  const { draft, conflicts } = rebase(FEE, mine, theirs);
  expect(rebase(theirs, draft, FEE, conflicts)).toEqual({ draft: mine, conflicts: [] });
});

test("what was typed in something that others removed is a conflict about all of it", () => {
  const base = { rows: [{ id: "x", n: 1 }] };
  const mine = { rows: [{ id: "x", n: 2 }] };
  const { draft, conflicts } = rebase(base, mine, { rows: [] });
  expect(draft).toEqual(mine);
  expect(conflicts).toEqual([{ at: ["rows", "x"], before: { id: "x", n: 1 } }]);
  expect(rebase(base, mine, undefined).draft).toEqual(mine);
});

test("what was sent and has come is nobody else's change", () => {
  const sent = { ...FEE, value: "40 dollars" };
  const stored = { ...sent, enteredOn: "2026-11-26", note: "Theirs." };
  const mine = { ...FEE, value: "45 dollars" };
  const base = withSent(FEE, sent, stored);
  expect(rebase(base, mine, stored)).toEqual({ draft: { ...stored, value: "45 dollars" }, conflicts: [] });
  expect(rebase(base, FEE, stored).draft).toEqual({ ...stored, value: "30 dollars" });
});

test("figures that change tenfold are found, at any depth, and others aren't", () => {
  const before = { price: 125, payments: 12, amounts: [{ amount: 30, currency: "USD" }] };
  const after = {
    price: 1250,
    payments: 119,
    amounts: [
      { amount: 3, currency: "USD" },
      { amount: 900, currency: "USD" },
    ],
  };
  expect(leapsBetween(before, after)).toEqual([
    [125, 1250],
    [30, 3],
  ]);
  expect(leapsBetween(undefined, after)).toEqual([]);
});

test("a source goes with the last record that was read on it, and not before", () => {
  const files = {
    "countries/x/sources.yaml": { feeList: { title: "Fees" } },
    "countries/x/money.yaml": { a: FEE, b: FEE },
  };
  const drop = (key: string): Edit => ({ file: "countries/x/money.yaml", at: [key, "sources"], before: ["feeList"] });
  expect(removalsOfUnused(files, [drop("a")])).toEqual([]);
  expect(removalsOfUnused(files, [drop("a"), drop("b")])).toEqual([
    { file: "countries/x/sources.yaml", at: ["feeList"], before: { title: "Fees" } },
  ]);
});

test("the hint of a fact is next to what the fact says", () => {
  const rights = fieldsOf(
    { file: "countries/ghana/belonging.yaml", at: ["programs", "right-of-abode", "rights"] },
    FEE,
    [],
  );
  expect(rights.find(({ key }) => key.join() === "value")?.hint).toMatch(/^Unless it’s everything a citizen has\. /);
});

test("messages stand next to the field whose place they name, the rest above the form", () => {
  const row = { file: "f.yaml", at: ["fee"] };
  const fields = fieldsOf({ file: "countries/ghana/money.yaml", at: ["banks"] }, FEE, []);
  const messages = { "f.yaml#fee#amounts#0#amount": "Not in the words", "f.yaml#other": "Names the fee" };
  expect(placeErrors(messages, row, fields, [])).toEqual({
    fields: { amounts: "Not in the words" },
    elsewhere: [{ text: "Names the fee", row: null }],
  });
});

test("a message does without the key before it", () => {
  const messages = { "f.yaml#mail#value": "value: an email address" };
  const { fields } = placeErrors(
    messages,
    { file: "f.yaml", at: ["mail"] },
    fieldsOf({ file: "site.yaml", at: ["email", "hello"] }, { value: "x@" }, []),
    [],
  );
  expect(fields).toEqual({ value: "An email address" });
});

test("every value of every thing has a field of its form, or never changes", () => {
  const missed = Object.entries(contentFiles).flatMap(([file, values]) => {
    const things = entriesIn(file, values);
    return things.flatMap(({ at, kind, value }) => {
      const inside = things.filter((one) => one.at.length > at.length && at.every((name, i) => name === one.at[i]));
      const places = inside.map((one) => one.at.slice(at.length));
      const keys = [...fieldsOf({ file, at }, value, places).map(({ key }) => key), ...places];
      const isReached = (leaf: readonly string[]) => keys.some((key) => key.every((name, i) => name === leaf[i]));
      return leavesIn(value)
        .filter(
          (leaf) =>
            kind !== "unpublished" &&
            !leaf.some((_, i) => isFixedAt(file, [...at, ...leaf.slice(0, i + 1)])) &&
            !isReached(leaf),
        )
        .map((leaf) => [file, ...at, ...leaf].join(" "));
    });
  });
  expect(missed).toEqual([]);
});

/** Every value by the keys and ids that lead to it from a place. */
function leavesIn(value: Json, at: readonly string[] = []): (readonly string[])[] {
  if (isItemList(value)) return value.flatMap((entry) => leavesIn(entry, [...at, entry.id]));
  if (isMap(value)) return Object.entries(value).flatMap(([key, part]) => leavesIn(part, [...at, key]));
  // An object that is null is nothing yet.
  return value === null ? [] : [at];
}

test("the form of everything that is there finds nothing to complain of", () => {
  const complaints = Object.entries(contentFiles).flatMap(([file, values]) =>
    entriesIn(file, values).flatMap(({ at, value }) => {
      const { fields } = checkFields(fieldsOf({ file, at }, value, []), ({ key }) => valueAt(value, key));
      return Object.entries(fields).map(([key, text]) => [file, ...at, key, text].join(" "));
    }),
  );
  expect(complaints).toEqual([]);
});

test("the test content has something of every kind", () => {
  const kindsIn = (files: typeof testFiles) => [
    ...new Set(Object.entries(files).flatMap(([file, values]) => entriesIn(file, values).map(({ kind }) => kind))),
  ];
  expect(kindsIn(contentFiles).filter((kind) => !kindsIn(testFiles).includes(kind))).toEqual([]);
});

test("a new thing has a name of its own, made of its words", () => {
  const question = newEntries(testFiles).find(({ id }) => id === "new.questions.home")!;
  const draft = { question: "May I bring my dog?", answer: "Yes." };
  const { at, file, value } = placeOfNew(testFiles, question, draft);
  expect([file, ...at]).toEqual(["questions.yaml", "home", "may-i-bring-my-dog"]);
  const files = withEdits(testFiles, [{ file, at, after: value }])!;
  expect(placeOfNew(files, question, draft).at).toEqual(["home", "may-i-bring-my-dog-2"]);
});

test("the check accepts a new value with what it was before, wherever a fact says something", () => {
  const edits = Object.entries(testFiles).flatMap(([file, values]) =>
    entriesIn(file, values).flatMap(({ at, kind, value }) => {
      const before = value as Readonly<Record<string, Json>>;
      const key = { fact: "value", list: "value", price: "price" }[kind as "fact"];
      if (!key) return [];
      const said = before[key];
      const after = Array.isArray(said) ? [...said, "One more."] : `${String(said)} So it is.`;
      return editsBetween(file, at, value, withBookkeeping(kind, value, { ...before, [key]: after }, "2026-11-26"));
    }),
  );
  const files = edits.reduce(withEdit, testFiles);
  expect(() => readContent(files as ContentValues)).not.toThrow();
});

test("the check accepts everything that can be added, once it is filled in", () => {
  const added = newEntries(testFiles).map((thing): Edit => {
    const filled = Object.entries(thing.blank as object).map(([key, value]) => [
      key,
      value || `Some words of ${thing.id}`,
    ]);
    const draft = { ...Object.fromEntries(filled), ...(thing.kind === "Article" && { helpsWith: ["chapters.work"] }) };
    const { file, at, value } = placeOfNew(testFiles, thing, draft);
    return { file, at, after: value };
  });
  const files = added.reduce(withEdit, testFiles);
  expect(() => readContent(files as ContentValues)).not.toThrow();
});

test("each field that the desk shows has a title in its schema", () => {
  const files = Object.keys(contentFiles).flatMap((file) => schemaOf(file) ?? []);
  const untitled = new Set([...new Set(files)].flatMap((schema) => untitledIn(schema, "")));
  expect([...untitled]).toEqual([]);
});

/** The keys of a schema's fields that have no title; what only holds others needs none. */
function untitledIn(schema: z.ZodType, path: string): string[] {
  return formsOf(schema).flatMap((form): string[] => {
    if (form instanceof z.ZodArray) return untitledIn(form.element as z.ZodType, path);
    if (form instanceof z.ZodRecord) return untitledIn(form.valueType as z.ZodType, path);
    return Object.entries(shapeOf(form)).flatMap(([key, part]) => {
      const { title, fixed, control } = metaOf(part);
      const forms = formsOf(part);
      const own = title ?? forms.map((one) => metaOf(one).title).find(Boolean);
      const isHolder = forms.some(
        (one) => one instanceof z.ZodObject || one instanceof z.ZodRecord || isListOfObjects(one),
      );
      const isConstant = forms.every(
        (one) => one instanceof z.ZodLiteral && !one.values.has(true) && one.values.size === 1,
      );
      if (fixed || isConstant || control) return fixed || isConstant || own ? [] : [`${path}.${key}`];
      const inner = isHolder ? untitledIn(part, `${path}.${key}`) : [];
      return own || (isHolder && !takesFact(part)) ? inner : inner.concat(`${path}.${key}`);
    });
  });
}

function isListOfObjects(form: z.ZodType): boolean {
  return form instanceof z.ZodArray && formsOf(form.element as z.ZodType).some((one) => one instanceof z.ZodObject);
}
