import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { migrateLocalDatabase } from "../../scripts/local-database.mjs";
import { freePort, waitForServer } from "../../scripts/local-server.mjs";
import { attributes, readBuiltPages } from "../support/built-pages.ts";
import { expect, hydrated, test } from "../support/test.ts";

/** Of the pages with islands, `npm test` has time for these: the dev server builds a page's modules when it is first asked for. */
const SHORT_FORM = ["/", "/cost-calculator"];

/** Pages of the built site that together hold each of its islands. */
function findPagesOfIslands(): string[] {
  const found = new Set<string>();
  const pages = readBuiltPages().filter(({ html }) => {
    const islands = attributes(html, "div", "data-island");
    const isNew = islands.some((island) => !found.has(island));
    for (const island of islands) found.add(island);
    return isNew;
  });
  return pages.map(({ path }) => path);
}

/** The development server, with a database of its own. */
async function startDevelopment() {
  const port = await freePort(15_173);
  const state = `.wrangler/test-${port}`;
  await migrateLocalDatabase(state);
  const origin = `http://localhost:${port}`;
  const server = spawn("vite", ["--port", String(port), "--strictPort"], {
    env: { ...process.env, DEV_ORIGIN: origin, DEV_STATE: state },
    stdio: "ignore",
  });
  await waitForServer(`${origin}/api/health`);
  return {
    origin,
    async [Symbol.asyncDispose]() {
      server.kill();
      await once(server, "exit");
      rmSync(state, { recursive: true, force: true });
    },
  };
}

// Only React's development build says that an island's attributes are others in the browser than in the page.
test("the development server shows islands and the back office, and React finds no mismatch in them", async ({
  page,
}) => {
  // The server starts, and builds each page's modules when they are first asked for.
  test.setTimeout(240_000);
  const all = findPagesOfIslands();
  expect(all).toEqual(expect.arrayContaining(SHORT_FORM));
  const pages = process.env["LONG_TESTS"] === "1" ? all : SHORT_FORM;
  await using development = await startDevelopment();
  for (const path of [...pages, "/contacts"]) {
    await test.step(path, async () => {
      await page.goto(`${development.origin}${path}`);
      await hydrated(page);
    });
  }
  // What the last page still asks for would be refused by a server that has ended.
  await page.goto("about:blank");
});
