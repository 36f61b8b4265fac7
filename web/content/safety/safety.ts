import type { CountryId } from "#domain/countries.ts";
import { botswanaSafety } from "./botswana.ts";
import { COME_BACK_LINK } from "./come-back.ts";
import { egyptSafety } from "./egypt.ts";
import { ethiopiaSafety } from "./ethiopia.ts";
import { ghanaSafety } from "./ghana.ts";
import { kenyaSafety } from "./kenya.ts";
import { mauritiusSafety } from "./mauritius.ts";
import { moroccoSafety } from "./morocco.ts";
import { nigeriaSafety } from "./nigeria.ts";
import { rwandaSafety } from "./rwanda.ts";
import { senegalSafety } from "./senegal.ts";
import { sierraLeoneSafety } from "./sierra-leone.ts";
import { southAfricaSafety } from "./south-africa.ts";
import { tanzaniaSafety } from "./tanzania.ts";
import { SAFETY_ROWS, type SafetyChapter } from "./safety-chapter.ts";

export { SAFETY_ROWS, type SafetyChapter };

/** The chapters on safety and law: one for each of the thirteen countries, in catalog order. */
export const SAFETY_CHAPTERS: readonly SafetyChapter[] = [
  ghanaSafety,
  kenyaSafety,
  southAfricaSafety,
  tanzaniaSafety,
  mauritiusSafety,
  egyptSafety,
  sierraLeoneSafety,
  senegalSafety,
  rwandaSafety,
  ethiopiaSafety,
  botswanaSafety,
  moroccoSafety,
  nigeriaSafety,
];

/** The chapter of a country; every country has one. */
export function findSafetyChapter(country: CountryId): SafetyChapter {
  const chapter = SAFETY_CHAPTERS.find((candidate) => candidate.country === country);
  if (!chapter) throw new Error(`There is no chapter on safety for "${country}".`);
  return chapter;
}

/** Texts around the chapters. */
export const safetyTexts = {
  title: "Safety & Law",
  intro:
    "What three governments tell their citizens, and laws that change lives. We give it as we found it, with its date, and say what we could not find. Advice changes within days: read today's advice at the links before you book.",
  comeBack: COME_BACK_LINK,
} as const;
