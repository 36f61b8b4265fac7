import { fileURLToPath } from "node:url";
import { readContent } from "./read.ts";

/** `#content` in plain Node and in tests: the files as they are on the disk. In Vite it is scripts/content-plugin.ts. */
export const content = readContent(fileURLToPath(new URL("../../../content", import.meta.url)));
