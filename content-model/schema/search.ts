import * as z from "zod";
const typed = z.string().regex(/^[a-z]+( [a-z]+)*$/, "Lower-case words with a space in between: school fees");

export const search = z.strictObject({
  synonyms: z
    .array(z.array(typed).min(2))
    .refine((groups) => new Set(groups.flat()).size === groups.flat().length, "A word is here twice")
    .meta({ description: "Words that mean the same to a reader: whichever is typed finds all of its group." }),
  ignored: z.array(typed).meta({ description: "Words that tell nothing of what is sought." }),
});
