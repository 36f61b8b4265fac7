import { useEffect, useRef } from "react";
import { COUNTRIES } from "#domain/countries.ts";
import { INVESTMENT_OPTIONS, LANGUAGE_OPTIONS, LIFESTYLE_OPTIONS, NO_CHOICE } from "#domain/finder-options.ts";
import { checkoutUrl, OFFER_PAIRS, OFFERS } from "#domain/offers.ts";
import { PROGRAM_MODULES } from "#domain/program.ts";
import { site } from "#domain/site.ts";
import { homeMeta } from "#web/content/home-page.ts";
import { landingQuestions } from "#web/content/questions/questions.ts";
import { FILM_TEXTS, videoSection } from "#web/features/film/copy.ts";
import { FilmPreview, FilmWithoutScripts } from "#web/features/film/film.tsx";
import { countriesSection, finderSection } from "#web/features/finder/copy.ts";
import { Finder, type ShowMatches } from "#web/features/finder/finder.tsx";
import { ReaderLinks } from "#web/features/readers/reader-links.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { Section, SectionHead } from "#web/layout/section.tsx";
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
import { Program } from "./program.tsx";
import { Stories } from "./stories.tsx";
import { landingTestimonials, successStories } from "./success-stories.ts";
import { WhyAfrica } from "./why-africa.tsx";
import { WhyUseIt } from "./why-use-it.tsx";
import type { Route } from "./+types/page.ts";
import { LandingCalculator } from "./landing-calculator/landing-calculator.tsx";

const LateLandingCalculator = hydrateLate(LandingCalculator);

/** Runs at build time only: what the page's scripts need of texts and options is in the page, not in the scripts. */
export function loader() {
  return {
    title: homeMeta.title,
    previewUrl: site.videoUrl,
    calculator: sections.calculatorTexts,
    finder: {
      options: { lifestyle: LIFESTYLE_OPTIONS, language: LANGUAGE_OPTIONS, investment: INVESTMENT_OPTIONS },
      noChoice: NO_CHOICE,
    },
  };
}

/** The URL keeps the finder's choices; they change nothing of the page's data. */
export function shouldRevalidate() {
  return false;
}

export function meta() {
  return pageMeta(homeMeta);
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { title, previewUrl, calculator, finder } = loaderData;
  const showMatches = useRef<ShowMatches>(null);

  useEffect(() => track("page_view", { page_title: title, page_path: "/" }), [title]);

  return (
    <PageLayout>
      <Prerendered>
        {(import.meta.env.SSR || import.meta.env.DEV) && (
          <StructuredData
            data={[
              organization(),
              website(),
              service(`${site.name}: ${site.program}`, homeMeta.description, sections.enrollment.plans.map(toOffered)),
              faqPage(landingQuestions),
            ]}
          />
        )}
      </Prerendered>
      <Hero texts={finderSection} lists={finder} onFind={(choices) => showMatches.current?.(choices)} />
      <Section
        tone="white"
        head={<Prerendered>{(import.meta.env.SSR || import.meta.env.DEV) && <Head {...videoSection} />}</Prerendered>}
        className="grid items-center gap-x-12 gap-y-6 lg:grid-cols-[2fr_3fr]"
      >
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <FilmPreview texts={FILM_TEXTS} previewUrl={previewUrl} />
          <FilmWithoutScripts texts={FILM_TEXTS} previewUrl={previewUrl} />
        </div>
        <Prerendered>{(import.meta.env.SSR || import.meta.env.DEV) && <FilmLink texts={videoSection} />}</Prerendered>
      </Section>
      <Prerendered>{(import.meta.env.SSR || import.meta.env.DEV) && <Reasons />}</Prerendered>
      <Section
        id={finderSection.id}
        tone="paper"
        head={
          <Prerendered>{(import.meta.env.SSR || import.meta.env.DEV) && <Head {...countriesSection} />}</Prerendered>
        }
      >
        <Finder ref={showMatches} texts={finderSection} lists={finder} />
        <Prerendered>
          {(import.meta.env.SSR || import.meta.env.DEV) && (
            <>
              <ReaderLinks />
              <Destinations texts={countriesSection} destinations={COUNTRIES.filter(({ featured }) => featured)} />
            </>
          )}
        </Prerendered>
      </Section>
      <Section
        id={calculator.id}
        tone="white"
        edge="east"
        head={
          <Prerendered>
            {(import.meta.env.SSR || import.meta.env.DEV) && <Head {...sections.calculatorSection} />}
          </Prerendered>
        }
      >
        <LateLandingCalculator texts={calculator} />
      </Section>
      <Prerendered>
        {(import.meta.env.SSR || import.meta.env.DEV) && (
          <Stories
            texts={successStories}
            testimonials={landingTestimonials}
            checkout={checkoutUrl(OFFER_PAIRS.program.oneTime)}
          />
        )}
      </Prerendered>
      <Enrollment />
      <LandingFaq />
    </PageLayout>
  );
}

function toOffered({ title, offer }: sections.PlanCard) {
  const { price, currency } = OFFERS[offer];
  return { name: title, price, currency, url: checkoutUrl(offer) };
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
