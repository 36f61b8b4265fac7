import type { CountryId } from "#domain/countries.ts";
import type { ReactNode } from "react";
import { beforeYouPayPath, PASSPORTS_ID } from "#web/content/page-paths.ts";
import { firstsFirst } from "#web/content/permit-order.ts";
import { longDate } from "#domain/long-date.ts";
import { townOf } from "#web/content/countries/cities.ts";
import type { Goods } from "#content-model/resolve/resolve-country.ts";
import { HOMES, type Maybe } from "#content-model/resolve/records.ts";
import type { ChapterId } from "#domain/chapter-ids.ts";
import { rowsOfGoods } from "#web/content/countries/guide-chapters.ts";
import { GUIDE_SAFETY_ROWS, type RecordGuide } from "#web/content/countries/guide-page.ts";
import { SAFETY_TITLES } from "#web/content/countries/safety-chapter.ts";
import { type FactContent, FactList, type FactRow } from "#web/features/facts/fact-sheet.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { findOffice } from "#content-model/resolve/offices.ts";
import { OutsideLink } from "#web/ui/outside-link.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { PassportAnswers } from "./answers.tsx";
import { CityList } from "./city-list.tsx";
import { EntryTable, holdsForPassport, PassportTable } from "./entry-table.tsx";
import { FactTable, nameRows } from "#web/features/facts/fact-table.tsx";
import { PermitList } from "./permit-list.tsx";
import { RECORD_TEXTS as texts } from "./record-copy.ts";
import { CHAPTER_ROWS } from "#web/content/countries/chapter-rows.ts";

/** The rows, tables and lists of each chapter. */
const BODIES: Readonly<Record<ChapterId, (props: { guide: RecordGuide }) => ReactNode>> = {
  entry: EntryBody,
  permits: ({ guide: { record } }) => <PermitList country={record.id} permits={firstsFirst(record.permits)} />,
  belonging: BelongingBody,
  cities: ({ guide: { record } }) => <CityList cities={record.cities} />,
  homes: HomesBody,
  safety: ({ guide: { safety } }) => <FactList rows={safetyRows(safety)} />,
  rules: ({ guide: { record } }) => <FactList rows={nameRows(CHAPTER_ROWS.rules, record.rules)} />,
  health: HealthBody,
  family: ({ guide: { record } }) => <FactList rows={nameRows(CHAPTER_ROWS.family, record.family)} />,
  money: MoneyBody,
  work: WorkBody,
  schools: SchoolsBody,
  goods: ({ guide: { record } }) => <FactList rows={goodsRows("goods", record.goods)} />,
  driving: ({ guide: { record, safety } }) => (
    <FactList rows={[...goodsRows("driving", record.goods), { label: SAFETY_TITLES.roads, content: safety.roads! }]} />
  ),
  pets: ({ guide: { record } }) => <FactList rows={goodsRows("pets", record.goods)} />,
  culture: ({ guide: { prose } }) => prose && <FactList rows={proseRows(CULTURE_ROWS, prose.culture)} />,
};

/** What a chapter shows below its answer. */
export function ChapterBody({ id, guide }: { id: ChapterId; guide: RecordGuide }) {
  const Body = BODIES[id];
  return <Body guide={guide} />;
}

const { lifestyle, food } = CHAPTER_ROWS.culture;
const CULTURE_ROWS = { lifestyle, food };

type BodyProps = { guide: RecordGuide };

function EntryBody({ guide }: BodyProps) {
  const { record } = guide;
  const { rule } = record.passports[0]!;
  const office = rule.office ? findOffice(rule.office) : null;
  return (
    <>
      <div data-passports={HOMES.join(" ")}>
        <EntryTable entry={record.entry} />
      </div>
      <div data-passports="other">
        <Part id={PASSPORTS_ID} title={texts.entry.others.title}>
          <PassportTable passports={record.passports} />
          <Disclosure className="guide-fold" summary={texts.entry.others.whole}>
            <p>
              {texts.entry.others.lead}
              {office && (
                <>
                  {" "}
                  <OutsideLink href={office.url}>{office.name}</OutsideLink>
                </>
              )}
              .
            </p>
            <PassportTable passports={record.passports} isWhole />
          </Disclosure>
        </Part>
      </div>
      <PassportAnswers guide={guide} />
      <BeforeYouPayLink country={record.id} chapter="entry" />
    </>
  );
}

function MoneyBody({ guide: { record } }: BodyProps) {
  const { money } = record;
  return (
    <FactList
      rows={[
        ...nameRows(CHAPTER_ROWS.aroundTreaties.before, money),
        ...HOMES.map((home) => ({
          label: CHAPTER_ROWS.treaties[home],
          content: money.treaties[home],
          attributes: holdsForPassport(home),
        })),
        ...nameRows(CHAPTER_ROWS.aroundTreaties.after, money),
      ]}
    />
  );
}

function HomesBody({ guide: { record, prose } }: BodyProps) {
  return (
    <>
      <FactList
        rows={[
          ...nameRows(CHAPTER_ROWS.homes, record.homes),
          ...(prose ? [{ label: CHAPTER_ROWS.housing.areas, content: prose.areas }] : []),
        ]}
      />
      <BeforeYouPayLink country={record.id} chapter="homes" />
    </>
  );
}

