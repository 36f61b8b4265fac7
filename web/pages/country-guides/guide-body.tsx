import { VISA_PASSPORTS } from "#domain/facts.ts";
import { ONE_TIME_OFFER_PAGE } from "#domain/offers.ts";
import { type CountryGuide, GUIDE_SECTIONS } from "#web/content/countries/guides.ts";
import { safetyTexts } from "#web/content/countries/safety-chapters.ts";
import { chapterPath, guidePath } from "#web/content/page-paths.ts";
import { FactList } from "#web/features/facts/fact-sheet.tsx";
import { Sourced } from "#web/features/facts/sourced.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { Poster } from "#web/pictures/poster.tsx";
import { Accordion } from "#web/ui/accordion.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { countryGuidesPage } from "./copy.ts";
import { buildRows, guideInShort } from "./guide-rows.ts";
import { RECORD_TEXTS } from "./guide/record-copy.ts";

/** The guide dialog, from the poster to the link to the offer page; its sources are on the guide’s overview. */
export function GuideBody({ guide }: { guide: CountryGuide }) {
  const { dialog } = countryGuidesPage;
  const { id, name, description } = guide;
  return (
    <>
      <Poster country={id} className="aspect-[5/2] w-full" sizes="(min-width: 768px) 44rem, 94vw" decorative />
      <div className="p-5 sm:p-8">
        <p className="mb-6 measure text-lead">{description}</p>
        <Sourced
          content={guideInShort(guide)}
          sourcesPage={`${guidePath(id)}#sources`}
          passports={VISA_PASSPORTS}
          opensEvidence={false}
        >
          <Accordion
            entries={GUIDE_SECTIONS.map((section) => ({
              id: `${id}-${section.key}`,
              title: section.title,
              content: (
                <>
                  <FactList rows={buildRows(guide, section)} />
                  <ChapterLinks guide={guide} chapters={section.chapters} />
                </>
              ),
            }))}
          />
          <ChapterLinks guide={guide} chapters={["safety"]} />
        </Sourced>
      </div>
      <div data-tone="forest" className="p-6 text-center sm:p-10">
        <p className="font-serif text-2xl leading-tight font-semibold">
          {interpolate(dialog.closingTitle, { country: name })}
        </p>
        <p className="mx-auto mt-3 mb-6 measure text-muted">{dialog.closingText}</p>
        <NavAnchor to={ONE_TIME_OFFER_PAGE} className={buttonVariants({ variant: "paper", size: "large" })}>
          {dialog.button}
        </NavAnchor>
      </div>
    </>
  );
}

/** The chapters of the guide's page that the dialog leads to. */
const CHAPTER_TITLES = {
  entry: RECORD_TEXTS.entry.title,
  permits: RECORD_TEXTS.permits.title,
  homes: RECORD_TEXTS.homes.title,
  health: RECORD_TEXTS.health.title,
  work: RECORD_TEXTS.work.title,
  schools: RECORD_TEXTS.schools.title,
  cities: RECORD_TEXTS.cities.title,
  safety: safetyTexts.title,
} as const;

type ChapterLinksProps = { guide: CountryGuide; chapters: readonly (keyof typeof CHAPTER_TITLES)[] };

/** Leads to the chapters of the guide's page that say more. */
function ChapterLinks({ guide: { id }, chapters }: ChapterLinksProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      {countryGuidesPage.dialog.more}
      {chapters.map((chapter) => (
        <a key={chapter} href={chapterPath(id, chapter)} className="link-standalone">
          {CHAPTER_TITLES[chapter]}
        </a>
      ))}
    </p>
  );
}
