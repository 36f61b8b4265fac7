import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { moved } from "#content/moved";
import { movedPaths } from "#web/content/country-pages.ts";
import { factsIn, oldest } from "../../domain/facts.ts";
import { CRITERIA } from "../../domain/finder-choices.ts";
import { GUIDE_PAGE_IDS } from "../../web/content/countries/guide-page.ts";
import { calendarPath, guideChangesPath, guidePrintPath } from "../../web/content/page-paths.ts";
import { DETAIL_PAGES, hasCalendar, OTHER_PATHS } from "../../web/content/detail-pages.ts";
import { posts } from "../../web/content/articles/articles.ts";
import { PERMIT_LISTS } from "../../web/content/permit-lists.ts";
import { DECISIVE_FACTS } from "../../web/features/finder/decisive-facts.ts";
import { goalOf } from "../../web/features/finder/finder-data.ts";
import { FINDER_RESULTS } from "../../web/content/finder-results.ts";
import {
  attributes,
  metaContent,
  readBuiltFile,
  readBuiltPages,
  structuredItems,
  listTexts,
  xmlTexts,
} from "../support/built-pages.ts";
import { BACK_OFFICE } from "../support/pages.ts";

// Rules over the HTML of every built page: no browser, so that each new page costs nothing.
const pages = readBuiltPages();
const byPath = new Map(pages.map((page) => [page.path, page.html]));
const publicPages = pages.filter(({ path }) => !BACK_OFFICE.includes(path));
/** Those that say what other pages say, in another arrangement: what the finder answers, lists of permits without any, and of each guide its changes and the page to print. */
const rearranged = new Set<string>([
  ...[...FINDER_RESULTS, ...PERMIT_LISTS.filter(({ permits }) => permits.length === 0)].map(({ path }) => path),
  ...GUIDE_PAGE_IDS.flatMap((id) => [guideChangesPath(id), guidePrintPath(id)]),
]);
const indexedPages = publicPages.filter(({ path }) => !rearranged.has(path));
const detailPages = DETAIL_PAGES.map(({ kind, path, picturedBy }) => ({
  kind,
  path,
  picturedBy,
  html: byPath.get(path) ?? "",
}));

/** The pages of the site that a page links to, with their fragments. */
function listLinks({ path, html }: { path: string; html: string }): URL[] {
  return attributes(html, "a", "href")
    .map((href) => new URL(href, `http://site${path}`))
    .filter(({ host }) => host === "site");
}

test("every guide, profile, visa type, article, comparison and result of the finder is a page", () => {
  for (const { path } of [...DETAIL_PAGES, ...FINDER_RESULTS]) expect(byPath.has(path), path).toBe(true);
});

test("each page has a title, a description, a canonical URL, social tags and one first heading", () => {
  const origin = "https://homeward.example";
  const seen = new Map<string, string>();
  for (const { path, html } of pages) {
    const [title = ""] = listTexts(html, "title");
    const description = metaContent(html, "description") ?? "";
    expect(title.length, `title of ${path}`).toBeGreaterThan(10);
    expect(description.length, `description of ${path}`).toBeGreaterThan(50);
    expect(description.length, `description of ${path}`).toBeLessThan(200);
    for (const text of [title, description]) {
      expect(seen.get(text), `${path} says "${text}", too`).toBeUndefined();
      seen.set(text, path);
    }
    expect(html, path).toContain(`<link rel="canonical" href="${origin}${path}"/>`);
    expect(metaContent(html, "og:url"), path).toBe(`${origin}${path}`);
    const [image, ...tags] = [
      "og:image",
      "og:title",
      "og:description",
      "og:type",
      "twitter:title",
      "twitter:image",
    ].map((name) => metaContent(html, name));
    expect(image && tags.every(Boolean), `social tags of ${path}`).toBeTruthy();
    expect(metaContent(html, "twitter:card"), path).toBe("summary_large_image");
    expect(listTexts(html, "h1"), path).toHaveLength(1);
  }
});

