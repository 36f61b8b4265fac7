import { fileURLToPath } from "node:url";
import { readFactors } from "#content-model/read/read-small.ts";
import { textsIn } from "#content-model/read/texts-in.ts";

/** `#content/factors` in plain Node and in tests; Vite has the values themselves (scripts/content-plugin.ts). */
export const factors = readFactors(textsIn(fileURLToPath(new URL("../../content", import.meta.url))));
