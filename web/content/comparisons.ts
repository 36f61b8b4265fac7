import { COUNTRIES, countryById, type CountryId } from "#domain/countries.ts";
import type { Fact, Text } from "#domain/facts.ts";
import { alignColumns, type AlignedChapter, type ColumnChapter } from "./comparison-columns.ts";
import { COUNTRY_GUIDES } from "./country-guides/country-guides.ts";
import { findSafetyChapter, SAFETY_ROWS, safetyTexts } from "./safety/safety.ts";
import { FEATURED_COUNTRIES } from "./top-countries/top-countries.ts";

/** Two countries side by side, in the order of the alphabet. */
export type Pair = readonly [CountryId, CountryId];

/** Every two of the countries, each pair once. */
export const PAIRS: readonly Pair[] = COUNTRIES.map(({ id }) => id)
  .toSorted()
  .flatMap((first, index, sorted) => sorted.slice(index + 1).map((second): Pair => [first, second]));

/** What a cell of the comparison shows. */
export type Cell = Text | readonly Text[] | Fact<string>;
export type ComparedChapter = AlignedChapter<Cell>;

type Sheet = ReturnType<typeof collectSheet>;

/** All that the comparison takes from the collections for one country. */
function collectSheet(id: CountryId) {
  const country = countryById(id);
  const guide = COUNTRY_GUIDES.find((candidate) => candidate.id === id);
  const profile = FEATURED_COUNTRIES.find((candidate) => candidate.id === id);
  return { country, guide, chapters: guide?.detailedGuide, profile, safety: findSafetyChapter(id) };
}

const CHAPTERS: readonly {
  id: string;
  title: string;
  rows: readonly { label: string; cell: (sheet: Sheet) => Cell | undefined }[];
}[] = [
  {
    id: "at-a-glance",
    title: "At a glance",
    rows: [
      { label: "Capital", cell: ({ country }) => country.capital },
      { label: "Language", cell: ({ country }) => country.languages },
      { label: "Currency", cell: ({ country }) => country.currency },
      { label: "Population", cell: ({ country }) => country.population },
      { label: "Cost of living", cell: ({ guide, profile }) => guide?.costOfLiving ?? profile?.livingCost },
      { label: "Climate", cell: ({ chapters, profile }) => chapters?.culture.climate ?? profile?.climate },
    ],
  },
  {
    id: "visa",
    title: "Visa & Immigration",
    rows: [
      { label: "What you need to enter", cell: ({ chapters }) => chapters?.visa.requirements },
      { label: "How long you may stay", cell: ({ chapters }) => chapters?.visa.duration },
      { label: "Staying long term", cell: ({ chapters }) => chapters?.visa.longTerm },
    ],
  },
  {
    id: "costs",
    title: "Costs",
    rows: [
      { label: "Average rent", cell: ({ chapters }) => chapters?.housing.averageRent },
      { label: "School fees", cell: ({ chapters }) => chapters?.education.cost },
      { label: "What it takes to start a business", cell: ({ chapters }) => chapters?.business.startupCost },
      { label: "Recommended investment", cell: ({ profile }) => profile?.investment },
      { label: "Legal minimum for foreign investors", cell: ({ profile }) => profile?.legalMinimum },
    ],
  },
  {
    id: "schools-and-health",
    title: "Schools and healthcare",
    rows: [
      { label: "International schools", cell: ({ chapters }) => chapters?.education.international },
      { label: "Universities", cell: ({ chapters }) => chapters?.education.universities },
      { label: "Health insurance", cell: ({ chapters }) => chapters?.healthcare.insurance },
      { label: "Quality of care", cell: ({ chapters }) => chapters?.healthcare.quality },
    ],
  },
  {
    id: "safety",
    title: safetyTexts.title,
    rows: SAFETY_ROWS.map(({ key, label }) => ({ label, cell: ({ safety }: Sheet) => safety.rows[key] })),
  },
];

/** One country's column of every comparison; a row of which the site holds nothing has no cell. */
export function countryColumn(id: CountryId): ColumnChapter<Cell>[] {
  const sheet = collectSheet(id);
  return CHAPTERS.map(({ id: chapterId, title, rows }) => ({
    id: chapterId,
    title,
    rows: rows.map(({ label, cell }) => ({ label, cell: cell(sheet) })),
  }));
}

/** Countries chapter by chapter. */
export function compareCountries(countries: readonly CountryId[]): ComparedChapter[] {
  return alignColumns(countries.map(countryColumn));
}