test("headings leave out no rank", () => {
  const left = publicPages.flatMap(({ path, html }) => {
    const main = /<main.*<\/main>/s.exec(html)![0];
    const ranks = [0, ...[...main.matchAll(/<h([1-6])\b/g)].map(([, rank]) => Number(rank))];
    expect(ranks.length, path).toBeGreaterThan(1);
    return ranks
      .slice(1)
      .flatMap((rank, index) => (rank > ranks[index]! + 1 ? [`${path}: rank ${rank} after ${ranks[index]}`] : []));
  });
  expect(left).toEqual([]);
});

test("every link of the site leads to a page and to a place on it", () => {
  const ids = new Map(
    pages.map(({ path, html }) => [path, new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id))]),
  );
  const links = pages.flatMap((page) =>
    listLinks(page).map(({ pathname, hash }) => ({ from: page.path, pathname, hash })),
  );
  expect(links.length).toBeGreaterThan(pages.length);
  const broken = links.filter(({ pathname, hash }) => {
    if (!byPath.has(pathname) && !(pathname.includes(".") && existsSync(join("build/client", pathname)))) return true;
    return hash !== "" && hash !== "#top" && !ids.get(pathname)?.has(hash.slice(1));
  });
  expect(broken).toEqual([]);
});

test("every public page is reached from the home page in two clicks", () => {
  const near = new Set<string>(["/"]);
  function click() {
    const known = [...near];
    for (const path of known)
      for (const { pathname } of listLinks({ path, html: byPath.get(path) ?? "" })) near.add(pathname);
  }
  click();
  click();
  expect(indexedPages.map(({ path }) => path).filter((path) => !near.has(path))).toEqual([]);
});

const WITHOUT_RECORDS = new Set(posts.filter((post) => factsIn(post).length === 0).map(({ id }) => `/blog/${id}`));

test("a page about one thing has its breadcrumb, the day of its last entry, its contents and related pages", () => {
  for (const { kind, path, html } of detailPages) {
    expect(html, path).toContain('aria-label="You are here"');
    expect(html, path).toContain("Related pages");
    // Which records are due is said of the whole guide.
    if (kind === "chapter") continue;
    expect(html, path).toMatch(/data-slot="entry-line"[^>]*>Last updated on <time|Written on <time/);
    // An article may name no record.
    if (!WITHOUT_RECORDS.has(path)) expect(html, path).toContain('data-slot="fact-source"');
    if (kind !== "guide") expect(html, path).toContain("On this page");
  }
});

test("every other path of a guide, profile or comparison is among the redirects that are deployed", () => {
  const written = readBuiltFile("_redirects").trim().split("\n");
  expect(written.filter((line) => line.endsWith(" 302"))).toEqual(
    OTHER_PATHS.map(({ from, to }) => `${from} ${to} 302`),
  );
  const isMoved = (line: string) => line.endsWith(" 301");
  expect(written.filter(isMoved)).toEqual(movedPaths(moved).map(({ from, to }) => `${from} ${to} 301`));
  // The platform takes no more.
  expect(written.length).toBeLessThanOrEqual(2000);
});

