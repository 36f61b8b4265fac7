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

/** What the Worker reads of the content. */
const MODULES = {
  catalog: { catalogValues },
  site: { siteValues },
  offers: { offerValues },
  factors: { factors },
  moved: { moved },
};

type Options = { persistTo?: string; people?: number; onProgress?: (line: string) => void };

/**
 * Fills a local deployment's empty database with invented people of the last 60 days.
 * @param persistTo folder of the deployment's data
 * @param onProgress is told of each day
 * @throws Refusal where anybody is stored
 */
export async function fillLocalDatabase({ persistTo = STATE, people = 300, onProgress }: Options = {}): Promise<void> {
  const port = await freePort(8900);
  const folder = writeBuiltFiles();
  const paths = [`--assets=${folder}`, `--tsconfig=${join(folder, "tsconfig.json")}`, `--persist-to=${persistTo}`];
  const quiet = ["--log-level=error", "--show-interactive-dev-session=false"];
  const worker = join(import.meta.dirname, "worker.ts");
  const args = ["dev", worker, "--config=wrangler.toml", `--port=${port}`, ...paths, ...quiet];
  const runtime = spawn("wrangler", args, { cwd: root, env: environment, stdio: ["ignore", "ignore", "inherit"] });
  try {
    const url = `http://localhost:${port}/api/demo?people=${people}`;
    await waitForServer(url);
    // A compressed answer would come in one piece.
    const answer = await fetch(url, { method: "POST", headers: { "accept-encoding": "identity" } });
    if (answer.status === 409) throw new Refusal(IN_USE);
    let text = "";
    for await (const part of answer.body!.pipeThrough(new TextDecoderStream())) {
      text += part;
      onProgress?.(part.trim().split("\n").at(-1)!);
    }
    if (!text.endsWith("\ndone\n")) throw new Error(`The demo failed: ${text.replaceAll(/^Day .*\n/gm, "")}`);
  } finally {
    if (runtime.exitCode === null) {
      runtime.kill();
      await once(runtime, "exit");
    }
    rmSync(folder, { recursive: true });
  }
}

const IN_USE =
  "The local database holds people already, and the demo's would mix with them. `npm start -- --empty --demo` starts over with the demo's alone.";

/** Writes what a build would hold for the Worker: the facts of plans, and the content as modules. @returns the folder */
function writeBuiltFiles(): string {
  const folder = mkdtempSync(join(tmpdir(), "homeward-demo-"));
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  for (const id of COUNTRY_IDS) write(planKitPath(id), JSON.stringify(planKit(id)));
  const paths = Object.entries(MODULES).map(([name, values]) => {
    const exported = Object.entries(values).map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`);
    return [`#content/${name}`, [write(`${name}.mjs`, exported.join("\n"))]];
  });
  write("tsconfig.json", JSON.stringify({ compilerOptions: { target: "ES2024", paths: Object.fromEntries(paths) } }));
  return folder;
}
