import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { DETAIL_PAGES, OTHER_PATHS } from "../../web/content/detail-pages.ts";
import { attributes, metaContent, readBuiltPages, textsOf } from "../support/built-pages.ts";
import { BACK_OFFICE } from "../support/pages.ts";

// Rules over the HTML of every built page: no browser, so that each new page costs nothing.
const pages = readBuiltPages();
const byPath = new Map(pages.map((page) => [page.path, page.html]));
const publicPages = pages.filter(({ path }) => !BACK_OFFICE.includes(path));
const detailPages = DETAIL_PAGES.map(({ path }) => ({ path, html: byPath.get(path) ?? "" }));

/** The pages of the site that a page links to, with their fragments. */
function linksOf({ path, html }: { path: string; html: string }): URL[] {
  return attributes(html, "a", "href")
    .map((href) => new URL(href, `http://site${path}`))
    .filter(({ host }) => host === "site");
}

test("every guide, profile, visa type and article is a page", () => {
  for (const { path } of DETAIL_PAGES) expect(byPath.has(path), path).toBe(true);
});

test("each page has a title, a description and a canonical URL of its own, and one heading of the first rank", () => {
  const origin = new URL(attributes(byPath.get("/")!, "link", "href").find((href) => href.startsWith("https:"))!)
    .origin;
  const seen = new Map<string, string>();
  for (const { path, html } of pages) {
    const [title = ""] = textsOf(html, "title");
    const description = metaContent(html, "description") ?? "";
    expect(title.length, `title of ${path}`).toBeGreaterThan(10);
    expect(description.length, `description of ${path}`).toBeGreaterThan(40);
    expect(description.length, `description of ${path}`).toBeLessThan(200);
    for (const text of [title, description]) {
      expect(seen.get(text), `${path} says "${text}", too`).toBeUndefined();
      seen.set(text, path);
    }
    expect(html, path).toContain(`<link rel="canonical" href="${origin}${path}"/>`);
    expect(metaContent(html, "og:url"), path).toBe(`${origin}${path}`);
    expect(textsOf(html, "h1"), path).toHaveLength(1);
  }
});

test("headings leave out no rank", () => {
  for (const { path, html } of publicPages) {
    const main = /<main.*<\/main>/s.exec(html)![0];
    const ranks = [...main.matchAll(/<h([1-6])\b/g)].map(([, rank]) => Number(rank));
    for (const [index, rank] of ranks.entries())
      expect(rank, `${path}: rank ${rank} after ${ranks[index - 1]}`).toBeLessThanOrEqual((ranks[index - 1] ?? 0) + 1);
  }
});

test("every link of the site leads to a page and to a place on it", () => {
  const ids = new Map(pages.map(({ path, html }) => [path, new Set(attributes(html, "\\w+", "id"))]));
  for (const page of pages) {
    for (const { pathname, hash } of linksOf(page)) {
      const isFile = existsSync(join("build/client", pathname)) && pathname.includes(".");
      expect(isFile || byPath.has(pathname), `${page.path} links to ${pathname}`).toBe(true);
      if (hash && hash !== "#top")
        expect(ids.get(pathname)?.has(hash.slice(1)), `${page.path} links to ${pathname}${hash}`).toBe(true);
    }
  }
});

test("every public page is reached from the home page in two clicks", () => {
  const near = new Set(["/"]);
  for (let click = 0; click < 2; click += 1) {
    const known = [...near];
    for (const path of known)
      for (const { pathname } of linksOf({ path, html: byPath.get(path) ?? "" })) near.add(pathname);
  }
  expect(publicPages.map(({ path }) => path).filter((path) => !near.has(path))).toEqual([]);
});

test("a page about one thing has its breadcrumb, the day of its last entry, its contents and related pages", () => {
  for (const { path, html } of detailPages) {
    expect(html, path).toContain('aria-label="You are here"');
    expect(html, path).toMatch(/data-slot="entry-line"[^>]*>Facts last entered on <time|Written on <time/);
    expect(html, path).toContain('data-slot="fact-source"');
    expect(html, path).toContain("On this page");
    expect(html, path).toContain("Related pages");
  }
});

test("paths of guides and profiles that are not there lead to what is known of the country", async ({ request }) => {
  for (const { from, to } of OTHER_PATHS) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([response.status(), response.headers().location], from).toEqual([302, to]);
  }
});
