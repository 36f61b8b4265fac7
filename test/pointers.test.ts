import { existsSync, globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

// What the site and its commands say to look up is there.

const root = fileURLToPath(new URL("..", import.meta.url));
const SOURCES = [
  "{worker,domain,scripts}/**/*.{ts,mjs}",
  "web/{features,layout,office,pages,site}/**/*.{ts,tsx}",
  "wrangler.toml",
  ".github/**/*.yml",
];

const POINTER = /(?:“(?<section>[^”]+)” in )?(?<file>docs\/[\w/-]+\.md|README(?:\.md)?\b)/g;

/** The lines of code, without comments. */
function readCode(path: string): string[] {
  return readFileSync(root + path, "utf8")
    .split("\n")
    .filter((line) => !/^\s*(\/\/|\*|\/\*\*|#)/.test(line));
}

function findFault({ section, file = "" }: { section?: string; file?: string }): string | null {
  const path = file.startsWith("README") ? "README.md" : file;
  if (!existsSync(root + path)) return `${path} does not exist`;
  if (section === undefined) return `it does not name a section of ${path}`;
  const headings = [...readFileSync(root + path, "utf8").matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading);
  return headings.includes(section) ? null : `${path} has no section “${section}”`;
}

test("each pointer in a message to the owner or the operator leads to a section that exists", () => {
  const pointers = globSync(SOURCES, { cwd: root }).flatMap((path) =>
    readCode(path).flatMap((line) => [...line.matchAll(POINTER)].map(({ groups = {} }) => ({ path, groups }))),
  );
  expect(pointers.length).toBeGreaterThan(3);
  const faults = pointers.flatMap(({ path, groups }) => {
    const fault = findFault(groups);
    return fault ? [`${path}: ${fault}`] : [];
  });
  expect(faults).toEqual([]);
});
