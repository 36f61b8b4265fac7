import { site } from "../../domain/site.ts";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { securityHeaderTable } from "../../worker/http/security-headers.ts";
import { bytesSent, HOME_READ_THROUGH } from "../../bench/first-load.ts";
import { pageFile } from "../../scripts/page-file.ts";
import { DETAIL_PAGES, hasCalendar, OTHER_PATHS } from "../../web/content/detail-pages.ts";
import { FINDER_RESULTS } from "../../web/content/finder-results.ts";
import { calendarPath } from "../../web/content/page-paths.ts";
import { attributes, metaContent, readBuiltFile } from "../support/built-pages.ts";
import { PAGES } from "../support/pages.ts";

const assets = readdirSync("build/client/assets").map((name) => `/assets/${name}`);
const files = readdirSync("build/client")
  .filter((name) => /\.(ico|svg|png|webmanifest|txt)$/.test(name))
  .map((name) => `/${name}`);

/** What fetches a page to preview a link to it. */
const ROBOT = { "User-Agent": "facebookexternalhit/1.1" };

/** Does something for ten paths at a time. */
async function inTens(paths: readonly string[], ask: (path: string) => Promise<void>) {
  for (let at = 0; at < paths.length; at += 10) await Promise.all(paths.slice(at, at + 10).map(ask));
}

test("every page, error and redirect carries the same table of security headers", async ({ request }) => {
  const paths = [...PAGES, ...files, "/no/such/page", "/waitlist/", "/api/waitlist/count", "/api/none"];
  const { "Content-Security-Policy": _, ...table } = securityHeaderTable();
  await inTens(paths, async (path) => {
    const response = await request.get(path, { maxRedirects: 0 });
    const headers = response.headers();
    for (const [name, value] of Object.entries(table))
      expect(headers[name.toLowerCase()], `${path}: ${name}`).toBe(value);
    const policy = headers["content-security-policy"] ?? "";
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy.match(/script-src [^;]*/)?.[0], path).not.toContain("unsafe-inline");
    expect(policy.match(/script-src/g), `${path} sends one policy`).toHaveLength(1);
  });
});

test("files with a hash in their name are kept for a year, without the headers of pages", async ({ request }) => {
  const oneOfEachKind = [...new Map(assets.map((path) => [path.split(".").at(-1), path])).values()];
  expect(oneOfEachKind.length).toBeGreaterThan(6);
  await inTens(oneOfEachKind, async (path) => {
    const headers = (await request.head(path)).headers();
    expect(headers["cache-control"], path).toBe("public, max-age=31536000, immutable");
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    for (const name of ["content-security-policy", "permissions-policy", "referrer-policy"])
      expect(headers, path).not.toHaveProperty(name);
  });
});

test("the film is answered by ranges, without which Safari does not play it", async ({ request }) => {
  for (const path of assets.filter((name) => /\.(mp4|webm)$/.test(name))) {
    const whole = await request.get(path);
    const content = await whole.body();
    expect([whole.status(), whole.headers()["accept-ranges"]], path).toEqual([200, "bytes"]);
    const { etag } = whole.headers();
    for (const [range, first, end] of [
      ["bytes=0-1", 0, 2],
      ["bytes=1000-", 1000, content.length],
      ["bytes=-500", content.length - 500, content.length],
      [`bytes=1000-${content.length + 5}`, 1000, content.length],
    ] as const) {
      const part = await request.get(path, { headers: { Range: range, "If-Range": etag! } });
      expect(part.status(), `${path} ${range}`).toBe(206);
      expect(part.headers()["content-range"]).toBe(`bytes ${first}-${end - 1}/${content.length}`);
      expect((await part.body()).equals(content.subarray(first, end)), `${path} ${range}`).toBe(true);
    }
    expect((await request.get(path, { headers: { Range: `bytes=${content.length}-` } })).status()).toBe(416);
    for (const headers of [
      { Range: "bytes=0-1", "If-Range": '"another"' },
      { Range: "bytes=0-1,5-6" },
      { Range: "bytes=5-1" },
      { Range: "pages=1-2" },
    ] as Record<string, string>[]) {
      expect((await request.get(path, { headers })).status(), JSON.stringify(headers)).toBe(200);
    }
    expect((await request.get(path, { headers: { "If-None-Match": etag! } })).status()).toBe(304);
  }
});

test("a page is asked for again each time, and answered without content if unchanged", async ({ request }) => {
  const { etag, "cache-control": kept } = (await request.get("/waitlist")).headers();
  expect(kept).toContain("must-revalidate");
  expect((await request.get("/waitlist", { headers: { "If-None-Match": etag! } })).status()).toBe(304);
});

test("the social image that each page names is served in the size it states", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const imagePath = /property="og:image" content="https:\/\/homeward\.example([^"]+)"/.exec(html)![1]!;
  const response = await request.get(imagePath);
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toBe("image/jpeg");
});

test("any other path answers 404 with the not-found screen", async ({ request }) => {
  for (const path of ["/nope", "/waitlist/extra", "/api-docs", "/assets/none.js"]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain("404 Page Not Found");
  }
});

