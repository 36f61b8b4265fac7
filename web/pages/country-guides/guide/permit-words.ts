import { dollarsText } from "#web/lib/amounts.ts";
import { weeksText } from "#domain/duration-text.ts";
import type { Permit, PermitConditions } from "#web/content/countries/country-record.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { RECORD_TEXTS } from "./record-copy.ts";

// The figures of a permit in a few words, for tables and for the head of a guide; the record says the rest.

const texts = RECORD_TEXTS.permits;

export function permitAnchor({ id }: Pick<Permit, "id">): string {
  return `permit-${id}`;
}

/** What a permit asks of a person, each in a few words: "a job offer"; none where its record says it in words only. */
export function conditionWords(conditions: PermitConditions): string[] {
  const { monthlyIncomeUsd, capitalUsd, minimumAge, yearsThere, ...yesNo } = conditions;
  return [
    ...(monthlyIncomeUsd
      ? [interpolate(texts.needs.monthlyIncomeUsd, { amount: dollarsText(oneAmount(monthlyIncomeUsd)) })]
      : []),
    ...(capitalUsd ? [interpolate(texts.needs.capitalUsd, { amount: dollarsText(oneAmount(capitalUsd)) })] : []),
    ...(minimumAge ? [interpolate(texts.needs.minimumAge, { age: String(minimumAge) })] : []),
    ...(yearsThere ? [interpolate(texts.needs.yearsThere, { years: String(yearsThere) })] : []),
    ...(Object.keys(yesNo) as (keyof typeof yesNo)[]).flatMap((key) => (yesNo[key] ? [texts.needs[key]] : [])),
  ];
}

export function feeText({ feeUsd }: Pick<Permit, "feeUsd">): string {
  return feeUsd ? interpolate(texts.about, { amount: dollarsText(feeUsd) }) : texts.unknown;
}

export function processingText({ processingWeeks }: Pick<Permit, "processingWeeks">): string {
  return processingWeeks ? weeksText(processingWeeks) : texts.unknown;
}

/** After how many years a permit leads to permanent residence. */
export function describeYears({
  yearsToPermanentResidence: years,
  yearsAsk,
}: Pick<Permit, "yearsToPermanentResidence" | "yearsAsk">): string {
  if (years === null) return texts.noYears;
  return years === 0 ? texts.atOnce : [yearsText(years), yearsAsk?.permanentResidence ?? []].flat().join(", ");
}

export function yearsText(years: number): string {
  return years === 1 ? texts.oneYear : interpolate(texts.years, { years: String(years) });
}

function oneAmount(amount: number) {
  return { from: amount, to: amount };
}
