import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createServer, type HotPayload } from "vite";
import { contentPlugin } from "../../scripts/content-plugin.ts";
import { TEST_CONTENT } from "../support/test-content.ts";

/** Content that browsers have, and a module that imports it. */
const MODULE = "#content/site";
const PAGE = "/domain/site.ts";

test("an edit of the content is in what a browser asks for next, and reloads no page", async () => {
  const folder = mkdtempSync(join(tmpdir(), "homeward-content-"));
  cpSync(TEST_CONTENT, folder, { recursive: true });
  const server = await createServer({
    configFile: false,
    logLevel: "silent",
    plugins: [contentPlugin(folder)],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  const { client } = server.environments;
  const sent: string[] = [];
  client.hot.send = (payload: HotPayload | string) =>
    void sent.push(typeof payload === "string" ? payload : payload.type);
  await client.transformRequest(PAGE);
  const read = async () => (await client.transformRequest(MODULE))?.code;

  expect(await read()).toContain("Homeward");
  const file = join(folder, "site.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace("name: Homeward", "name: Homebound"));
  await expect.poll(read, { timeout: 20_000 }).toContain("Homebound");
  expect(sent).toEqual([]);
});
