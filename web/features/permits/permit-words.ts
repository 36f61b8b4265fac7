import { dollarsText } from "#domain/dollars-text.ts";
import { joinWords } from "#domain/join-words.ts";
import type { Range } from "#domain/range.ts";
import { durationText, weeksText } from "#domain/duration-text.ts";
import { isAdvisersWord, isFact } from "#domain/facts.ts";
import type { Known } from "#content-model/resolve/records.ts";
import type { Path, Permit } from "#content-model/resolve/resolve-country.ts";
import { newPlanPath } from "#web/content/page-paths.ts";
import { LEAD_TIMES } from "#web/content/plans/lead-times.ts";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { pathInShort, pathText } from "#web/content/permit-paths.ts";
import { conditionWords } from "./condition-words.ts";
import { PERMIT_TEXTS as texts } from "./copy.ts";

/** The form of a plan with a permit chosen. One for several reasons tells none; the visitor may have. */
export function permitPlanPath(country: string, { id, reasons: [reason, other] }: Pick<Permit, "id" | "reasons">) {
  return newPlanPath({ country, ...(other === undefined && { reason: reason! }), permit: id });
}

// The figures of a permit in a few words, for tables and for the head of a guide; the record says the rest.

/**
 * One figure for an adult's first year, card included: "about $155", or "at least $96; 3 charges aren't published". A range
 * gives its upper end, or its lower end if charges are missing.
 */
export function feeText(permit: Pick<Permit, "feeUsd" | "feeLacks">): string {
  const { feeUsd, feeLacks } = permit;
  if (!feeUsd) return texts.unknown;
  const missing = feeLacks ? countText(texts.lacks, feeLacks.length) : [];
  return [feeFigure(permit) ?? [], missing].flat().join("; ");
}

/** That figure by itself; none where all its charges are missing. */
export function feeFigure({ feeUsd, feeLacks }: Pick<Permit, "feeUsd" | "feeLacks">): string | undefined {
  if (!feeUsd) return undefined;
  const { from, to } = feeUsd;
  if (to === 0) return feeLacks ? undefined : texts.free;
  if (!feeLacks) return interpolate(texts.about, { amount: dollarsText(oneAmount(to)) });
  return from === 0
    ? interpolate(texts.upTo, { amount: dollarsText(oneAmount(to)) })
    : interpolate(texts.atLeast, { amount: dollarsText(oneAmount(from)) });
}

/** A charge of the first year by itself, by the same end of its range: "about $120"; "up to $2,000" if that end is nothing. */
export function chargeText({ feeLacks }: Pick<Permit, "feeLacks">, usd: Range): string {
  if (feeLacks && usd.from === 0 && usd.to > 0) return feeFigure({ feeUsd: usd, feeLacks })!;
  return feeText({ feeUsd: oneAmount(feeLacks ? usd.from : usd.to) });
}

/** The longest published time for the permit and its card, such as "13 weeks"; otherwise our estimate. */
export function processingText(permit: Pick<Permit, "processingWeeks" | "card">): string {
  const { card } = permit;
  const planned = plannedWeeks(permit);
  if (!planned) return interpolate(texts.allowed, { weeks: durationText(oneAmount(LEAD_TIMES.permit.days.to)) });
  return card && !card.weeks ? interpolate(texts.thenCard, { what: planned, name: card.name }) : planned;
}

/** That time as far as it is published. */
export function plannedWeeks({ processingWeeks, card }: Pick<Permit, "processingWeeks" | "card">): string | undefined {
  return processingWeeks ? weeksText(oneAmount(processingWeeks.to + (card?.weeks?.to ?? 0))) : undefined;
}

/** How long the first permit lasts: "one or two years, advisers say". */
export function lastsText({ firstTerm }: Pick<Permit, "firstTerm">): string {
  if (!firstTerm) return texts.unknown;
  const term = firstTerm.summary ?? firstTerm.value;
  return withGrounds(`${term.charAt(0).toLowerCase()}${term.slice(1)}`, firstTerm);
}

/** Whether and when it leads to permanent residence, or else to citizenship: "citizenship after 15 years". */
export function forGoodText(permit: Pick<Permit, "leadsTo" | "permanentResidence" | "citizenship">): string {
  const { permanentResidence, citizenship } = permit.leadsTo;
  const isByCitizenship = isNoPath(permanentResidence) && citizenship.years !== null;
  const path = isByCitizenship ? citizenship : permanentResidence;
  const time = path.years
    ? interpolate(texts[isByCitizenship ? "citizenship" : "apply"], {
        time: pathText({ ...path, condition: undefined }),
      })
    : pathInShort(path);
  return withGrounds(time, isByCitizenship ? permit.citizenship : permit.permanentResidence);
}

function isNoPath({ isPublished, years, condition }: Path): boolean {
  return isPublished && years === null && !condition;
}

function withGrounds(what: string, record: Known): string {
  return isFact(record) && isAdvisersWord(record) ? interpolate(texts.advisersSay, { what }) : what;
}

/** What it takes to get it, and whom it excludes: "a job offer. Not for US, UK or Canadian citizens". */
export function needsText({ conditions, notFor }: Pick<Permit, "conditions" | "notFor">): string {
  const needs = joinWords(conditionWords(conditions)) || texts.readConditions;
  return notFor ? `${needs}. ${interpolate(texts.notFor, { whom: notFor })}` : needs;
}

function oneAmount(amount: number) {
  return { from: amount, to: amount };
}
