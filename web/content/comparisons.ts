import { COUNTRIES, countryById, type CountryId } from "#domain/countries.ts";
import { alignColumns, type AlignedChapter, type ColumnChapter } from "./comparison-columns.ts";
import { type Cell, COMPARED_CHAPTERS, type CountrySheet } from "./comparison-rows.ts";
import { COUNTRY_FOLDERS } from "./countries/countries.ts";
import { COUNTRY_GUIDES } from "./countries/guides.ts";
import { FEATURED_COUNTRIES } from "./countries/profiles.ts";
import { findSafetyChapter } from "./countries/safety-chapters.ts";

/** Two countries side by side, in the order of the alphabet. */
export type Pair = readonly [CountryId, CountryId];

/** Every two of the countries, each pair once. */
export const PAIRS: readonly Pair[] = COUNTRIES.map(({ id }) => id)
  .toSorted()
  .flatMap((first, index, sorted) => sorted.slice(index + 1).map((second): Pair => [first, second]));

function collectSheet(id: CountryId): CountrySheet {
  return {
    country: countryById(id),
    guide: COUNTRY_GUIDES.find((candidate) => candidate.id === id),
    profile: FEATURED_COUNTRIES.find((candidate) => candidate.id === id),
    record: COUNTRY_FOLDERS[id].record,
    safety: findSafetyChapter(id),
  };
}

/** One country's column of every comparison; a row of which the site holds nothing has no cell. */
export function countryColumn(id: CountryId): ColumnChapter<Cell>[] {
  const sheet = collectSheet(id);
  return COMPARED_CHAPTERS.map(({ id: chapterId, title, rows }) => ({
    id: chapterId,
    title,
    rows: rows.map(({ label, cell, isFigure }) => ({ label, cell: cell(sheet), ...(isFigure && { isFigure }) })),
  }));
}

export function compareCountries(countries: readonly CountryId[]): AlignedChapter<Cell>[] {
  return alignColumns(countries.map(countryColumn));
}
