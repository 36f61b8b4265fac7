import { fileURLToPath } from "node:url";
import { readCatalogValues } from "#content-model/read/read-small.ts";
import { textsIn } from "#content-model/read/texts-in.ts";

/** `#content/catalog` in plain Node and in tests; Vite has the values themselves (scripts/content-plugin.ts). */
export const catalogValues = readCatalogValues(textsIn(fileURLToPath(new URL("../../content", import.meta.url))));
