import { fileURLToPath } from "node:url";
import { readOfferValues } from "./read-small.ts";
import { textsIn } from "./texts-in.ts";

/** `#content/offers` in plain Node and in tests; Vite has the values themselves (scripts/content-plugin.ts). */
export const offerValues = readOfferValues(textsIn(fileURLToPath(new URL("../content", import.meta.url))));
