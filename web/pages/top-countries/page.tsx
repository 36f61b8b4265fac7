import { COUNTRIES } from "#domain/countries.ts";
import { ONE_TIME_OFFER_PAGE } from "#domain/offers.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { FEATURED_COUNTRIES, NOTABLE_COUNTRIES } from "#web/content/countries/profiles.ts";
import { guidePath, profilePath } from "#web/content/page-paths.ts";
import { monthInShort } from "#web/content/month-in-short.ts";
import { OPT_IN_COUNTRIES, OPT_IN_INVITATIONS } from "#web/features/opt-in/invitations-copy.ts";
import { OptIn } from "#web/features/opt-in/opt-in.island.tsx";
import { CallBand } from "#web/layout/call-band.tsx";
import { CountryList } from "#web/layout/country-row.tsx";
import { PageIntro } from "#web/layout/page-intro.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { Section } from "#web/layout/section.tsx";
import { Island } from "#web/lib/island.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { topCountriesPage } from "./copy.ts";
import { FeaturedPlate } from "./featured-plate.tsx";
import { NotableCard } from "./notable-card.tsx";

const { list, featured, notable, callToAction: call } = topCountriesPage;

export function TopCountriesPage() {
  return (
    <PageLayout meta={topCountriesPage.meta}>
      <PageIntro {...topCountriesPage} />
      <Section tone="white" title={list.title} intro={list.intro}>
        <CountryList
          row={({ id }) => ({
            to: COUNTRY_FOLDERS[id].profile ? profilePath(id) : guidePath(id),
            value: monthInShort(id),
          })}
        />
      </Section>
      <Section tone="paper" title={featured.title} intro={featured.intro}>
        <ul className="mt-12 space-y-14">
          {FEATURED_COUNTRIES.map((country) => (
            <li key={country.id}>
              <FeaturedPlate country={country} />
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="forest" edge="west" title={notable.title} intro={notable.intro}>
        <ul className="mt-12 grid gap-6 md:grid-cols-2 lg:grid-cols-3 lg:gap-8">
          {NOTABLE_COUNTRIES.map((country) => (
            <li key={country.id}>
              <NotableCard country={country} />
            </li>
          ))}
        </ul>
      </Section>
      <CallBand motif="east" title={call.heading} text={call.text}>
        <div className="flex flex-wrap justify-center gap-4">
          <NavAnchor to={ONE_TIME_OFFER_PAGE} className={buttonVariants({ size: "large" })}>
            {call.expertGuidance}
          </NavAnchor>
          <NavAnchor to="/cost-calculator" className={buttonVariants({ size: "large", variant: "outline" })}>
            {call.compareCosts}
          </NavAnchor>
        </div>
      </CallBand>
      <Island
        of={OptIn}
        props={{
          invitation: OPT_IN_INVITATIONS.topCountries,
          countries: OPT_IN_COUNTRIES,
          // A profile's anchor: /top-countries#tanzania.
          pageCountries: { names: Object.fromEntries(COUNTRIES.map(({ id, name }) => [id, name])) },
        }}
      />
    </PageLayout>
  );
}
