// `npm start -- --demo`: fills the empty local database with invented people, in the local Workers runtime (worker.ts).
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { STATE } from "../local-database.mjs";
import { freePort, waitForServer } from "../local-server.mjs";
import { Refusal } from "../refusal.mjs";
import { environment, root } from "../setup.mjs";
import { catalogValues } from "#content/catalog";
import { factors } from "#content/factors";
import { moved } from "#content/moved";
import { offerValues } from "#content/offers";
import { siteValues } from "#content/site";
import { COUNTRY_IDS } from "../../domain/country-ids.ts";
import { planKitPath } from "../../web/content/page-paths.ts";
import { planKit } from "../../web/content/plans/plan-kits.ts";

const FIRST_PORT = 8900;
/** As worker.ts ends a complete answer. */
const DONE = "done";

type Options = { persistTo?: string; people?: number; onProgress?: (line: string) => void };

/**
 * Fills a local deployment's empty database with invented people of the last 60 days.
 * @param persistTo folder of the deployment's data
 * @param onProgress is told of each day
 * @throws Refusal where anybody is stored
 */
export async function fillLocalDatabase({ persistTo = STATE, people = 300, onProgress }: Options = {}): Promise<void> {
  const port = await freePort(FIRST_PORT);
  const pages = writePlanKits();
  const runtime = spawn(
    "wrangler",
    [
      "dev",
      join(import.meta.dirname, "worker.ts"),
      "--config=wrangler.toml",
      `--port=${port}`,
      // The configuration has no folder of pages, because the build makes it.
      `--assets=${pages}`,
      `--tsconfig=${writeContentValues(pages)}`,
      `--persist-to=${persistTo}`,
      "--log-level=error",
      "--show-interactive-dev-session=false",
    ],
    { cwd: root, env: environment, stdio: ["ignore", "ignore", "inherit"] },
  );
  try {
    const url = `http://localhost:${port}/api/demo?people=${people}`;
    await waitForServer(url);
    // A compressed answer would come in one piece.
    await follow(await fetch(url, { method: "POST", headers: { "accept-encoding": "identity" } }), onProgress);
  } finally {
    if (runtime.exitCode === null) {
      runtime.kill();
      await once(runtime, "exit");
    }
    rmSync(pages, { recursive: true });
  }
}

/** Writes what the Worker reads of a build, the facts of plans, and returns the folder. */
function writePlanKits(): string {
  const folder = mkdtempSync(join(tmpdir(), "homeward-demo-"));
  for (const id of COUNTRY_IDS) {
    const file = join(folder, planKitPath(id));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(planKit(id)));
  }
  return folder;
}

/**
 * Writes the values of the content for wrangler, which would bundle the modules that read them from the disk.
 * @returns the path of the TypeScript configuration by which wrangler finds them
 */
function writeContentValues(folder: string): string {
  const modules = {
    catalog: { catalogValues },
    site: { siteValues },
    offers: { offerValues },
    factors: { factors },
    moved: { moved },
  };
  const paths = Object.entries(modules).map(([name, values]) => {
    const file = join(folder, `${name}.mjs`);
    const exported = Object.entries(values).map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`);
    writeFileSync(file, exported.join("\n"));
    return [`#content/${name}`, [file]];
  });
  const config = join(folder, "tsconfig.json");
  writeFileSync(config, JSON.stringify({ compilerOptions: { target: "ES2024", paths: Object.fromEntries(paths) } }));
  return config;
}

/** Reads the answer line by line until it is complete. */
async function follow({ status, body }: Response, onProgress: Options["onProgress"]): Promise<void> {
  if (status === 409) {
    throw new Refusal(
      "The local database holds people already, and the demo's would mix with them. `npm start -- --empty --demo` starts over with the demo's alone.",
    );
  }
  let text = "";
  for await (const part of body!.pipeThrough(new TextDecoderStream())) {
    text += part;
    onProgress?.(part.trim().split("\n").at(-1)!);
  }
  const lines = text.trim().split("\n");
  if (lines.at(-1) !== DONE)
    throw new Error(`The demo failed: ${lines.filter((line) => !line.startsWith("Day ")).join("\n")}`);
}
