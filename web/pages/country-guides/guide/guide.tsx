import type { CountryId } from "#domain/countries.ts";
import { guidePath, visaPath } from "#web/content/page-paths.ts";
import { findRecord } from "#web/content/countries/countries.ts";
import { COUNTRY_GUIDES, GUIDE_SECTIONS } from "#web/content/country-guides/country-guides.ts";
import { detailPage, guideContent } from "#web/content/detail-pages.ts";
import { SAFETY_ROWS, safetyTexts } from "#web/content/safety/safety.ts";
import { VISA_COUNTRIES, type VisaCountry } from "#web/content/visas/visas.ts";
import { DetailPage } from "#web/features/detail-page/detail-page.tsx";
import { FactGrid, FactSheet } from "#web/features/facts/fact-sheet.tsx";
import { FactSource } from "#web/features/facts/fact.tsx";
import { SafetySheet } from "#web/features/facts/safety-sheet.tsx";
import { ReaderLinks } from "#web/features/readers/reader-links.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { CountryOutline } from "#web/pictures/country-outline.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { countryGuidesPage } from "../copy.ts";
import { buildRows, glanceRows } from "../guide-rows.ts";
import { recordChapters } from "./record-chapters.tsx";

const { card, dialog, page: texts } = countryGuidesPage;

/**
 * A whole guide as a page: the figures, the six sections and the chapter on safety and law, all of them open; then the
 * chapters of the country's record, where there is one.
 */
export function Guide({ country }: { country: CountryId }) {
  const guide = COUNTRY_GUIDES.find(({ id }) => id === country)!;
  const content = guideContent(guide);
  const record = findRecord(country);
  const { capital, population, language, currency, costOfLiving, name } = guide;
  return (
    <DetailPage
      page={detailPage(guidePath(country))}
      lead={guide.description}
      facts={content}
      more={<ReaderLinks />}
      chapters={[
        {
          id: "at-a-glance",
          title: dialog.atAGlance,
          content: (
            <>
              <div className="grid items-center gap-x-10 gap-y-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,16rem)]">
                <FactGrid rows={glanceRows(guide, card)} />
                <CountryOutline country={country} name={name} className="mx-auto w-full max-sm:max-w-72!" />
              </div>
              <FactSource className="mt-4" facts={[capital, population, language, currency, costOfLiving]} />
            </>
          ),
        },
        ...GUIDE_SECTIONS.map((section) => ({
          id: section.key,
          title: section.title,
          content: (
            <>
              <FactSheet rows={buildRows(guide, section)} />
              {section.key === "visa" && <VisaLinks country={country} name={name} />}
            </>
          ),
        })),
        {
          id: "safety",
          title: safetyTexts.title,
          content: <SafetySheet chapter={content.safety} rows={SAFETY_ROWS} texts={safetyTexts} />,
        },
        ...(record ? recordChapters(record) : []),
      ]}
    />
  );
}

/** The visa types of the country that have a page of their own. */
function VisaLinks({ country, name }: { country: CountryId; name: string }) {
  const visas: readonly VisaCountry[] = VISA_COUNTRIES;
  const types = visas.find((holder) => holder.country === country)?.types ?? [];
  if (types.length === 0) return null;
  return (
    <p className="mt-6 flex flex-wrap gap-x-6">
      {types.map((type) => (
        <NavAnchor key={type.id} to={visaPath(country, type.id)} className="link-standalone font-semibold">
          {interpolate(texts.visa, { country: name, type: type.name })}
        </NavAnchor>
      ))}
    </p>
  );
}
