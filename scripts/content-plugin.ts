import { CONTENT_MODULES, ContentError, readQuickly } from "../content-model/index.ts";
import { globSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { textsIn } from "../content-model/read/texts-in.ts";

/** All of it is for what renders the pages, and for nothing else; the others are also for browsers and the Worker. */
const FOR_PAGES = new Set(["#content", "#content/files"]);

/** By it Vite knows that no file has this name. */
const PREFIX = "\0";

/** What web/site/preview.worker.ts was given; nothing is there in a page. */
const PREVIEWED = "globalThis.previewedContent";

type ModuleName = keyof typeof CONTENT_MODULES;

function isModule(id: string): id is ModuleName {
  return Object.hasOwn(CONTENT_MODULES, id);
}

/** Values as an expression; large ones are parsed faster from a text. */
function literal(name: ModuleName, values: unknown): string {
  const json = JSON.stringify(values);
  return FOR_PAGES.has(name) ? `JSON.parse(${JSON.stringify(json)})` : json;
}

/**
 * The content for Vite: modules with the checked values. So no bundle has YAML or the schema in it but the one that renders
 * previews of edits, whose modules have what it is given; and the development server shows an edited file at the next request.
 */
export function contentPlugin(root = "content"): Plugin {
  return {
    name: "content",
    // Before Vite resolves it by package.json.
    enforce: "pre",
    // Browsers ask the development server for it by a URL, in which # would begin a fragment.
    resolveId: (id) => (isModule(id) ? id.replace("#", PREFIX) : undefined),
    load(id) {
      const name = id.replace(PREFIX, "#");
      if (!id.startsWith(PREFIX) || !isModule(name)) return;
      const [exported, read] = CONTENT_MODULES[name];
      const { name: environment, mode, config } = this.environment;
      if (environment === "preview") return `export const { ${exported} } = ${PREVIEWED};`;
      // The development server gives pages and previews the same modules.
      const isShared = mode === "dev" && config.consumer === "client";
      if (config.consumer === "client" && FOR_PAGES.has(name)) {
        const refusal = `${name} is for what renders the pages: give an island what it needs as props, or a JSON file.`;
        if (!isShared) this.error(refusal);
        return `if (!${PREVIEWED}) throw new Error(${JSON.stringify(refusal)}); export const { ${exported} } = ${PREVIEWED};`;
      }
      for (const file of globSync(`${root}/**/*.{yaml,md}`)) this.addWatchFile(resolve(file));
      try {
        const values = literal(name, mode === "dev" ? readQuickly<unknown>(read, textsIn(root)) : read(textsIn(root)));
        return `export const ${exported} = ${isShared ? `${PREVIEWED}?.${exported} ?? ${values}` : values};`;
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        const { file, line, column } = error.problems[0]!;
        this.error({ message: `\n${error.message}`, loc: { file: resolve(file), line, column } });
      }
    },
    /**
     * What renders the pages reads the content anew for a file that is new or gone, which no module watches yet. No page in a
     * browser is loaded again by an edit: the owner may be typing at the desk, or waiting for a save.
     */
    hotUpdate({ file, type, modules }) {
      if (!file.startsWith(`${resolve(root)}/`)) return;
      const { config, moduleGraph } = this.environment;
      if (config.consumer === "client") return [];
      if (type === "update") return;
      const read = Object.keys(CONTENT_MODULES).map((name) => moduleGraph.getModuleById(name.replace("#", PREFIX)));
      return [...modules, ...read.filter((module) => module !== undefined)];
    },
  };
}
