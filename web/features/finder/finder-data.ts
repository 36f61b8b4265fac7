import type { Country, CountryId } from "#domain/countries.ts";
import { type Criterion, FINDER_OPTIONS, type FinderChoices } from "#domain/finder-choices.ts";

/** What somebody moves for, as far as the choices tell it. */
export type Goal = "retirement" | "business" | "family";

/** The fact that decides most for a goal, and the permits that it is about: `/permits/retirement/kenya`. */
export type DecisiveFact = { text: string; path: string };

/** For each country, by goal. */
export type DecisiveFacts = Partial<Record<CountryId, Readonly<Record<Goal, DecisiveFact>>>>;

/** What the finder shows of a country: of its tags only the first. */
export type FinderEntry = Pick<Country, "id" | "name" | "description" | "matchCategories" | "tags"> & {
  decisive?: Readonly<Record<Goal, DecisiveFact>> | undefined;
  /** What a month there costs, in words. */
  month?: string | undefined;
};

/** The month of each country in words, in the order in which ties are shown (decision: finder). */
export type FinderMonths = readonly (readonly [CountryId, string])[];

/** What somebody who made these choices moves for. */
export function goalOf({ lifestyle, investment }: FinderChoices): Goal | null {
  if (lifestyle === "retirement" || lifestyle === "business" || lifestyle === "family") return lifestyle;
  return investment ? "business" : null;
}

/** The countries with their decisive facts and their months, in the order of these. */
export function addFacts(
  entries: readonly FinderEntry[],
  { decisive, months }: { decisive: DecisiveFacts; months: FinderMonths },
): FinderEntry[] {
  return months.flatMap(([id, month]) => {
    const entry = entries.find((one) => one.id === id);
    return entry ? { ...entry, decisive: decisive[id], month } : [];
  });
}

/** What the select shows for a choice; empty for none. */
export function optionLabel(choices: FinderChoices, criterion: Criterion): string {
  return FINDER_OPTIONS[criterion].find(({ value }) => value === choices[criterion])?.label ?? "";
}
