import { countryById } from "#domain/countries.ts";
import { VISA_PASSPORTS } from "#domain/facts.ts";
import { CORRECTION_PARAM } from "#domain/message.ts";
import type { RecordGuide as Content } from "#web/content/countries/guide-page.ts";
import { VISA_COUNTRIES } from "#web/content/countries/visas.ts";
import { detailPage } from "#web/content/detail-pages.ts";
import type { ChapterId } from "#domain/chapter-ids.ts";
import {
  chapterPath,
  cityPath,
  guideChangesPath,
  guidePath,
  guideSourcesPath,
  newPlanPath,
  visaPath,
} from "#web/content/page-paths.ts";
import { StepByStep } from "#web/features/articles/step-by-step.tsx";
import { DETAIL_TEXTS } from "#web/features/detail-page/copy.ts";
import { DetailHead } from "#web/features/detail-page/detail-head.tsx";
import { EntryLine } from "#web/features/detail-page/entry-line.tsx";
import { RelatedPages } from "#web/features/detail-page/related-pages.tsx";
import { FactGrid } from "#web/features/facts/fact-sheet.tsx";
import { FactSource } from "#web/features/facts/fact.tsx";
import { Unpublished } from "#web/features/facts/unpublished.tsx";
import { listMissing } from "#web/features/facts/list-missing.ts";
import { labeledRecords } from "./labeled-records.ts";
import { Sourced } from "#web/features/facts/sourced.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { CountryOutline } from "#web/pictures/country-outline.tsx";
import { Poster } from "#web/pictures/poster.tsx";
import { Woven } from "#web/pictures/woven.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { TableOfContents } from "#web/ui/table-of-contents.tsx";
import { countryGuidesPage } from "../copy.ts";
import { ANSWER_TEXTS } from "./answers-copy.ts";
import { Answers } from "./answers.tsx";
import { ChoicesForm } from "./choices-form.tsx";
import { type GuideChapter, recordChapters } from "./record-chapters.tsx";
import { CHANGES_PAGE, RECORD_TEXTS } from "./record-copy.ts";

/** A guide that is made from its country's record: the answers for its reader, then a chapter a subject. */
export function RecordGuide({ guide }: { guide: Content }) {
  const { id, name, lead, glance } = guide;
  const page = detailPage(guidePath(id));
  const chapters = recordChapters(guide);
  const { region } = countryById(id);
  return (
    <div data-slot="guide" data-folded={JSON.stringify(RECORD_TEXTS.folded)} className="guide">
      <section data-tone="forest">
        <div className="wrap-page guide-head">
          <div>
            <DetailHead page={page} facts={guide} />
            <h1>{page.heading}</h1>
          </div>
          <div className="guide-poster">
            <Poster country={id} eager media="(min-width: 1024px)" sizes="26rem" className="size-full rounded-lg" />
          </div>
          <ChoicesForm action={page.path} />
        </div>
        <Woven motif={region} thickness={14} className="print:hidden" />
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
            <NavAnchor to={guideChangesPath(id)} className="link-standalone print:hidden">
              {interpolate(CHANGES_PAGE.title, { country: name })}
            </NavAnchor>
          </div>
          <div className="guide-body">
            <TableOfContents label={DETAIL_TEXTS.contents} sections={chapters} />
            <div>
              {chapters.map((chapter) => (
                <ChapterFold key={chapter.id} chapter={chapter} guide={guide} />
              ))}
            </div>
          </div>
        </div>
      </div>
      <div data-print="hide">
        <RelatedPages page={page} />
      </div>
    </div>
  );
}

/** The chapters with rows for others than the reader. */
const FOLDING = new Set(["entry", "permits", "money", "schools", "safety"]);

/** The rows of a chapter that a reader would miss: a paper is named, whatever else is known of it. */
function rowsOf(shows: unknown, chapter: string) {
  return labeledRecords(shows, chapter).filter(({ key }) => key !== "source");
}

/** A chapter; on a phone it opens by its heading. Its anchor is inside, so that a link to it opens it. */
function ChapterFold({ chapter: { id, title, facts, shows, body }, guide }: { chapter: GuideChapter; guide: Content }) {
  const { answer, ask } = guide.answers[id];
  return (
    <section data-slot="chapter" className="guide-chapter" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <details className="opens">
        <summary aria-labelledby={`${id}-title`} />
        <div id={id} className="guide-chapter-body">
          <Sourced
            id={id}
            content={facts}
            sourcesPage={guideSourcesPath(guide.id)}
            passports={id === "entry" ? null : VISA_PASSPORTS}
          >
            <p className="guide-chapter-answer">{answer}</p>
            <StepByStep of={chapterPath(guide.id, id)} />
            {body}
            <Unpublished missing={listMissing(rowsOf(shows, id))} ask={ask} />
            {id === "permits" && <VisaLinks guide={guide} />}
            <CityLinks chapter={id} guide={guide} />
            {FOLDING.has(id) && (
              <p hidden data-slot="folded-rows" data-print="hide">
                <button type="button" className="link-standalone text-left">
                  {RECORD_TEXTS.folded.again}
                </button>
              </p>
            )}
          </Sourced>
          <a href={`/contact?${CORRECTION_PARAM}=${guide.id}-${id}`} className="guide-report">
            {RECORD_TEXTS.report}
            <span className="sr-only">{` ${interpolate(RECORD_TEXTS.reportAbout, { chapter: title })}`}</span>
          </a>
        </div>
      </details>
    </section>
  );
}

/** The chapters of a city's page that go on where a chapter of the guide ends. */
const CITY_CHAPTERS: { [Id in ChapterId]?: keyof typeof RECORD_TEXTS.cities.more } = {
  homes: "districts",
  schools: "schools",
  health: "health",
  safety: "safety",
};

/** On to the same subject city by city. */
function CityLinks({ chapter, guide }: { chapter: ChapterId; guide: Content }) {
  const cityChapter = CITY_CHAPTERS[chapter];
  if (!cityChapter) return null;
  return (
    <p className="links mt-4 flex flex-wrap gap-x-6" data-print="hide">
      {guide.record.cities.map(({ id, name }) => (
        <NavAnchor key={id} to={`${cityPath(id)}#${cityChapter}`}>
          {interpolate(RECORD_TEXTS.cities.more[cityChapter], { city: name })}
        </NavAnchor>
      ))}
    </p>
  );
}

/** The chooser of permits, and the visa types of the country that have a page of their own. */
function VisaLinks({ guide: { id, name } }: { guide: Content }) {
  const types = VISA_COUNTRIES.find(({ country }) => country === id)?.types ?? [];
  return (
    <p className="mt-6 flex flex-wrap gap-x-6" data-print="hide">
      <NavAnchor to={`/permits?country=${id}`} className="link-standalone font-semibold">
        {RECORD_TEXTS.permits.chooser}
      </NavAnchor>
      <NavAnchor to={newPlanPath({ country: id })} className="link-standalone font-semibold">
        {RECORD_TEXTS.permits.plan}
      </NavAnchor>
      {types.map((type) => (
        <NavAnchor key={type.id} to={visaPath(id, type.id)} className="link-standalone font-semibold">
          {interpolate(countryGuidesPage.page.visa, { country: name, type: type.name })}
        </NavAnchor>
      ))}
    </p>
  );
}
