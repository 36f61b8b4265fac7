import { factText } from "#web/lib/fact-text.ts";
import { isFact } from "#domain/facts.ts";
import type { CountryGuide } from "#web/content/countries/guides.ts";
import { FactGrid } from "#web/features/facts/fact-sheet.tsx";
import { FactSource } from "#web/features/facts/fact.tsx";
import { Badge } from "#web/ui/badge.tsx";
import type { countryGuidesPage } from "./copy.ts";

type GuideFiguresProps = { guide: CountryGuide; texts: (typeof countryGuidesPage)["card"] };

/** The figures of a card, its highlights, and where they come from. */
export function GuideFigures({ guide, texts }: GuideFiguresProps) {
  const { capital, population, currency, costOfLiving, highlights } = guide;
  return (
    <div className="flex grow flex-col gap-5">
      <FactGrid
        className="grid-cols-2"
        rows={[
          { label: texts.capital, content: capital },
          { label: texts.currency, content: currency },
          { label: texts.population, content: population },
        ]}
      />
      <ul data-slot="highlights" className="flex flex-wrap gap-2">
        {highlights.map((highlight) => {
          const words = isFact(highlight) ? factText(highlight) : highlight;
          return (
            <li key={words}>
              <Badge>{words}</Badge>
            </li>
          );
        })}
      </ul>
      <FactSource
        className="mt-auto border-t border-line pt-2"
        facts={[capital, population, currency, costOfLiving, ...highlights.filter((text) => isFact(text))]}
      />
    </div>
  );
}
