import type { FeaturedCountry } from "#web/content/countries/profiles.ts";
import { livingCost } from "#web/content/month-in-short.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { cityPath } from "#web/content/page-paths.ts";
import type { FactRow } from "#web/features/facts/fact-sheet.tsx";
import { topCountriesPage } from "./copy.ts";

const { card } = topCountriesPage;

/** What a featured profile states in figures, on its card and on its page: what the law asks for before what we recommend. */
export function figureRows(country: FeaturedCountry): FactRow[] {
  const { id, capital, mainCities, investment, legalMinimum, climate } = country;
  return [
    { label: card.capital, content: capital },
    ...(mainCities ? [{ label: card.mainCities, content: mainCities }] : []),
    {
      label: card.livingCost,
      content: livingCost(id),
      href: `${cityPath(COUNTRY_FOLDERS[id].record.cities[0].id)}#month`,
    },
    ...(legalMinimum ? [{ label: card.legalMinimum, content: legalMinimum }] : []),
    { label: card.investment, content: investment },
    { label: card.climate, content: climate },
  ];
}
