import { COUNTRIES, countryById } from "#domain/countries.ts";
import { comparePath } from "#web/content/page-paths.ts";
import { ASKED_TRIPLES, PAIRS } from "#web/content/comparisons.ts";
import { ContentPage } from "#web/layout/content-page.tsx";
import { Section } from "#web/layout/section.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { listNames } from "#web/lib/list-names.ts";
import { pageMeta } from "#web/lib/meta.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { comparePage } from "./copy.ts";

export function meta() {
  return pageMeta(comparePage.meta);
}

export default function ComparePage() {
  return (
    <ContentPage content={comparePage}>
      <Section tone="white" title={comparePage.list.title}>
        <PairLists />
      </Section>
      <Section tone="paper" title={comparePage.three.title} intro={comparePage.three.intro}>
        <TripleList />
      </Section>
    </ContentPage>
  );
}

/** The sets of three that people arrive at by the finder. */
function TripleList() {
  return (
    <ul className="mt-8 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {ASKED_TRIPLES.map((countries) => (
        <li key={countries.join()}>
          <NavAnchor to={comparePath(...countries)} className="link-standalone">
            {listNames(countries.map(countryById))}
          </NavAnchor>
        </li>
      ))}
    </ul>
  );
}

/** Every pair, under each of its two countries. */
function PairLists() {
  const texts = comparePage.list;
  return (
    <ul className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {COUNTRIES.map(({ id, name }) => (
        <li key={id}>
          <h3 className="font-serif text-xl font-semibold">{interpolate(texts.with, { country: name })}</h3>
          <ul className="mt-1 flex flex-wrap gap-x-5">
            {PAIRS.filter((pair) => pair.includes(id)).map((pair) => {
              const other = countryById(pair[0] === id ? pair[1] : pair[0]);
              return (
                <li key={other.id}>
                  <NavAnchor
                    to={comparePath(...pair)}
                    aria-label={interpolate(texts.of, { first: name, second: other.name })}
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
