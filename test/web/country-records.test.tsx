import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { type Fact, factsIn } from "#domain/facts.ts";
import { countryById, type CountryId } from "#domain/countries.ts";
import { COUNTRY_RECORDS, findRecord } from "#web/content/countries/countries.ts";
import type { CountryRecord, NotFound } from "#web/content/countries/country-record.ts";
import { recordChapters } from "#web/pages/country-guides/guide/record-chapters.tsx";

const RECORDS = Object.entries(COUNTRY_RECORDS) as [CountryId, CountryRecord][];

/** Everything inside a record that is no object, with the way to it. */
function leavesOf(content: unknown, path: string): [string, unknown][] {
  if (typeof content !== "object" || content === null) return [[path, content]];
  return Object.entries(content).flatMap(([key, part]) => leavesOf(part, `${path}.${key}`));
}

/** What was sought in vain. */
function notFoundIn(content: unknown): NotFound[] {
  if (typeof content !== "object" || content === null) return [];
  if ("notFoundOn" in content) return [content as NotFound];
  return Object.values(content).flatMap(notFoundIn);
}

function isRead({ basis, readAt = [] }: Fact): boolean {
  return basis === "summary" && readAt.length > 0;
}

/** The words of a chapter as a reader gets them, in lower case, because figures that differ begin with a capital. */
function readChapters(record: CountryRecord): string {
  return recordChapters(record)
    .map(({ content }) => wordsOf(renderToStaticMarkup(<MemoryRouter>{content}</MemoryRouter>)))
    .join(" ");
}

function wordsOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&")
    .toLowerCase();
}

test("a record is found by its country, and none where it has not been read", () => {
  for (const [id, record] of RECORDS) {
    expect(record.id).toBe(id);
    expect(findRecord(id)).toBe(record);
  }
  expect(findRecord("botswana")).toBe(COUNTRY_RECORDS.botswana);
});

describe.each(RECORDS)("the record of %s", (id, record) => {
  const facts = factsIn(record);

  test("has no empty text, and figures that are numbers", () => {
    for (const [path, leaf] of leavesOf(record, id)) {
      if (typeof leaf === "string") expect(leaf.trim(), path).not.toBe("");
      if (typeof leaf === "number") expect(leaf, path).toBeGreaterThanOrEqual(0);
    }
  });

  test("names a publisher and an address for each page that was read, and a method for each estimate", () => {
    for (const fact of facts) {
      for (const { publisher, title, url } of fact.readAt ?? []) {
        expect(publisher, title).toBeTruthy();
        expect(url, `${title} (${publisher})`).toMatch(/^https?:\/\/\S+$/);
      }
      if (fact.basis === "estimate") expect(fact.method, String(fact.value)).toBeTruthy();
    }
  });

  test("holds at least 60 records, of which at least three quarters were read on a page", () => {
    expect(facts.length).toBeGreaterThanOrEqual(60);
    expect(facts.filter(isRead).length / facts.length).toBeGreaterThanOrEqual(0.75);
  });

  test("has at least four permits, each with an id of its own, for some reason and with its papers", () => {
    const ids = record.permits.map((permit) => permit.id);
    expect(ids.length).toBeGreaterThanOrEqual(4);
    expect(new Set(ids).size).toBe(ids.length);
    for (const permit of record.permits) {
      expect(permit.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(permit.reasons.length, permit.id).toBeGreaterThan(0);
      expect(permit.documents.length, permit.id).toBeGreaterThan(0);
      if (permit.processingWeeks)
        expect(permit.processingWeeks.from, permit.id).toBeLessThanOrEqual(permit.processingWeeks.to);
    }
  });

  test("is shown whole: every value, every note, every figure that contradicts one, and what was not found", () => {
    const words = readChapters(record);
    for (const { value, note, reported = [] } of facts) {
      for (const text of [value, note ?? [], reported.map((one) => one.value)].flat())
        expect(words).toContain(String(text).toLowerCase());
    }
    for (const { note = "" } of notFoundIn(record)) expect(words).toContain(note.toLowerCase());
    expect(words.split("not found, looked on november 23, 2026; ask").length - 1).toBeGreaterThan(0);
  });

  test("has under each chapter the pages that it was read on, and no number leads nowhere", () => {
    for (const { id: chapter, content } of recordChapters(record)) {
      const html = renderToStaticMarkup(<MemoryRouter>{content}</MemoryRouter>);
      const anchors = new Set([...html.matchAll(/<li id="([^"]+)"/g)].map(([, anchor]) => anchor));
      const numbers = new Set([...html.matchAll(/href="#([a-z]+-\d+)"/g)].map(([, anchor]) => anchor));
      expect(numbers, `${countryById(id).name}, ${chapter}`).toEqual(anchors);
      const pages = factsIn(record[chapter as keyof CountryRecord]).flatMap(({ readAt = [] }) => readAt);
      for (const { url } of pages) expect(html).toContain(`href="${url!.replaceAll("&", "&amp;")}"`);
    }
  });
});
