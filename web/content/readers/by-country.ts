import { COUNTRIES } from "#domain/countries.ts";
import type { Fact } from "#domain/facts.ts";
import { type CountryGuide, COUNTRY_GUIDES } from "#web/content/country-guides/country-guides.ts";
import { findSafetyChapter, type SafetyChapter } from "#web/content/safety/safety.ts";
import type { ReaderRow } from "./reader.ts";

/** What the chapters on safety and law say on one subject, country by country: the records themselves, not copies. */
export function safetyByCountry(key: keyof SafetyChapter["rows"]): readonly ReaderRow[] {
  return COUNTRIES.map(({ id, name }) => ({ label: name, content: findSafetyChapter(id).rows[key] }));
}

/** What the nine guides say on one subject, in the guides' order. */
export function guidesByCountry(find: (guide: CountryGuide["detailedGuide"]) => Fact<string>): readonly ReaderRow[] {
  return COUNTRY_GUIDES.map(({ name, detailedGuide }) => ({ label: name, content: find(detailedGuide) }));
}
