import * as z from "zod";
import { fact, record, use } from "./record.ts";
import { id, range, text } from "./values.ts";

/** A record with the name that pages show beside it; one of another place brings its own. */
export const row = z.union([
  record.extend({ id, label: text }),
  use.extend({ id: id.optional(), label: text.optional() }),
]);

const paper = z.strictObject({
  name: text,
  rule: fact,
  weeks: range.nullable().meta({ description: "How long it takes, as `rule` says; null where no page names it." }),
});

const homeFile = z.strictObject({
  name: text.meta({ description: "As it stands after “the”." }),
  slug: id,
  papers: z.strictObject({
    police: paper,
    legalization: paper,
    birth: paper.meta({ description: "A copy of a birth or marriage certificate." }),
    passport: paper,
  }),
  tax: z.array(row),
  pensions: z.array(row),
  health: z.array(row),
  childBenefits: record.extend({ label: text }),
  voting: fact,
  credit: fact,
  status: z.array(row),
  healthOnReturn: fact,
  benefitsOnReturn: fact,
  schools: fact,
  universities: fact,
  drivingLicense: fact,
  goods: fact,
  pets: fact,
});

/** Rules that pages of several homes or readers show. */
const sharedFile = z.strictObject({
  rules: z.array(row).superRefine((rows, { addIssue }) => {
    const missing = US_LIMIT_RULES.filter((id) => !rows.some((one) => one.id === id && "value" in one));
    if (missing.length > 0)
      addIssue({
        code: "custom",
        message: `Each country's row on coming back to the US needs ${missing.join(", ")}: keep it.`,
      });
  }),
});

/** What texts of these files may name that is no record: lists of countries by their limits. */
export const HOME_WORDS = [
  "us-limits.all-visas",
  "us-limits.most-visas",
  "us-limits.paused",
  "us-limits.bond",
  "us-limits.bond-and-suspended",
] as const;

/** Rules of homes/shared.yaml that each country's row on coming back to the US is made of, by its limits. */
export const US_LIMIT_RULES = [
  "us-all-visas-suspended",
  "us-most-visas-suspended",
  "us-no-visa-suspended",
  "us-pause-ended",
  "us-interviews-postponed",
  "us-visitor-bond",
  "us-rules-change",
] as const;

/** What becomes of a residence without citizenship while you live abroad, home by home. */
export const STATUS_ABROAD = [
  "homes.us.status.green-card",
  "homes.uk.status.settled-status",
  "homes.canada.status.permanent-residence",
] as const;

export const HOME_FILES = { us: homeFile, uk: homeFile, canada: homeFile, shared: sharedFile } as const;

export type Files<Schemas extends Readonly<Record<string, z.ZodType>>> = {
  [Name in keyof Schemas]: z.infer<Schemas[Name]>;
};

export type RawHomes = Files<typeof HOME_FILES>;

export type RawHome = RawHomes["us"];

export type RawRow = z.infer<typeof row>;
