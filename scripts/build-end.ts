// The last step of a build: checks that every page was rendered, and removes what is not deployed.
import { existsSync } from "node:fs";
import { appendFile, chmod, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** File of a prerendered page below the client build. */
export function pageFile(path: string): string {
  return path === "/404" ? "404.html" : join(path.slice(1), "index.html");
}

/**
 * Writes the list of prerendered paths beside the build, for what checks it before and after a deployment.
 * @throws Error naming the pages that were not rendered
 */
export async function writePageList(buildFolder: string, paths: readonly string[]) {
  const missing = paths.filter((path) => !existsSync(join(buildFolder, "client", pageFile(path))));
  if (missing.length > 0) throw new Error(`These pages were not rendered: ${missing.join(", ")}`);
  await writeFile(join(buildFolder, "pages.json"), JSON.stringify(paths));
}

/**
 * Takes out of the Worker what only rendered the pages: the React application, its pictures and its styles. Pages are
 * static files, so the deployed Worker never imports it; what stays is what its entry imports statically.
 */
export async function removeRenderingApplication(serverFolder: string) {
  const kept = new Set<string>();
  const dynamic = new Set<string>();
  const queue = [join(serverFolder, "index.js")];
  for (const file of queue) {
    if (kept.has(file)) continue;
    kept.add(file);
    const code = await readFile(file, "utf8");
    for (const [, path] of code.matchAll(/^(?:import|export)\b[^;]*?["'](\.[^"']+)["'];/gm)) {
      queue.push(join(dirname(file), path!));
    }
    for (const [, path] of code.matchAll(/\bimport\(["'](\.[^"']+)["']\)/g)) dynamic.add(join(dirname(file), path!));
  }
  const assets = join(serverFolder, "assets");
  for (const name of await readdir(assets)) {
    const file = join(assets, name);
    if (!kept.has(file) && !kept.has(file.replace(/\.map$/, ""))) await rm(file);
  }
  const stub = 'throw new Error("Pages are static files: the deployed Worker renders none.");\n';
  for (const file of dynamic) if (!kept.has(file)) await writeFile(file, stub);
}

/** The packages of the fonts in web/styles/fonts: no script imports them, so the bundler does not list their licenses. */
const FONTS = ["fraunces", "instrument-sans"];

/** Adds the fonts to the list of licenses that the bundler writes. */
export async function addFontLicenses(clientFolder: string) {
  for (const font of FONTS) {
    const folder = join("node_modules", "@fontsource-variable", font);
    const [license, manifest] = await Promise.all(
      ["LICENSE", "package.json"].map((file) => readFile(join(folder, file), "utf8")),
    );
    const { name, version, license: kind } = JSON.parse(manifest!) as Record<string, string>;
    const entry = `\n## ${name} - ${version} (${kind})\n\n${license!.trim()}\n`;
    await appendFile(join(clientFolder, "third-party-licenses.txt"), entry);
  }
}

/** The local secrets that the build copies for the local runtime stay readable by their owner only. */
export async function protectLocalSecrets(serverFolder: string) {
  const file = join(serverFolder, ".dev.vars");
  if (existsSync(file)) await chmod(file, 0o600);
}
