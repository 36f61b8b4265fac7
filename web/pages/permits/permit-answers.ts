import { COUNTRY_IDS } from "#domain/country-ids.ts";
import { PLAN_PASSPORTS } from "#domain/plan-answers.ts";
import { type Reason, REASONS } from "#domain/reasons.ts";
import { isOtherPassport } from "#web/features/visitor/passport-choice.ts";
import { PERMIT_GROUNDS, type PermitAnswers } from "#web/features/permits/permit-fit.ts";

/** The names of the form's fields, which are also the parameters of the URL. */
export const FIELDS = ["country", "passport", "reason", "income", "capital", "age", "grounds"] as const;

/** The answers that are one of a list. */
const OPTIONS = {
  country: COUNTRY_IDS,
  passport: PLAN_PASSPORTS,
  reason: REASONS,
} as const satisfies Record<string, readonly string[]>;
export type ChoiceName = keyof typeof OPTIONS;
const CHOICE_NAMES = Object.keys(OPTIONS) as ChoiceName[];

/** Separates the answers of a URL from choices that are none of the form's options. */
export function separateUnknown(params: URLSearchParams) {
  const unknown = CHOICE_NAMES.filter((name) => {
    const value = params.get(name);
    if (!value || (name === "passport" && isOtherPassport(value))) return false;
    return !(OPTIONS[name] as readonly string[]).includes(value);
  });
  const known = new URLSearchParams(params);
  for (const name of unknown) known.delete(name);
  return { known, unknown };
}

/** Whether a URL answers the form; the passport alone sorts no permit. */
export function answersIn(params: URLSearchParams): boolean {
  return FIELDS.some((name) => name !== "passport" && params.has(name));
}

/** @returns the whole number that is meant by "$2,000" or "2000"; null for an empty field, NaN for anything else */
export function readAmount(text: string | null): number | null {
  const figures = (text ?? "").replaceAll(/[\s$,]/g, "");
  if (figures === "") return null;
  return /^\d{1,9}$/.test(figures) ? Number(figures) : Number.NaN;
}

/** What the known answers of a URL say of the visitor; null where it answers nothing. */
export function readAnswers(params: URLSearchParams): PermitAnswers | null {
  if (!answersIn(params)) return null;
  const amount = (name: string) => {
    const answer = readAmount(params.get(name));
    return Number.isNaN(answer) ? null : answer;
  };
  return {
    passport: params.get("passport") ?? "",
    reason: (params.get("reason") || null) as Reason | null,
    monthlyIncomeUsd: amount("income"),
    capitalUsd: amount("capital"),
    age: amount("age"),
    grounds: PERMIT_GROUNDS.filter((ground) => params.getAll("grounds").includes(ground)),
  };
}
