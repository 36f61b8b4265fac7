import MiniSearch from "minisearch";
import { content } from "#content";
import { COUNTRIES } from "#domain/countries.ts";
import { PASSPORTS } from "#domain/passport-codes.ts";
import { passportName } from "#domain/passport-name.ts";
import { foldText } from "#domain/fold-text.ts";
import { GUIDE_PAGE_IDS, GUIDE_SAFETY_ROWS, type RecordGuide, recordGuide } from "#web/content/countries/guide-page.ts";
import { type GuideChapter, guideChapters } from "#web/content/countries/guide-chapters.ts";
import { chapterPath, guidePermitPath } from "#web/content/page-paths.ts";
import { figuresIn, type IndexedEntry, PAGE_ENTRIES, topicsOf, wordsIn } from "#web/content/search-entries.ts";
import { SEARCH_OPTIONS } from "#web/features/search/site-index.ts";
import { CITIES } from "#web/content/countries/cities.ts";
import { CHAPTER_ROWS } from "#web/content/countries/chapter-rows.ts";

/** The names of a chapter's rows, and its words: permits and cities have entries of their own. */
function describeChapter({ id, facts }: GuideChapter, { record: { permits, cities } }: RecordGuide) {
  switch (id) {
    case "permits":
      return { headings: [], words: permits.map(({ name }) => name) };
    case "cities":
      return { headings: [], words: cities.map(({ name, fits, doesNotFit }) => [name, fits, doesNotFit]) };
    case "safety":
      return { headings: GUIDE_SAFETY_ROWS.map(({ label }) => label), words: facts };
    default:
      return { headings: Object.values(CHAPTER_ROWS[id as keyof typeof CHAPTER_ROWS] ?? {}), words: facts };
  }
}

/** The chapters and the permits of a guide, each at its own place. */
function guideEntries(guide: RecordGuide): IndexedEntry[] {
  const chapters = guideChapters(guide).map((chapter): IndexedEntry => {
    const { headings, words } = describeChapter(chapter, guide);
    return {
      id: chapterPath(guide.id, chapter.id),
      kind: "chapter",
      title: chapter.heading,
      text: guide.answers[chapter.id].answer,
      country: guide.id,
      headings: headings.join(" "),
      topics: topicsOf(chapter.id),
      words: wordsIn(words),
    };
  });
  const permits = guide.record.permits.map((permit): IndexedEntry => ({
    id: guidePermitPath(guide.id, permit.id),
    kind: "permit",
    title: `${guide.name}: ${permit.name}`,
    text: permit.whoFor,
    country: guide.id,
    words: `${wordsIn([CHAPTER_ROWS.permits, permit])} ${figuresIn([permit.threshold, permit.fee, permit.conditions])}`,
  }));
  return [...chapters, ...permits];
}

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
  const words = (name: string) => foldText(name).replaceAll("-", " ");
  const countries = Object.fromEntries(
    COUNTRIES.flatMap(({ id, name }) => [name, ...(content.search.countries[id] ?? [])].map((one) => [words(one), id])),
  );
  const cities = Object.fromEntries(
    CITIES.flatMap(({ city, country }) => city.name.split(/ and | or /).map((name) => [words(name), country])),
  );
  const ours = new Set<string>(COUNTRIES.map(({ alpha2 }) => alpha2));
  const elsewhere = PASSPORTS.filter((code) => !ours.has(code)).map((code) => words(passportName(code)));
  return Response.json({ index, synonyms, ignored, countries, cities, elsewhere });
}
