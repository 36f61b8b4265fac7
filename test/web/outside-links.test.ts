import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { content } from "#content";
import type { RawBudget } from "#content-model/schema/article.ts";
import type { RawBlock } from "#content-model/schema/text-blocks.ts";
import { OUTSIDE_LINKS } from "#web/content/outside-links.ts";

const TABLES = new Set([
  "domain/site.ts",
  "web/content/outside-links.ts",
  "web/lib/outside-services.ts",
  "content-model/resolve/sources.ts",
]);

test("outside hosts appear only in the tables of links", () => {
  const all = globSync(["domain/**/*.ts", "web/**/*.{ts,tsx}"]);
  const files = all.filter((file) => !TABLES.has(file));
  expect(files.length).toBeGreaterThan(100);
  const naming = files.filter((file) => /https?:\/\/[\w-]+\.\w/.test(readFileSync(file, "utf8")));
  expect(naming).toEqual([]);
});

test("every outside link has its own name and an https URL that no office uses", () => {
  const texts = [...content.articles, ...Object.values(content.legalPages).flatMap(({ sections }) => sections)];
  const blocks = texts.flatMap<RawBlock | RawBudget>(({ body }) => body);
  const written = blocks.filter((block) => block.kind === "link");
  const links = [
    ...Object.values(OUTSIDE_LINKS),
    ...written.flatMap(({ label, to }) => (to.startsWith("https:") ? [{ label, url: to }] : [])),
  ];
  const offices: readonly string[] = Object.values(content.offices).map(({ url }) => url);
  for (const { url } of links) {
    expect(new URL(url).protocol).toBe("https:");
    expect(offices).not.toContain(url);
  }
  for (const field of ["label", "url"] as const)
    expect(new Set(links.map((link) => link[field])).size).toBe(links.length);
});
