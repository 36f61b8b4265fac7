import type { ReactNode } from "react";
import { longDate } from "#domain/long-date.ts";
import { type CountryRecord, HOMES, type Known } from "#web/content/countries/country-record.ts";
import type { Chapter } from "#web/features/detail-page/detail-page.tsx";
import { SourcedChapter } from "#web/features/facts/known.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { CityList } from "./city-list.tsx";
import { EntryTable } from "./entry-table.tsx";
import { KnownList, KnownTable, nameRows } from "./known-table.tsx";
import { PermitList } from "./permit-list.tsx";
import { RECORD_TEXTS as texts } from "./record-copy.ts";

type SectionKey = Exclude<keyof CountryRecord, "id">;

/** How each section of a record is shown, in the order of the chapters. */
const SECTIONS: { [Key in SectionKey]: (section: CountryRecord[Key]) => ReactNode } = {
  entry: (entry) => <EntryTable entry={entry} />,
  permits: (permits) => <PermitList permits={permits} />,
  belonging: (belonging) => (
    <>
      <KnownList rows={nameRows(texts.belonging.rows, belonging)} />
      {belonging.programs.map((program) => (
        <Part key={program.name} title={program.name}>
          <KnownList
            rows={[
              ...nameRows(texts.belonging.program, program),
              ...program.changes.map(({ day, what }) => ({ label: longDate(day), known: what })),
            ]}
          />
        </Part>
      ))}
    </>
  ),
  money: (money) => (
    <KnownList
      rows={[
        ...nameRows(texts.money.rows, money),
        ...HOMES.map((home) => ({ label: texts.money.treaties[home], known: money.treaties[home] })),
        ...nameRows(texts.money.rest, money),
      ]}
    />
  ),
  homes: (homes) => <KnownList rows={nameRows(texts.homes.rows, homes)} />,
  goods: (goods) => <KnownList rows={nameRows(texts.goods.rows, goods)} />,
  work: (work) => (
    <>
      <KnownList rows={nameRows(texts.work.rows, work)} />
      <Part title={texts.work.pay.title}>
        <KnownTable
          caption={texts.work.pay.title}
          columns={[texts.work.pay.occupation, texts.work.pay.amount]}
          rows={work.pay.map(({ occupation, pay }) => ({ name: occupation, cells: [{ content: pay }] }))}
        />
      </Part>
    </>
  ),
  health: ({ publicSystem, vaccinations, bring, insurers, hospitals }) => (
    <>
      <KnownList rows={nameRows(texts.health.rows, { publicSystem, vaccinations, bring })} />
      <NamedThings
        title={texts.health.insurers}
        things={insurers.map(({ name, terms }) => ({ label: name, known: terms }))}
      />
      <NamedThings
        title={texts.health.hospitals}
        things={hospitals.map(({ name, city, about }) => ({ label: `${name}, ${city}`, known: about }))}
      />
    </>
  ),
  schools: ({ publicSchools, universities, schools }) => (
    <>
      <KnownTable
        caption={texts.schools.title}
        columns={texts.schools.columns}
        rows={schools.map(({ name, city, curriculum, ages, fees }) => ({
          name,
          cells: [{ content: city }, { content: curriculum }, { content: ages }, { content: fees }],
        }))}
      />
      <div className="mt-6">
        <KnownList rows={nameRows(texts.schools.rows, { publicSchools, universities })} />
      </div>
    </>
  ),
  cities: (cities) => <CityList cities={cities} />,
};

/** The chapters of a guide that are made from its country's record; on a phone each opens by a line of its own. */
export function recordChapters(record: CountryRecord): Chapter[] {
  return (Object.keys(SECTIONS) as SectionKey[]).map((key) => ({
    id: key,
    title: texts[key].title,
    content: (
      <Fold summary={texts.show}>
        <SourcedChapter id={key} content={record[key]}>
          {showSection(record, key)}
        </SourcedChapter>
      </Fold>
    ),
  }));
}

function showSection<Key extends SectionKey>(record: CountryRecord, key: Key): ReactNode {
  return SECTIONS[key](record[key]);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3 className="mt-8 mb-4 font-serif text-xl leading-snug font-semibold">{title}</h3>
      {children}
    </>
  );
}

function NamedThings({ title, things }: { title: string; things: readonly { label: string; known: Known }[] }) {
  if (things.length === 0) return null;
  return (
    <Part title={title}>
      <KnownList rows={things} />
    </Part>
  );
}
