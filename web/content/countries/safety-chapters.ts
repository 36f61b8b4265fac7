import { COUNTRIES, type CountryId } from "#domain/countries.ts";
import { COME_BACK_LINK } from "./come-back.ts";
import { COUNTRY_FOLDERS } from "./countries.ts";
import { SAFETY_ROWS, type SafetyChapter } from "./safety-chapter.ts";

export { SAFETY_ROWS, type SafetyChapter };

/** The chapters on safety and law: one for each country, in catalog order. */
export const SAFETY_CHAPTERS: readonly SafetyChapter[] = COUNTRIES.map(({ id }) => findSafetyChapter(id));

/** The chapter of a country; every country has one. */
export function findSafetyChapter(country: CountryId): SafetyChapter {
  return COUNTRY_FOLDERS[country].safety;
}

/** Texts around the chapters. */
export const safetyTexts = {
  title: "Safety & Law",
  intro:
    "What three governments tell their citizens, and laws that change lives. We give it as we found it, with its date, and say what we could not find. Advice changes within days: read today's advice at the links before you book.",
  comeBack: COME_BACK_LINK,
} as const;
