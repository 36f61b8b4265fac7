import { COST_COUNTRIES } from "#web/content/cost-indices.ts";
import type { CountryId } from "#domain/countries.ts";
import { isFact } from "#domain/facts.ts";
import { guidePath, profilePath } from "#web/content/page-paths.ts";
import { isFeatured, PROFILES } from "#web/content/countries/profiles.ts";
import { detailPage, profileContent } from "#web/content/detail-pages.ts";
import { safetyTexts } from "#web/content/countries/safety-chapters.ts";
import { DetailPage, type NextStep } from "#web/features/detail-page/detail-page.tsx";
import { FactSheet, type FactRow, TextList } from "#web/features/facts/fact-sheet.tsx";
import { FactSource } from "#web/features/facts/fact.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { Tags } from "#web/ui/tag.tsx";
import { topCountriesPage } from "../copy.ts";

const { card, notable, page: texts } = topCountriesPage;

/** A profile as a page: its figures, and what draws people there. */
export function Profile({ country }: { country: CountryId }) {
  const profile = PROFILES.find(({ id }) => id === country)!;
  const content = profileContent(profile);
  const { name, highlights } = profile;
  return (
    <DetailPage
      page={detailPage(profilePath(country))}
      lead={profile.description}
      below={<Tags tags={profile.tags} />}
      facts={content}
      chapters={[
        { id: "figures", title: texts.figures, content: <FactSheet rows={figureRows(content)} /> },
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
  );
}

/** What the page says in figures; a featured profile has its own capital, costs and climate. */
function figureRows({ profile, figures }: ReturnType<typeof profileContent>): FactRow[] {
  const { languages, currency, population } = figures;
  const ledger = [
    { label: texts.languages, content: languages },
    { label: texts.currency, content: currency },
    { label: texts.population, content: population },
  ];
  if (!isFeatured(profile)) return [{ label: card.capital, content: figures.capital }, ...ledger];
  const { capital, mainCities, livingCost, investment, legalMinimum, climate } = profile;
  return [
    { label: card.capital, content: capital },
    ...(mainCities ? [{ label: card.mainCities, content: mainCities }] : []),
    { label: card.livingCost, content: livingCost },
    { label: card.investment, content: investment },
    ...(legalMinimum ? [{ label: card.legalMinimum, content: legalMinimum }] : []),
    { label: card.climate, content: climate },
    ...ledger,
  ];
}

/** The calculator with the country chosen, or the finder where the calculator does not know it. */
function nextStep(country: CountryId, name: string): NextStep {
  const { calculator, finder } = texts.nextStep;
  if (!COST_COUNTRIES.some(({ value, isTarget }) => isTarget && value === country))
    return { ...finder, to: "/#countries" };
  const title = interpolate(calculator.title, { country: name });
  return { ...calculator, title, to: `/cost-calculator?target=${country}` };
}
