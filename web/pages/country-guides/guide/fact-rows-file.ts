import type { CountryId } from "#domain/countries.ts";
import type { Permit } from "#content-model/resolve/resolve-country.ts";
import { isNotPublished } from "#content-model/resolve/records.ts";
import { rowsOfGoods } from "#web/content/countries/guide-chapters.ts";
import { recordGuide } from "#web/content/countries/guide-page.ts";
import type { FactRow, FactRows } from "#web/features/messages/fact-rows.ts";
import type { ChapterId } from "#domain/chapter-ids.ts";
import { factText } from "#domain/fact-text.ts";
import { longDate } from "#domain/long-date.ts";
import { type LabeledRecord, labeledRecords } from "#web/content/countries/labeled-records.ts";

/** The rows of a guide's chapters, from which the contact page lets a reader pick the one that changed. */
export function factRowsFile(country: CountryId): Response {
  return Response.json(listFactRows(country));
}

/** Every record of a guide by its chapter, as the guide names it. One that several rows use stands in each of them. */
export function listFactRows(country: CountryId): FactRows {
  const { record, prose, safety } = recordGuide(country);
  const { entry, permits, belonging, money, homes, health, schools, family, rules, cities } = record;
  const { goods } = record;
  const { roads, ...otherSafety } = safety;
  const chapters: Partial<Record<ChapterId, unknown>> = {
    entry,
    permits: permits.map(withoutFirstSteps),
    belonging,
    money,
    homes,
    goods: rowsOfGoods("goods", goods),
    driving: { ...rowsOfGoods("driving", goods), roads },
    pets: rowsOfGoods("pets", goods),
    work: { ...record.work, ...prose?.business },
    health,
    schools,
    family,
    rules,
    cities,
    safety: otherSafety,
  };
  return Object.fromEntries(
    Object.entries(chapters).map(([chapter, content]) => [chapter, labeledRecords(content, chapter).flatMap(toRow)]),
  );
}

/** A step before the application rests on a record that has a row of its own. */
function withoutFirstSteps(permit: Permit) {
  const { first: _, ...rest } = permit;
  return rest;
}

function toRow({ label, record }: LabeledRecord): FactRow | [] {
  if (isNotPublished(record)) return [];
  return { id: record.id!, label, text: factText(record), day: longDate(record.confirmedOn ?? record.enteredOn) };
}
