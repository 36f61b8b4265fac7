import { stringify } from "csv-stringify/sync";
import type { Context } from "hono";
import { calendarDay } from "../../domain/calendar-day.ts";
import type { ListPage, ListPosition } from "../store/lists.ts";
import type { ListQuery } from "./list-query.ts";

const ROWS_AT_ONCE = 500;

/** A column: its heading, and its cell for a row. Numbers stay numbers; nothing becomes an empty cell. */
export type CsvColumns<Row> = Record<string, (row: Row) => string | number | null>;

type ReadPage<Row> = (query: ListQuery & { after: ListPosition | null }) => Promise<ListPage<Row>>;

/**
 * Answers with a whole list as a file for spreadsheets: UTF-8 with the mark by which they know it, and no cell that they
 * would take for a formula. It is read and sent page by page, as fast as it is taken.
 * @param name what the file is called, before the day
 */
export function csvAnswer<Row>(
  c: Context,
  name: string,
  query: ListQuery,
  columns: CsvColumns<Row>,
  readPage: ReadPage<Row>,
) {
  let after: ListPosition | null = null;
  let isFirst = true;
  const encoder = new TextEncoder();
  const cellsOf = Object.values(columns);

  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { rows, next } = await readPage({ ...query, limit: ROWS_AT_ONCE, after });
        const records = rows.map((row) => cellsOf.map((cell) => cell(row)));
        const text = stringify(records, {
          bom: isFirst,
          header: isFirst,
          columns: Object.keys(columns),
          record_delimiter: "windows",
          escape_formulas: true,
          // By itself the library quotes a whole Windows line end only; half of one ends a row in most readers, too.
          quoted_match: /[\r\n]/,
        });
        if (text !== "") controller.enqueue(encoder.encode(text));
        isFirst = false;
        after = next;
        if (next === null) controller.close();
      },
    },
    { highWaterMark: 0 },
  );

  return c.body(body, 200, {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}-${calendarDay(Date.now(), query.timeZone)}.csv"`,
  });
}

/** A time as spreadsheets read it, in the owner's zone: 2026-11-21 14:03:05. */
export function spreadsheetTime(milliseconds: number | null, timeZone: string): string | null {
  // Sweden writes its dates and times that way.
  return milliseconds === null
    ? null
    : new Date(milliseconds).toLocaleString("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
}
