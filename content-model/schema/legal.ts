import * as z from "zod";
import type { RawBlock } from "./text-blocks.ts";
import { text } from "./values.ts";

export const legalHead = z.strictObject({ title: text, intro: text });

type RawSection = { id: string; title: string; body: readonly RawBlock[] };
export type RawLegalPage = z.infer<typeof legalHead> & { sections: readonly RawSection[] };
