import { COUNTRIES } from "#domain/countries.ts";
import { guidePath, profilePath } from "#web/content/page-paths.ts";
import { COUNTRIES_WITHOUT_GUIDE, COUNTRY_GUIDES, GUIDE_SECTIONS } from "#web/content/country-guides/country-guides.ts";
import { FactOffices } from "#web/features/facts/fact-offices.tsx";
import { collectOffices } from "#web/features/facts/offices.ts";
import { OPT_IN_COUNTRIES, OPT_IN_INVITATIONS } from "#web/features/opt-in/invitations-copy.ts";
import { ReaderLinks } from "#web/features/readers/reader-links.tsx";
import { PageIntro } from "#web/layout/page-intro.tsx";
import { SAFETY_ROWS, findSafetyChapter, safetyTexts } from "#web/content/safety/safety.ts";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { PrerenderedPointers } from "#web/layout/prerendered-pointers.tsx";
import { Section } from "#web/layout/section.tsx";
import { useDialogUrlParam } from "#web/lib/url-params.ts";
import { hydrateLate } from "#web/lib/hydrate-late.tsx";
import { pageMeta } from "#web/lib/meta.ts";
import { Prerendered } from "#web/lib/prerendered.tsx";
import { countryGuidesPage } from "./copy.ts";
import { GuideCard } from "./guide-card.tsx";
import { GuideDialog } from "./guide-dialog.tsx";
import { CountriesWithoutGuide, WithoutGuideDialog } from "./without-guide.tsx";
import type { Route } from "./+types/page.ts";
import { OptIn } from "#web/features/opt-in/opt-in.tsx";

const LateOptIn = hydrateLate(OptIn);

/** Runs at build time only: the guides are in the prerendered page, not in the script. */
export function loader() {
  return {
    page: countryGuidesPage,
    guides: COUNTRY_GUIDES,
    sections: GUIDE_SECTIONS,
    safety: { rows: SAFETY_ROWS, texts: safetyTexts, chapters: COUNTRY_GUIDES.map(({ id }) => findSafetyChapter(id)) },
    withoutGuide: COUNTRIES_WITHOUT_GUIDE,
    offices: collectOffices([COUNTRY_GUIDES, COUNTRY_GUIDES.map(({ id }) => findSafetyChapter(id))]),
    optIn: {
      invitation: OPT_IN_INVITATIONS.countryGuides,
      countries: OPT_IN_COUNTRIES,
      pageCountries: { parameter: "country", names: Object.fromEntries(COUNTRIES.map(({ id, name }) => [id, name])) },
    },
  };
}

/** The URL keeps which guide is open; it changes nothing of the page's data. */
export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.page.meta);
}

export default function CountryGuidesPage({ loaderData }: Route.ComponentProps) {
  const { page, guides, sections, safety, withoutGuide, offices, optIn } = loaderData;
  const dialog = useDialogUrlParam("country", (id) =>
    guides.some((guide) => guide.id === id)
      ? guidePath(id)
      : withoutGuide.some((country) => country.id === id)
        ? profilePath(id)
        : undefined,
  );
  return (
    <PageLayout>
      <PageIntro {...page} />
      <FactOffices offices={offices}>
        <Section tone="paper" title={page.list.title} intro={page.list.intro}>
          <ul className="mt-12 grid gap-6 md:grid-cols-2 lg:grid-cols-3 lg:gap-8">
            {guides.map((guide, index) => (
              <li key={guide.id} className="md:max-lg:first:col-span-2">
                <GuideCard guide={guide} texts={page.card} isFirst={index === 0} onOpen={() => dialog.open(guide.id)} />
              </li>
            ))}
          </ul>
        </Section>
        <Section tone="white" edge="south" title={page.others.title} intro={page.others.text}>
          <CountriesWithoutGuide countries={withoutGuide} />
        </Section>
        <div className="wrap-page">
          {guides.map((guide, index) => (
            <GuideDialog
              key={guide.id}
              guide={guide}
              sections={sections}
              safety={{ chapter: safety.chapters[index]!, rows: safety.rows, texts: safety.texts }}
              texts={page}
              open={dialog.openId === guide.id}
              onClose={dialog.close}
            />
          ))}
          {withoutGuide.map((country) => (
            <WithoutGuideDialog
              key={country.id}
              country={country}
              texts={page.noGuide}
              open={dialog.openId === country.id}
              onClose={dialog.close}
            />
          ))}
        </div>
      </FactOffices>
      <Section tone="paper" title={page.pointers.title}>
        <PrerenderedPointers links={page.pointers.links} />
        <Prerendered>{(import.meta.env.SSR || import.meta.env.DEV) && <ReaderLinks />}</Prerendered>
      </Section>
      <LateOptIn {...optIn} />
    </PageLayout>
  );
}
