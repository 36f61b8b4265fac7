import type { CountryGuide, GuideSection } from "#web/content/country-guides/country-guides.ts";
import type { FactRow } from "#web/features/facts/fact-sheet.tsx";
import type { countryGuidesPage } from "./copy.ts";

/** The figures of a guide, as its head shows them. */
export function glanceRows(guide: CountryGuide, texts: (typeof countryGuidesPage)["card"]): FactRow[] {
  const { capital, population, language, currency, costOfLiving } = guide;
  return [
    { label: texts.capital, content: capital },
    { label: texts.population, content: population },
    { label: texts.language, content: language },
    { label: texts.currency, content: currency },
    { label: texts.costOfLiving, content: costOfLiving },
  ];
}

/** The rows of a section, in order. */
export function buildRows(guide: CountryGuide, section: GuideSection): FactRow[] {
  const parts: Record<string, FactRow["content"]> = guide.detailedGuide[section.key];
  return section.fields.flatMap(({ key, label }) => {
    const content = parts[key];
    return content === undefined ? [] : [{ label, content }];
  });
}
