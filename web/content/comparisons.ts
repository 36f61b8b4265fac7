import { COUNTRIES, countryById, type CountryId } from "#domain/countries.ts";
import type { Fact, Text } from "#domain/facts.ts";
import { COUNTRY_GUIDES } from "./country-guides/country-guides.ts";
import { FINDER_RESULTS } from "./finder-results.ts";
import { findSafetyChapter, SAFETY_ROWS, safetyTexts } from "./safety/safety.ts";
import { FEATURED_COUNTRIES } from "./top-countries/top-countries.ts";

/** Two countries side by side, in the order of the alphabet. */
export type Pair = readonly [CountryId, CountryId];
/** Three countries side by side, in the order of the alphabet. */
export type Triple = readonly [CountryId, CountryId, CountryId];
export type Compared = Pair | Triple;

/** Every two of the countries, each pair once. */
export const PAIRS = listPairs(COUNTRIES.map(({ id }) => id));

/** The sets of three that the finder answers with. */
const MATCHED_TRIPLES = FINDER_RESULTS.flatMap(({ matches }): Triple[] => {
  const [first, second, third] = matches.map(({ country }) => country.id).toSorted();
  return first && second && third ? [[first, second, third]] : [];
});

/**
 * The sets of three that have a page: those of the countries with a guide, because of the others too little is entered
 * for a third column, and those that the finder answers with.
 */
export const TRIPLES: readonly Triple[] = uniqueBy(
  [...listTriples(COUNTRIES.filter(({ hasGuide }) => hasGuide).map(({ id }) => id)), ...MATCHED_TRIPLES],
  String,
);

/** The sets of three that people arrive at by the finder. */
export const ASKED_TRIPLES = uniqueBy(MATCHED_TRIPLES, String);

function listPairs(countries: readonly CountryId[]): Pair[] {
  const sorted = countries.toSorted();
  return sorted.flatMap((first, index) => sorted.slice(index + 1).map((second): Pair => [first, second]));
}

function listTriples(countries: readonly CountryId[]): Triple[] {
  return listPairs(countries).flatMap(([first, second]) =>
    countries.filter((third) => third > second).map((third): Triple => [first, second, third]),
  );
}

function uniqueBy<Item>(items: readonly Item[], key: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [key(item), item])).values()];
}

/** What a cell of the comparison shows; undefined where the site holds nothing on it. */
type Cell = Text | readonly Text[] | Fact<string> | undefined;
/** A row with a cell for each country. */
export type ComparedRow = { label: string; cells: readonly Cell[] };
export type ComparedChapter = { id: string; title: string; rows: readonly ComparedRow[] };

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
  rows: readonly { label: string; cell: (sheet: Sheet) => Cell }[];
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

/** Countries chapter by chapter; a row of which the site holds nothing for any of them is left out. */
export function compareCountries(countries: Compared): ComparedChapter[] {
  const sheets = countries.map((id) => collectSheet(id));
  return CHAPTERS.map(({ id, title, rows }) => ({
    id,
    title,
    rows: rows
      .map(({ label, cell }): ComparedRow => ({ label, cells: sheets.map(cell) }))
      .filter(({ cells }) => cells.some((content) => content !== undefined)),
  })).filter(({ rows }) => rows.length > 0);
}
