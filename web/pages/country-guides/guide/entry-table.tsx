import { type CountryRecord, type Entry } from "#content-model/resolve/resolve-country.ts";
import { type Home, HOMES } from "#content-model/resolve/records.ts";
import { ENTRY_KINDS, HOME_PASSPORTS } from "#domain/passports.ts";
import type { FactContent } from "#web/features/facts/fact-sheet.tsx";
import { joinEqual, type FactCell, FactTable } from "#web/features/facts/fact-table.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { CHAPTER_ROWS } from "#web/content/countries/chapter-rows.ts";
import { RECORD_TEXTS } from "./record-copy.ts";

const texts = RECORD_TEXTS.entry;

/** What each of the three passports needs at the border. */
export function EntryTable({ entry }: { entry: CountryRecord["entry"] }) {
  const rows = Object.entries(CHAPTER_ROWS.entry) as [keyof typeof CHAPTER_ROWS.entry, string][];
  return (
    <FactTable
      caption={texts.title}
      columns={[
        texts.question,
        ...HOMES.map((home) => ({ name: HOME_PASSPORTS[home], attributes: holdsForPassport(home) })),
      ]}
      rows={[
        { label: texts.kind, cells: byPassport((home) => ENTRY_KINDS[entry[home].kind]) },
        ...rows.map(([key, label]) => ({ label, cells: byPassport((home) => entry[home][key]) })),
      ]}
    />
  );
}

/** The groups of the country's visa policy, for passports beside the three. @param isWhole with their passports and rules */
export function PassportTable({
  passports,
  isWhole = false,
}: Pick<CountryRecord, "passports"> & { isWhole?: boolean }) {
  const { title, columns } = texts.others;
  return (
    <FactTable
      caption={title}
      columns={isWhole ? columns : columns.slice(0, 2)}
      rows={passports.map(({ who, names, kind, stayDays, rule }) => {
        const need = { content: needText(kind, stayDays) };
        return isWhole
          ? { label: who, about: names.join(", "), cells: [need, { content: rule }] }
          : { label: who, cells: [need] };
      })}
    />
  );
}

function needText(kind: Entry["kind"], stayDays: number | null): string {
  return stayDays === null
    ? ENTRY_KINDS[kind]
    : `${ENTRY_KINDS[kind]}, ${interpolate(texts.others.days, { days: String(stayDays) })}`;
}

/** What each passport is told, once where it is the same. */
function byPassport(contentOf: (home: Home) => FactContent): FactCell[] {
  return joinEqual(HOMES.map((home) => ({ content: contentOf(home), attributes: holdsForPassport(home) })));
}

/** Lets what holds for one passport fold away for the others. */
export function holdsForPassport(home: Home) {
  return { "data-passports": home } as const;
}