test("the sitemap names every public page and no other, with the day of its last change", () => {
  const sitemap = readBuiltFile("sitemap.xml");
  const origin = new URL(xmlTexts(sitemap, "loc")[0]!).origin;
  const listed = xmlTexts(sitemap, "loc").map((url) => new URL(url).pathname);
  expect(listed.toSorted()).toEqual(indexedPages.map(({ path }) => path).toSorted());
  for (const { path, changedOn } of DETAIL_PAGES)
    expect(sitemap, path).toContain(
      `<loc>${origin}${path}</loc>${changedOn ? `<lastmod>${changedOn}</lastmod>` : "</url>"}`,
    );
  for (const day of xmlTexts(sitemap, "lastmod")) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test("robots.txt names the sitemap and closes the back office; rearranged pages say noindex", () => {
  const robots = readBuiltFile("robots.txt");
  expect(robots).toMatch(/^Sitemap: https:\/\/[^/]+\/sitemap\.xml$/m);
  for (const path of [...BACK_OFFICE, "/api/"]) expect(robots).toContain(`Disallow: ${path}\n`);
  for (const { path, html } of pages)
    expect(metaContent(html, "robots"), path).toBe(
      BACK_OFFICE.includes(path) || rearranged.has(path) ? "noindex" : undefined,
    );
});

test("copies of the site on workers.dev stay out of search engines", () => {
  expect(readBuiltFile("_headers")).toMatch(
    /^https:\/\/:version\.:account\.workers\.dev\/\*\n  X-Robots-Tag: noindex$/m,
  );
});

test("the feed lists the articles and the days on which facts changed, newest first", () => {
  const feed = readBuiltFile("feed.xml");
  const articles = DETAIL_PAGES.filter(({ kind }) => kind === "article");
  for (const { heading } of articles) expect(xmlTexts(feed, "title")).toContain(heading);
  expect(xmlTexts(feed, "title")).toContain("What has changed in Kenya");
  const days = xmlTexts(feed, "pubDate").map((day) => Date.parse(day));
  expect(days).toEqual(days.toSorted((a, b) => b - a));
  expect(new Set(xmlTexts(feed, "guid")).size).toBe(days.length);
  for (const url of xmlTexts(feed, "link")) expect(byPath.has(new URL(url).pathname), url).toBe(true);
  for (const { path, html } of publicPages)
    expect(html, path).toMatch(/<link rel="alternate" type="application\/rss\+xml"[^>]* href="\/feed.xml"/);
});

/** What search engines ask of each type of schema.org that the site uses. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ["name", "url", "logo"],
  WebSite: ["name", "url"],
  EntryPoint: ["urlTemplate"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  Article: ["headline", "image", "datePublished", "author", "publisher"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  Service: ["name", "description", "provider", "offers"],
  Offer: ["name", "price", "priceCurrency", "url"],
};

/** An item and every item inside it. */
function itemsWithin(value: unknown): Record<string, unknown>[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(itemsWithin);
  return "@type" in value ? [value as Record<string, unknown>, ...inside] : inside;
}

test("structured data have every field that their type requires, and say what the page says", () => {
  const wrong = publicPages.flatMap(({ path, html }) => {
    const words = html.replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
    return itemsWithin(structuredItems(html)).flatMap((item) => {
      const type = item["@type"] as string;
      // A publisher is named where it is one; the home page describes it.
      const required = type === "Organization" && path !== "/" ? ["name", "url"] : REQUIRED[type];
      if (!required) return [`${path}: unknown type ${type}`];
      const missing = required.filter((field) => !item[field]).map((field) => `${path}: ${type} without ${field}`);
      if (type === "Question" && !words.includes(String(item.name))) missing.push(`${path} does not say: ${item.name}`);
      return missing;
    });
  });
  expect(wrong).toEqual([]);
  const listTypes = (path: string) => structuredItems(byPath.get(path)!).map((item) => item["@type"]);
  expect(listTypes("/")).toEqual(["Organization", "WebSite", "Service", "FAQPage"]);
  for (const path of ["/faq", "/help", "/waitlist"]) expect(listTypes(path)).toEqual(["BreadcrumbList", "FAQPage"]);
  for (const { path } of detailPages) expect(listTypes(path), path).toEqual(["BreadcrumbList", "Article"]);
  for (const { path } of indexedPages.filter(({ path }) => path !== "/"))
    expect(listTypes(path)[0], path).toBe("BreadcrumbList");
  for (const { path, changedOn } of DETAIL_PAGES)
    expect(structuredItems(byPath.get(path)!)[1]!.dateModified, path).toBe(changedOn);
  for (const { id, date, changed = date } of posts) {
    const { datePublished, dateModified } = structuredItems(byPath.get(`/blog/${id}`)!)[1]!;
    expect(datePublished, id).toBe(date);
    expect(String(dateModified) >= changed, id).toBe(true);
  }
});

test("a result of the finder is shared under its own words and with its own picture", () => {
  const { path, heading, wishes } = FINDER_RESULTS.find(({ wishes }) => wishes.length === 3)!;
  expect(heading).toMatch(/^[A-Z][\w, ]+ fit 100%$/);
  const html = byPath.get(path)!;
  expect(metaContent(html, "og:title")).toBe(`${heading}: ${wishes.join(", ")}`);
  expect(metaContent(html, "og:description")).toContain(heading);
  expect(metaContent(html, "twitter:card")).toBe("summary_large_image");
  expect(listTexts(html, "h1")).toEqual([heading]);
  for (const result of FINDER_RESULTS) {
    const page = byPath.get(result.path)!;
    expect(metaContent(page, "og:title"), result.path).toContain(result.heading);
    const picture = new URL(metaContent(page, "og:image")!).pathname;
    expect(existsSync(join("build/client", picture)), `${picture} of ${result.path}`).toBe(true);
    for (const { country } of result.matches) {
      expect(listTexts(page, "h3"), result.path).toContain(country.name);
      const goal = goalOf(result.choices);
      const decisive = goal && DECISIVE_FACTS[country.id]?.[goal];
      if (decisive) expect(page, result.path).toContain(`href="${decisive.path}"`);
    }
  }
});

test("a result of the finder has a card for each match and leads to the finder with its choices", () => {
  const known = FINDER_RESULTS.find(({ path }) => path === "/matches/retirement-arabic-none");
  expect(known?.heading).toBe("Egypt and Morocco fit 66%");
  const wrong = FINDER_RESULTS.filter(({ path, heading, matches, choices }) => {
    const page = byPath.get(path)!;
    const query = CRITERIA.map((criterion) => `${criterion}=${choices[criterion] ?? "none"}`).join("&");
    return (
      listTexts(page, "h1")[0] !== heading ||
      attributes(page, "div", "data-slot").filter((slot) => slot === "match").length !== matches.length ||
      !listLinks({ path, html: page }).some((link) => link.href.endsWith(`/?${query}#countries`))
    );
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test("each page about one thing is shared with a picture of its own or of its guide", async () => {
  const seen = new Set(detailPages.map(({ html }) => new URL(metaContent(html, "og:image")!).pathname));
  expect(seen.size).toBe(detailPages.filter(({ picturedBy }) => !picturedBy).length);
  for (const picture of seen) {
    const file = readFileSync(join("build/client", picture));
    expect(file.length, picture).toBeLessThan(300_000);
    const { width, height, format } = await sharp(file).metadata();
    expect([width, height, format], picture).toEqual([1200, 630, "jpeg"]);
  }
});

test("each guide, profile and visa has a calendar file with the day of its review", () => {
  for (const page of DETAIL_PAGES.filter(hasCalendar)) {
    const file = calendarPath(page.path);
    expect(byPath.get(page.path), page.path).toContain(`href="${file}"`);
    const lines = readBuiltFile(file.slice(1)).replaceAll("\r\n ", "").split("\r\n");
    expect(lines[0], file).toBe("BEGIN:VCALENDAR");
    const day = oldest(factsIn(page.content).map(({ reviewOn }) => reviewOn));
    expect(lines, file).toContain(`DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`);
    expect(lines, file).toContain(`SUMMARY:Review due: ${page.heading.replaceAll(",", "\\,")}`);
    for (const field of ["UID:", "DTSTAMP:"])
      expect(
        lines.some((line) => line.startsWith(field)),
        `${file}: ${field}`,
      ).toBe(true);
  }
});
