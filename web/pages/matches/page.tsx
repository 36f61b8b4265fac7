import { useLoaderData } from "react-router";
import { site } from "#domain/site.ts";
import { FINDER_RESULTS } from "#web/content/finder-results.ts";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { found } from "#web/lib/not-found.ts";
import { matchesPage } from "./copy.ts";
import { Matches } from "./matches.tsx";

/** @throws Response with status 404 where no country matches, or the choices are none */
export function loadMatches({ params }: { params: { choices?: string } }) {
  return found(FINDER_RESULTS.find(({ path }) => path === `/matches/${params.choices}`));
}

/** A result of the finder. It stays out of search engines: the countries have pages of their own. */
export function MatchesPage() {
  const result = useLoaderData<typeof loadMatches>();
  const { path, heading, picture } = result;
  const words = { heading, wishes: result.wishes.join(", ") || matchesPage.open, site: site.name };
  const title = interpolate(matchesPage.title, words);
  const description = interpolate(matchesPage.description, words);
  return (
    <PageLayout meta={{ path, title, description, noindex: true, picture }}>
      <Matches result={result} />
    </PageLayout>
  );
}
