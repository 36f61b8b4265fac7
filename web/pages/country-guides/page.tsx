import { COUNTRIES } from "#domain/countries.ts";
import { COUNTRIES_WITHOUT_GUIDE, COUNTRY_GUIDES } from "#web/content/country-guides/country-guides.ts";
import { guidePath, profilePath } from "#web/content/page-paths.ts";
import { OPT_IN_COUNTRIES, OPT_IN_INVITATIONS } from "#web/features/opt-in/invitations-copy.ts";
import { OptIn } from "#web/features/opt-in/opt-in.tsx";
import { ReaderLinks } from "#web/features/readers/reader-links.tsx";
import { PageIntro } from "#web/layout/page-intro.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { Pointers } from "#web/layout/pointers.tsx";
import { PAGE_POINTERS } from "#web/layout/pointers-copy.ts";
import { Section, SectionHead } from "#web/layout/section.tsx";
import { hydrateLate } from "#web/lib/hydrate-late.tsx";
import { pageMeta } from "#web/lib/meta.ts";
import { useDialogUrlParam } from "#web/lib/use-url-params.ts";
import { countryGuidesPage } from "./copy.ts";
import { GuideCard } from "./guide-card.tsx";
import { GuideDialog } from "./guide-dialog.tsx";
import { CountriesWithoutGuide, WithoutGuideDialog } from "./without-guide.tsx";
import type { Route } from "./+types/page.ts";

const LateOptIn = hydrateLate(OptIn);

/** Runs at build time only, and gives what the script needs: the guides themselves are in the prerendered page. */
export function loader() {
  const { card, dialog, noGuide } = countryGuidesPage;
  return {
    guides: COUNTRY_GUIDES.map(({ id, name, region }) => ({ id, name, region })),
    withoutGuide: COUNTRIES_WITHOUT_GUIDE,
    card: { button: card.button, ofCountry: card.ofCountry },
    dialog: { title: dialog.title, close: dialog.close },
    noGuideTitle: noGuide.title,
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

export function meta() {
  return pageMeta(countryGuidesPage.meta);
}

export default function CountryGuidesPage({ loaderData }: Route.ComponentProps) {
  const { guides, withoutGuide, card, dialog: dialogTexts, noGuideTitle, optIn } = loaderData;
  const dialog = useDialogUrlParam("country", (id) =>
    guides.some((guide) => guide.id === id)
      ? guidePath(id)
      : withoutGuide.some((country) => country.id === id)
        ? profilePath(id)
        : undefined,
  );
  return (
    <PageLayout>
      <PageIntro {...countryGuidesPage} />
      <>
        <Section tone="paper" head={<SectionHead {...countryGuidesPage.list} />}>
          <ul className="mt-12 grid gap-6 md:grid-cols-2 lg:grid-cols-3 lg:gap-8">
            {guides.map((guide, index) => (
              <li key={guide.id} className="min-w-0 md:max-lg:first:col-span-2">
                <GuideCard guide={guide} texts={card} isFirst={index === 0} onOpen={() => dialog.open(guide.id)} />
              </li>
            ))}
          </ul>
        </Section>
        <OtherCountries />
        <div className="wrap-page">
          {guides.map((guide) => (
            <GuideDialog
              key={guide.id}
              guide={guide}
              texts={dialogTexts}
              open={dialog.openId === guide.id}
              onClose={dialog.close}
            />
          ))}
          {withoutGuide.map((country) => (
            <WithoutGuideDialog
              key={country.id}
              country={country}
              title={noGuideTitle}
              open={dialog.openId === country.id}
              onClose={dialog.close}
            />
          ))}
        </div>
      </>
      <WayOn />
      <LateOptIn {...optIn} />
    </PageLayout>
  );
}

function OtherCountries() {
  const { title, text } = countryGuidesPage.others;
  return (
    <Section tone="white" edge="south" title={title} intro={text}>
      <CountriesWithoutGuide />
    </Section>
  );
}

function WayOn() {
  const { title, links } = countryGuidesPage.pointers;
  return (
    <Section tone="paper" title={title}>
      <Pointers links={links.map((link) => PAGE_POINTERS[link])} />
      <ReaderLinks />
    </Section>
  );
}
