import { dollarsText, roundEnds } from "#domain/dollars-text.ts";
import { countryById } from "#domain/countries.ts";
import { CITIES, type CityOfCountry } from "#web/content/countries/cities.ts";
import { cityPath } from "#web/content/page-paths.ts";
import { ContentPage } from "#web/layout/content-page.tsx";
import { Section } from "#web/layout/section.tsx";
import { SpineCard } from "#web/layout/spine-card.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { citiesPage } from "./copy.ts";

const { list } = citiesPage;

/** Every city, under its country. */
export function CitiesPage() {
  const byCountry = [...Map.groupBy(CITIES, ({ country }) => country)];
  return (
    <ContentPage content={citiesPage}>
      <Section tone="white" title={list.title}>
        {byCountry.map(([country, places]) => (
          <section key={country} id={country} aria-labelledby={`${country}-cities`} className="mt-10 scroll-mt-24">
            <h3 id={`${country}-cities`} className="font-serif text-2xl font-semibold">
              {countryById(country).name}
            </h3>
            <ul className="mt-4 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
              {places.map((place) => (
                <li key={place.city.id} className="flex">
                  <CityCard place={place} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Section>
    </ContentPage>
  );
}

function CityCard({ place: { city, country } }: { place: CityOfCountry }) {
  const { one: rent } = city.monthUsd.rents.newcomers;
  return (
    <SpineCard
      motif={countryById(country).region}
      data-slot="city-card"
      className="group relative w-full transition-shadow hover:shadow-lift"
    >
      <div className="flex min-w-0 grow flex-col p-6">
        <h4 className="font-serif text-xl leading-tight font-semibold">
          <NavAnchor to={cityPath(city.id)} className="text-heading after:absolute after:inset-0 group-hover:underline">
            {city.name}
          </NavAnchor>
        </h4>
        <p className="mt-2 font-semibold tabular-nums">
          {rent ? interpolate(list.rent, { range: dollarsText(roundEnds(rent)) }) : list.noRent}
        </p>
        <p className="mt-3 text-muted">{city.fits}</p>
      </div>
    </SpineCard>
  );
}
