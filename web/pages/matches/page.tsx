import { useLoaderData } from "react-router";
import { CRITERIA } from "#domain/finder-choices.ts";
import { NO_CHOICE } from "#domain/finder-options.ts";
import { LOOSENED_NOTE_ID } from "#domain/matches-path.ts";
import { site } from "#domain/site.ts";
import { comparePath } from "#web/content/page-paths.ts";
import { FINDER_RESULTS } from "#web/content/finder-results.ts";
import { DECISIVE_FACTS, FINDER_MONTHS } from "#web/features/finder/decisive-facts.ts";
import { addFacts } from "#web/features/finder/finder-data.ts";
import { FINDER_ENTRIES } from "#web/features/finder/finder-entries.ts";
import { MatchCard } from "#web/features/finder/match-card.tsx";
import { OtherMatches } from "#web/features/finder/other-matches.tsx";
import { describeTie, rankAt } from "#web/features/finder/standing.ts";
import { CallBand } from "#web/layout/call-band.tsx";
import { PageIntro } from "#web/layout/page-intro.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { Section } from "#web/layout/section.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { found } from "#web/lib/not-found.ts";
import { buttonVariants } from "#web/ui/button.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { matchesPage as texts } from "./copy.ts";

/** @throws Response with status 404 where no country matches, or the choices are none */
export function loadMatches({ params }: { params: { choices?: string } }) {
  return found(FINDER_RESULTS.find(({ path }) => path === `/matches/${params.choices}`));
}

/** A result of the finder: it needs no script. It stays out of search engines: the countries have pages of their own. */
export function MatchesPage() {
  const { path, picture, choices, matches, heading, wishes } = useLoaderData<typeof loadMatches>();
  const ids = matches.map(({ country }) => country.id);
  const { region, name } = matches[0]!.country;
  const entries = addFacts(FINDER_ENTRIES, { decisive: DECISIVE_FACTS, months: FINDER_MONTHS });
  const tie = describeTie(entries, choices);
  const lead = matches.length === 1 ? texts.lead.one : texts.lead.more;
  const query = new URLSearchParams(CRITERIA.map((criterion) => [criterion, choices[criterion] ?? NO_CHOICE]));
  const words = { heading, wishes: wishes.join(", ") || texts.open, site: site.name };
  const [title, description] = [interpolate(texts.title, words), interpolate(texts.description, words)];
  return (
    <PageLayout meta={{ path, title, description, noindex: true, picture }}>
      <PageIntro
        motif={region}
        heading={heading}
        paragraphs={[wishes.length > 0 ? interpolate(lead, { name, wishes: wishes.join(", ") }) : texts.leadOpen]}
      />
      <Section tone="paper" title={texts.cards}>
        {tie && <p className="mt-3 measure text-muted">{tie}</p>}
        <p id={LOOSENED_NOTE_ID} className="mt-5 hidden scroll-mt-24 text-lead font-semibold target:flex">
          {texts.loosened}
        </p>
        <ol className="mt-10 grid gap-6 md:grid-cols-3">
          {matches.map(({ country, score }, index) => (
            <li key={country.id}>
              <MatchCard
                match={{ country: entries.find(({ id }) => id === country.id)!, score }}
                rank={rankAt(index)}
                choices={choices}
                heading="h3"
              />
            </li>
          ))}
        </ol>
        <OtherMatches entries={entries} choices={choices} />
        <p className="mt-8 flex flex-wrap gap-x-8">
          {ids.length > 1 && (
            <NavAnchor to={comparePath(...ids)} className="link-standalone font-semibold">
              {ids.length === 2 ? texts.compare.two : texts.compare.three}
            </NavAnchor>
          )}
          <NavAnchor to="/cost-calculator" className="link-standalone font-semibold">
            {texts.costs}
          </NavAnchor>
        </p>
      </Section>
      <CallBand motif={region} title={texts.next.title} text={texts.next.text}>
        <NavAnchor to={`/?${query}#countries`} className={buttonVariants({ size: "large" })}>
          {texts.next.label}
        </NavAnchor>
      </CallBand>
    </PageLayout>
  );
}
