import { expect, test } from "vitest";
import { compileLoader, rewritePage } from "#web/late-start/rewrite-page.ts";

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

test("a built page names no script to load, and keeps what the application needs as data", async () => {
  const html = await rewritePage(PAGE, "loader()");
  expect(html).not.toMatch(/modulepreload|type="module"|streamController/);
  expect(html).toContain("<script>loader()</script></head>");
  const json = /<script type="application\/json" id="page">(.*?)<\/script><\/body><\/html>$/.exec(html)![1]!;
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual({
    entry: "entry.client-2",
    scripts: ["entry.client-2", "page-4"],
    modules: { root: "root-3", "pages/faq/page": "page-4" },
    loaderData: { "pages/faq/page": { title: "a <b>" } },
  });
});

test("a page that React Router has written in another way stops the build", async () => {
  await expect(rewritePage(PAGE.replace("streamController.enqueue", "x.y"), "")).rejects.toThrow();
  await expect(rewritePage("<html></html>", "")).rejects.toThrow("rewrite-page.ts");
});

test("the loader is one call of at most 1.5 kB", async () => {
  const loader = await compileLoader();
  expect(loader.length).toBeLessThanOrEqual(1_500);
  expect(loader).toMatch(/^\(function/);
  expect(loader).not.toContain("</script");
});
