import type { CountryId } from "#domain/countries.ts";
import type { ReactNode } from "react";
import type { Text } from "#domain/facts.ts";
import { beforeYouPayPath, guidePassportsPath } from "#web/content/page-paths.ts";
import { firstsFirst } from "#web/content/permit-order.ts";
import { longDate } from "#domain/long-date.ts";
import { townOf } from "#web/content/countries/cities.ts";
import { type CountryRecord, type Goods } from "#content-model/resolve/resolve-country.ts";
import { HOMES, type Known, type Maybe } from "#content-model/resolve/records.ts";
import { CHAPTER_IDS, type ChapterId } from "#domain/chapter-ids.ts";
import { GUIDE_SAFETY_ROWS, type RecordGuide } from "#web/content/countries/guide-page.ts";
import { SAFETY_TITLES } from "#web/content/countries/safety-chapter.ts";
import { safetyTexts } from "#web/content/countries/safety-chapters.ts";
import { FactList, type FactRow } from "#web/features/facts/fact-sheet.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { CityList } from "./city-list.tsx";
import { EntryTable, holdsForPassport, PassportTable } from "./entry-table.tsx";
import { KnownTable, nameRows } from "#web/features/facts/known-table.tsx";
import { PermitList, permitListFacts } from "./permit-list.tsx";
import { RECORD_TEXTS as texts } from "./record-copy.ts";
import { CHAPTER_ROWS } from "#web/content/countries/chapter-rows.ts";

/** A chapter of a guide: one subject, told once. */
export type GuideChapter = {
  id: ChapterId;
  title: string;
  /** What of the ledger it shows. */
  facts: unknown;
  /** What it shows of the country's record, whose missing rows its last line names. */
  shows: unknown;
  body: ReactNode;
};

/** The chapters of a guide that is made from its country's record, in reading order: what people ask first comes first. */
export function recordChapters(guide: RecordGuide): GuideChapter[] {
  const chapters = listChapters(guide);
  return CHAPTER_IDS.flatMap((id) => chapters.find((chapter) => chapter.id === id) ?? []);
}

function listChapters({ record, prose, safety }: RecordGuide): GuideChapter[] {
  const { entry, passports, money, homes, goods, work, health, schools, cities } = record;
  const permits = firstsFirst(record.permits);
  const business = prose?.business;
  return [
    {
      id: "entry",
      title: texts.entry.title,
      facts: entry,
      shows: entry,
      body: (
        <>
          <div data-passports={HOMES.join(" ")}>
            <EntryTable entry={entry} />
          </div>
          <div data-passports="other">
            <Part title={texts.entry.others.title}>
              <PassportTable passports={passports} />
              <a href={guidePassportsPath(record.id)} className="link-standalone">
                {texts.entry.others.whole}
              </a>
            </Part>
          </div>
          <BeforeYouPayLink country={record.id} chapter="entry" />
        </>
      ),
    },
    {
      id: "permits",
      title: texts.permits.title,
      facts: permitListFacts(permits),
      shows: permits,
      body: <PermitList country={record.id} permits={permits} />,
    },
    { id: "belonging", title: texts.belonging.title, ...ofBelonging(record) },
    {
      id: "money",
      title: texts.money.title,
      facts: money,
      shows: money,
      body: (
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
      ),
    },
    {
      id: "homes",
      title: texts.homes.title,
      facts: [homes, prose?.areas],
      shows: homes,
      body: (
        <>
          <FactList
            rows={[
              ...nameRows(CHAPTER_ROWS.homes, homes),
              ...(prose ? [{ label: CHAPTER_ROWS.housing.areas, content: prose.areas }] : []),
            ]}
          />
          <BeforeYouPayLink country={record.id} chapter="homes" />
        </>
      ),
    },
    {
      id: "goods",
      title: texts.goods.title,
      ...ofGoods(CHAPTER_ROWS.goods, goods),
    },
    {
      id: "driving",
      title: texts.driving.title,
      ...ofGoods(CHAPTER_ROWS.driving, goods, [{ label: SAFETY_TITLES.roads, content: safety.roads! }]),
    },
    { id: "pets", title: texts.pets.title, ...ofGoods(CHAPTER_ROWS.pets, goods) },
    {
      id: "work",
      title: texts.work.title,
      facts: [work, business],
      shows: work,
      body: (
        <>
          <FactList rows={[...nameRows(CHAPTER_ROWS.work, work), ...(business ? businessRows(business) : [])]} />
          {work.pay.length > 0 && (
            <Part title={texts.work.pay.title}>
              <KnownTable
                caption={texts.work.pay.title}
                columns={[texts.work.pay.occupation, texts.work.pay.amount]}
                rows={work.pay.map(({ occupation, pay }) => ({ name: occupation, cells: [{ content: pay }] }))}
              />
            </Part>
          )}
        </>
      ),
    },
    {
      id: "health",
      title: texts.health.title,
      facts: [health, prose?.quality, safety.health],
      shows: health,
      body: (
        <Health
          health={health}
          rows={[
            ...(prose ? [{ label: CHAPTER_ROWS.healthcare.quality, content: prose.quality }] : []),
            { label: texts.health.risks, content: safety.health! },
          ]}
        />
      ),
    },
    {
      id: "schools",
      title: texts.schools.title,
      facts: [schools, prose?.international],
      shows: schools,
      body: (
        <>
          <div data-children="">
            <KnownTable
              caption={texts.schools.title}
              columns={texts.schools.columns}
              rows={schools.schools.map((school) => ({
                name: school.name,
                cells: [
                  { content: townOf(school) },
                  { content: school.curriculum },
                  { content: school.ages },
                  { content: school.fees },
                ],
              }))}
            />
          </div>
          <FactList rows={schoolRows(schools, prose?.international)} />
        </>
      ),
    },
    ...(["family", "rules"] as const).map((name) => {
      const section = record[name];
      const rows = nameRows<string>(CHAPTER_ROWS[name], section);
      return { id: name, title: texts[name].title, facts: section, shows: section, body: <FactList rows={rows} /> };
    }),
    { id: "cities", title: texts.cities.title, facts: null, shows: null, body: <CityList cities={cities} /> },
    ...(prose
      ? [
          {
            id: "culture" as const,
            title: texts.culture.title,
            facts: prose.culture,
            shows: null,
            body: (
              <FactList
                rows={[
                  { label: CHAPTER_ROWS.culture.lifestyle, content: prose.culture.lifestyle },
                  { label: CHAPTER_ROWS.culture.food, content: prose.culture.food },
                ]}
              />
            ),
          },
        ]
      : []),
    {
      id: "safety",
      title: safetyTexts.title,
      facts: safety,
      shows: safety,
      body: <FactList rows={safetyRows(safety)} />,
    },
  ];
}

