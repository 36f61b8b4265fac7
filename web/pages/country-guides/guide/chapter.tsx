import { VISA_PASSPORTS } from "#domain/facts.ts";
import type { ChapterId } from "#domain/chapter-ids.ts";
import { CORRECTION_PARAM } from "#domain/message.ts";
import type { GuideChapter } from "#web/content/countries/guide-chapters.ts";
import type { RecordGuide } from "#web/content/countries/guide-page.ts";
import { VISA_COUNTRIES } from "#web/content/countries/visas.ts";
import { chapterPath, cityPath, newPlanPath, visaPath } from "#web/content/page-paths.ts";
import { firstsFirst } from "#web/content/permit-order.ts";
import { StepByStep } from "#web/features/articles/step-by-step.tsx";
import { listMissing } from "#web/features/facts/list-missing.ts";
import { Sourced } from "#web/features/facts/sourced.tsx";
import { Unpublished } from "#web/features/facts/unpublished.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { countryGuidesPage } from "../copy.ts";
import { ChapterBody } from "./chapter-body.tsx";
import { FOLDED_ROWS } from "#web/features/visitor/copy.ts";
import { CHAPTER_CHOICES } from "./chapter-choices.ts";
import { labeledRecords } from "#web/content/countries/labeled-records.ts";
import { permitListFacts } from "./permit-list.tsx";
import { RECORD_TEXTS } from "./record-copy.ts";

type ChapterProps = { chapter: GuideChapter; guide: RecordGuide };

/** All of a chapter below its heading, from its answer to its sources. */
export function Chapter({ chapter: { id, title, facts, shows }, guide }: ChapterProps) {
  const { answer, ask } = guide.answers[id];
  return (
    <div data-slot="chapter">
      <Sourced
        content={id === "permits" ? permitListFacts(firstsFirst(guide.record.permits)) : facts}
        passports={id === "entry" ? null : VISA_PASSPORTS}
      >
        <p className="guide-chapter-answer">{answer}</p>
        <StepByStep of={chapterPath(guide.id, id)} />
        <ChapterBody id={id} guide={guide} />
        <Unpublished missing={listMissing(rowsOf(shows, id))} ask={ask} />
        {id === "permits" && <PermitLinks guide={guide} />}
        <CityLinks chapter={id} guide={guide} />
        {CHAPTER_CHOICES[id] && (
          <p className="print:hidden" hidden data-slot="folded-rows">
            <button type="button" className="link-standalone text-left">
              {FOLDED_ROWS.again}
            </button>
          </p>
        )}
      </Sourced>
      <a href={`/contact?${CORRECTION_PARAM}=${guide.id}-${id}`} className="guide-report print:hidden">
        {RECORD_TEXTS.report}
        <span className="sr-only">{` ${interpolate(RECORD_TEXTS.reportAbout, { chapter: title })}`}</span>
      </a>
    </div>
  );
}

/** The rows that count as missing if unpublished. Documents don’t: they are listed by name anyway. */
function rowsOf(shows: unknown, chapter: string) {
  return labeledRecords(shows, chapter).filter(({ key }) => key !== "source");
}

/** The matching chapter of a city page, by chapter of the guide. */
const CITY_CHAPTERS: { [Id in ChapterId]?: keyof typeof RECORD_TEXTS.cities.more } = {
  homes: "districts",
  schools: "schools",
  health: "health",
  safety: "safety",
};

/** Links to the same subject for each city. */
function CityLinks({ chapter, guide }: { chapter: ChapterId; guide: RecordGuide }) {
  const cityChapter = CITY_CHAPTERS[chapter];
  if (!cityChapter) return null;
  return (
    <p className="links mt-4 flex flex-wrap gap-x-6 print:hidden">
      {guide.record.cities.map(({ id, name }) => (
        <NavAnchor key={id} to={`${cityPath(id)}#${cityChapter}`}>
          {interpolate(RECORD_TEXTS.cities.more[cityChapter], { city: name })}
        </NavAnchor>
      ))}
    </p>
  );
}

/** The chooser of permits, the plan, and the visa types of the country that have a page of their own. */
function PermitLinks({ guide: { id, name } }: { guide: RecordGuide }) {
  const types = VISA_COUNTRIES.find(({ country }) => country === id)?.types ?? [];
  return (
    <p className="mt-6 flex flex-wrap gap-x-6 print:hidden">
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
