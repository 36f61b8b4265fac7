import { COUNTRIES } from "#domain/countries.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { COUNTRIES_WITHOUT_CARD, COUNTRY_GUIDES } from "#web/content/countries/guides.ts";
import { guidePath } from "#web/content/page-paths.ts";
import { monthInShort } from "#web/content/month-in-short.ts";
import { OPT_IN_COUNTRIES, OPT_IN_INVITATIONS } from "#web/features/opt-in/invitations-copy.ts";
import { OptIn } from "#web/features/opt-in/opt-in.island.tsx";
import { CountryList } from "#web/layout/country-row.tsx";
import { PageIntro } from "#web/layout/page-intro.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { Pointers } from "#web/layout/pointers.tsx";
import { Section } from "#web/layout/section.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { Island } from "#web/lib/island.tsx";
import { countryGuidesPage } from "./copy.ts";
import { GuideCard } from "./guide-card.tsx";
import { GUIDE_PARAM, GuideDialog } from "./guide-dialog.tsx";
import { COUNTRIES_ID, OtherCountryDialog } from "./other-country-dialog.tsx";

const { meta, list, cards, pointers } = countryGuidesPage;

export function CountryGuidesPage() {
  return (
    <PageLayout meta={meta}>
      <PageIntro {...countryGuidesPage} />
      <Section id={COUNTRIES_ID} tone="white" title={list.title} intro={list.intro}>
        <CountryList
          row={({ id }) => ({
            to: guidePath(id),
            value: interpolate(list.value, {
              count: String(COUNTRY_FOLDERS[id].record.permits.length),
              month: monthInShort(id),
            }),
          })}
        />
      </Section>
      <Section tone="paper" title={cards.title}>
        <ul className="mt-12 grid gap-6 md:grid-cols-2 lg:grid-cols-3 lg:gap-8">
          {COUNTRY_GUIDES.map((guide, index) => (
            <li key={guide.id} className="min-w-0 md:max-lg:first:col-span-2">
              <GuideCard guide={guide} isWide={index === 0} />
            </li>
          ))}
        </ul>
      </Section>
      <div className="wrap-page">
        {COUNTRY_GUIDES.map((guide) => (
          <GuideDialog key={guide.id} guide={guide} />
        ))}
        {COUNTRIES_WITHOUT_CARD.map((country) => (
          <OtherCountryDialog key={country.id} country={country} />
        ))}
      </div>
      <Section tone="white" title={pointers.title}>
        <Pointers links={pointers.links} />
      </Section>
      <Island
        of={OptIn}
        props={{
          invitation: OPT_IN_INVITATIONS.countryGuides,
          countries: OPT_IN_COUNTRIES,
          pageCountries: {
            parameter: GUIDE_PARAM,
            names: Object.fromEntries(COUNTRIES.map(({ id, name }) => [id, name])),
          },
        }}
      />
    </PageLayout>
  );
}
