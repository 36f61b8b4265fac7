import { stringify } from "csv-stringify/sync";
import * as z from "zod";
import { COUNTRIES, countryById, type CountryId } from "#domain/countries.ts";
import { evidenceOf, type PublicPage } from "#domain/facts.ts";
import { site } from "#domain/site.ts";
import { COUNTRY_FOLDERS, usesIn } from "#web/content/countries/countries.ts";
import { isNotFound, isPrice, type Known } from "#web/content/countries/country-record.ts";
import { OPEN_DATA_CHANGES_PATH, OPEN_DATA_SCHEMA_PATH, openDataPath } from "#web/content/page-paths.ts";
import { describePage } from "#web/lib/fact-text.ts";
import { findOffice } from "#web/content/offices.ts";
import { absoluteUrl } from "#web/lib/structured-data.ts";
import { labeledRecords } from "#web/pages/country-guides/guide/labeled-records.ts";
import { type OpenCountry, openCountry, type OpenRecord } from "./open-data-schema.ts";

/** The data of all countries as files, by their paths, with the schema of those in JSON. */
export const openDataFiles: Readonly<Record<string, () => Response>> = {
  // A deployment fills it in (scripts/data-changes.ts).
  [OPEN_DATA_CHANGES_PATH]: () => Response.json([]),
  [OPEN_DATA_SCHEMA_PATH]: () => Response.json(z.toJSONSchema(openCountry, { target: "draft-2020-12" })),
  ...Object.fromEntries(
    COUNTRIES.flatMap(({ id }) => [
      [openDataPath(id, "json"), () => Response.json(openData(id))],
      [openDataPath(id, "csv"), () => csvFile(openData(id).records)],
      [openDataPath(id, "spreadsheet"), () => csvFile(openData(id).records, { bom: true })],
    ]),
  ),
};

/** Everything that is known of a country, for programs and spreadsheets. */
export function openData(country: CountryId): OpenCountry {
  const records = listRecords(country);
  const days = records.flatMap(({ entered, checked = entered, confirmed = entered }) => [entered, checked, confirmed]);
  return {
    $schema: absoluteUrl(OPEN_DATA_SCHEMA_PATH),
    country,
    name: countryById(country).name,
    format: 1,
    version: days.toSorted().at(-1)!,
    license: { text: site.dataLicense, attribution: `${site.name}, ${site.origin}`, contact: site.email.legal },
    records,
  };
}

/** Every record that has an id, under the chapter and the label of the row that it is written in. */
function listRecords(country: CountryId): OpenRecord[] {
  const { record, safety, safeguards, guide, profile, visas, currency } = COUNTRY_FOLDERS[country];
  const { id: _, ...sections } = record;
  const { capital, languages, currency: money, population } = countryById(country);
  const catalog = { capital, languages, currency: money, population };
  const chapters = {
    catalog,
    ...sections,
    safety: safety.rows,
    safeguards,
    visas: visas?.types,
    guide,
    profile,
    country: currency,
  };
  const placesOf = Map.groupBy(usesIn(country), ([, used]) => used);
  const records = new Map<string, OpenRecord>();
  for (const [chapter, content] of Object.entries(chapters)) {
    const isOwn = (id: string | undefined) => id?.startsWith(`${country}.${chapter}.`);
    for (const { label, record: known } of labeledRecords(content, chapter)) {
      const { id } = known;
      if (!id || !isOwn(id) || records.has(id)) continue;
      const places = placesOf.get(id)?.map(([place]) => place);
      // A record that several rows of its chapter use is named after none of them.
      const name = places?.some(isOwn) ? label.split(": ").at(-1)! : label;
      records.set(id, { id, chapter, label: name, ...describe(known), ...(places && { usedAt: places }) });
    }
  }
  return [...records.values()];
}

/** The day of the build, by which a page is recent. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** A record without what names it. */
function describe(known: Known): Omit<OpenRecord, "id" | "chapter" | "label"> {
  const office = known.office ? findOffice(known.office) : null;
  const note = known.note && { note: known.note };
  const confirmAt = { office: office && { name: office.name, url: office.url } };
  if (isNotFound(known)) {
    const entered = known.notFoundOn;
    return {
      value: null,
      ...note,
      evidence: "not found",
      restsOn: "Not published",
      ...confirmAt,
      entered,
      sources: [],
    };
  }
  const {
    value,
    amounts,
    reported,
    because,
    label,
    method,
    passports,
    enteredOn,
    checkedOn,
    doubtedOn,
    changed,
    confirmedOn,
    reviewOn,
    readAt = [],
  } = known;
  return {
    value,
    ...note,
    ...(reported && { reported: reported.map((one) => ({ value: one.value, source: readAt.indexOf(one.page) })) }),
    ...(because && { because }),
    ...(amounts && { amounts: [...amounts] }),
    evidence: evidenceOf(known, today()),
    restsOn: label,
    ...(method && { method }),
    ...(passports && { passports }),
    ...confirmAt,
    entered: enteredOn,
    ...(checkedOn && { checked: checkedOn }),
    ...(confirmedOn && { confirmed: confirmedOn }),
    ...(doubtedOn && { doubted: doubtedOn }),
    ...(changed && { changed: [...changed] }),
    review: reviewOn,
    ...(isPrice(known) && { held: [...known.days] }),
    sources: readAt.map(toSource),
  };
}

function toSource({ title, publisher, kind, url, date }: PublicPage): OpenRecord["sources"][number] {
  return { title, publisher, kind, url, date };
}

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
  doubted: ({ doubted }) => doubted,
  changed: ({ changed = [] }) => changed.map(({ on, from }) => `${on}: ${from}`).join(" | "),
  review: ({ review }) => review,
  sources: ({ sources }) =>
    sources.map((source) => [describePage(source), source.title, source.url].filter(Boolean).join(", ")).join(" | "),
  used_at: ({ usedAt = [] }) => usedAt.join(" "),
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
