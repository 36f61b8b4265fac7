import { expect, test } from "vitest";
import { FOLDERS } from "#web/content/countries/countries.ts";
import type { PermitDocument } from "#content-model/resolve/resolve-country.ts";
import { HOME_RECORDS } from "#web/content/homes/homes.ts";
import { countDocumentTimes, ownPaperOf, readWeeks, weeksAtHome } from "#web/content/plans/document-times.ts";
import { LEAD_TIMES } from "#web/content/plans/lead-times.ts";

function paper(kind?: PermitDocument["kind"], weeks: PermitDocument["weeks"] = null): PermitDocument {
  return { name: "A paper", ...(kind && { kind }), weeks, source: { notPublished: true } };
}

const DOCUMENTS = FOLDERS.flatMap(({ record }) => record.permits.flatMap(({ documents }) => documents));

test("a paper that an office at home issues takes as long as the record of the home says", () => {
  expect(weeksAtHome("police").us).toBe(HOME_RECORDS.us.papers.police.weeks);
  expect(readWeeks(paper("birth"))).toEqual({ from: 1, to: 12 });
});

test("a paper without a kind has no time, unless the permit's own page names one", () => {
  expect(readWeeks(paper())).toBeNull();
  expect(readWeeks(paper(undefined, { from: 3, to: 3 }))).toEqual({ from: 3, to: 3 });
});

test("papers that two permits call by the same name are of the same kind", () => {
  const kinds = new Map(DOCUMENTS.map(({ name, kind }) => [name, kind]));
  const differing = DOCUMENTS.filter(({ name, kind, weeks }) => !weeks && kinds.get(name) !== kind);
  expect(differing.map(({ name }) => name)).toEqual([]);
});

test("three papers in five have a time, and every figure of ours its method", () => {
  const { unknown, ...known } = countDocumentTimes(DOCUMENTS);
  const timed = Object.values(known).reduce((sum, count) => sum + count, 0);
  expect(timed + unknown).toBe(DOCUMENTS.length);
  expect(timed / DOCUMENTS.length).toBeGreaterThan(0.6);
  for (const document of DOCUMENTS) {
    const kind = ownPaperOf(document);
    if (kind) expect(LEAD_TIMES[kind].fact.method).toBeTruthy();
  }
});
