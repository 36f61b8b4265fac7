import { fileURLToPath } from "node:url";
import { filesIn } from "#content-model/read/files-in.ts";
import { textsIn } from "#content-model/read/texts-in.ts";

/** `#content/files` in plain Node and in tests: every content file as values. In Vite it is scripts/content-plugin.ts. */
export const contentFiles = filesIn(textsIn(fileURLToPath(new URL("../../content", import.meta.url))));
