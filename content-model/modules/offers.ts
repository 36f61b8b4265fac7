import { fileURLToPath } from "node:url";
import { readOfferValues } from "#content-model/read/read-small.ts";
import { textsIn } from "#content-model/read/texts-in.ts";

/** `#content/offers` in plain Node and in tests; Vite has the values themselves (scripts/content-plugin.ts). */
export const offerValues = readOfferValues(textsIn(fileURLToPath(new URL("../../content", import.meta.url))));
