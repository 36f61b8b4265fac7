import { fileURLToPath } from "node:url";
import { readQuickly } from "#content-model/read/files-in.ts";
import { readContent } from "#content-model/read/read-content.ts";
import { textsIn } from "#content-model/read/texts-in.ts";

/** `#content` in plain Node and in tests: the files as they are on the disk. In Vite it is scripts/content-plugin.ts. */
export const content = readQuickly(readContent, textsIn(fileURLToPath(new URL("../../content", import.meta.url))));
