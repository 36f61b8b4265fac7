import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeProject } from "../support/deployed-project.ts";

test("a registry that does not answer is named after 15 seconds", async () => {
  using project = makeProject();
  project.remove("node_modules");
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const start = Date.now();
  const child = spawn("node", ["scripts/setup.mjs"], {
    cwd: project.folder,
    env: {
      ...process.env,
      npm_config_registry: `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`,
      npm_config_cache: join(project.folder, "cache"),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const [status] = await once(child, "exit");
  silent.close();
  expect([status, output]).toEqual([1, expect.stringContaining("The npm registry does not answer")]);
  expect(Date.now() - start).toBeLessThan(60_000);
});
