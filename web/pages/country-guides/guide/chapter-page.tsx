import { useLoaderData } from "react-router";
import { CHAPTER_IDS, type ChapterId } from "#domain/chapter-ids.ts";
import type { CountryId } from "#domain/countries.ts";
import { GUIDE_PAGE_IDS, recordGuide } from "#web/content/countries/guide-page.ts";
import { type GuideChapter, guideChapters } from "#web/content/countries/guide-chapters.ts";
import { detailPage } from "#web/content/detail-pages.ts";
import { chapterPath, guidePath } from "#web/content/page-paths.ts";
import { DetailHead } from "#web/features/detail-page/detail-head.tsx";
import { detailMeta } from "#web/features/detail-page/detail-meta.ts";
import { RelatedPages } from "#web/features/detail-page/related-pages.tsx";
import { VisitorLine } from "#web/features/visitor/visitor-line.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { found } from "#web/lib/not-found.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { ANSWER_TEXTS } from "./answers-copy.ts";
import { Chapter } from "./chapter.tsx";
import { CHAPTER_CHOICES } from "./chapter-choices.ts";
import { CHAPTER_PAGE as texts } from "./record-copy.ts";

/** @throws Response with status 404 where the country or its chapter does not exist */
export function loadChapter({ params }: { params: { country?: string; chapter?: string } }) {
  const country = found(GUIDE_PAGE_IDS.find((id) => id === params.country));
  const chapters = guideChapters(recordGuide(country));
  return { country, id: found(chapters.find(({ id }) => id === params.chapter)).id };
}

export function ChapterPage() {
  const { country, id } = useLoaderData<typeof loadChapter>();
  const guide = recordGuide(country);
  const chapters = guideChapters(guide);
  const chapter = chapters.find((one) => one.id === id)!;
  const page = detailPage(chapterPath(country, id));
  const asked = CHAPTER_CHOICES[id];
  return (
    <PageLayout meta={detailMeta(page.path)}>
      <div data-slot="guide" className="guide">
        <section data-tone="forest">
          <div className="wrap-page chapter-head">
            <DetailHead page={page} facts={chapter.facts} />
            <h1>{chapter.heading}</h1>
            {asked && <VisitorLine asked={asked} />}
          </div>
        </section>
        <div data-tone="paper">
          <div className="wrap-page guide-body">
            <ChapterNav country={country} chapters={chapters} />
            <div>
              <h2 className="sr-only">{ANSWER_TEXTS.title}</h2>
              <Chapter chapter={chapter} guide={guide} />
              <Neighbors country={country} chapters={chapters} here={id} />
            </div>
          </div>
        </div>
        <div className="print:hidden">
          <RelatedPages page={page} />
        </div>
      </div>
    </PageLayout>
  );
}

type NeighborsProps = { country: CountryId; chapters: readonly GuideChapter[]; here: ChapterId };

/** Links to all chapters, shown next to this one on wide screens. */
function ChapterNav({ country, chapters }: Omit<NeighborsProps, "here">) {
  return (
    <nav aria-label={texts.chapters} className="chapter-nav">
      <NavAnchor to={guidePath(country)}>{texts.overview}</NavAnchor>
      {chapters.map(({ id, title }) => (
        <NavAnchor key={id} to={chapterPath(country, id)}>
          {title}
        </NavAnchor>
      ))}
    </nav>
  );
}

/** Links to the previous and next chapter. */
function Neighbors({ country, chapters, here }: NeighborsProps) {
  const index = CHAPTER_IDS.indexOf(here);
  const before = chapters.findLast(({ id }) => CHAPTER_IDS.indexOf(id) < index);
  const after = chapters.find(({ id }) => CHAPTER_IDS.indexOf(id) > index);
  return (
    <nav aria-label={texts.neighbors} className="chapter-neighbors">
      {before && (
        <NavAnchor to={chapterPath(country, before.id)} rel="prev">
          <small>{texts.before}</small> {before.title}
        </NavAnchor>
      )}
      {after && (
        <NavAnchor to={chapterPath(country, after.id)} rel="next">
          <small>{texts.after}</small> {after.title}
        </NavAnchor>
      )}
      <NavAnchor to={guidePath(country)}>{texts.all}</NavAnchor>
    </nav>
  );
}
