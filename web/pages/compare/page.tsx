import { COUNTRIES, countryById } from "#domain/countries.ts";
import { CITIES } from "#web/content/countries/cities.ts";
import { CITIES_ID, comparePath, THREE_ID } from "#web/content/page-paths.ts";
import { PAIRS } from "#web/content/comparisons.ts";
import { ContentPage } from "#web/layout/content-page.tsx";
import { Section } from "#web/layout/section.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { Island } from "#web/lib/island.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { comparePage } from "./copy.ts";
import { SeveralAtOnce } from "./several-at-once.island.tsx";

const { list, three, cities } = comparePage;

/** Every part has an id: use-result-first.ts orders those that have one. */
const PAIRS_ID = "pairs";

const BY_NAME = COUNTRIES.map(({ id, name }) => ({ id, name })).toSorted((a, b) => (a.name < b.name ? -1 : 1));

const CITY_CHOICES = CITIES.map(({ city: { id, name }, country }) => ({ id, name, group: countryById(country).name }));

export function ComparePage() {
  return (
    <ContentPage content={comparePage}>
      <Section id={PAIRS_ID} tone="white" title={list.title}>
        <PairLists />
      </Section>
      <Section id={THREE_ID} tone="paper" className="sm:py-14">
        <Island of={SeveralAtOnce} props={{ kind: "countries", intro: three.intro, choices: BY_NAME }} />
        <p className="without-scripts mt-6 measure">{three.withoutScripts}</p>
      </Section>
      <Section id={CITIES_ID} tone="white" className="sm:py-14">
        <Island of={SeveralAtOnce} props={{ kind: "cities", intro: cities.intro, choices: CITY_CHOICES }} />
        <p className="without-scripts mt-6 measure">{cities.withoutScripts}</p>
        <p className="mt-6">
          <NavAnchor to="/cities" className="link-standalone font-semibold">
            {cities.all}
          </NavAnchor>
        </p>
      </Section>
    </ContentPage>
  );
}

/** Every pair, under each of its two countries. */
function PairLists() {
  return (
    <ul className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {COUNTRIES.map(({ id, name }) => (
        <li key={id}>
          <h3 className="font-serif text-xl font-semibold">{interpolate(list.with, { country: name })}</h3>
          <ul className="mt-1 flex flex-wrap gap-x-4">
            {PAIRS.filter((pair) => pair.includes(id)).map((pair) => {
              const other = countryById(pair[0] === id ? pair[1] : pair[0]);
              return (
                <li key={other.id}>
                  <NavAnchor
                    to={comparePath(...pair)}
                    aria-label={interpolate(list.of, { first: name, second: other.name })}
                    className="link-standalone min-w-11"
                  >
                    {other.name}
                  </NavAnchor>
                </li>
              );
            })}
          </ul>
        </li>
      ))}
    </ul>
  );
}
