import { readdirSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { securityHeaderTable } from "../../worker/http/security-headers.ts";
import { bytesSent, findOverweight, HOME_READ_THROUGH, firstLoad, listScripts } from "../../bench/first-load.ts";
import { pageFile } from "../../scripts/page-file.ts";
import { CONSENT_TEXTS } from "../../web/features/measuring/copy.ts";
import { readBuiltFile } from "../support/built-pages.ts";
import { BACK_OFFICE, DETAIL_PAGE_SAMPLES, PAGES } from "../support/pages.ts";

const assets = readdirSync("build/client/assets").map((name) => `/assets/${name}`);
const files = readdirSync("build/client")
  .filter((name) => /\.(ico|svg|png|webmanifest|txt)$/.test(name))
  .map((name) => `/${name}`);

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

test("files with a hash in their name are kept for a year and carry no header that means nothing to a file", async ({
  request,
}) => {
  expect(assets.length).toBeGreaterThan(20);
  await inTens(assets, async (path) => {
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

test("a page is asked for again each time, and answered without its content where it has not changed", async ({
  request,
}) => {
  const { etag, "cache-control": kept } = (await request.get("/waitlist")).headers();
  expect(kept).toContain("must-revalidate");
  expect((await request.get("/waitlist", { headers: { "If-None-Match": etag! } })).status()).toBe(304);
});

test("a public page names nothing of the application for the browser to load, but one inline loader of at most 1.5 kB", () => {
  for (const path of [...PAGES, "/404"]) {
    const html = readBuiltFile(pageFile(path));
    // The back office has nothing to show before its application starts (decision: islands).
    if (!BACK_OFFICE.includes(path)) expect(html, path).not.toMatch(/<link rel="modulepreload"|<script[^>]+src=/);
    const inline = [...html.matchAll(/<script(?![^>]*application)[^>]*>(.*?)<\/script>/gs)].map(([, code]) => code!);
    expect(inline, path).toHaveLength(1);
    expect(inline[0]!.length, path).toBeLessThanOrEqual(1_500);
  }
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

test("the web app manifest and its icons are served", async ({ request }) => {
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  expect(manifest.name).toContain("Homeward");
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
  expect((await request.get("/favicon.ico")).status()).toBe(200);
});

test("no page contains a machine's host name, a secret, or an inline event handler", async () => {
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

test("the style sheet that public pages wait for asks for fonts alone: pictures in it, data: URLs too, would be requests before the first paint", () => {
  const sheet = readBuiltFile(assets.find((name) => /public-pages.*\.css$/.test(name))!);
  const asked = [...sheet.matchAll(/url\(([^)]*)\)/g)].map(([, url]) => url);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((url) => !url!.endsWith(".woff2"))).toEqual([]);
});

test("nothing of a page's scripts is requested before the first sign of a visitor or idle time @both", async ({
  page,
}) => {
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
  await expect(page.locator("[data-island][data-ready]").first()).toBeAttached();
  // What comes near while the page is read through counts, too.
  for (const island of await page.locator("[data-island]").all()) await island.scrollIntoViewIfNeeded();
  await expect.poll(() => scripts.length).toBeGreaterThan(5);
  const bytes = [...new Set(scripts)].reduce((sum, url) => sum + bytesSent("build/client", new URL(url).pathname), 0);
  expect(bytes).toBeLessThan(HOME_READ_THROUGH);
});
