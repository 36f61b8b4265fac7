import { renderToStaticMarkup } from "react-dom/server";
import type { CountryId } from "#domain/countries.ts";
import { factsIn } from "#domain/facts.ts";
import { countryColumn } from "#web/content/comparisons.ts";
import { FactSource } from "#web/features/facts/fact.tsx";
import { CellContent } from "./cell-content.tsx";
import type { RenderedColumn } from "./use-columns.ts";

/** `/compare/columns/<country>.json`: a country's column as HTML, so that comparing three needs no code for facts. */
export function columnFile(country: CountryId): Response {
  const column: RenderedColumn = countryColumn(country).map(({ id, title, rows }) => ({
    id,
    title,
    rows: rows.map(({ label, cell }) => ({
      label,
      cell: cell && renderToStaticMarkup(<CellContent content={cell} />),
    })),
    sources: renderToStaticMarkup(<FactSource compact facts={factsIn(rows)} />),
  }));
  return Response.json(column);
}
