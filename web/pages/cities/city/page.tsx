import type { ReactNode } from "react";
import { useLoaderData } from "react-router";
import { countryById } from "#domain/countries.ts";
import { CITIES, type CityOfCountry, hasMonth } from "#web/content/countries/cities.ts";
import { cityContent, detailPage } from "#web/content/detail-pages.ts";
import { chapterPath, cityPath, compareCitiesPath, guidePath, newPlanPath } from "#web/content/page-paths.ts";
import { StepByStep } from "#web/features/articles/step-by-step.tsx";
import { HOME_SIZES, NEIGHBORHOODS } from "#domain/city-budget.ts";
import { detailMeta } from "#web/features/detail-page/detail-meta.ts";
import { DetailPage } from "#web/features/detail-page/detail-page.tsx";
import { FactList } from "#web/features/facts/fact-sheet.tsx";
import { FactTable, nameRows } from "#web/features/facts/fact-table.tsx";
import { listMissing } from "#web/features/facts/list-missing.ts";
import { Unpublished } from "#web/features/facts/unpublished.tsx";
import { Sourced } from "#web/features/facts/sourced.tsx";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { MonthAnswer } from "#web/features/visitor/month-answer.tsx";
import { VisitorLine } from "#web/features/visitor/visitor-line.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { dollarsText, middleOf } from "#domain/dollars-text.ts";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { found } from "#web/lib/not-found.ts";
import { buttonVariants } from "#web/ui/button.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { citiesPage } from "../copy.ts";
import { Climate } from "./climate.tsx";
import { exampleBudgets } from "./example-budgets.ts";
import { Month } from "./month.tsx";

const texts = citiesPage.one;

/** @throws Response with status 404 where no record has the city */
export function loadCity({ params }: { params: { city?: string } }) {
  return found(CITIES.find(({ city }) => city.id === params.city));
}

/** What a month comes to, before anything else. */
function describeMonths(place: CityOfCountry): string {
  const city = place.city.name;
  const whole = exampleBudgets(place).filter(({ budget }) => budget.isWhole);
  if (whole.length === 0) return interpolate(texts.leadWithoutMonth, { city });
  const months = whole.map(({ name, budget }) =>
    interpolate(texts.leadMonth, { dollars: dollarsText(middleOf(budget.sum)), household: name }),
  );
  const lacking = new Set(whole.flatMap(({ budget }) => budget.missing)).size;
  const lacks = lacking > 0 ? countText(texts.leadLacks, lacking) : "";
  return interpolate(texts.lead, { city, months: months.join("; "), lacks });
}

