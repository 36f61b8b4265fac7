import { fileURLToPath } from "node:url";
import { readOfferValues } from "./read-small.ts";

/** `#content/offers` in plain Node and in tests; Vite has the values themselves (scripts/content-plugin.ts). */
export const offerValues = readOfferValues(fileURLToPath(new URL("../content", import.meta.url)));
