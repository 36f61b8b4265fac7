import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { factsIn } from "#domain/facts.ts";
import { REASONS } from "#domain/reasons.ts";
import type { CountryId } from "#domain/countries.ts";
import { COUNTRY_FOLDERS, FOLDERS } from "#web/content/countries/countries.ts";
import { type CountryRecord } from "#content-model/resolve/resolve-country.ts";
import { HOMES } from "#content-model/resolve/records.ts";
import { findSafetyChapter, nationalAdvice, SAFETY_ROWS } from "#web/content/countries/safety-chapters.ts";
import { DETAIL_PAGES } from "#web/content/detail-pages.ts";
import { isRead } from "#content-model/resolve/record-counts.ts";
import { guideChapters } from "#web/content/countries/guide-chapters.ts";
import { recordGuide } from "#web/content/countries/guide-page.ts";
import type { ChapterId } from "#domain/chapter-ids.ts";
import { Answers } from "#web/pages/country-guides/guide/answers.tsx";
import { Chapter } from "#web/pages/country-guides/guide/chapter.tsx";
import { violationsIn } from "../support/violations.ts";

const RECORDS = FOLDERS.map(({ record }) => [record.id, record] as const);

/** How a page is reported that does not say what was asked. */
const SOUGHT_IN_VAIN =
  /\bno pages?\b|\bwe (found no|find no|did not|do not|could not|read no)|\bnot (named|stated|known)\b|\bunknown\b|\bno (price|premium)s?\b/i;

/** Everything inside a record that is no object, with the way to it. */
function leavesOf(content: unknown, path: string): [string, unknown][] {
  if (typeof content !== "object" || content === null) return [[path, content]];
  return Object.entries(content).flatMap(([key, part]) => leavesOf(part, `${path}.${key}`));
}

/** What of a record the guide shows: each city has a page of its own. */
function shownInGuide(record: CountryRecord) {
  return { ...record, cities: [] };
}

const rendered = new Map<CountryId, ReadonlyMap<ChapterId, string>>();

function render(part: ReactNode): string {
  return renderToStaticMarkup(<MemoryRouter>{part}</MemoryRouter>);
}

/** The chapters of a guide, each rendered once. */
function renderChapters(id: CountryId): ReadonlyMap<ChapterId, string> {
  const known = rendered.get(id);
  if (known) return known;
  const guide = recordGuide(id);
  const chapters = new Map(
    guideChapters(guide).map((chapter) => [chapter.id, render(<Chapter chapter={chapter} guide={guide} />)]),
  );
  rendered.set(id, chapters);
  return chapters;
}

/** All of them, one after the other. */
function renderGuide(id: CountryId): string {
  return [...renderChapters(id).values()].join("\n");
}

/** The words of a page as a reader gets them, in lower case, because figures that differ begin with a capital. */
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

test("a folder holds the record of its country", () => {
  for (const [id, { record }] of Object.entries(COUNTRY_FOLDERS)) expect(record.id).toBe(id);
});

