import MiniSearch from "minisearch";
import { content } from "#content";
import { foldText } from "#domain/fold-text.ts";
import { GUIDE_PAGE_IDS, GUIDE_SAFETY_ROWS, type RecordGuide, recordGuide } from "#web/content/countries/guide-page.ts";
import { type GuideChapter, guideChapters } from "#web/content/countries/guide-chapters.ts";
import { chapterPath, guidePermitPath } from "#web/content/page-paths.ts";
import { type IndexedEntry, PAGE_ENTRIES, wordsIn } from "#web/content/search-entries.ts";
import { SEARCH_OPTIONS } from "#web/features/search/site-index.ts";
import { CHAPTER_ROWS } from "#web/content/countries/chapter-rows.ts";

/** The contents of a chapter, and the part that search indexes: permits and cities have entries of their own. */
function describeChapter({ id, facts }: GuideChapter, { record: { permits, cities } }: RecordGuide) {
  switch (id) {
    case "permits":
      return { rows: permits.map(({ name }) => name), searched: [] };
    case "cities":
      return {
        rows: cities.map(({ name }) => name),
        searched: cities.map(({ fits, doesNotFit }) => [fits, doesNotFit]),
      };
    case "safety":
      return { rows: GUIDE_SAFETY_ROWS.map(({ label }) => label), searched: facts };
    default:
      return {
        rows: Object.values(CHAPTER_ROWS[id as keyof typeof CHAPTER_ROWS] ?? {}),
        searched: facts,
      };
  }
}

/** The chapters and the permits of a guide, each at its own place. */
function guideEntries(guide: RecordGuide): IndexedEntry[] {
  const chapters = guideChapters(guide).map((chapter): IndexedEntry => {
    const { rows, searched } = describeChapter(chapter, guide);
    return {
      id: chapterPath(guide.id, chapter.id),
      kind: "chapter",
      title: chapter.heading,
      text: guide.answers[chapter.id].answer,
      words: wordsIn([rows, searched]),
    };
  });
  const permits = guide.record.permits.map((permit): IndexedEntry => ({
    id: guidePermitPath(guide.id, permit.id),
    kind: "permit",
    title: `${guide.name}: ${permit.name}`,
    text: permit.whoFor,
    words: wordsIn([CHAPTER_ROWS.permits, permit]),
  }));
  return [...chapters, ...permits];
}

/** Everything that the search finds. */
export const SEARCH_ENTRIES: readonly IndexedEntry[] = [
  ...PAGE_ENTRIES,
  ...GUIDE_PAGE_IDS.flatMap((id) => guideEntries(recordGuide(id))),
];

/** `/search-index.json`: the index of the site's search and how it reads a query, which the browser loads when first needed. */
export function searchIndex() {
  const synonyms = content.search.synonyms.map((group) => group.map(foldText));
  const ignored = content.search.ignored.map(foldText);
  const processTerm = (term: string) => {
    const folded = foldText(term);
    return ignored.includes(folded) ? null : folded;
  };
  const index = new MiniSearch({ ...SEARCH_OPTIONS, processTerm });
  index.addAll(SEARCH_ENTRIES);
  return Response.json({ index, synonyms, ignored });
}
