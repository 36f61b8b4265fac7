import { countryById } from "#domain/countries.ts";
import { CITIES, type CityOfCountry } from "#web/content/countries/cities.ts";
import { cityMonthInShort } from "#web/content/month-in-short.ts";
import { cityPath } from "#web/content/page-paths.ts";
import { ContentPage } from "#web/layout/content-page.tsx";
import { Section } from "#web/layout/section.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { citiesPage } from "./copy.ts";

const { list } = citiesPage;

/** Every city, under its country. */
export function CitiesPage() {
  const byCountry = [...Map.groupBy(CITIES, ({ country }) => country)];
  return (
    <ContentPage content={citiesPage}>
      <Section tone="white" title={list.title} intro={list.intro}>
        {byCountry.map(([country, places]) => (
          <section key={country} id={country} aria-labelledby={`${country}-cities`} className="mt-10 scroll-mt-24">
            <h3 id={`${country}-cities`} className="font-serif text-2xl font-semibold">
              {countryById(country).name}
            </h3>
            <ul className="mt-3 grid gap-x-10 md:grid-cols-2">
              {places.map((place) => (
                <CityRow key={place.city.id} place={place} />
              ))}
            </ul>
          </section>
        ))}
      </Section>
    </ContentPage>
  );
}

/** A city in a row: what a month costs, and for whom it fits. */
function CityRow({ place }: { place: CityOfCountry }) {
  const { city } = place;
  return (
    <li className="border-t border-line py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h4 className="font-serif text-lg leading-tight font-semibold">
          <NavAnchor to={cityPath(city.id)} className="underline underline-offset-4">
            {city.name}
          </NavAnchor>
        </h4>
        <p className="font-semibold tabular-nums">{cityMonthInShort(place)}</p>
      </div>
      <p className="text-sm text-muted">{city.fits}</p>
    </li>
  );
}
