// A copy of the project, for tests that change, build or serve it.
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import getPort from "get-port";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A copy of these parts of the project, with the installed packages. @param parts none for all of it */
export function makeProject(parts: string[]) {
  const folder = mkdtempSync(join(tmpdir(), "homeward-project-"));
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", ...parts];
  const files = execFileSync("git", list, { cwd: root, encoding: "utf8" });
  const paths = files.split("\0").filter((name) => name && existsSync(join(root, name)));
  for (const path of new Set(paths.map(dirname))) mkdirSync(join(folder, path), { recursive: true });
  for (const path of paths) copyFileSync(join(root, path), join(folder, path));
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync(join(root, "node_modules")))
    symlinkSync(join(root, "node_modules", name), join(folder, "node_modules", name));
  return {
    folder,
    write(path: string, text: string) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
    read: (path: string) => readFileSync(join(folder, path), "utf8"),
    remove: (path: string) => rmSync(join(folder, path), { recursive: true, force: true }),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type Project = ReturnType<typeof makeProject>;

/** Serves the project's build on the local runtime, with an empty database and these secrets. */
export async function serveProject(
  project: Project,
  { OWNER_KEY, LINK_SECRET }: Record<"OWNER_KEY" | "LINK_SECRET", string>,
): Promise<{ url: string; server: ChildProcess }> {
  const options = { cwd: project.folder, env: { ...process.env, CI: "1" } };
  const state = ["--persist-to=state", "--config=build/server/wrangler.json"];
  spawnSync("wrangler", ["d1", "migrations", "apply", "DB", "--local", ...state], options);
  project.write("secrets.env", `OWNER_KEY="${OWNER_KEY}"\nLINK_SECRET="${LINK_SECRET}"\n`);
  const port = await getPort();
  const server = spawn(
    "wrangler",
    ["dev", ...state, `--port=${port}`, `--env-file=${join(project.folder, "secrets.env")}`],
    {
      ...options,
      stdio: "ignore",
    },
  );
  return { url: `http://localhost:${port}`, server };
}
