// Runs a Worker of this folder in the local Workers runtime, with the product's bindings and the content as the build has it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { CONTENT_MODULES } from "../content-model/index.ts";
import { textsIn } from "../content-model/read/texts-in.ts";
import { freePort, waitForServer } from "./local-server.mjs";
import { environment, root } from "./setup.mjs";

type LocalWorker = {
  /** Its main file, from the project's folder. */
  main: string;
  /** Folder of the deployment's data. */
  persistTo: string;
  /** What a build would hold for it, by its path. */
  files?: Readonly<Record<string, string>>;
};

/**
 * Does some work while a Worker runs, which answers GET with success once it is up.
 * @param work is given its URL
 */
export async function withLocalWorker<Result>(
  { main, persistTo, files = {} }: LocalWorker,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const port = await freePort(8900);
  const folder = writeFiles(files);
  const paths = [`--assets=${folder}`, `--tsconfig=${join(folder, "tsconfig.json")}`, `--persist-to=${persistTo}`];
  const quiet = ["--log-level=error", "--show-interactive-dev-session=false"];
  const args = ["dev", join(root, main), "--config=wrangler.toml", `--port=${port}`, ...paths, ...quiet];
  const runtime = spawn("wrangler", args, { cwd: root, env: environment, stdio: ["ignore", "ignore", "inherit"] });
  try {
    const url = `http://localhost:${port}/api/`;
    await waitForServer(url);
    return await work(url);
  } finally {
    if (runtime.exitCode === null) {
      runtime.kill();
      await once(runtime, "exit");
    }
    rmSync(folder, { recursive: true });
  }
}

/** Writes the files, and the content as modules. @returns the folder */
function writeFiles(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "homeward-worker-"));
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  for (const [name, text] of Object.entries(files)) write(name, text);
  const texts = textsIn(join(root, "content"));
  const paths = Object.entries(CONTENT_MODULES).map(([id, [exported, read]]) => {
    return [id, [write(`${exported}.mjs`, `export const ${exported} = ${JSON.stringify(read(texts))};`)]];
  });
  write("tsconfig.json", JSON.stringify({ compilerOptions: { target: "ES2024", paths: Object.fromEntries(paths) } }));
  return folder;
}
