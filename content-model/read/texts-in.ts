import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The text of every file of a content folder, by its path in the folder. */
export function textsIn(root: string): Readonly<Record<string, string>> {
  const paths = globSync("**/*.{yaml,md}", { cwd: root }).map((path) => path.replaceAll("\\", "/"));
  return Object.fromEntries(paths.toSorted().map((path) => [path, readFileSync(join(root, path), "utf8")]));
}
