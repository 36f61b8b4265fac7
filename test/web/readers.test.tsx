import { MemoryRouter } from "react-router";
import { isUnverified } from "#domain/facts.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Fact, factsIn } from "#domain/facts.ts";
import { detailPage } from "#web/content/detail-pages.ts";
import { cityBudget } from "#domain/city-budget.ts";
import { CITIES, cityFigures } from "#web/content/countries/cities.ts";
import { BUDGET_TEXTS } from "#web/features/city-budget/copy.ts";
import { BudgetTable } from "#web/pages/readers/budget-table.tsx";
import { roundEnds } from "#domain/dollars-text.ts";
import { sumBudget } from "#web/content/readers/budget.ts";
import type { LedgerRow } from "#content-model/resolve/records.ts";
import type { Reader } from "#web/content/readers/reader.ts";
import { READER_LINKS, type ReaderId, readerPath } from "#web/content/readers/reader-links.ts";
import { READERS } from "#web/content/readers/readers.ts";
import { FOOTERS } from "#web/layout/footers.ts";
import { ScriptSources } from "#web/lib/island.tsx";
import { putOwnHomeFirst } from "#web/pages/readers/own-home-first.behavior.ts";
import { ReaderPage } from "#web/pages/readers/page.tsx";
import { violationsIn } from "../support/violations.ts";

/** The page's HTML, without the marks of words that stay in one line. */
function renderPage(id: ReaderId): string {
  const html = renderToStaticMarkup(
    <ScriptSources
      value={new Map([[putOwnHomeFirst, { id: "pages/readers/own-home-first.behavior.ts", scripts: [] }]])}
    >
      <ReaderPage id={id} />
    </ScriptSources>,
  );
  return html.replaceAll(/<span class="[^"]*whitespace-nowrap">([^<]+)<\/span>/g, "$1");
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;").replaceAll('"', "&quot;");
}

function listRows(reader: Reader): LedgerRow[] {
  return reader.chapters.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows));
}

/** Everything that a page says, in one text. */
function joinWords(reader: Reader): string {
  return JSON.stringify(reader);
}

const SUBJECTS = {
  families: [
    /apostille/i,
    /passport/,
    /school/i,
    /nationalit/i,
    /Child Benefit/,
    /FBAR/,
    /split year/i,
    /departure tax/i,
  ],
  returning: [/good standing/, /Medical and Dental Council|nigeria-mdcn/, /nationalit/i, /frozen/, /Medicare/, /duty/],
  retirees: [/frozen/, /Part B costs \$/, /Social Security/, /Old Age Security/, /CPP/, /NHS/, /permit/i, /will/],
  "coming-back": [/green card/, /settled status/i, /sponsor/, /29,000/],
  investors: [
    /reserved/i,
    /capital importation/,
    /non-resident/,
    /Form 5471/,
    /FBAR/,
    /FATCA/,
    /departure tax/i,
    /lease/,
  ],
} as const;

test("each reader's page has its path, its own title and a description", () => {
  expect(READERS.map(({ id }) => id)).toEqual(READER_LINKS.map(({ id }) => id));
  for (const { id, title, description } of READERS) {
    expect(detailPage(readerPath(id))).toMatchObject({ kind: "reader", path: `/${id}`, title, description });
    expect(title.length, id).toBeLessThan(70);
    expect(description.length, id).toBeLessThan(200);
  }
  expect(new Set(READERS.map(({ title }) => title)).size).toBe(READERS.length);
});

test("each reader's page covers what its reader needs", () => {
  expect(
    violationsIn(READERS, (reader) => {
      for (const subject of SUBJECTS[reader.id]) expect(joinWords(reader)).toMatch(subject);
      for (const { questions } of reader.advisers) expect(questions.length).toBeGreaterThanOrEqual(3);
    }),
  ).toEqual([]);
});

test("each fact on a reader's page has a status, a date, and an office or a method in its HTML", () => {
  expect(
    violationsIn(READERS, ({ id }) => {
      const reader = READERS.find((one) => one.id === id)!;
      const html = renderPage(id);
      const rows = html.split("<dt>").slice(1);
      expect(rows).toHaveLength(listRows(reader).length);
      expect(html.split('data-slot="fact-status"').length - 1).toBeGreaterThan(2);
      for (const record of factsIn(reader.chapters) as Fact<string>[]) {
        expect(html).toContain(escape(record.value));
        if (record.method) expect(html).toContain(escape(record.method));
        for (const { title } of record.readAt ?? []) expect(html).toContain(escape(title));
      }
      const facts = listRows(reader).map(({ content }) => content);
      for (const [index, row] of rows.entries()) {
        // Beside it stands the number of its source, or that nobody has read it on a page.
        expect(row).toContain(isUnverified(facts[index]!) ? 'data-slot="fact-mark"' : 'data-slot="evidence"');
      }
      expect(html).toMatch(/<time dateTime="2026-11-\d\d"/);
      for (const { label } of reader.budget?.lines ?? []) expect(html).toContain(label);
    }),
  ).toEqual([]);
});

test("no page states two values for one thing", () => {
  for (const reader of READERS) {
    for (const { groups } of reader.chapters) {
      for (const { title, rows } of groups) {
        expect(new Set(rows.map(({ label }) => label)).size, `${reader.id}: ${title}`).toBe(rows.length);
      }
    }
  }
  const shared = new Map<string, Fact<string>>();
  for (const { label, content } of READERS.flatMap(listRows).filter((row) =>
    /^(US|UK|Canada|Medicare|Social)\b/.test(row.label),
  )) {
    const known = shared.get(label);
    // A child's citizenship has the country alone as its label.
    if (known && /\s/.test(label)) expect(content, label).toBe(known);
    shared.set(label, content);
  }
});

test("a budget's month is its city's, and its other lines are estimates that say how they were made", () => {
  for (const { id, budget } of READERS) {
    if (!budget) continue;
    const { city, record } = CITIES.find((place) => place.city.id === budget.city)!;
    const month = cityBudget(cityFigures({ city, record }), budget.household, "comfortable", null);
    expect(month.isWhole, id).toBe(true);
    for (const { label, range } of budget.lines) {
      expect(range, `${id}: ${label}`).toMatchObject({ basis: "estimate", office: null });
      expect(range.method, `${id}: ${label}`).toBeTruthy();
      expect(range.value.min).toBeLessThan(range.value.max);
    }
    const { from, to } = sumBudget(budget);
    expect(from).toBe(budget.lines.reduce((sum, line) => sum + line.range.value.min, month.sum.from));
    expect(to).toBe(budget.lines.reduce((sum, line) => sum + line.range.value.max, month.sum.to));
    expect(budget.leftOut.length).toBeGreaterThan(2);
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <BudgetTable budget={budget} />
      </MemoryRouter>,
    );
    for (const { range } of month.lines) {
      if (range) expect(html, id).toContain(`$${roundEnds(range).to.toLocaleString("en-US")}`);
    }
    for (const line of month.missing) expect(html, id).toContain(BUDGET_TEXTS.lines[line].toLowerCase());
    expect(html).toContain(`href="/cities/${city.id}#month"`);
  }
});

test("the footer leads to each reader's page", () => {
  const paths: string[] = FOOTERS.shared.lists.flatMap(({ links }) => links.map(({ to }) => to));
  for (const { id } of READER_LINKS) expect(paths).toContain(readerPath(id));
});
