import { fileURLToPath } from "node:url";
import { readSiteValues } from "./read-small.ts";

/** `#content/site` in plain Node and in tests; Vite has the values themselves (scripts/content-plugin.ts). */
export const siteValues = readSiteValues(fileURLToPath(new URL("../content", import.meta.url)));