function WorkBody({ guide: { record, prose } }: BodyProps) {
  const { work } = record;
  return (
    <>
      <FactList
        rows={[
          ...nameRows(CHAPTER_ROWS.work, work),
          ...(prose ? proseRows(CHAPTER_ROWS.business, prose.business) : []),
        ]}
      />
      {work.pay.length > 0 && (
        <Part title={texts.work.pay.title}>
          <FactTable
            caption={texts.work.pay.title}
            columns={[texts.work.pay.occupation, texts.work.pay.amount]}
            rows={work.pay.map(({ occupation, pay }) => ({ label: occupation, cells: [{ content: pay }] }))}
          />
        </Part>
      )}
    </>
  );
}

function HealthBody({ guide: { record, prose, safety } }: BodyProps) {
  const { hospitals, ...health } = record.health;
  return (
    <>
      <FactList
        rows={[
          ...nameRows(CHAPTER_ROWS.health, health),
          ...(prose ? [{ label: CHAPTER_ROWS.healthcare.quality, content: prose.quality }] : []),
          { label: texts.health.risks, content: safety.health! },
        ]}
      />
      {hospitals.length > 0 && (
        <Part title={texts.health.hospitals}>
          <FactList
            rows={hospitals.map((hospital) => ({
              label: `${hospital.name}, ${townOf(hospital)}`,
              content: hospital.about,
            }))}
          />
        </Part>
      )}
    </>
  );
}

/** Schools and their rules are for those who move with children; universities are for everybody. */
function SchoolsBody({ guide: { record, prose } }: BodyProps) {
  const { schools } = record;
  const { universities, ...ofChildren } = CHAPTER_ROWS.schools;
  const attributes = { "data-children": "" };
  return (
    <>
      <div {...attributes}>
        <FactTable
          caption={texts.schools.title}
          columns={texts.schools.columns}
          rows={schools.schools.map((school) => ({
            label: school.name,
            cells: [
              { content: townOf(school) },
              { content: school.curriculum },
              { content: school.ages },
              { content: school.fees },
            ],
          }))}
        />
      </div>
      <FactList
        rows={[
          ...(prose ? [{ label: CHAPTER_ROWS.education.international, content: prose.international, attributes }] : []),
          ...nameRows(ofChildren, schools).map(({ label, content }) => ({ label, content, attributes })),
          { label: universities, content: schools.universities },
        ]}
      />
    </>
  );
}

/** Citizenship and the routes to it. The rule for children or spouses of citizens is a row above their route. */
function BelongingBody({ guide: { record } }: BodyProps) {
  const { id, belonging } = record;
  const { descent, marriage, programs } = belonging;
  const isAbove = (rule: Maybe) => rule === descent || rule === marriage;
  return (
    <>
      <FactList rows={nameRows(CHAPTER_ROWS.belonging, belonging)} />
      {programs.map(({ name, changes, ...facts }) => (
        <Part key={name} title={name}>
          <FactList
            rows={[
              ...nameRows(CHAPTER_ROWS.program, facts).filter(({ content }) => !isAbove(content as Maybe)),
              ...changes.map(({ day, what }) => ({ label: longDate(day), content: what })),
            ]}
          />
        </Part>
      ))}
      <NavAnchor to={`/belonging#${id}`} className="link-standalone">
        {texts.belonging.compare}
      </NavAnchor>
    </>
  );
}

/** The rows of the section on goods that a chapter names. */
function goodsRows(chapter: "goods" | "driving" | "pets", goods: Goods): readonly FactRow[] {
  return nameRows(CHAPTER_ROWS[chapter], rowsOfGoods(chapter, goods));
}

function proseRows<Key extends string>(
  labels: Readonly<Record<Key, string>>,
  prose: Readonly<Record<NoInfer<Key>, FactContent>>,
): FactRow[] {
  return (Object.keys(labels) as Key[]).map((key) => ({ label: labels[key], content: prose[key] }));
}

/** For whom the rows of the chapter on safety hold that are one government's. */
const SAFETY_HOMES: Readonly<Record<string, FactRow["attributes"]>> = {
  us: holdsForPassport("us"),
  uk: holdsForPassport("uk"),
  canada: holdsForPassport("canada"),
  comeBack: holdsForPassport("us"),
};

/** All but health and roads, which other chapters tell. */
function safetyRows(safety: RecordGuide["safety"]): FactRow[] {
  return GUIDE_SAFETY_ROWS.filter(({ key }) => key !== "health" && key !== "roads").map(({ key, label }): FactRow => {
    const content = safety[key]!;
    const attributes = SAFETY_HOMES[key];
    return attributes ? { label, content, attributes } : { label, content };
  });
}

function Part({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="guide-part">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

type BeforeYouPayLinkProps = { country: CountryId; chapter: keyof typeof texts.beforeYouPay };

/** The way to the checklist and to what to look up in the country. */
function BeforeYouPayLink({ country, chapter }: BeforeYouPayLinkProps) {
  return (
    <p className="print:hidden">
      <a href={beforeYouPayPath(country)} className="link-standalone">
        {texts.beforeYouPay[chapter]}
      </a>
    </p>
  );
}
