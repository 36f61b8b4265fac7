import { fileURLToPath } from "node:url";
import { readMoved } from "#content-model/read/read-small.ts";
import { textsIn } from "#content-model/read/texts-in.ts";

/** `#content/moved` in plain Node and in tests; Vite has the values themselves (scripts/content-plugin.ts). */
export const moved = readMoved(textsIn(fileURLToPath(new URL("../../content", import.meta.url))));
