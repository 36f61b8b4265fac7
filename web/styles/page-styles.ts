import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { Plugin } from "vite";
import { isOwnerPath } from "../lib/owner-pages.ts";
import { foldVariables } from "./fold-variables.ts";

/** The two sheets of the site, by whose pages they are for; with `?url` it is the module that holds an address. */
const SHEET = /\/styles\/(public|owner)-pages\.css(?:\?(?!url)|$)/;

/** What every page has around itself. */
const EVERY_PAGE = "web/root.tsx";

/**
 * Gives each of the two style sheets the classes of its own pages (decision: late-hydration): the modules that the pages
 * import are its sources, one by one. The development server has all classes in both.
 */
export function pageStyles(): Plugin {
  let isBuild = false;
  return {
    name: "page-styles",
    enforce: "pre",
    config(_, { command }) {
      isBuild = command === "build";
      return isBuild ? { css: { postcss: { plugins: [foldVariables()] } } } : {};
    },
    transform: {
      filter: { id: SHEET },
      async handler(code, id) {
        const isOwners = SHEET.exec(id)![1] === "owner";
        const folder = dirname(id.split("?")[0]!);
        const sources = isBuild ? await listPageModules(isOwners) : ["web"];
        return code + sources.map((source) => `@source "${relative(folder, source)}";\n`).join("");
      },
    },
  };
}

/** Every module that the owner's pages, or all others, can load; their paths in the project. */
export async function listPageModules(isOwners: boolean): Promise<string[]> {
  const modules = new Set([EVERY_PAGE]);
  for await (const page of glob("web/pages/**/page.tsx"))
    if (isOwnerPath(page.replace("web/pages", "")) === isOwners) modules.add(page);
  // Grows while it is read: what a module imports is looked into as well.
  for (const module of modules) for (const imported of listImports(module)) modules.add(imported);
  return [...modules];
}

/** The project's own modules that one imports; all are named with their ending, from the project or from the module. */
function listImports(module: string): string[] {
  // Not the types of routes, which React Router generates elsewhere.
  const names = readFileSync(module, "utf8").matchAll(
    /\b(?:from|import)\s*\(?\s*"((?:#|\.\.?\/(?!\+types))[^"]*\.tsx?)"/g,
  );
  return [...names].map(([, name]) => (name!.startsWith("#") ? name!.slice(1) : join(dirname(module), name!)));
}
