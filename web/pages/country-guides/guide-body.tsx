import { ONE_TIME_OFFER_PAGE } from "#domain/offers.ts";
import { type CountryGuide, GUIDE_SECTIONS } from "#web/content/country-guides/country-guides.ts";
import { findSafetyChapter, SAFETY_ROWS, safetyTexts } from "#web/content/safety/safety.ts";
import { FactGrid, FactSheet } from "#web/features/facts/fact-sheet.tsx";
import { FactSource } from "#web/features/facts/fact.tsx";
import { SafetySheet } from "#web/features/facts/safety-sheet.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { CountryOutline } from "#web/pictures/country-outline.tsx";
import { Poster } from "#web/pictures/poster.tsx";
import { Woven } from "#web/pictures/woven.tsx";
import { Accordion } from "#web/ui/accordion.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { countryGuidesPage } from "./copy.ts";
import { buildRows, glanceRows } from "./guide-rows.ts";

/** The content of a guide, from the poster to the link to the offer page. */
export function GuideBody({ guide }: { guide: CountryGuide }) {
  const chapter = findSafetyChapter(guide.id);
  const { card, dialog } = countryGuidesPage;
  const { capital, population, language, currency, costOfLiving } = guide;
  return (
    <>
      <Poster
        country={guide.id}
        className="aspect-[5/2] w-full print:hidden"
        sizes="(min-width: 768px) 44rem, 94vw"
        decorative
      />
      <Woven motif={guide.region} thickness={14} />
      <div className="p-5 sm:p-8">
        <p className="measure text-lead">{guide.description}</p>
        <h3 className="mt-8 mb-4 font-serif text-xl font-semibold">{dialog.atAGlance}</h3>
        <div className="grid items-center gap-x-10 gap-y-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,16rem)]">
          <FactGrid rows={glanceRows(guide, card)} />
          <CountryOutline country={guide.id} name={guide.name} className="mx-auto w-full max-sm:max-w-72!" />
        </div>
        <FactSource className="mt-4" facts={[capital, population, language, currency, costOfLiving]} />
        <h3 className="mt-10 mb-4 font-serif text-xl font-semibold">{dialog.chapters}</h3>
        <Accordion
          entries={[
            ...GUIDE_SECTIONS.map((section) => ({
              id: `${guide.id}-${section.key}`,
              title: section.title,
              content: <FactSheet rows={buildRows(guide, section)} />,
            })),
            {
              id: `${guide.id}-safety`,
              title: safetyTexts.title,
              content: <SafetySheet chapter={chapter} rows={SAFETY_ROWS} texts={safetyTexts} />,
            },
          ]}
        />
      </div>
      <div data-tone="forest" className="p-6 text-center sm:p-10">
        <p className="font-serif text-2xl leading-tight font-semibold">
          {interpolate(dialog.closingTitle, { country: guide.name })}
        </p>
        <p className="mx-auto mt-3 mb-6 measure text-muted">{dialog.closingText}</p>
        <NavAnchor to={ONE_TIME_OFFER_PAGE} className={buttonVariants({ variant: "paper", size: "large" })}>
          {dialog.button}
        </NavAnchor>
      </div>
    </>
  );
}
