import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { migrateLocalDatabase } from "../../scripts/local-database.mjs";
import { freePort, waitForServer } from "../../scripts/local-server.mjs";

/** The development server, with a database of its own. */
export async function startDevelopment() {
  // Two tests that start at once would find the same port free, and share its database.
  const port = await freePort(15_173 + 100 * Number(process.env.TEST_PARALLEL_INDEX ?? 0));
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
