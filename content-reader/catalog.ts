import { fileURLToPath } from "node:url";
import { readCatalogValues } from "./read-small.ts";

/** `#content/catalog` in plain Node and in tests; Vite has the values themselves (scripts/content-plugin.ts). */
export const catalogValues = readCatalogValues(fileURLToPath(new URL("../content", import.meta.url)));
