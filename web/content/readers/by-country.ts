import { COUNTRIES } from "#domain/countries.ts";
import type { Fact } from "#domain/facts.ts";
import { type CountryGuide, COUNTRY_GUIDES } from "#web/content/country-guides/country-guides.ts";
import { findSafetyChapter, type SafetyChapter } from "#web/content/safety/safety.ts";
import type { ReaderGroup, ReaderRow } from "./reader.ts";

/** What the chapters on safety and law say on one subject: the records themselves, not copies. */
export function safetyByCountry(subject: string, key: keyof SafetyChapter["rows"]): ReaderGroup {
  return byCountry(
    subject,
    COUNTRIES.map(({ id, name }) => ({ label: name, content: findSafetyChapter(id).rows[key] })),
  );
}

/** What the nine guides say on one subject, in the guides' order. */
export function guidesByCountry(
  subject: string,
  find: (guide: CountryGuide["detailedGuide"]) => Fact<string>,
): ReaderGroup {
  return byCountry(
    subject,
    COUNTRY_GUIDES.map(({ name, detailedGuide }) => ({ label: name, content: find(detailedGuide) })),
  );
}

function byCountry(subject: string, rows: readonly ReaderRow[]): ReaderGroup {
  return { title: `${subject}, country by country`, isFolded: true, isOnOtherPages: true, rows };
}
