import { useEffect } from "react";
import { COUNTRIES } from "#domain/countries.ts";
import { INVESTMENT_OPTIONS, LANGUAGE_OPTIONS, LIFESTYLE_OPTIONS, NO_CHOICE } from "#domain/finder-options.ts";
import { checkoutUrl, OFFER_PAIRS, OFFERS } from "#domain/offers.ts";
import { PROGRAM_MODULES } from "#domain/program.ts";
import { site } from "#domain/site.ts";
import { hero, homeMeta } from "#web/content/home-page.ts";
import { landingQuestions } from "#web/content/questions/questions.ts";
import { FactOffices } from "#web/features/facts/fact-offices.tsx";
import { collectOffices } from "#web/features/facts/offices.ts";
import { videoSection } from "#web/features/film/copy.ts";
import { FilmPreview, FilmWithoutScripts } from "#web/features/film/film.tsx";
import { countriesSection } from "#web/features/finder/copy.ts";
import { Finder } from "#web/features/finder/finder.tsx";
import { ReaderLinks } from "#web/features/readers/reader-links.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { Section } from "#web/layout/section.tsx";
import { StructuredData } from "#web/layout/structured-data.tsx";
import { track } from "#web/lib/analytics.ts";
import { hydrateLate } from "#web/lib/hydrate-late.tsx";
import { pageMeta } from "#web/lib/meta.ts";
import { Prerendered } from "#web/lib/prerendered.tsx";
import { faqPage, organization, service, website } from "#web/lib/structured-data.ts";
import { buttonVariants } from "#web/ui/button.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import * as sections from "./copy.ts";
import { Destinations } from "./destinations.tsx";
import { Enrollment } from "./enrollment.tsx";
import { Hero } from "./hero.tsx";
import { LandingFaq } from "./landing-faq.tsx";
import type { Plan } from "./plan-panel.tsx";
import { Program } from "./program.tsx";
import { Stories } from "./stories.tsx";
import { landingTestimonials, successStories } from "./success-stories.ts";
import { WhyAfrica } from "./why-africa.tsx";
import { WhyUseIt } from "./why-use-it.tsx";
import type { Route } from "./+types/page.ts";
import { LandingCalculator } from "./landing-calculator/landing-calculator.tsx";

const LateLandingCalculator = hydrateLate(LandingCalculator);

/** Runs at build time only: the texts and the catalog are in the prerendered page, not in the script. */
export function loader() {
  return {
    texts: {
      enrollment: sections.enrollment,
      calculatorSection: sections.calculatorSection,
      landingFaqSection: sections.landingFaqSection,
      homeMeta,
      hero,
      videoSection,
      countriesSection,
    },
    finder: {
      entries: COUNTRIES.map(({ id, name, tags, description, hasGuide, matchCategories }) => ({
        id,
        name,
        description,
        hasGuide,
        matchCategories,
        tags: tags.slice(0, 1),
      })),
      options: { lifestyle: LIFESTYLE_OPTIONS, language: LANGUAGE_OPTIONS, investment: INVESTMENT_OPTIONS },
      noChoice: NO_CHOICE,
    },
    plans: sections.enrollment.plans.map(withOffer),
    checkout: checkoutUrl(OFFER_PAIRS.program.oneTime),
    questions: landingQuestions,
    offices: collectOffices(landingQuestions),
  };
}

/** A plan's card with what its offer says of it, and its checkout (decision: two-price-pairs). */
function withOffer(plan: sections.PlanCard): Plan {
  const { kind, price, currency } = OFFERS[plan.offer];
  return { ...plan, kind, price, currency, url: checkoutUrl(plan.offer) };
}

/** The URL keeps the finder's choices; they change nothing of the page's data. */
export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.texts.homeMeta);
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { texts, finder, plans, checkout, questions, offices } = loaderData;
  const { videoSection, countriesSection, calculatorSection } = texts;

  useEffect(() => track("page_view", { page_title: texts.homeMeta.title, page_path: "/" }), [texts]);

  return (
    <PageLayout>
      <Prerendered>
        {(import.meta.env.SSR || import.meta.env.DEV) && (
          <StructuredData
            data={[
              organization(),
              website(),
              service(`${site.name}: ${site.program}`, texts.homeMeta.description, plans.map(toOffered)),
              faqPage(questions),
            ]}
          />
        )}
      </Prerendered>
      <Hero texts={texts.hero} />
      <Section
        tone="white"
        {...heading(videoSection)}
        className="grid items-center gap-x-14 gap-y-10 lg:grid-cols-[2fr_3fr]"
      >
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <FilmPreview texts={videoSection} />
          <FilmWithoutScripts texts={videoSection} />
        </div>
        <div className="self-start">
          <NavAnchor to={checkout} className={buttonVariants({ size: "large" })}>
            {videoSection.link}
          </NavAnchor>
          <p className="mt-4 measure text-[0.9375rem] leading-snug text-muted">{videoSection.linkNote}</p>
        </div>
      </Section>
      <Prerendered>{(import.meta.env.SSR || import.meta.env.DEV) && <Reasons />}</Prerendered>
      <Section id={countriesSection.id} tone="paper" {...heading(countriesSection)}>
        <Finder texts={countriesSection} data={finder} />
        <Prerendered>
          {(import.meta.env.SSR || import.meta.env.DEV) && (
            <>
              <ReaderLinks />
              <Destinations texts={countriesSection} destinations={COUNTRIES.filter(({ featured }) => featured)} />
            </>
          )}
        </Prerendered>
      </Section>
      <Section id={calculatorSection.id} tone="white" edge="east" {...heading(calculatorSection)}>
        <LateLandingCalculator texts={calculatorSection} />
      </Section>
      <Prerendered>
        {(import.meta.env.SSR || import.meta.env.DEV) && (
          <Stories texts={successStories} testimonials={landingTestimonials} checkout={checkout} />
        )}
      </Prerendered>
      <Enrollment texts={texts.enrollment} plans={plans} />
      <FactOffices offices={offices}>
        <LandingFaq texts={texts.landingFaqSection} questions={questions} />
      </FactOffices>
    </PageLayout>
  );
}

function toOffered({ title, price, currency, url }: Plan) {
  return { name: title, price, currency, url };
}

function Reasons() {
  return (
    <>
      <WhyAfrica texts={sections.whyAfrica} />
      <WhyUseIt texts={sections.whyUseIt} />
      <Program texts={sections.programSection} modules={PROGRAM_MODULES} />
    </>
  );
}

function heading({ eyebrow, heading, intro }: { eyebrow: string; heading: string; intro: string }) {
  return { eyebrow, title: heading, intro };
}
