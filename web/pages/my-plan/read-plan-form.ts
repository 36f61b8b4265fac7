import type { PlanField, ReadPlan } from "#domain/plan-inputs.ts";
import { PLAN_FORM } from "./copy.ts";

/** What a link has wrong; what it leaves out is not wrong before somebody presses the button. */
export function wrongOf({ problems }: ReadPlan): ReadPlan["problems"] {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem === "wrong"));
}

/** What to write instead. */
export function describeProblem(field: PlanField): string {
  const { wrong } = PLAN_FORM;
  if (field === "budgetUsd" || field === "savingsUsd") return wrong.usd;
  return field === "country" || field === "month" || field === "childrenAges" ? wrong[field] : wrong.other;
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
    childrenAges: ages === null ? null : (ages.match(/\d+/g)?.map(Number) ?? ages),
    animals: amount("animals"),
    reason: text("reason"),
    permit: text("permit"),
    budgetUsd: amount("budgetUsd"),
    savingsUsd: amount("savingsUsd"),
    luggage: data.getAll("luggage"),
  };
}
