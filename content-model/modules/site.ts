import { fileURLToPath } from "node:url";
import { readSiteValues } from "#content-model/read/read-small.ts";
import { textsIn } from "#content-model/read/texts-in.ts";

/** `#content/site` in plain Node and in tests; Vite has the values themselves (scripts/content-plugin.ts). */
export const siteValues = readSiteValues(textsIn(fileURLToPath(new URL("../../content", import.meta.url))));
