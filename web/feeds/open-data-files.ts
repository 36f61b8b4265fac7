import { stringify } from "csv-stringify/sync";
import * as z from "zod";
import { COUNTRIES } from "#domain/countries.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { changesIn } from "#web/content/countries/fact-changes.ts";
import { OPEN_DATA_CHANGES_PATH, OPEN_DATA_SCHEMA_PATH, openDataPath } from "#web/content/page-paths.ts";
import { describePage } from "#domain/fact-text.ts";
import { openData } from "./open-data.ts";
import { openCountry, type OpenRecord } from "./open-data-schema.ts";

/** The data of all countries as files, by their paths, with the schema of those in JSON. */
export const openDataFiles: Readonly<Record<string, () => Response>> = {
  [OPEN_DATA_CHANGES_PATH]: () => Response.json(changesIn(COUNTRY_FOLDERS)),
  [OPEN_DATA_SCHEMA_PATH]: () => Response.json(z.toJSONSchema(openCountry, { target: "draft-2020-12" })),
  ...Object.fromEntries(
    COUNTRIES.flatMap(({ id }) => [
      [openDataPath(id, "json"), () => Response.json(openData(id))],
      [openDataPath(id, "csv"), () => csvFile(openData(id).records)],
      [openDataPath(id, "spreadsheet"), () => csvFile(openData(id).records, { bom: true })],
    ]),
  ),
};

const COLUMNS = {
  id: ({ id }) => id,
  chapter: ({ chapter }) => chapter,
  label: ({ label }) => label,
  value: ({ value }) => (Array.isArray(value) ? value.join("; ") : value),
  note: ({ note }) => note,
  reported: ({ reported = [], sources }) =>
    reported.map(({ value, source }) => `${value} (${describePage(sources[source]!)})`).join(" | "),
  evidence: ({ evidence }) => evidence,
  rests_on: ({ restsOn }) => restsOn,
  method: ({ method }) => method,
  passports: ({ passports }) => passports,
  office: ({ office }) => office?.name,
  office_url: ({ office }) => office?.url,
  entered: ({ entered }) => entered,
  checked: ({ checked }) => checked,
  confirmed: ({ confirmed }) => confirmed,
  answered: ({ answered }) => answered,
  doubted: ({ doubted }) => doubted,
  changed: ({ changed = [] }) => changed.map(({ on, from }) => `${on}: ${from}`).join(" | "),
  review: ({ review }) => review,
  sources: ({ sources }) =>
    sources.map((source) => [describePage(source), source.title, source.url].filter(Boolean).join(", ")).join(" | "),
  used_at: ({ usedAt = [] }) => usedAt.join(" "),
  former_ids: ({ formerIds = [] }) => formerIds.join(" "),
} as const satisfies Record<string, (record: OpenRecord) => string | number | null | undefined>;

/**
 * The records as a table; the fields that have several values hold them in one cell.
 * @param options.bom begins the file with a byte-order mark: without it Excel takes UTF-8 for an older encoding, with it many
 * programs take it for a part of the first heading
 */
function csvFile(records: readonly OpenRecord[], options?: { bom: boolean }): Response {
  const rows = records.map((record) => Object.values(COLUMNS).map((cell) => cell(record)));
  const text = stringify(rows, {
    header: true,
    columns: Object.keys(COLUMNS),
    record_delimiter: "windows",
    ...options,
  });
  return new Response(text, { headers: { "Content-Type": "text/csv; charset=utf-8" } });
}
