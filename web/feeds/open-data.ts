import { countryById, type CountryId } from "#domain/countries.ts";
import { evidenceOf, type Fact, type PublicPage } from "#domain/facts.ts";
import { formerIds } from "#domain/moved.ts";
import { site } from "#domain/site.ts";
import { usesIn } from "#web/content/countries/countries.ts";
import { isNotPublished, isPrice, type Known } from "#content-model/resolve/records.ts";
import { OPEN_DATA_SCHEMA_PATH } from "#web/content/page-paths.ts";
import { findOffice } from "#content-model/resolve/offices.ts";
import { absoluteUrl } from "#web/lib/structured-data.ts";
import { labeledRecords, sectionsOf } from "#web/content/countries/labeled-records.ts";
import type { OpenCountry, OpenRecord } from "./open-data-schema.ts";

/** Everything that is known of a country, for programs and spreadsheets. */
export function openData(country: CountryId): OpenCountry {
  const records = listRecords(country);
  const days = records.flatMap(({ entered, checked, confirmed }) =>
    [entered, checked, confirmed].filter((day) => day !== undefined),
  );
  return {
    $schema: absoluteUrl(OPEN_DATA_SCHEMA_PATH),
    country,
    name: countryById(country).name,
    format: 2,
    version: days.toSorted().at(-1)!,
    license: { text: site.dataLicense, attribution: `${site.name}, ${site.origin}`, contact: site.email.legal },
    records,
  };
}

/** Every record that has an id, under the chapter and the label of the row that it is written in. */
function listRecords(country: CountryId): OpenRecord[] {
  const placesOf = Map.groupBy(usesIn(country), ([, used]) => used);
  const records = new Map<string, OpenRecord>();
  for (const [chapter, content] of Object.entries(sectionsOf(country))) {
    const isOwn = (id: string | undefined) => id?.startsWith(`${country}.${chapter}.`);
    for (const { label, record: known } of labeledRecords(content, chapter)) {
      const { id } = known;
      if (!id || !isOwn(id) || records.has(id)) continue;
      const places = placesOf.get(id)?.map(([place]) => place);
      // A record that several rows of its chapter use is named after none of them.
      const name = places?.some(isOwn) ? label.split(": ").at(-1)! : label;
      const former = formerIds(id);
      records.set(id, {
        id,
        ...(former.length > 0 && { formerIds: former }),
        chapter,
        label: name,
        ...describe(known),
        ...(places && { usedAt: places }),
      });
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
  if (isNotPublished(known))
    return { value: null, evidence: "not published", restsOn: "Not published", office: null, sources: [] };
  const office = known.office ? findOffice(known.office) : null;
  const note = known.note && { note: known.note };
  const confirmAt = { office: office && { name: office.name, url: office.url } };
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
    answeredOn,
    readersPaid,
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
    ...(answeredOn && { answered: answeredOn }),
    ...(readersPaid && { readersPaid: { ...readersPaid, years: [...readersPaid.years] } }),
    ...(doubtedOn && { doubted: doubtedOn }),
    ...(changed && { changed: [...changed] }),
    review: reviewOn,
    ...(isPrice(known) && { held: [...known.days] }),
    sources: readAt.map((page) => toSource(page, known.seen)),
  };
}

function toSource({ title, publisher, kind, url, date }: PublicPage, seen: Fact["seen"]) {
  const { on: lastSeen } = seen?.find((page) => page.url === url) ?? {};
  return { title, publisher, kind, url, date, ...(lastSeen && { lastSeen }) };
}
