import { useLoaderData } from "react-router";
import { COST_COUNTRIES } from "#web/content/cost-indices.ts";
import type { CountryId } from "#domain/countries.ts";
import { isFact } from "#domain/facts.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { cityFigures } from "#web/content/countries/cities.ts";
import { cityBudget } from "#domain/city-budget.ts";
import { dollarsText } from "#domain/dollars-text.ts";
import { sumText } from "#web/features/city-budget/format.ts";
import { chapterPath, cityPath, guidePath, profilePath } from "#web/content/page-paths.ts";
import { isFeatured, PROFILES } from "#web/content/countries/profiles.ts";
import { detailPage, profileContent } from "#web/content/detail-pages.ts";
import { safetyTexts } from "#web/content/countries/safety-chapters.ts";
import { detailMeta } from "#web/features/detail-page/detail-meta.ts";
import { DetailPage, type NextStep } from "#web/features/detail-page/detail-page.tsx";
import { FactSheet, type FactRow, TextList } from "#web/features/facts/fact-sheet.tsx";
import { FactSource } from "#web/features/facts/fact.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { found } from "#web/lib/not-found.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { Tags } from "#web/ui/tag.tsx";
import { topCountriesPage } from "../copy.ts";
import { figureRows } from "../figure-rows.ts";

const { card, notable, page: texts } = topCountriesPage;

/** @throws Response with status 404 where the country has no profile */
export function loadProfile({ params }: { params: { country?: string } }) {
  return found(PROFILES.find(({ id }) => id === params.country));
}

/** The profile of one country: its figures, and what draws people there. */
export function ProfilePage() {
  const profile = useLoaderData<typeof loadProfile>();
  const content = profileContent(profile);
  const { id: country, name, highlights } = profile;
  return (
    <PageLayout meta={detailMeta(profilePath(country))}>
      <DetailPage
        page={detailPage(profilePath(country))}
        lead={profile.description}
        below={<Tags tags={profile.tags} />}
        facts={content}
        chapters={[
          { id: "figures", title: texts.figures, content: <FactSheet rows={listFigures(country, content)} /> },
          {
            id: "highlights",
            title: card.highlights,
            content: (
              <>
                <TextList texts={highlights} />
                <FactSource className="mt-4" facts={highlights.filter((text) => isFact(text))} />
                <p className="mt-4 flex flex-wrap gap-x-6">
                  <NavAnchor to={guidePath(country)} className="link-standalone font-semibold">
                    {notable.guide} {interpolate(card.ofCountry, { country: name })}
                  </NavAnchor>
                  <NavAnchor to={chapterPath(country, "safety")} className="link-standalone font-semibold">
                    {interpolate(texts.safety, { country: name })}
                  </NavAnchor>
                  <NavAnchor to={safetyTexts.comeBack.to} className="link-standalone font-semibold">
                    {safetyTexts.comeBack.label}
                  </NavAnchor>
                </p>
              </>
            ),
          },
        ]}
        nextStep={nextStep(country, name)}
      />
    </PageLayout>
  );
}

/** What the page says in figures; a featured profile has its own capital, month and climate. */
function listFigures(
  country: CountryId,
  { profile, figures, powerInternet }: ReturnType<typeof profileContent>,
): FactRow[] {
  const own = isFeatured(profile)
    ? figureRows(profile)
    : [{ label: card.capital, content: figures.capital }, monthRow(country)];
  return [
    ...own,
    { label: texts.languages, content: figures.languages },
    { label: texts.currency, content: figures.currency },
    { label: texts.population, content: figures.population },
    { label: texts.powerInternet, content: powerInternet },
  ];
}

/** A month in the main city, by the same table as on its page. */
function monthRow(country: CountryId): FactRow {
  const { record } = COUNTRY_FOLDERS[country];
  const [city] = record.cities;
  const household = { adults: 1, children: 0 };
  return {
    label: interpolate(texts.month, { city: city.name }),
    about: texts.monthOf,
    content: sumText(cityBudget(cityFigures({ city, record }), household, "comfortable", null), dollarsText),
    href: `${cityPath(city.id)}#month`,
  };
}

/** The calculator with the country chosen, or the finder where the calculator does not know it. */
function nextStep(country: CountryId, name: string): NextStep {
  const { calculator, finder } = texts.nextStep;
  if (!COST_COUNTRIES.some(({ value, isTarget }) => isTarget && value === country))
    return { ...finder, to: "/#countries" };
  const title = interpolate(calculator.title, { country: name });
  return { ...calculator, title, to: `/cost-calculator?target=${country}` };
}
