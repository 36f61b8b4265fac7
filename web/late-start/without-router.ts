import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const BUILT_ROUTER = fileURLToPath(new URL("built-router.ts", import.meta.url));

/** What the entry of a built page reads of a route module. */
const READ_EXPORTS = new Set(["default", "ErrorBoundary", "Layout"]);

/** How React Router names the entries that it makes of the route modules. */
const ROUTE_ENTRY = /\?__react-router-build-client-route$/;

/**
 * Leaves React Router out of what built pages load (decision: late-hydration), and of each route module what is only read
 * while the page is prerendered. The development server keeps all of it.
 */
export function withoutRouter(): Plugin {
  return {
    name: "late-start:without-router",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: {
      filter: { id: /^react-router$/ },
      handler: () => BUILT_ROUTER,
    },
    transform: {
      order: "post",
      filter: { id: ROUTE_ENTRY },
      handler(code) {
        const [, names, module] = /^export \{([^}]*)\} from (".*");$/.exec(code.trim()) ?? [];
        if (!names || !module) this.error("React Router's route entries are not as this plugin knows them.");
        const read = names.split(",").filter((name) => READ_EXPORTS.has(name.trim()));
        return { code: `export { ${read.join(", ")} } from ${module};`, map: null };
      },
    },
  };
}
