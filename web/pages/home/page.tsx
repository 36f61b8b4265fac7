import { COUNTRIES } from "#domain/countries.ts";
import { checkoutUrl, OFFER_PAIRS, OFFERS } from "#domain/offers.ts";
import { PROGRAM_MODULES } from "#web/content/program.ts";
import { site } from "#domain/site.ts";
import { homeMeta } from "#web/content/home-page.ts";
import { landingQuestions } from "#web/content/questions/questions.ts";
import { FILM_TEXTS, videoSection } from "#web/features/film/copy.ts";
import { Film, FilmWithoutScripts } from "#web/features/film/film.tsx";
import { countriesSection, finderSection } from "#web/features/finder/copy.ts";
import { DECISIVE_FACTS } from "#web/features/finder/decisive-facts.ts";
import { Finder } from "#web/features/finder/finder.island.tsx";
import { ReaderLinks } from "#web/features/readers/reader-links.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { Section, SectionHead } from "#web/layout/section.tsx";
import { StructuredData } from "#web/layout/structured-data.tsx";
import { Island } from "#web/lib/island.tsx";
import { faqPage, organization, service, website } from "#web/lib/structured-data.ts";
import { buttonVariants } from "#web/ui/button.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import * as sections from "./copy.ts";
import { Destinations } from "./destinations.tsx";
import { Enrollment } from "./enrollment.tsx";
import { Hero } from "./hero.tsx";
import { LandingCalculator } from "./landing-calculator/landing-calculator.island.tsx";
import { LandingFaq } from "./landing-faq.tsx";
import { Program } from "./program.tsx";
import { Stories } from "./stories.tsx";
import { landingTestimonials, successStories } from "./success-stories.ts";
import { WhyAfrica } from "./why-africa.tsx";
import { WhyUseIt } from "./why-use-it.tsx";

const OFFERED = sections.enrollment.plans.map(({ title, offer }) => {
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
        head={<Head {...videoSection} />}
        className="grid items-center gap-x-12 gap-y-6 lg:grid-cols-[2fr_3fr]"
      >
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Film texts={FILM_TEXTS} previewUrl={site.videoUrl} />
          <FilmWithoutScripts texts={FILM_TEXTS} previewUrl={site.videoUrl} />
        </div>
        <FilmLink texts={videoSection} />
      </Section>
      <WhyAfrica texts={sections.whyAfrica} />
      <WhyUseIt texts={sections.whyUseIt} />
      <Program texts={sections.programSection} modules={PROGRAM_MODULES} />
      <Section id={finderSection.id} tone="paper" head={<Head {...countriesSection} />}>
        <Island of={Finder} props={{ decisive: DECISIVE_FACTS }} />
        <ReaderLinks />
        <Destinations texts={countriesSection} destinations={COUNTRIES.filter(({ featured }) => featured)} />
      </Section>
      <Section
        id={sections.calculatorTexts.id}
        tone="white"
        edge="east"
        head={<Head {...sections.calculatorSection} />}
      >
        <Island of={LandingCalculator} props={{ texts: sections.calculatorTexts }} />
      </Section>
      <Stories
        texts={successStories}
        testimonials={landingTestimonials}
        checkout={checkoutUrl(OFFER_PAIRS.program.oneTime)}
      />
      <Enrollment texts={sections.enrollment} />
      <LandingFaq />
    </PageLayout>
  );
}

function FilmLink({ texts }: { texts: typeof videoSection }) {
  return (
    <div className="self-start">
      <NavAnchor to={checkoutUrl(OFFER_PAIRS.program.oneTime)} className={buttonVariants({ size: "large" })}>
        {texts.link}
      </NavAnchor>
      <p className="mt-4 measure text-[0.9375rem] leading-snug text-muted">{texts.linkNote}</p>
    </div>
  );
}

function Head({ eyebrow, heading, intro }: { eyebrow: string; heading: string; intro: string }) {
  return <SectionHead eyebrow={eyebrow} title={heading} intro={intro} />;
}
