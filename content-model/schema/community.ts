import * as z from "zod";
import { id, text } from "./values.ts";
import { sample } from "./testimonials.ts";

export const community = z.strictObject({ numbers: z.array(z.strictObject({ id, value: text, label: text, sample })) });
