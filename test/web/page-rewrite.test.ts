import { expect, test } from "vitest";
import { compileLoader, isPassedOn, rewritePage } from "#web/late-start/rewrite-page.ts";

const PAGE = [
  '<html><head><title>Page</title><link rel="modulepreload" href="/assets/manifest-1.js"/>',
  '<link rel="modulepreload" href="/assets/entry.client-2.js"/><link rel="modulepreload" href="/assets/page-4.js"/></head>',
  "<body><main>Text</main><script>window.__reactRouterContext = {};</script>",
  '<script type="module" async="">import "/assets/manifest-1.js";\n',
  'import * as route0 from "/assets/root-3.js";\nimport * as route1 from "/assets/page-4.js";\n',
  'window.__reactRouterRouteModules = {"root":route0,"pages/faq/page":route1};\n\n',
  'import("/assets/entry.client-2.js");</script>',
  '<!--$--><script>window.__reactRouterContext.streamController.enqueue("[{\\"_1\\":2},\\"loaderData\\",{\\"_3\\":4},',
  '\\"pages/faq/page\\",{\\"_5\\":6},\\"title\\",\\"a <b>\\"]\\n");</script>',
  "<!--$--><script>window.__reactRouterContext.streamController.close();</script><!--/$--><!--/$--></body></html>",
].join("");

const SCRIPTS: Readonly<Record<string, string>> = {
  "entry.client-2": 'export{hn as start}from"./shared-5.js";',
  "root-3": 'export{a as ErrorBoundary,b as Layout,c as default}from"./shared-5.js";\n',
  "page-4": 'import{a}from"./shared-5.js";export{b as default};',
};

function read(script: string): string {
  return SCRIPTS[script]!;
}

test("a built page names no script to load, and keeps what the application needs as data", async () => {
  const html = await rewritePage(PAGE, "loader()", read);
  expect(html).not.toMatch(/modulepreload|type="module"|streamController/);
  expect(html).toContain("<script>loader()</script></head>");
  const json = /<script type="application\/json" id="page">(.*?)<\/script><\/body><\/html>$/.exec(html)![1]!;
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual({
    scripts: ["page-4"],
    start: "shared-5#hn",
    root: { default: "shared-5#c", ErrorBoundary: "shared-5#a", Layout: "shared-5#b" },
    route: "page-4#default",
    loaderData: { title: "a <b>" },
  });
});

test("a page of the back office starts at once, and its scripts are fetched beside its HTML", async () => {
  const html = await rewritePage(PAGE, "loader()", read, true);
  expect(html.match(/<link rel="modulepreload"[^>]*>/g)).toEqual([
    '<link rel="modulepreload" href="/assets/page-4.js"/>',
  ]);
  expect(html).toContain('<script type="application/json" data-start="now" id="page">');
});

test("a script that only passes another's exports on is named by no page", () => {
  expect(Object.keys(SCRIPTS).filter((name) => isPassedOn(read(name)))).toEqual(["entry.client-2", "root-3"]);
});

test("a page that React Router has written in another way stops the build", async () => {
  await expect(rewritePage(PAGE.replace("streamController.enqueue", "x.y"), "", read)).rejects.toThrow();
  await expect(rewritePage("<html></html>", "", read)).rejects.toThrow("rewrite-page.ts");
});

test("the loader is one call of at most 1.5 kB", async () => {
  const loader = await compileLoader();
  expect(loader.length).toBeLessThanOrEqual(1_500);
  expect(loader).toMatch(/^\(function/);
  expect(loader).not.toContain("</script");
});