test("other paths of a profile and of a comparison lead to the page there is", async ({ request }) => {
  const kinds = [/^.top-countries/, /^.compare.[^]*-vs-/];
  for (const { from, to } of kinds.map((kind) => OTHER_PATHS.find((other) => kind.test(other.from))!)) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([response.status(), response.headers().location], from).toEqual([302, to]);
  }
});

test("unknown paths below the owner's pages answer 404, and known ones with their page", async ({ request }) => {
  const read = async (path: string) => {
    const answer = await request.get(path);
    return `${path}: ${answer.status()} ${/<h1[^>]*>([^<]+)</.exec(await answer.text())?.[1]}`;
  };
  const unknown = ["/admin/users", "/optin-report/x", "/analytics/zzz", "/contacts/nothing/here", "/announcements/a/b"];
  const known = ["/contacts/people", "/contacts/people/hash_1", "/contacts/quarantine", "/announcements/news_1"];
  const answers = await Promise.all([...unknown, ...known].map(read));
  expect(answers).toEqual([
    ...unknown.map((path) => `${path}: 404 404 Page Not Found`),
    ...known.map((path) => `${path}: 200 ${path.startsWith("/contacts") ? "Contacts Dashboard" : "Announcements"}`),
  ]);
});

test("a file is served as it was built, with the type that its readers need", async ({ request }) => {
  const card = new URL(metaContent(readBuiltFile("country-guides/ghana/index.html"), "og:image")!).pathname;
  for (const [path, type] of [
    ["/robots.txt", "text/plain"],
    ["/feed.xml", "xml"],
    [calendarPath(DETAIL_PAGES.find(hasCalendar)!.path), "text/calendar"],
    [card, "image/jpeg"],
  ] as const) {
    const response = await request.get(path, { headers: ROBOT });
    expect(response.headers()["content-type"], path).toContain(type);
    expect((await response.body()).equals(readFileSync(join("build/client", path))), path).toBe(true);
  }
});

test("a robot that previews links is sent a finder's result with the headers of every page", async ({ request }) => {
  const { path } = FINDER_RESULTS.find(({ wishes }) => wishes.length === 3)!;
  const [response, home] = [await request.get(path, { headers: ROBOT }), await request.get("/", { headers: ROBOT })];
  for (const name of ["cache-control", "content-security-policy", "strict-transport-security"])
    expect(response.headers()[name], name).toBe(home.headers()[name]);
  expect(await response.text()).toBe(readBuiltFile(pageFile(path)));
});

test("the site itself does not keep search engines out", async ({ request }) => {
  expect((await request.get("/country-guides/ghana")).headers()).not.toHaveProperty("x-robots-tag");
});

test("the steps of each visa come as a calendar that begins on the chosen day", async ({ request }) => {
  for (const { path } of DETAIL_PAGES.filter(({ kind }) => kind === "visa")) {
    const [country, visa] = path.split("/").slice(2);
    const form = /<form [^>]*action="\/api\/visa-steps".*?<\/form>/s.exec(readBuiltFile(pageFile(path)))![0];
    expect(attributes(form, "input", "value").slice(0, 2), path).toEqual([country, visa]);
    const response = await request.get(`/api/visa-steps?country=${country}&visa=${visa}&begin=2027-01-30`);
    expect(response.headers()["content-type"], path).toContain("text/calendar");
    const lines = (await response.text()).replaceAll("\r\n ", "").split("\r\n");
    const days = lines.filter((line) => line.startsWith("DTSTART")).map((line) => line.split(":")[1]!);
    expect(days.slice(0, 2), path).toEqual(["20270130", "20270213"]);
    // The day of the decision where a time is known.
    expect(days.length, path).toBeGreaterThanOrEqual(2);
  }
});

test("the site lists the licenses of the packages and fonts that it contains", async ({ request }) => {
  const text = await (await request.get("/third-party-licenses.txt")).text();
  for (const name of ["react", "@fontsource-variable/fraunces", "lucide-react"]) {
    expect(text).toContain(`## ${name} - `);
  }
});

test("the web app manifest and its icons are served", async ({ request }) => {
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  expect(manifest.name).toContain(site.name);
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
  expect((await request.get("/favicon.ico")).status()).toBe(200);
});

test("none of a page's scripts is requested before the first sign of a visitor or idle time", async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/");
  await page.waitForFunction(() => {
    const [{ loadEventEnd }] = performance.getEntriesByType("navigation") as [PerformanceNavigationTiming];
    return loadEventEnd > 0 && performance.now() > loadEventEnd + 200;
  });
  expect(scripts).toEqual([]);
  await page.keyboard.press("Shift");
  // What comes near while the page is read through counts, too.
  for (const island of await page.locator("[data-island]").all()) await island.scrollIntoViewIfNeeded();
  await expect(page.locator("[data-island][data-ready]").first()).toBeAttached();
  await expect.poll(() => scripts.length).toBeGreaterThan(5);
  const bytes = [...new Set(scripts)].reduce((sum, url) => sum + bytesSent("build/client", new URL(url).pathname), 0);
  expect(bytes).toBeLessThan(HOME_READ_THROUGH);
});
