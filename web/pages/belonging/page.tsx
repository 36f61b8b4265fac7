import { joinWords } from "#domain/join-words.ts";
import { CLOSED_TO_DIASPORA, COUNTRY_ROUTES, diasporaRoutes, type Route } from "#web/content/belonging-routes.ts";
import { ContentPage } from "#web/layout/content-page.tsx";
import { Section } from "#web/layout/section.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { belongingPage } from "./copy.ts";
import { CountryRoutesRow } from "./country-routes-row.tsx";
import { RouteFilters } from "./route-filters.tsx";

const { answer, list } = belongingPage;

const OPEN_ROUTES = diasporaRoutes("open");
const PAUSED_ROUTES = diasporaRoutes("paused");
const [CITIZENS, RESIDENTS] = [true, false].map((isCitizen) =>
  OPEN_ROUTES.filter(({ program }) => program.gives.includes("passport") === isCitizen),
) as [Route[], Route[]];

/** The routes to belong to each country by descent, ancestry, marriage and return, side by side. */
export function BelongingPage() {
  return (
    <ContentPage content={{ ...belongingPage, paragraphs: [] }}>
      <Section tone="white" title={list.title} intro={list.intro}>
        <RouteFilters />
        <div className="mt-6 measure space-y-2">
          {answerSentences().map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <div className="mt-8">
          {COUNTRY_ROUTES.map((routes) => (
            <CountryRoutesRow key={routes.country.id} {...routes} />
          ))}
        </div>
      </Section>
    </ContentPage>
  );
}

/** Who takes descendants that can name no relative, and who doesn't: made of the routes' own fields. */
function answerSentences(): string[] {
  const paused = PAUSED_ROUTES.map(({ country, program }) =>
    interpolate(answer.route, { country: country.name, route: program.name }),
  );
  return [
    ...(CITIZENS.length > 0 ? [interpolate(answer.citizens, { countries: namesOf(CITIZENS) })] : []),
    ...(RESIDENTS.length > 0 ? [interpolate(answer.residents, { countries: namesOf(RESIDENTS) })] : []),
    ...(paused.length > 0 ? [interpolate(answer.paused, { routes: joinWords(paused) })] : []),
    interpolate(answer.closed, { countries: joinWords(CLOSED_TO_DIASPORA.map(({ name }) => name)) }),
  ];
}

function namesOf(routes: readonly Route[]): string {
  const names = routes.map(({ country: { name }, program: { gives, refuses } }) =>
    gives.includes("passport") && refuses.includes("vote") ? interpolate(answer.withoutVote, { country: name }) : name,
  );
  return joinWords([...new Set(names)]);
}