describe("the record of each country", () => {
  test("has no empty text, and figures that are numbers", () => {
    expect(
      violationsIn(RECORDS, ([id, record]) => {
        const isWrong = (leaf: unknown) =>
          typeof leaf === "string" ? leaf.trim() === "" : typeof leaf === "number" && !(leaf >= 0);
        expect(leavesOf(record, id).filter(([, leaf]) => isWrong(leaf))).toEqual([]);
      }),
    ).toEqual([]);
  });

  test("has a method for each estimate", () => {
    expect(
      violationsIn(RECORDS, ([, record]) => {
        const facts = factsIn(record);

        for (const fact of facts) {
          if (fact.basis === "estimate") expect(fact.method, String(fact.value)).toBeTruthy();
        }
      }),
    ).toEqual([]);
  });

  test("states nothing as a value that we looked for in vain", () => {
    expect(
      violationsIn(RECORDS, ([, record]) => {
        const facts = factsIn(record);

        for (const { value } of facts) expect(String(value)).not.toMatch(SOUGHT_IN_VAIN);
      }),
    ).toEqual([]);
  });

  test("holds at least 60 records, of which at least three quarters were read on a page", () => {
    expect(
      violationsIn(RECORDS, ([, record]) => {
        const facts = factsIn(record);

        expect(facts.length).toBeGreaterThanOrEqual(60);
        expect(facts.filter(isRead).length / facts.length).toBeGreaterThanOrEqual(0.75);
      }),
    ).toEqual([]);
  });

  test("has at least four permits, each with its own id, a reason and its papers", () => {
    expect(
      violationsIn(RECORDS, ([, record]) => {
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
      }),
    ).toEqual([]);
  });

  test("has cities whose ids no other country has, because they are addresses", () => {
    const ids = RECORDS.flatMap(([, { cities }]) => cities.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test("places each school and hospital in one of its cities, or in a town that is not in any", () => {
    expect(
      violationsIn(RECORDS, ([, record]) => {
        const ids = record.cities.map((city) => city.id);
        for (const { name, city, town } of [...record.schools.schools, ...record.health.hospitals]) {
          if (city === null)
            expect(
              record.cities.map((one) => one.name),
              name,
            ).not.toContain(town);
          else expect(ids, name).toContain(city);
        }
      }),
    ).toEqual([]);
  });

  test("tells of the safety of each city, not of the whole country", () => {
    expect(
      violationsIn(RECORDS, ([id, record]) => {
        const national = nationalAdvice(id).map(({ content }) => content.value);
        for (const { name, safety } of record.cities) expect(national, name).not.toContain(safety.value);
      }),
    ).toEqual([]);
  });

  test("appears whole in its guide, with notes, and contradicting figures", () => {
    expect(
      violationsIn(RECORDS, ([id, record]) => {
        const words = wordsOf(renderGuide(id));
        const papers = record.permits.flatMap(({ documents }) => documents.filter(({ namesSayAll }) => namesSayAll));
        const named = new Set<unknown>(papers.map(({ source }) => source));
        for (const { name } of papers) expect(words).toContain(name.toLowerCase());
        for (const fact of factsIn(shownInGuide(record))) {
          const { value, note, reported = [] } = fact;
          const texts = [named.has(fact) ? [] : value, note ?? [], reported.map((one) => one.value)].flat();
          const isShown = (text: unknown) => words.includes(String(text).toLowerCase().replace(/\.$/, ""));
          expect(texts.filter((text) => !isShown(text))).toEqual([]);
        }
      }),
    ).toEqual([]);
  });

  test("shows every row on safety and law, in that chapter or in the one about its subject", () => {
    expect(
      violationsIn(RECORDS, ([id]) => {
        const words = wordsOf(renderGuide(id));
        const missing = SAFETY_ROWS.filter(
          ({ key }) => !words.includes(findSafetyChapter(id).rows[key].value.toLowerCase()),
        );
        expect(missing).toEqual([]);
      }),
    ).toEqual([]);
  });

  test("tells the country's power and internet on its profile and its cities' pages", () => {
    expect(
      violationsIn(RECORDS, ([id]) => {
        const { powerInternet } = findSafetyChapter(id).rows;
        const pages = DETAIL_PAGES.filter(
          ({ kind, country }) => (kind === "profile" || kind === "city") && country === id,
        );
        expect(
          pages.filter(({ content }) => !factsIn(content).includes(powerInternet)).map(({ path }) => path),
        ).toEqual([]);
      }),
    ).toEqual([]);
  });

  test("lists each page that was read in its chapter", () => {
    expect(
      violationsIn(RECORDS, ([id, record]) => {
        const guide = renderGuide(id);
        for (const { url } of factsIn(shownInGuide(record)).flatMap(({ readAt = [] }) => readAt))
          expect(guide).toContain(`href="${url.replaceAll("&", "&amp;")}"`);
      }),
    ).toEqual([]);
  });

  test("lists each group of other passports with its rule, its pages and the guide's answers", () => {
    expect(
      violationsIn(RECORDS, ([id, record]) => {
        const html = renderChapters(id).get("entry")!;
        const words = wordsOf(html);
        for (const { who, names, codes, rule } of record.passports) {
          for (const text of [
            who,
            ...names,
            rule.value,
            rule.note ?? "",
            ...(rule.reported ?? []).map(({ value }) => value),
          ])
            expect(words).toContain(text.toLowerCase());
          for (const { url } of rule.readAt ?? []) expect(html).toContain(`href="${url!.replaceAll("&", "&amp;")}"`);
          expect(html).toContain(`data-when="${codes?.join(" ") ?? "others"}"`);
        }
      }),
    ).toEqual([]);
  });

  test("answers each passport and each reason at the head of its guide", () => {
    expect(
      violationsIn(RECORDS, ([id]) => {
        const head = render(<Answers guide={recordGuide(id)} />);
        const answered = [...head.matchAll(/data-when="([^"]*)"/g)].flatMap(([, choices]) => choices!.split(" "));
        for (const choice of ["", ...HOMES, "other", ...REASONS]) expect(answered).toContain(choice);
      }),
    ).toEqual([]);
  });
});
