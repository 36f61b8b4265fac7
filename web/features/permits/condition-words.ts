import { dollarsText } from "#domain/dollars-text.ts";
import type { PermitConditions } from "#content-model/resolve/resolve-country.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { type ConditionKey, statedConditions } from "./permit-fit.ts";

const NEEDS = {
  monthlyIncomeUsd: "an income of {amount} a month",
  capitalUsd: "{amount} of capital",
  minimumAge: "an age of {amount} or more",
  yearsThere: "at least {amount} years of residence there first",
  jobOffer: "a job offer",
  relative: "a spouse, parent or child there",
  descent: "African descent",
  descentOrFormerCitizen: "African descent or former citizenship there",
  formerCitizen: "former citizenship there",
  origin: "origin there (you, a parent or a grandparent)",
  parent: "a parent who is a citizen there",
  parentOrFormerCitizen: "former citizenship there or a parent who is a citizen",
  admission: "a place to study",
  sponsor: "an organization that invites you",
} satisfies Record<ConditionKey, string>;

/** One thing that a permit asks of a person: "a job offer". */
export function conditionText(conditions: PermitConditions, key: ConditionKey): string {
  const value = Number(conditions[key]);
  const amount =
    key === "monthlyIncomeUsd" || key === "capitalUsd" ? dollarsText({ from: value, to: value }) : `${value}`;
  return interpolate(NEEDS[key], { amount });
}

/** What a permit asks of a person, each in a few words; none where its record says it in words only. */
export function conditionWords(conditions: PermitConditions): string[] {
  return statedConditions(conditions).map((key) => conditionText(conditions, key));
}
