import { type ContentFiles, valueAt } from "#domain/edits.ts";
import type { IsoDate } from "#domain/facts.ts";
import { foldText } from "#domain/fold-text.ts";
import { type DeskRow, isMap, sourcesOf } from "#web/content/desk-rows.ts";

/** What the list is narrowed to, as the URL has it. */
const FILTERS = ["q", "subject", "chapter", "kind", "evidence", "review", "source", "only"] as const;
export type Filters = Partial<Record<(typeof FILTERS)[number], string>>;

/** What the URL narrows the list to. */
export function parseFilters(params: URLSearchParams): Filters {
  return Object.fromEntries(FILTERS.flatMap((name) => (params.get(name) ? [[name, params.get(name)!]] : [])));
}

type SearchedRow = { row: DeskRow; words: string };

/** The rows that have every word of the search and fit each filter. */
export function filterRows(rows: readonly SearchedRow[], filters: Filters, files: ContentFiles): DeskRow[] {
  const { q = "", subject, chapter, kind, evidence, review, source, only } = filters;
  const wanted = foldText(q).split(/\s+/).filter(Boolean);
  const page = source && foldText(source);
  return rows
    .filter(
      ({ row, words }) =>
        (!subject || row.subject === subject) &&
        (!chapter || row.chapter === chapter) &&
        (!kind || row.kind === kind) &&
        (!evidence || row.evidence === evidence) &&
        (!review || (row.reviewOn !== undefined && row.reviewOn <= review)) &&
        (only !== "invented" || isInvented(row, files)) &&
        (only !== "unsure" || isUnsure(row)) &&
        (!page || sourcesOf(files, row).some((one) => foldText(`${one.publisher} ${one.title}`).includes(page))) &&
        wanted.every((word) => words.includes(word)),
    )
    .map(({ row }) => row);
}

/** What about an entry needs work, each with how many entries it is so. */
export type Needs = { due: number; "one source": number; none: number };
export const NEEDS = ["due", "one source", "none"] as const satisfies readonly (keyof Needs)[];

/** How many rows need which work: are due for review, rest on one source, or are not verified. */
export function countNeeds(rows: readonly DeskRow[], today: IsoDate): Needs {
  const count = (fits: (row: DeskRow) => boolean) => rows.filter(fits).length;
  return {
    due: count(({ reviewOn }) => reviewOn !== undefined && reviewOn <= today),
    "one source": count(({ evidence }) => evidence === "one source"),
    none: count(({ evidence }) => evidence === "none"),
  };
}

/** Whether an entry is a sample or a placeholder, which production does not go live with. */
function isInvented({ file, at }: DeskRow, files: ContentFiles): boolean {
  const value = valueAt(files[file], at);
  return isMap(value) && value.sample === true;
}

/** Whether it decides a move and neither an office nor two sources speak for it: what to ask an office first. */
export function isUnsure({ isDecisive, evidence }: DeskRow): boolean {
  return isDecisive === true && evidence !== "official" && evidence !== "two sources";
}
