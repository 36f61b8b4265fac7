import { COUNTRIES } from "#domain/countries.ts";
import { ONE_TIME_OFFER_PAGE } from "#domain/offers.ts";
import { findSafetyChapter, SAFETY_ROWS, safetyTexts } from "#web/content/safety/safety.ts";
import { FEATURED_COUNTRIES, NOTABLE_COUNTRIES } from "#web/content/top-countries/top-countries.ts";
import { FactOffices } from "#web/features/facts/fact-offices.tsx";
import { collectOffices } from "#web/features/facts/offices.ts";
import { OPT_IN_COUNTRIES, OPT_IN_INVITATIONS } from "#web/features/opt-in/invitations-copy.ts";
import { OptIn } from "#web/features/opt-in/opt-in.tsx";
import { CallBand } from "#web/layout/call-band.tsx";
import { PageIntro } from "#web/layout/page-intro.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { Section } from "#web/layout/section.tsx";
import { hydrateLate } from "#web/lib/hydrate-late.tsx";
import { pageMeta } from "#web/lib/meta.ts";
import { buttonVariants } from "#web/ui/button.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { topCountriesPage } from "./copy.ts";
import { FeaturedPlate } from "./featured-plate.tsx";
import { NotableCard } from "./notable-card.tsx";
import type { Route } from "./+types/page.ts";

const LateOptIn = hydrateLate(OptIn);

/** Runs at build time only; the profiles are in the prerendered page, and only the form needs a script. */
export function loader() {
  return {
    optIn: {
      invitation: OPT_IN_INVITATIONS.topCountries,
      countries: OPT_IN_COUNTRIES,
      // A profile's anchor: /top-countries#tanzania.
      pageCountries: { names: Object.fromEntries(COUNTRIES.map(({ id, name }) => [id, name])) },
    },
  };
}

export function meta() {
  return pageMeta(topCountriesPage.meta);
}

export default function TopCountriesPage({ loaderData: { optIn } }: Route.ComponentProps) {
  return (
    <PageLayout>
      <>
        <Profiles />
      </>
      <LateOptIn {...optIn} />
    </PageLayout>
  );
}

/** Everything before the form; rendered by the build only. */
function Profiles() {
  const { featured, notable, card, callToAction: call } = topCountriesPage;
  const chapters = COUNTRIES.filter(({ hasGuide }) => !hasGuide).map(({ id }) => findSafetyChapter(id));
  const safetyFor = (id: string) => {
    const chapter = chapters.find(({ country }) => country === id);
    return chapter && { chapter, rows: SAFETY_ROWS, texts: safetyTexts };
  };
  return (
    <FactOffices offices={collectOffices([FEATURED_COUNTRIES, NOTABLE_COUNTRIES, chapters])}>
      <PageIntro {...topCountriesPage} />
      <Section tone="paper" title={featured.title} intro={featured.intro}>
        <ul className="mt-12 space-y-8 lg:space-y-12">
          {FEATURED_COUNTRIES.map((country, index) => (
            <li key={country.id}>
              <FeaturedPlate country={country} safety={safetyFor(country.id)} texts={card} eager={index === 0} />
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="forest" edge="west" title={notable.title} intro={notable.intro}>
        <ul className="mt-12 grid gap-6 md:grid-cols-2 lg:grid-cols-3 lg:gap-8">
          {NOTABLE_COUNTRIES.map((country) => (
            <li key={country.id}>
              <NotableCard country={country} safety={safetyFor(country.id)} texts={topCountriesPage} />
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
    </FactOffices>
  );
}
