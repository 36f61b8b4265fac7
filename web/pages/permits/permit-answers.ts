import { type Reason, REASONS } from "#domain/reasons.ts";
import { PERMIT_GROUNDS, type PermitAnswers } from "#web/features/permits/permit-fit.ts";

/** The names of the form's fields, which are also the parameters of the URL. */
export const FIELDS = ["country", "passport", "reason", "income", "capital", "age", "grounds"] as const;

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

/** What a URL says of the visitor; null where it answers nothing. */
export function readAnswers(params: URLSearchParams): PermitAnswers | null {
  if (!answersIn(params)) return null;
  const amount = (name: string) => {
    const answer = readAmount(params.get(name));
    return Number.isNaN(answer) ? null : answer;
  };
  const reason = params.get("reason");
  return {
    reason: REASONS.includes(reason as Reason) ? (reason as Reason) : null,
    monthlyIncomeUsd: amount("income"),
    capitalUsd: amount("capital"),
    age: amount("age"),
    grounds: PERMIT_GROUNDS.filter((ground) => params.getAll("grounds").includes(ground)),
  };
}
