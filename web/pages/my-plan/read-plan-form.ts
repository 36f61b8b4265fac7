import type { IsoDate } from "#domain/facts.ts";
import { PLAN_FIELDS, type PlanField, type ReadPlan } from "#domain/plan-inputs.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { PLAN_FORM } from "./copy.ts";
import { longDate } from "#domain/long-date.ts";

export type Named = { id: string; name: string };

/** A country with what one can choose there. */
export type CountryChoice = Named & { cities: readonly Named[]; permits: readonly Named[] };

/** What the form offers; its names are in the page, so that no script has them again. */
export type PlanChoices = { countries: readonly CountryChoice[]; reasons: readonly Named[] };

/** A sentence under a field: an error of a form that was sent, or what the page did with a part of a link. */
export type FieldTexts = Readonly<Partial<Record<PlanField, string>>>;

/** What a form that was sent has wrong, and what it leaves out. */
export function describeProblems({ problems }: ReadPlan): FieldTexts {
  return toTexts((field) => (problems[field] ? PLAN_FORM.wrong[field] : undefined));
}

/**
 * What was left out of a link, or of a kept plan whose city or permit has left the record; what a link does not name is not
 * asked for before somebody presses the button.
 * @param today null while the visitor's day is not known
 */
export function describeRead(read: ReadPlan, choices: PlanChoices, today: IsoDate | null, isOwn: boolean): FieldTexts {
  const { given, problems } = read;
  const country = choices.countries.find(({ id }) => id === given.country);
  const isUnknown = (known: readonly { id: string }[] | undefined, id: string | null | undefined) =>
    Boolean(known && id && !known.some((one) => one.id === id));
  // Whoever has arrived still has tasks.
  const isOver = !isOwn && today !== null && given.month !== undefined && given.month < today.slice(0, 7);
  const { city, permit } = isOwn ? PLAN_FORM.gone : PLAN_FORM.leftOut;
  const found: FieldTexts = {
    ...(isUnknown(country?.permits, given.permit) && { permit }),
    ...(isUnknown(country?.cities, given.city) && { city }),
    ...(isOver && { month: interpolate(PLAN_FORM.over, { month: longDate(given.month!) }) }),
  };
  return toTexts((field) => (problems[field] === "wrong" ? PLAN_FORM.leftOut[field] : found[field]));
}

function toTexts(describe: (field: PlanField) => string | undefined): FieldTexts {
  return Object.fromEntries(
    PLAN_FIELDS.flatMap((field) => {
      const text = describe(field);
      return text ? [[field, text]] : [];
    }),
  );
}

/** "6, 9 and 12" as numbers; the text itself where any part of it is not a number, so that no child is left out. */
function readAges(text: string): readonly number[] | string {
  const parts = text.split(/[\s,;&]+|\band\b/).filter((part) => part !== "");
  return parts.length > 0 && parts.every((part) => /^\d{1,3}$/.test(part)) ? parts.map(Number) : text;
}

/** The fields as JSON would have them, to be parsed. */
export function readForm(data: FormData): Record<PlanField, unknown> {
  const text = (name: PlanField) => (data.get(name) as string).trim() || null;
  const amount = (name: PlanField) => {
    const figures = text(name)?.replaceAll(/[\s$,]/g, "");
    return figures === undefined ? null : /^\d+$/.test(figures) ? Number(figures) : figures;
  };
  const ages = text("childrenAges");
  return {
    country: text("country"),
    month: text("month"),
    city: text("city"),
    passports: data.getAll("passports"),
    adults: amount("adults"),
    childrenAges: ages === null ? null : readAges(ages),
    animals: amount("animals"),
    reason: text("reason"),
    permit: text("permit"),
    budgetUsd: amount("budgetUsd"),
    savingsUsd: amount("savingsUsd"),
    luggage: data.getAll("luggage"),
  };
}
