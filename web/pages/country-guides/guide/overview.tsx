import { countryById, type CountryId } from "#domain/countries.ts";
import { VISA_PASSPORTS } from "#domain/facts.ts";
import { formerIds } from "#domain/moved.ts";
import { site } from "#domain/site.ts";
import type { Permit } from "#content-model/resolve/resolve-country.ts";
import { type GuideChapter, guideChapters } from "#web/content/countries/guide-chapters.ts";
import type { RecordGuide } from "#web/content/countries/guide-page.ts";
import { COUNTRY_GUIDES } from "#web/content/countries/guides.ts";
import { detailPage } from "#web/content/detail-pages.ts";
import {
  chapterPath,
  guideChangesPath,
  guidePath,
  guidePermitPath,
  guidePrintPath,
  openDataPath,
} from "#web/content/page-paths.ts";
import { firstsFirst } from "#web/content/permit-order.ts";
import { DetailHead } from "#web/features/detail-page/detail-head.tsx";
import { EntryLine } from "#web/features/detail-page/entry-line.tsx";
import { followOldAnchor } from "#web/features/detail-page/follow-old-anchor.behavior.ts";
import { RelatedPages } from "#web/features/detail-page/related-pages.tsx";
import { FactGrid } from "#web/features/facts/fact-sheet.tsx";
import { FactSource } from "#web/features/facts/fact.tsx";
import { Sourced } from "#web/features/facts/sourced.tsx";
import { ALL_CHOICES, VisitorLine } from "#web/features/visitor/visitor-line.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { useBehavior } from "#web/lib/island.tsx";
import { CountryOutline } from "#web/pictures/country-outline.tsx";
import { Poster } from "#web/pictures/poster.tsx";
import { Woven } from "#web/pictures/woven.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { guideInShort } from "../guide-rows.ts";
import { ANSWER_TEXTS } from "./answers-copy.ts";
import { Answers } from "./answers.tsx";
import { CityList } from "./city-list.tsx";
import { CHANGES_PAGE, OVERVIEW } from "./record-copy.ts";

/** A guide’s overview: answers for the reader, then a summary of each chapter with a link to its page. */
export function GuideOverview({ guide }: { guide: RecordGuide }) {
  const { id, name, lead, glance } = guide;
  const page = detailPage(guidePath(id));
  const { region } = countryById(id);
  return (
    <div data-slot="guide" className="guide">
      <section data-tone="forest">
        <div className="wrap-page guide-head">
          <div>
            <DetailHead page={page} facts={guide} />
            <h1>{page.heading}</h1>
          </div>
          <div className="guide-poster">
            <Poster country={id} eager media="(min-width: 1024px)" sizes="26rem" className="size-full rounded-lg" />
          </div>
          <VisitorLine asked={ALL_CHOICES} />
        </div>
        <Woven motif={region} thickness={14} />
      </section>
      <div data-tone="paper">
        <div className="wrap-page">
          <Answers guide={guide} />
          <div className="guide-about">
            <p className="guide-lead">{lead}</p>
            <FactGrid
              rows={(Object.keys(ANSWER_TEXTS.glance) as (keyof typeof glance)[]).map((key) => ({
                label: ANSWER_TEXTS.glance[key],
                content: glance[key],
              }))}
            />
            <CountryOutline country={id} name={name} className="max-lg:hidden print:hidden" />
            <FactSource facts={Object.values(glance)} />
            <EntryLine page={page} facts={guide} />
            <p className="links flex flex-wrap gap-x-6 print:hidden">
              <NavAnchor to={guideChangesPath(id)}>{interpolate(CHANGES_PAGE.title, { country: name })}</NavAnchor>
              <NavAnchor to={guidePrintPath(id)}>{OVERVIEW.print}</NavAnchor>
            </p>
          </div>
          <div {...useBehavior(followOldAnchor)} className="guide-chapters">
            {guideChapters(guide).map((chapter) => (
              <ChapterInShort key={chapter.id} chapter={chapter} guide={guide} />
            ))}
            <Sources guide={guide} />
          </div>
        </div>
      </div>
      <div className="print:hidden">
        <RelatedPages page={page} />
      </div>
    </div>
  );
}

type ChapterInShortProps = { chapter: GuideChapter; guide: RecordGuide };

/** A chapter’s summary and link. Its id keeps old links to the one-page guide working (follow-old-anchor.behavior.ts). */
function ChapterInShort({ chapter: { id, title, holds }, guide }: ChapterInShortProps) {
  const path = chapterPath(guide.id, id);
  const { permits, cities } = guide.record;
  return (
    <section id={id} data-moved className="guide-chapter" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <NavAnchor to={path}>{title}</NavAnchor>
      </h2>
      <p>{guide.answers[id].answer}</p>
      <NavAnchor to={path} className="link-standalone">
        {holds}
      </NavAnchor>
      {id === "permits" && <PermitLines country={guide.id} permits={firstsFirst(permits)} />}
      {id === "cities" && <CityList cities={cities} />}
    </section>
  );
}

/** Links to the permits, with their old ids from the one-page guide. */
function PermitLines({ country, permits }: { country: CountryId; permits: readonly Permit[] }) {
  return (
    <ul className="permit-lines">
      {permits.map(({ id, name }) => (
        <li key={id} id={`permit-${id}`}>
          {formerIds(`${country}.permits.${id}`).map((former) => (
            <span key={former} id={`permit-${former.split(".").at(-1)!}`} />
          ))}
          <NavAnchor to={guidePermitPath(country, id)}>{name}</NavAnchor>
        </li>
      ))}
    </ul>
  );
}

/** Sources of the short guide, if there is one, and the data downloads. */
function Sources({ guide: { id, name } }: { guide: RecordGuide }) {
  const inShort = COUNTRY_GUIDES.find((one) => one.id === id);
  return (
    <section id="sources" className="guide-chapter" aria-labelledby="sources-title">
      <h2 id="sources-title">{OVERVIEW.sources.title}</h2>
      <p>
        {`${OVERVIEW.sources.text} ${interpolate(OVERVIEW.sources.data, { country: name })} `}
        <a href={openDataPath(id, "json")} download className="link">
          JSON
        </a>
        {", "}
        <a href={openDataPath(id, "csv")} download className="link">
          CSV
        </a>
        {", "}
        <a href={openDataPath(id, "spreadsheet")} download className="link">
          CSV for Excel
        </a>
        {`. ${site.dataLicense}`}
      </p>
      {inShort && (
        <Sourced content={guideInShort(inShort)} passports={VISA_PASSPORTS} className="mt-4">
          <p>{OVERVIEW.sources.inShort}</p>
        </Sourced>
      )}
    </section>
  );
}
