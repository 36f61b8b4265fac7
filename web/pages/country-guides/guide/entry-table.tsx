import { type CountryRecord, type Entry, HOMES, type Known } from "#web/content/countries/country-record.ts";
import { type KnownCell, KnownTable } from "./known-table.tsx";
import { RECORD_TEXTS } from "./record-copy.ts";

const texts = RECORD_TEXTS.entry;

/** What each of the three passports needs at the border. */
export function EntryTable({ entry }: { entry: CountryRecord["entry"] }) {
  const rows = Object.entries(texts.rows) as [Exclude<keyof Entry, "kind">, string][];
  return (
    <KnownTable
      caption={texts.title}
      columns={[texts.question, ...HOMES.map((home) => texts.passports[home])]}
      rows={[
        { name: texts.kind, cells: joinEqual(HOMES.map((home) => texts.kinds[entry[home].kind])) },
        ...rows.map(([key, name]) => ({ name, cells: joinEqual(HOMES.map((home) => entry[home][key])) })),
      ]}
    />
  );
}

/** One cell where all passports are told the same. */
function joinEqual(contents: readonly (string | Known)[]): KnownCell[] {
  const [first] = contents;
  const isSame = new Set(contents.map((content) => JSON.stringify(content))).size === 1;
  return isSame && first !== undefined
    ? [{ content: first, span: contents.length, label: texts.all }]
    : contents.map((content) => ({ content }));
}
