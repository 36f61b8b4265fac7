import type { CountryId } from "#domain/countries.ts";
import type { Fact } from "#domain/facts.ts";
import { CHAPTER_TITLES } from "#domain/chapter-ids.ts";
import { COME_BACK_LINK } from "./come-back.ts";
import { COUNTRY_FOLDERS } from "./countries.ts";
import { HOMES } from "#content-model/resolve/records.ts";
import { SAFETY_ROWS, type SafetyChapter } from "./safety-chapter.ts";

export { SAFETY_ROWS, type SafetyChapter };

/** The chapter of a country; every country has one. */
export function findSafetyChapter(country: CountryId): SafetyChapter {
  return COUNTRY_FOLDERS[country].safety;
}

/** What three governments advise for the whole of a country, under its labels; that of the US first. */
export function nationalAdvice(country: CountryId): { label: string; content: Fact<string> }[] {
  const { rows } = findSafetyChapter(country);
  return SAFETY_ROWS.filter(({ key }) => HOMES.some((home) => home === key)).map(({ key, label }) => ({
    label,
    content: rows[key],
  }));
}

export const safetyTexts = {
  title: CHAPTER_TITLES.safety,
  intro:
    "What three governments tell their citizens, and laws that change lives. Advice changes within days: read today's at the links before you book.",
  comeBack: COME_BACK_LINK,
} as const;
