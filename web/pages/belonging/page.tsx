import { joinWords } from "#domain/join-words.ts";
import {
  CLOSED_TO_DIASPORA,
  COUNTRY_ROUTES,
  type CountryRoutes,
  diasporaRoutes,
  type Route,
} from "#web/content/belonging-routes.ts";
import type { Program } from "#content-model/resolve/resolve-country.ts";
import { guidePath } from "#web/content/page-paths.ts";
import { FactList, FactValue } from "#web/features/facts/fact-sheet.tsx";
import { listMissing } from "#web/features/facts/list-missing.ts";
import { Sourced } from "#web/features/facts/sourced.tsx";
import { Unpublished } from "#web/features/facts/unpublished.tsx";
import { ContentPage } from "#web/layout/content-page.tsx";
import { Section } from "#web/layout/section.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { belongingPage } from "./copy.ts";
import { RouteCard, routeAnchor, StateBadge } from "./route-card.tsx";
import { RouteFilters } from "./route-filters.tsx";
import { givesText, totalText } from "./route-words.ts";

const { answer, list } = belongingPage;

const OPEN = diasporaRoutes("open");
const PAUSED = diasporaRoutes("paused");
const [CITIZENS, RESIDENTS] = [true, false].map((isCitizen) =>
  OPEN.filter(({ program }) => program.gives.includes("passport") === isCitizen),
) as [Route[], Route[]];

/** All routes to belong to a country by descent, ancestry, marriage and return, side by side (decision: belonging). */
export function BelongingPage() {
  return (
    <ContentPage content={{ ...belongingPage, paragraphs: [...answerSentences(), ...belongingPage.paragraphs] }}>
      <Section tone="paper" title={answer.title}>
        <ul className="mt-8 grid gap-6 md:grid-cols-2 xl:grid-cols-4">
          {[...CITIZENS, ...RESIDENTS, ...PAUSED].map((route) => (
            <li
              key={routeAnchor(route.country.id, route.program)}
              className="rounded-lg border border-line bg-surface p-5"
            >
              <Answer {...route} />
            </li>
          ))}
        </ul>
        <p className="mt-6 measure">
          {interpolate(answer.closed, { countries: joinWords(CLOSED_TO_DIASPORA.map(({ name }) => name)) })}
        </p>
      </Section>
      <Section tone="white" title={list.title}>
        <RouteFilters />
        {COUNTRY_ROUTES.map((routes) => (
          <CountrySection key={routes.country.id} {...routes} />
        ))}
      </Section>
    </ContentPage>
  );
}

/** Who takes descendants that can name no relative, and who doesn't for now: made of the routes' own fields. */
function answerSentences(): string[] {
  const paused = PAUSED.map(({ country, program }) =>
    interpolate(answer.route, { country: country.name, route: program.name }),
  );
  return [
    ...(CITIZENS.length > 0 ? [interpolate(answer.citizens, { countries: namesOf(CITIZENS) })] : []),
    ...(RESIDENTS.length > 0 ? [interpolate(answer.residents, { countries: namesOf(RESIDENTS) })] : []),
    ...(paused.length > 0 ? [interpolate(answer.paused, { routes: joinWords(paused) })] : []),
  ];
}

function namesOf(routes: readonly Route[]): string {
  const names = routes.map(({ country: { name }, program: { gives, refuses } }) =>
    gives.includes("passport") && refuses.includes("vote") ? interpolate(answer.withoutVote, { country: name }) : name,
  );
  return joinWords([...new Set(names)]);
}

function Answer({ country, program }: Route) {
  return (
    <div className="known">
      <StateBadge program={program} />
      <h3 className="mt-2 font-serif text-xl leading-snug font-semibold">
        <NavAnchor to={`#${routeAnchor(country.id, program)}`} className="text-heading underline underline-offset-4">
          {`${country.name}: ${program.name}`}
        </NavAnchor>
      </h3>
      <p className="mt-2">{givesText(program)}</p>
      <p className="mt-2 font-semibold">{belongingPage.route.rows.conditions}</p>
      <div>
        <FactValue content={program.conditions} />
      </div>
      <p className="mt-2 font-semibold">{belongingPage.route.rows.cost}</p>
      <div>{totalText(program) || <FactValue content={program.cost} />}</div>
    </div>
  );
}

/** What the closing line of a country looks through; a country has no costs of a route that it doesn't have. */
function costAndRights({ name, state, cost, rights }: Program) {
  const { missing } = belongingPage.route;
  const rows = [{ of: name, row: missing.cost, record: cost }];
  return state === "none" ? [] : [...rows, ...(rights ? [{ of: name, row: missing.rights, record: rights }] : [])];
}

function CountrySection({ country: { id, name }, belonging, routes, ask }: CountryRoutes) {
  return (
    <section
      id={id}
      data-slot="country-routes"
      data-country={name}
      aria-labelledby={`${id}-routes`}
      className="mt-12 scroll-mt-24"
    >
      <h3 id={`${id}-routes`} className="font-serif text-2xl font-semibold">
        {name}
      </h3>
      <Sourced id={`${id}-source`} content={[belonging.dualNationality, routes]}>
        <FactList rows={[{ label: list.nationalities, content: belonging.dualNationality }]} />
        <ul className="mt-4 grid items-start gap-4 lg:grid-cols-2">
          {routes.map((program) => (
            <RouteCard key={program.id} country={id} program={program} />
          ))}
        </ul>
        <Unpublished missing={listMissing(routes.flatMap(costAndRights))} ask={ask} />
      </Sourced>
      <NavAnchor to={`${guidePath(id)}#belonging`} className="link-standalone font-semibold">
        {interpolate(list.guide, { country: name })}
      </NavAnchor>
    </section>
  );
}
