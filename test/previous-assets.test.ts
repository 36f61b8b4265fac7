import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { keepPreviousAssets } from "../scripts/deploy/previous-assets.mjs";
import { startServer } from "./support/local-server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A build with some scripts, and a live site that serves whichever build is deployed to it. */
async function startSite() {
  const folder = mkdtempSync(join(tmpdir(), "homeward-assets-"));
  let live: string | null = null;
  const failing: Record<string, string | number> = {};
  const { origin, stop } = await startServer((request, response) => {
    const failure = failing[request.url!];
    if (typeof failure === "number") return response.writeHead(failure).end();
    if (failure !== undefined) return response.end(failure);
    try {
      response.end(readFileSync(join(live!, request.url!)));
    } catch {
      response.writeHead(404).end();
    }
  });
  onTestFinished(() => {
    stop();
    rmSync(folder, { recursive: true });
  });
  return {
    origin,
    /** Paths that answer another status, or another text. */
    failing,
    build(name: string, scripts: string[]) {
      const assets = join(folder, name, "build", "client", "assets");
      mkdirSync(assets, { recursive: true });
      for (const script of scripts) writeFileSync(join(assets, script), `// ${script}`);
      return join(folder, name);
    },
    deploy: (project: string) => (live = join(project, "build", "client")),
    find: async (script: string) => (await fetch(`${origin}/assets/${script}`)).status === 200,
  };
}

test("the scripts of earlier builds stay available for a week after they were replaced", async () => {
  const site = await startSite();
  const first = site.build("first", ["page-aaaa.js", "shared-1111.js"]);
  expect(await keepPreviousAssets(null, first, fetch, 0)).toBe(0);
  site.deploy(first);

  const second = site.build("second", ["page-bbbb.js", "shared-1111.js"]);
  expect(await keepPreviousAssets(site.origin, second, fetch, DAY_MS)).toBe(1);
  site.deploy(second);
  expect(await site.find("page-aaaa.js")).toBe(true);

  const third = site.build("third", ["page-cccc.js", "shared-1111.js"]);
  expect(await keepPreviousAssets(site.origin, third, fetch, 7 * DAY_MS)).toBe(2);
  site.deploy(third);
  expect(await site.find("page-aaaa.js")).toBe(true);

  const fourth = site.build("fourth", ["page-dddd.js", "shared-1111.js"]);
  expect(await keepPreviousAssets(site.origin, fourth, fetch, 8 * DAY_MS)).toBe(2);
  site.deploy(fourth);
  expect(await site.find("page-aaaa.js")).toBe(false);
  expect(await site.find("page-bbbb.js")).toBe(true);
});

test("a live site that has no list adds nothing", async () => {
  const site = await startSite();
  const build = site.build("only", ["page-aaaa.js"]);
  expect(await keepPreviousAssets(site.origin, build, fetch, 0)).toBe(0);
  expect(JSON.parse(readFileSync(join(build, "build", "client", "deployed-assets.json"), "utf8"))).toEqual({
    current: ["page-aaaa.js"],
    previous: {},
  });
});

test("a deployment stops where the live site's scripts can't be read", async () => {
  const site = await startSite();
  const first = site.build("first", ["page-aaaa.js"]);
  await keepPreviousAssets(null, first, fetch, 0);
  site.deploy(first);
  const second = site.build("second", ["page-bbbb.js"]);
  const list = "/deployed-assets.json";
  for (const [path, failure, problem] of [
    [list, 503, "answered 503"],
    [list, "<html>", "is not JSON"],
    ["/assets/page-aaaa.js", 503, "answered 503"],
  ] as const) {
    site.failing[path] = failure;
    await expect(keepPreviousAssets(site.origin, second, fetch, 0)).rejects.toMatchObject({
      name: "Refusal",
      message: `${site.origin}${path} ${problem}: try again. Nothing was changed.`,
    });
    delete site.failing[path];
  }
  await expect(keepPreviousAssets("http://127.0.0.1:1", second, fetch, 0)).rejects.toThrow(/can't be reached/);
});

test("a script that the list names and the live site doesn't have is left out", async () => {
  const site = await startSite();
  const first = site.build("first", ["page-aaaa.js", "page-cccc.js"]);
  await keepPreviousAssets(null, first, fetch, 0);
  site.deploy(first);
  site.failing["/assets/page-aaaa.js"] = 404;
  expect(await keepPreviousAssets(site.origin, site.build("second", ["page-bbbb.js"]), fetch, 0)).toBe(1);
});
