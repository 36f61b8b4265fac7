import { stringify } from "csv-stringify/sync";
import { type Context, Hono } from "hono";
import type { z } from "zod";
import { calendarDay } from "../../domain/calendar-day.ts";
import type { PersonStatus } from "../../domain/person.ts";
import type { Database } from "../db/database.ts";
import { isEmail } from "../../domain/email.ts";
import { hashEmail } from "../hash.ts";
import type { ListPage, ListRequest } from "./lists.store.ts";
import type { Position } from "../db/page.ts";
import { recordActivity } from "../activities/record-activity.ts";
import type { AppEnv } from "../http/context.ts";
import { withIsoTimes } from "../http/iso-times.ts";
import type { ListQuery } from "./list-query.ts";
import { toPageAnswer } from "../http/paging.ts";
import { validate } from "../http/validate.ts";

/** What every row has besides the fields of its list. */
type ListedRow = {
  id: string;
  personId: string;
  name: string;
  createdAt: number;
  unsubscribedAt: number | null;
} & Noted;
type Noted = {
  confirmedAt: number | null;
  contactedAt: number | null;
  status: PersonStatus;
  tags: string[] | null;
  dueAt: number | null;
  note: string | null;
};
type Cell = string | number | readonly string[] | null;

type OwnerList<Query, CsvQuery, Row, More> = {
  listQuery: Query;
  csvQuery: CsvQuery;
  read: (db: Database, query: ListRequest) => Promise<ListPage<Row>>;
  /** What a row of the JSON answer has in addition to what is read. */
  more?: (row: Row) => More;
  csv: {
    /** The name of the file, before the day. */
    name: string;
    /** The heading of every field of a row, in the order of the columns. */
    headings: Record<Exclude<keyof Row, "id" | "personId">, string>;
  };
};

/** One of the owner's lists: by pages as JSON at `/`, as a whole as a CSV file at `/csv`. */
export function ownerList<
  Query extends z.ZodType<ListQuery>,
  CsvQuery extends z.ZodType<ListQuery>,
  Row extends ListedRow & { [Field in keyof Row]: Cell },
  More extends object = object,
>({ listQuery, csvQuery, read, more, csv }: OwnerList<Query, CsvQuery, Row, More>) {
  const toAnswer = (row: Row) => ({ ...toItem(row), ...(more?.(row) as More) });
  return new Hono<AppEnv>()
    .get("/", validate("query", listQuery), async (c) => {
      const query = c.req.valid("query");
      const page = (await readPerson(c.env, query, (one) => read(c.var.db, one))) ?? (await read(c.var.db, query));
      return c.json({ ...toPageAnswer(page, toAnswer), sortedAmong: page.sortedAmong });
    })
    .get("/csv", validate("query", csvQuery), async (c) => {
      await recordActivity(c, "export", { list: csv.name });
      return csvAnswer(c, csv, c.req.valid("query"), (query) => read(c.var.db, query));
    });
}

/** The rows of the person whose complete email is the search text, found by its hash. Null if there is none. */
async function readPerson<Row>(env: Env, query: ListQuery, read: (query: ListRequest) => Promise<ListPage<Row>>) {
  const { search, after } = query;
  if (after !== null || !search || !isEmail(search)) return null;
  const page = await read({ ...query, search: undefined, person: hashEmail(env, search) });
  return page.rows.length > 0 ? page : null;
}

/** Few enough queries for a million rows: an invocation may make 1,000. */
const CSV_ROWS_PER_PAGE = 2000;

/**
 * Answers with a whole list as a file for spreadsheets: UTF-8 with a byte order mark, which they need to recognize it,
 * and no cell that they would take for a formula. Reads and sends page by page, as fast as the client takes it.
 */
function csvAnswer<Row extends { [Field in keyof Row]: Cell }>(
  c: Context,
  { name, headings }: { name: string; headings: Record<string, string> },
  query: ListQuery,
  read: (query: ListRequest) => Promise<ListPage<Row>>,
) {
  const { timeZone } = query;
  const fields = Object.keys(headings) as (keyof Row & string)[];
  const formatTime = spreadsheetTimes(timeZone);
  const isTime = (field: string) => field.endsWith("At");
  const columns = fields.map((field) => (isTime(field) ? `${headings[field]} (${timeZone})` : headings[field]!));
  const toCells = (row: Row) =>
    fields.map((field) => (isTime(field) ? formatTime(row[field] as number | null) : withoutInnerFormulas(row[field])));
  const encoder = new TextEncoder();
  let after: Position | null = null;
  let isFirst = true;
  function toCsv(rows: Row[]): string {
    const text = stringify(rows.map(toCells), {
      bom: isFirst,
      header: isFirst,
      columns,
      record_delimiter: "windows",
      escape_formulas: true,
      // The library quotes whole Windows line ends only, but a lone CR or LF ends a row in most readers too.
      quoted_match: /[\r\n]/,
    });
    isFirst = false;
    return text;
  }

  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        // A filter may match nothing on a page: a stream that gets nothing is not asked again.
        let text: string;
        do {
          const { rows, next } = await read({ ...query, limit: CSV_ROWS_PER_PAGE, after, isWhole: true });
          text = toCsv(rows);
          if (text !== "") controller.enqueue(encoder.encode(text));
          after = next;
          if (next === null) return controller.close();
        } while (text === "");
      },
    },
    { highWaterMark: 0 },
  );

  return c.body(body, 200, {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}-${calendarDay(Date.now(), timeZone)}.csv"`,
  });
}

/**
 * A cell in which no part is a formula for a spreadsheet that takes semicolons or tabs for the ends of cells, and then line
 * breaks inside quotes for the ends of rows. The library looks at the beginning of a cell only.
 */
function withoutInnerFormulas(cell: Cell): string | number | null {
  if (cell === null || typeof cell === "number") return cell;
  const text = typeof cell === "string" ? cell : cell.join(", ");
  return text.replaceAll(/([;\t\r\n]\s*)(?=[=+\-@\t])/g, "$1'");
}

/** How times are written for spreadsheets, in the owner's zone: 2026-11-21 14:03:05. */
function spreadsheetTimes(timeZone: string) {
  // The Swedish format is the ISO 8601 one. Made once: each takes longer than thousands of times to write.
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  return (milliseconds: number | null) => (milliseconds === null ? null : format.format(milliseconds));
}

/** The headings of what is known about a person, in every list's file. An import knows the first two (decision: imported-contacts). */
export const PERSON_HEADINGS = {
  confirmedAt: "Confirmed",
  unsubscribedAt: "Unsubscribed",
  contactedAt: "Contacted",
  status: "Status",
  tags: "Tags",
  dueAt: "Answer By",
  note: "Note",
} satisfies Record<keyof Noted | "unsubscribedAt", string>;

/** What is known about a person across their leads and messages, as the API returns it. */
export function toNotedItem<Row extends Noted>(row: Row) {
  return { ...withIsoTimes(row), tags: row.tags ?? [], note: row.note || null };
}

function toItem<Row extends ListedRow>({ name, ...row }: Row) {
  return { ...toNotedItem(row), name: name || null };
}
