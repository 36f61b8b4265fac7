import { checkoutUrl, OFFER_PAIRS, OFFERS } from "#domain/offers.ts";
import { site } from "#domain/site.ts";
import { homeMeta } from "#web/content/home-page.ts";
import { landingQuestions } from "#web/content/questions.ts";
import { videoSection } from "#web/features/film/copy.ts";
import { Film, FilmWithoutScripts } from "#web/features/film/film.tsx";
import { countriesSection, finderSection } from "#web/features/finder/copy.ts";
import { DECISIVE_FACTS, FINDER_MONTHS } from "#web/features/finder/decisive-facts.ts";
import { Finder } from "#web/features/finder/finder.island.tsx";
import { ReaderLinks } from "#web/features/readers/reader-links.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { Section } from "#web/layout/section.tsx";
import { StructuredData } from "#web/layout/structured-data.tsx";
import { Island } from "#web/lib/island.tsx";
import { faqPage, organization, service, website } from "#web/lib/structured-data.ts";
import { buttonVariants } from "#web/ui/button.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { calculatorSection, calculatorTexts, enrollment } from "./copy.ts";
import { Destinations } from "./destinations.tsx";
import { Enrollment } from "./enrollment.tsx";
import { Hero } from "./hero.tsx";
import { LandingCalculator } from "./landing-calculator/landing-calculator.island.tsx";
import { LandingFaq } from "./landing-faq.tsx";
import { Program } from "./program.tsx";
import { Stories } from "./stories.tsx";
import { WhyAfrica } from "./why-africa.tsx";
import { WhyUseIt } from "./why-use-it.tsx";

const OFFERED = enrollment.plans.map(({ title, offer }) => {
  const { price, currency } = OFFERS[offer];
  return { name: title, price, currency, url: checkoutUrl(offer) };
});

export function HomePage() {
  return (
    <PageLayout meta={homeMeta} event={["page_view", { page_title: homeMeta.title, page_path: homeMeta.path }]}>
      <StructuredData
        data={[
          organization(),
          website(),
          service(`${site.name}: ${site.program}`, homeMeta.description, OFFERED),
          faqPage(landingQuestions),
        ]}
      />
      <Hero />
      <Section
        tone="white"
        {...videoSection}
        className="grid items-center gap-x-12 gap-y-6 lg:grid-cols-[2fr_3fr] print:hidden"
      >
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Film />
          <FilmWithoutScripts />
        </div>
        <FilmLink />
      </Section>
      <WhyAfrica />
      <WhyUseIt />
      <Program />
      <Section id={finderSection.id} tone="paper" {...countriesSection}>
        <Island of={Finder} props={{ decisive: DECISIVE_FACTS, months: FINDER_MONTHS }} />
        <ReaderLinks />
        <Destinations />
      </Section>
      <Section
        id={calculatorTexts.id}
        tone="white"
        edge="east"
        {...calculatorSection}
        className="not-has-[[data-print=only]]:print:hidden"
      >
        <Island of={LandingCalculator} props={{ texts: calculatorTexts }} />
      </Section>
      <Stories />
      <Enrollment />
      <LandingFaq />
    </PageLayout>
  );
}

function FilmLink() {
  return (
    <div className="self-start">
      <NavAnchor to={checkoutUrl(OFFER_PAIRS.program.oneTime)} className={buttonVariants({ size: "large" })}>
        {videoSection.link}
      </NavAnchor>
      <p className="mt-4 measure text-sm leading-snug text-muted">{videoSection.linkNote}</p>
    </div>
  );
}
