import { TableBody, TableCell, TableHead, TableHeader, TableRow } from "#web/ui/office/table.tsx";
import { IMPORT_TEXTS as TEXTS } from "./copy.ts";
import type { ContactsFile } from "./read-file.ts";

/** How many rows of the file are shown. */
const SHOWN_ROWS = 5;

/** The first rows of a file; where its encoding was guessed, the first with letters that show whether that was right. */
export function Preview({ file: { headings, rows, guessed } }: { file: ContactsFile }) {
  const columns = [...headings.entries()];
  const telling = guessed ? rows.filter(({ cells }) => /\P{ASCII}/u.test(cells.join())) : rows;
  return (
    <div
      role="region"
      aria-label={TEXTS.columns.preview}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable
      tabIndex={0}
      className="overflow-x-auto rounded-lg border border-line"
    >
      <table className="w-full text-sm">
        <caption className="sr-only">{TEXTS.columns.preview}</caption>
        <TableHeader>
          <TableRow>
            {columns.map(([column, heading]) => (
              <TableHead key={column}>{cut(heading)}</TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {telling.slice(0, SHOWN_ROWS).map(({ row, cells }) => (
            <TableRow key={row}>
              {columns.map(([column]) => (
                <TableCell key={column} className="whitespace-nowrap">
                  {cut(cells[column] ?? "")}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </table>
    </div>
  );
}

/** The beginning of a cell, which can hold a whole book. */
export function cut(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
