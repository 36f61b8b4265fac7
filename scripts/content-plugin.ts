import { globSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { ContentError, readContent } from "../web/content/data/read.ts";

const ID = "#content";

/**
 * The content for Vite: one module with the checked values as JSON, for what renders the pages and for nothing else. So no
 * bundle has YAML or the schema in it, and the development server shows an edited file at the next request.
 */
export function contentPlugin(root = "content"): Plugin {
  return {
    name: "content",
    // Before Vite resolves it by package.json.
    enforce: "pre",
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return;
      if (this.environment.config.consumer === "client")
        this.error(`${ID} is for what renders the pages: give an island what it needs as props, or a JSON file.`);
      for (const file of globSync(`${root}/**/*.yaml`)) this.addWatchFile(resolve(file));
      try {
        return `export const content = JSON.parse(${JSON.stringify(JSON.stringify(readContent(root)))});`;
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        const { file, line, column } = error.problems[0]!;
        this.error({ message: `\n${error.message}`, loc: { file: resolve(file), line, column } });
      }
    },
  };
}