type GoodsRow = Exclude<keyof Goods, "drivingLicenseDays">;

/** Citizenship and the routes to it. The rule for children or spouses of citizens is a row above their route. */
function ofBelonging({ id, belonging }: CountryRecord): Pick<GuideChapter, "facts" | "shows" | "body"> {
  const { descent, marriage, programs } = belonging;
  const isAbove = (rule: Maybe) => rule === descent || rule === marriage;
  return {
    facts: belonging,
    shows: belonging,
    body: (
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
    ),
  };
}

/** A chapter that shows some rows of the section on goods. @param more rows below them */
function ofGoods(labels: Partial<Record<GoodsRow, string>>, goods: Goods, more: FactRow[] = []) {
  const shows = rowsOfGoods(labels, goods);
  const rows = [...nameRows(labels, shows), ...more];
  return { facts: rows.map(({ content }) => content), shows, body: <FactList rows={rows} /> };
}

/** The rows of the section on goods that a chapter names. */
export function rowsOfGoods(
  labels: Partial<Record<GoodsRow, string>>,
  goods: Goods,
): Readonly<Record<string, Known | undefined>> {
  const keys = Object.keys(labels) as GoodsRow[];
  return Object.fromEntries(keys.map((key) => [key, goods[key]]));
}

function businessRows(business: NonNullable<RecordGuide["prose"]>["business"]): FactRow[] {
  const labels = CHAPTER_ROWS.business;
  return (Object.keys(labels) as (keyof typeof labels)[]).map((key) => ({
    label: labels[key],
    content: business[key],
  }));
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

/** Rows for those who move with children; universities are for everybody. */
function schoolRows(schools: RecordGuide["record"]["schools"], international?: Text): FactRow[] {
  const { universities, ...ofChildren } = CHAPTER_ROWS.schools;
  const attributes = { "data-children": "" };
  return [
    ...(international ? [{ label: CHAPTER_ROWS.education.international, content: international, attributes }] : []),
    ...nameRows(ofChildren, schools).map(({ label, content }) => ({ label, content, attributes })),
    { label: universities, content: schools.universities },
  ];
}

type HealthProps = { health: RecordGuide["record"]["health"]; rows: readonly FactRow[] };

function Health({ health: { hospitals, ...health }, rows }: HealthProps) {
  return (
    <>
      <FactList rows={[...nameRows(CHAPTER_ROWS.health, health), ...rows]} />
      <NamedThings
        title={texts.health.hospitals}
        rows={hospitals.map((hospital) => ({
          label: `${hospital.name}, ${townOf(hospital)}`,
          content: hospital.about,
        }))}
      />
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="guide-part">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function NamedThings({ title, rows }: { title: string; rows: readonly FactRow[] }) {
  if (rows.length === 0) return null;
  return (
    <Part title={title}>
      <FactList rows={rows} />
    </Part>
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
