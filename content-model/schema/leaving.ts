import * as z from "zod";
import { fact, record, sameAs } from "./record.ts";
import { id, range, text } from "./values.ts";

/** A record with the name that pages show beside it; one of another place brings its own. */
const label = text.meta({ title: "Name of the row" });

export const row = z.union([
  record.extend({ id, label }),
  sameAs.extend({ id: id.optional(), label: label.optional() }),
]);

const paper = z
  .strictObject({
    name: text.meta({ title: "Name" }),
    rule: fact.meta({ title: "What you need" }),
    weeks: range.nullable().meta({ title: "Weeks it takes", description: "Empty where no page names it." }),
  })
  .meta({ form: "Page for leaving" });

const homeFile = z
  .strictObject({
    name: text.meta({ title: "Name", description: "As it stands after “the”." }),
    slug: id,
    papers: z
      .strictObject({
        police: paper.meta({ title: "Police certificate" }),
        legalization: paper.meta({ title: "Legalization" }),
        birth: paper.meta({ title: "Birth certificate", description: "A copy of a birth or marriage certificate." }),
        passport: paper.meta({ title: "Passport" }),
      })
      .meta({ title: "Papers" }),
    tax: z.array(row).meta({ title: "Tax" }),
    pensions: z.array(row).meta({ title: "Pensions" }),
    health: z.array(row).meta({ title: "Health" }),
    childBenefits: record.extend({ label }).meta({ title: "Child benefits" }),
    voting: fact.meta({ title: "Voting" }),
    credit: fact.meta({ title: "Credit" }),
    status: z.array(row).meta({ title: "Status" }),
    healthOnReturn: fact.meta({ title: "Health on return" }),
    benefitsOnReturn: fact.meta({ title: "Benefits on return" }),
    schools: fact.meta({ title: "Schools" }),
    universities: fact.meta({ title: "Universities" }),
    drivingLicense: fact.meta({ title: "Driving license" }),
    goods: fact.meta({ title: "Goods" }),
    pets: fact.meta({ title: "Pets" }),
  })
  .meta({ form: "Page for leaving" });

/** Rules that pages of several homes or readers show. */
const sharedFile = z
  .strictObject({
    rules: z
      .array(row)
      .superRefine((rows, { addIssue }) => {
        const missing = US_LIMIT_RULES.filter((id) => !rows.some((one) => one.id === id && "value" in one));
        if (missing.length > 0)
          addIssue({
            code: "custom",
            message: `Each country's row on coming back to the US needs ${missing.join(", ")}: keep it.`,
          });
      })
      .meta({ title: "Rules" }),
  })
  .meta({ title: "Several homes and readers" });

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

export const HOME_FILES = {
  us: homeFile.meta({ title: "Leaving the USA" }),
  uk: homeFile.meta({ title: "Leaving the UK" }),
  canada: homeFile.meta({ title: "Leaving Canada" }),
  shared: sharedFile,
} as const;

export type Files<Schemas extends Readonly<Record<string, z.ZodType>>> = {
  [Name in keyof Schemas]: z.infer<Schemas[Name]>;
};

export type RawHomes = Files<typeof HOME_FILES>;

export type RawHome = RawHomes["us"];
