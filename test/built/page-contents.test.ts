import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findOverweight, firstLoad, listScripts } from "../../bench/first-load.ts";
import { pageFile } from "../../scripts/page-file.ts";
import { CONSENT_TEXTS } from "../../web/features/measuring/copy.ts";
import { readBuiltFile } from "../support/built-pages.ts";
import { BACK_OFFICE, DETAIL_PAGE_SAMPLES, PAGES } from "../support/pages.ts";

test("a public page loads nothing of the application but one inline loader", () => {
  for (const path of [...PAGES, "/404"]) {
    const html = readBuiltFile(pageFile(path));
    // The back office has nothing to show before its application starts (decision: islands).
    if (!BACK_OFFICE.includes(path)) expect(html, path).not.toMatch(/<link rel="modulepreload"|<script[^>]+src=/);
    const inline = [...html.matchAll(/<script(?![^>]*application)[^>]*>(.*?)<\/script>/gs)].map(([, code]) => code!);
    expect(inline, path).toHaveLength(1);
  }
});

test("a page loads the behaviors that its elements name, and no others", () => {
  const nameOf = (script: string) => /([a-z-]+)\.behavior-.*\.js$/.exec(script)?.[1] ?? [];
  const behaviors = readdirSync("build/client/assets").flatMap(nameOf);
  expect(behaviors.toSorted()).toEqual([
    "filter-list",
    "filter-routes",
    "follow-choices",
    "follow-old-anchor",
    "go-to-form",
    "own-home-first",
    "play-film",
  ]);
  const loadedBy = (path: string) => listScripts("build/client", path).flatMap(nameOf);
  expect(loadedBy("/my-plan")).toEqual([]);
  expect(loadedBy("/visa-information")).toEqual(["follow-choices"]);
  expect(loadedBy("/faq")).toEqual(["filter-list"]);
  expect(loadedBy("/belonging")).toEqual(["filter-routes"]);
  expect(loadedBy("/country-guides/ghana").toSorted()).toEqual(["follow-choices", "follow-old-anchor"]);
  expect(loadedBy("/country-guides/ghana/permits")).toEqual(["follow-choices"]);
  expect(loadedBy("/country-guides/ghana/homes")).toEqual([]);
});

test("a site without an analytics service has no part of it: no host, no question, no choice", () => {
  const paths = [...PAGES, ...DETAIL_PAGE_SAMPLES].filter((path) => !BACK_OFFICE.includes(path));
  const scripts = new Set(paths.flatMap((path) => listScripts("build/client", path)));
  for (const script of scripts) {
    expect(readBuiltFile(script), script).not.toContain("dataLayer");
  }
  for (const path of paths) {
    const html = readBuiltFile(pageFile(path));
    for (const words of ['data-island="features/measuring', CONSENT_TEXTS.question, "googletagmanager"])
      expect(html, path).not.toContain(words);
  }
  expect(readBuiltFile("_headers")).not.toContain("googletagmanager");
});

test("no page contains a machine's host name, a secret, or an inline event handler", () => {
  for (const path of PAGES) {
    const html = readBuiltFile(pageFile(path));
    expect(html, path).not.toMatch(/localhost|127\.0\.0\.1|OWNER_KEY=|\son[a-z]+="/);
  }
});

test("no public page and no first search is above its limit", () => {
  const paths = [...PAGES, ...DETAIL_PAGE_SAMPLES, "/404"];
  expect(findOverweight("build/client", "limit", paths)).toEqual([]);
  for (const path of paths.filter((each) => !BACK_OFFICE.includes(each)))
    expect(firstLoad("build/client", path).script, path).toBeGreaterThan(5_000);
});

test("the style sheet that public pages wait for asks for fonts alone, not for pictures or data: URLs", () => {
  const name = readdirSync("build/client/assets").find((file) => /public-pages.*\.css$/.test(file))!;
  const sheet = readBuiltFile(join("assets", name));
  const asked = [...sheet.matchAll(/url\(([^)]*)\)/g)].map(([, url]) => url);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((url) => !url!.endsWith(".woff2"))).toEqual([]);
});
