import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod";
import { COUNTRIES, countryById } from "../../domain/countries.ts";
import { COUNTRY_FOLDERS } from "../../web/content/countries/countries.ts";
import { recordsIn } from "../../content-model/resolve/record-counts.ts";
import { openDataPath } from "../../web/content/page-paths.ts";
import type { OpenCountry } from "../../web/feeds/open-data-schema.ts";
import { readBuiltFile } from "../support/built-pages.ts";
import { parseCsv } from "../support/csv.ts";
import { violationsIn } from "../support/violations.ts";

const schema = z.fromJSONSchema(JSON.parse(readBuiltFile("data/facts.schema.json")));

function readCountry(id: string): OpenCountry {
  return JSON.parse(readBuiltFile(openDataPath(id, "json")));
}

test("each country's data match the published schema", () => {
  const violations = violationsIn(COUNTRIES, ({ id }) => {
    expect(schema.safeParse(readCountry(id)).error).toBeUndefined();
    expect(schema.safeParse({ ...readCountry(id), records: [{ id: "x" }] }).success).toBe(false);
  });
  expect(violations).toEqual([]);
});

test("each country's data hold every record of its folder once, with a label", () => {
  const violations = violationsIn(COUNTRIES, ({ id: country }) => {
    const ids = readCountry(country).records.map(({ id }) => id);
    const known = recordsIn([COUNTRY_FOLDERS[country], countryById(country)]).flatMap(({ id }) => id ?? []);
    expect(ids.toSorted()).toEqual([...new Set(known)].toSorted());
    for (const { id, label } of readCountry(country).records) expect(label, id).toMatch(/^\p{Lu}|^\d/u);
  });
  expect(violations).toEqual([]);
});

test("each country's table has a row for each record, with the same ids", () => {
  const violations = violationsIn(COUNTRIES, ({ id }) => {
    const [head, ...rows] = parseCsv(readBuiltFile(openDataPath(id, "csv")));
    expect(rows.map(([first]) => first)).toEqual(readCountry(id).records.map((record) => record.id));
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([head!.length]));
    // Excel reads UTF-8 by its mark, which programs would take for a part of the first heading.
    expect(readBuiltFile(openDataPath(id, "spreadsheet"))).toBe(`\uFEFF${readBuiltFile(openDataPath(id, "csv"))}`);
  });
  expect(violations).toEqual([]);
});

test("llms.txt leads to pages and files that the build has", () => {
  const links = [...readBuiltFile("llms.txt").matchAll(/\]\((\S+)\)/g)].map(([, url]) => new URL(url!).pathname);
  expect(links.length).toBeGreaterThan(COUNTRIES.length * 3);
  const isBuilt = (path: string) => existsSync(join("build/client", path.includes(".") ? path : `${path}/index.html`));
  expect(links.filter((path) => !isBuilt(path))).toEqual([]);
});

test("pages of other sites may read the data", () => {
  expect(readBuiltFile("_headers")).toMatch(/^\/data\/\*\n  Access-Control-Allow-Origin: \*$/m);
});
