import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { migrateLocalDatabase } from "../../scripts/local-database.mjs";
import { freePort, waitForServer } from "../../scripts/local-server.mjs";
import { pageFile } from "../../scripts/page-file.ts";
import { hydrated, test } from "../support/test.ts";

const root = join(import.meta.dirname, "../..");
const BUILD = join(root, "build");

/** Pages of the built site that together hold each of its islands. */
function findPagesOfIslands(): string[] {
  const pages = JSON.parse(readFileSync(join(BUILD, "pages.json"), "utf8")) as string[];
  const found = new Set<string>();
  return pages.filter((path) => {
    const html = readFileSync(join(BUILD, "client", pageFile(path)), "utf8");
    const islands = [...html.matchAll(/ data-island="([^"]+)"/g)].map(([, island]) => island!);
    const isNew = islands.some((island) => !found.has(island));
    for (const island of islands) found.add(island);
    return isNew;
  });
}

/** The development server, with a database of its own. */
async function startDevelopment() {
  const port = await freePort(15_173);
  const state = `.wrangler/test-${port}`;
  await migrateLocalDatabase(state);
  const origin = `http://localhost:${port}`;
  const server = spawn("vite", ["--port", String(port), "--strictPort"], {
    cwd: root,
    env: { ...process.env, DEV_ORIGIN: origin, DEV_STATE: state },
    stdio: "ignore",
  });
  await waitForServer(`${origin}/api/health`);
  return {
    origin,
    async [Symbol.asyncDispose]() {
      server.kill();
      await once(server, "exit");
      rmSync(join(root, state), { recursive: true, force: true });
    },
  };
}

// Only React's development build says that an island's attributes are others in the browser than in the page.
test("the development server shows every island and the back office, and React finds no difference between a page and the browser", async ({
  page,
}) => {
  await using development = await startDevelopment();
  for (const path of [...findPagesOfIslands(), "/contacts"]) {
    await test.step(path, async () => {
      await page.goto(`${development.origin}${path}`);
      await hydrated(page);
    });
  }
  // What the last page still asks for would be refused by a server that has ended.
  await page.goto("about:blank");
});
