import { globSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { ContentError } from "../content-reader/read-file.ts";
import { readCatalogValues, readOfferValues, readSiteValues } from "../content-reader/read-small.ts";
import { filesIn } from "../content-rules/files-in.ts";
import { readContent } from "../content-rules/read.ts";
import { textsIn } from "../content-rules/texts-in.ts";

/** All of it is for what renders the pages, and for nothing else. */
const ALL = "#content";
const FILES = "#content/files";

/** By it Vite knows that no file has this name. */
const PREFIX = "\0";

/** The text of each module, by its name. The small ones are also for browsers and the Worker. */
const MODULES: Readonly<Record<string, (root: string) => string>> = {
  [ALL]: (root) => `export const content = JSON.parse(${JSON.stringify(JSON.stringify(readContent(textsIn(root))))});`,
  [FILES]: (root) =>
    `export const contentFiles = JSON.parse(${JSON.stringify(JSON.stringify(filesIn(textsIn(root))))});`,
  "#content/site": (root) => `export const siteValues = ${JSON.stringify(readSiteValues(root))};`,
  "#content/catalog": (root) => `export const catalogValues = ${JSON.stringify(readCatalogValues(root))};`,
  "#content/offers": (root) => `export const offerValues = ${JSON.stringify(readOfferValues(root))};`,
};

/**
 * The content for Vite: modules with the checked values. So no bundle has YAML or the schema in it, and the development
 * server shows an edited file at the next request.
 */
export function contentPlugin(root = "content"): Plugin {
  return {
    name: "content",
    // Before Vite resolves it by package.json.
    enforce: "pre",
    // Browsers ask the development server for it by a URL, in which # would begin a fragment.
    resolveId: (id) => (Object.hasOwn(MODULES, id) ? id.replace("#", PREFIX) : undefined),
    load(id) {
      const name = id.replace(PREFIX, "#");
      if (!id.startsWith(PREFIX) || !Object.hasOwn(MODULES, name)) return;
      if ((name === ALL || name === FILES) && this.environment.config.consumer === "client")
        this.error(`${name} is for what renders the pages: give an island what it needs as props, or a JSON file.`);
      for (const file of globSync(`${root}/**/*.{yaml,md}`)) this.addWatchFile(resolve(file));
      try {
        return MODULES[name]!(root);
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        const { file, line, column } = error.problems[0]!;
        this.error({ message: `\n${error.message}`, loc: { file: resolve(file), line, column } });
      }
    },
  };
}