/** A city: for whom it fits, what a month comes to, and what its records say, chapter by chapter. */
export function CityPage() {
  const place = useLoaderData<typeof loadCity>();
  const { city, country } = place;
  const path = cityPath(city.id);
  const { name } = countryById(country);
  const content = cityContent(place);
  const { schools, hospitals } = content;
  const names = { city: city.name, country: name };
  const { ask } = COUNTRY_FOLDERS[country].chapters.cities ?? {};
  const chapters: { id: keyof typeof texts & string; shows: unknown; content: ReactNode }[] = [
    {
      id: "month",
      shows: [content.localPay, content.advanceRent, city.comparison, COUNTRY_FOLDERS[country].currency.perDollar],
      content: <Month place={place} content={content} />,
    },
    {
      id: "districts",
      shows: city.homes,
      content: (
        <>
          <FactTable
            caption={texts.districts.title}
            columns={texts.districts.columns}
            rows={HOME_SIZES.map((size) => ({
              label: texts.districts.sizes[size],
              cells: NEIGHBORHOODS.map((where) => ({ content: city.homes[where][size] })),
            }))}
          />
          <FactList
            rows={[
              ...NEIGHBORHOODS.map((where) => ({ label: texts.districts[where], content: city.homes[where].where })),
              ...city.districts.map(({ name: district, about }) => ({ label: district, content: about })),
            ]}
          />
          <More to={chapterPath(country, "homes")} text={texts.districts.more} names={names} />
        </>
      ),
    },
    {
      id: "basket",
      shows: city.basket,
      content: (
        <>
          <FactList rows={nameRows(texts.basket.rows, city.basket)} />
          <Unpublished missing={listMissing(rowsOf(city))} ask={ask} />
        </>
      ),
    },
    {
      id: "life",
      shows: [city.power, city.water, city.air, content.powerInternet],
      content: (
        <FactList
          rows={[
            ...nameRows(texts.life.rows, city),
            { label: interpolate(texts.life.country, names), content: content.powerInternet },
          ]}
        />
      ),
    },
    { id: "climate", shows: [city.climate, city.climateByMonth], content: <Climate city={city} /> },
    {
      id: "safety",
      shows: [content.advice, city.safety],
      content: (
        <>
          <p className="mb-6 measure text-muted">{interpolate(texts.safety.intro, names)}</p>
          <FactList rows={[...content.advice, { label: texts.safety.row, content: city.safety }]} />
          <More to={chapterPath(country, "safety")} text={texts.safety.more} names={names} />
        </>
      ),
    },
    {
      id: "schools",
      shows: schools,
      content: (
        <>
          {schools.length > 0 && (
            <FactTable
              caption={texts.schools.title}
              columns={texts.schools.columns}
              rows={schools.map((school) => ({
                label: school.name,
                about: school.town,
                cells: [school.curriculum, school.ages, school.fees].map((cell) => ({ content: cell })),
              }))}
            />
          )}
          {schools.length === 0 && <p className="measure">{interpolate(texts.schools.none, names)}</p>}
          <More to={chapterPath(country, "schools")} text={texts.schools.all} names={names} />
        </>
      ),
    },
    {
      id: "health",
      shows: hospitals,
      content: (
        <>
          {hospitals.length === 0 && <p className="measure">{interpolate(texts.health.none, names)}</p>}
          <FactList
            rows={hospitals.map(({ name: hospital, town, about }) => ({
              label: hospital,
              about: town,
              content: about,
            }))}
          />
          <More to={chapterPath(country, "health")} text={texts.health.more} names={names} />
        </>
      ),
    },
  ];
  return (
    <PageLayout meta={detailMeta(path)}>
      <DetailPage
        page={detailPage(path)}
        lead={describeMonths(place)}
        below={<Ways place={place} />}
        facts={content}
        opening={
          <>
            {hasMonth(place) && (
              <div>
                <VisitorLine asked={["adults", "children"]} />
                <div className="guide-answers">
                  <MonthAnswer place={place} to="#month" />
                </div>
              </div>
            )}
            <Fit city={city} />
            <StepByStep of={path} />
          </>
        }
        chapters={chapters.map(({ id, shows, content: chapter }) => ({
          id,
          title: (texts[id] as { title: string }).title,
          isFolded: id !== "month",
          content: <Sourced content={shows}>{chapter}</Sourced>,
        }))}
      />
    </PageLayout>
  );
}

/** For whom the city fits, and for whom it does not. */
function Fit({ city: { fits, doesNotFit } }: Pick<CityOfCountry, "city">) {
  return (
    <dl className="grid gap-6 sm:grid-cols-2">
      {[
        { label: texts.fits, text: fits, line: "border-accent" },
        { label: texts.doesNotFit, text: doesNotFit, line: "border-line" },
      ].map(({ label, text, line }) => (
        <div key={label} className={`border-t-4 pt-4 ${line}`}>
          <dt className="text-eyebrow text-heading">{label}</dt>
          <dd className="mt-2 font-serif text-xl leading-snug">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The city to compare with: another of the same country, or where there is none the first of all. */
function findOther({ city, country }: CityOfCountry): CityOfCountry["city"] {
  const others = CITIES.filter((place) => place.city !== city);
  return (others.find((place) => place.country === country) ?? others[0]!).city;
}

/** On to one's own budget, to the country, to its permits and to another city. */
function Ways({ place }: { place: CityOfCountry }) {
  const { city, country } = place;
  const other = findOther(place);
  const { name } = countryById(country);
  const { links } = texts;
  const ways = [
    { to: guidePath(country), text: links.guide },
    { to: `/permits?country=${country}`, text: links.permits },
    { to: newPlanPath({ country, city: city.id }), text: links.plan },
    { to: compareCitiesPath(city.id, other.id), text: links.compare },
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
      {hasMonth(place) && (
        <NavAnchor to={`/cost-calculator?city=${city.id}#month`} className={buttonVariants()}>
          {interpolate(links.calculator, { city: city.name })}
        </NavAnchor>
      )}
      {ways.map(({ to, text }) => (
        <NavAnchor key={to} to={to} className="link-standalone font-semibold">
          {interpolate(text, { country: name, city: city.name, other: other.name })}
        </NavAnchor>
      ))}
    </div>
  );
}

/** The rows of a city whose figures may be missing. */
function rowsOf({ basket }: CityOfCountry["city"]) {
  return Object.entries(basket).map(([key, record]) => ({
    of: "",
    row: texts.basket.rows[key as keyof typeof basket],
    record,
  }));
}

type MoreProps = { to: string; text: string; names: Readonly<Record<string, string>> };

function More({ to, text, names }: MoreProps) {
  return (
    <p className="mt-4">
      <NavAnchor to={to} className="link-standalone font-semibold">
        {interpolate(text, names)}
      </NavAnchor>
    </p>
  );
}
