import { COUNTRIES, type Country, countryById, type CountryId } from "#domain/countries.ts";
import { CITIES } from "#web/content/countries/cities.ts";
import { CITIES_ID, comparePath, THREE_ID } from "#web/content/page-paths.ts";
import { monthInShort } from "#web/content/month-in-short.ts";
import { ContentPage } from "#web/layout/content-page.tsx";
import { CountryList } from "#web/layout/country-row.tsx";
import { Section } from "#web/layout/section.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { Island } from "#web/lib/island.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { comparePage } from "./copy.ts";
import { SeveralAtOnce } from "./several-at-once.island.tsx";

const { list, countries, cities } = comparePage;

/** Every part has an id: use-result-first.ts orders those that have one. */
const PAIRS_ID = "pairs";

const BY_NAME = COUNTRIES.map(({ id, name }) => ({ id, name })).toSorted((a, b) => (a.name < b.name ? -1 : 1));

const CITY_CHOICES = CITIES.map(({ city: { id, name }, country }) => ({ id, name, group: countryById(country).name }));

export function ComparePage() {
  return (
    <ContentPage content={comparePage}>
      <Section id={THREE_ID} tone="paper" className="sm:py-14">
        <Island of={SeveralAtOnce} props={{ kind: "countries", intro: countries.intro, choices: BY_NAME }} />
        <p className="without-scripts mt-6 measure">{countries.withoutScripts}</p>
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
      <Section id={PAIRS_ID} tone="paper" title={list.title} intro={list.intro}>
        <CountryList row={pairsRow} />
      </Section>
    </ContentPage>
  );
}

function pairsRow({ id }: Country) {
  return { value: monthInShort(id), children: <Pairs of={id} /> };
}

/** The pages of a country with each other one. */
function Pairs({ of: id }: { of: CountryId }) {
  const { name } = countryById(id);
  return (
    <>
      <p className="mt-2 text-muted">{interpolate(list.with, { country: name })}</p>
      <ul className="flex flex-wrap gap-x-4">
        {BY_NAME.filter((other) => other.id !== id).map((other) => (
          <li key={other.id}>
            <NavAnchor
              to={comparePath(id, other.id)}
              aria-label={interpolate(list.of, { first: name, second: other.name })}
              className="link-standalone min-w-11"
            >
              {other.name}
            </NavAnchor>
          </li>
        ))}
      </ul>
    </>
  );
}
