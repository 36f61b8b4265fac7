import { countryById, type CountryId } from "#domain/countries.ts";
import { COUNTRY_IDS } from "#domain/country-ids.ts";
import { PLAN_PASSPORTS } from "#domain/plan-answers.ts";
import { type Reason, REASONS } from "#domain/reasons.ts";
import { describeVisitor } from "#web/features/visitor/describe-visitor.ts";
import { isOtherPassport } from "#web/features/visitor/passport-choice.ts";
import { PERMIT_GROUNDS, type PermitAnswers } from "#web/features/permits/permit-fit.ts";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { NO_CHOICES } from "#web/lib/visitor-choices.ts";
import { permitsPage } from "./copy.ts";

const texts = permitsPage.form.answers;

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

/** The answers of a URL in a line: "For a US passport, retiring, anywhere in Africa, $1,800 a month". */
export function describeAnswers(params: URLSearchParams): string {
  const { known } = separateUnknown(params);
  const answers = readAnswers(known)!;
  const { passport, monthlyIncomeUsd, capitalUsd, age, grounds } = answers;
  const country = known.get("country") as CountryId | null;
  const amount = (value: number | null, line: string) =>
    value === null ? [] : [interpolate(line, { amount: value.toLocaleString("en-US") })];
  return [
    describeVisitor({ ...NO_CHOICES, passport, reason: answers.reason ?? "" }, ["passport", "reason"]),
    country ? interpolate(texts.country, { country: countryById(country).name }) : texts.anywhere,
    ...amount(monthlyIncomeUsd, texts.income),
    ...amount(capitalUsd, texts.capital),
    ...amount(age, texts.age),
    ...(grounds.length > 0 ? [countText(texts.grounds, grounds.length)] : []),
  ].join(", ");
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
