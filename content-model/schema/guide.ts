import * as z from "zod";
import { defaults, fact, listed, written } from "./record.ts";
import { text } from "./values.ts";

export const guideFile = z.strictObject({
  defaults,
  highlights: z.array(listed),
  description: text,
  detailedGuide: z.strictObject({
    housing: z.strictObject({ areas: written }),
    healthcare: z.strictObject({ quality: written }),
    business: z.strictObject({ opportunities: z.array(listed), startupCost: fact, incentives: fact }),
    education: z.strictObject({ international: written, universities: written, cost: fact }),
    culture: z.strictObject({ lifestyle: written, food: written, climate: written }),
  }),
});
