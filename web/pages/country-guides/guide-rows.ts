import { REASON_LABELS, REASONS } from "#domain/reasons.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { type CountryRecord, type Permit } from "#content-model/resolve/resolve-country.ts";
import { type Home, HOMES } from "#content-model/resolve/records.ts";
import { type CountryGuide, GUIDE_SECTIONS, type GuideSection } from "#web/content/countries/guides.ts";
import { CHAPTER_ROWS } from "#web/content/countries/chapter-rows.ts";
import { HOME_PASSPORTS } from "#domain/passports.ts";
import type { FactRow } from "#web/features/facts/fact-sheet.tsx";
import { contentKey } from "#domain/fact-text.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { countryGuidesPage } from "./copy.ts";
import { RECORD_TEXTS } from "./guide/record-copy.ts";

/** A row without its label. */
type RowPart = Pick<FactRow, "about" | "content">;

/** What the dialog takes from the record of the country, by the key of the field. */
const OF_RECORD: Readonly<Record<string, (record: CountryRecord) => readonly RowPart[]>> = {
  requirements: ({ entry }) => byPassport(entry, "rule"),
  duration: ({ entry }) => byPassport(entry, "stay"),
  longTerm: ({ permits }) => [{ content: describePermits(permits) }],
  averageRent: ({ cities }) =>
    cities.map(({ name, homes }) => ({
      about: interpolate(countryGuidesPage.dialog.rent, { city: name }),
      content: homes.newcomers.two,
    })),
  insurance: ({ health }) => [{ content: health.insurance }],
  advanceRent: ({ homes }) => [{ content: homes.advanceRent }],
  buyingProcess: ({ homes }) => [{ about: CHAPTER_ROWS.homes.ownership, content: homes.ownership }],
  publicSystem: ({ health }) => [{ content: health.publicSystem }],
};

export function guideInShort(guide: CountryGuide): readonly FactRow[] {
  return GUIDE_SECTIONS.flatMap((section) => buildRows(guide, section));
}

/** The rows of a section, in order; a field of the record can have several under one label. */
export function buildRows(guide: CountryGuide, section: GuideSection): FactRow[] {
  const texts: Partial<Record<string, Record<string, FactRow["content"]>>> = guide.detailedGuide;
  const record = COUNTRY_FOLDERS[guide.id].record;
  return section.fields.flatMap(({ key, label }) => {
    const own = texts[section.key]?.[key];
    const parts: readonly RowPart[] = own === undefined ? OF_RECORD[key]!(record) : [{ content: own }];
    return parts.map(({ about, content }) => (about === undefined ? { label, content } : { label, about, content }));
  });
}

function describePermits(permits: readonly Permit[]): string {
  const reasons = REASONS.filter((reason) => permits.some((permit) => permit.reasons.includes(reason)));
  return interpolate(countryGuidesPage.dialog.permits, {
    count: String(permits.length),
    reasons: reasons.map((reason) => REASON_LABELS[reason].toLowerCase()).join(", "),
  });
}

/** What the three passports are told, one row for those that are told the same. */
function byPassport(entry: CountryRecord["entry"], key: "rule" | "stay"): RowPart[] {
  const told = Map.groupBy(HOMES, (home: Home) => contentKey(entry[home][key]));
  return [...told.values()].map((homes) => ({
    about:
      homes.length === HOMES.length ? RECORD_TEXTS.entry.all : homes.map((home) => HOME_PASSPORTS[home]).join(", "),
    content: entry[homes[0]!][key],
  }));
}
