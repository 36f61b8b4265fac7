import { COUNTRIES } from "#domain/countries.ts";
import { Fragment } from "react";
import { REASON_LABELS, REASONS } from "#domain/reasons.ts";
import { type CountryRecord, HOMES } from "#web/content/countries/country-record.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { PERMIT_LISTS, PERMITS } from "#web/content/permit-lists.ts";
import { guidePassportsPath } from "#web/content/page-paths.ts";
import { FactValue } from "#web/features/facts/fact-sheet.tsx";
import { describeGroups } from "#web/features/passports/describe-groups.ts";
import { ContentPage } from "#web/layout/content-page.tsx";
import { Section } from "#web/layout/section.tsx";
import { permitsPage } from "./copy.ts";
import { PermitCards } from "./permit-card.tsx";
import { PermitListLinks } from "./permit-list-links.tsx";
import { PermitForm } from "./permit-form.tsx";

const { groups, groupTexts, entry } = permitsPage;

/** The chooser of permits: its form, and every permit, which choose-permits.behavior.ts sorts by the answers. */
export function PermitsPage() {
  return (
    <ContentPage content={permitsPage}>
      <div data-tone="white">
        <div className="wrap-page py-10 sm:py-16">
          <PermitForm />
        </div>
      </div>
      <div
        data-tone="paper"
        data-slot="permit-results"
        data-states={JSON.stringify(permitsPage.permit.states)}
        className="scroll-mt-24"
      >
        <div className="wrap-page space-y-14 py-10 sm:py-16">
          <p
            data-slot="permits-found"
            data-some={permitsPage.found}
            data-none={permitsPage.foundNone}
            role="status"
            className="font-semibold empty:hidden"
          />
          {(["fits", "almost", "also"] as const).map((group) => (
            <section key={group} data-group={group} hidden>
              <h2 className="text-title">{groups[group]}</h2>
              <p className="mt-2 measure text-muted">{groupTexts[group]}</p>
              <PermitCards permits={[]} />
            </section>
          ))}
          <EntryLines />
          <section data-group="all">
            <h2 className="text-title">{groups.all}</h2>
            {COUNTRIES.map((country) => (
              <details key={country.id} className="mt-4 border-t border-line pt-2">
                <summary className="link-standalone font-serif text-xl font-semibold">{country.name}</summary>
                <PermitCards permits={PERMITS.filter((one) => one.country.id === country.id)} />
              </details>
            ))}
          </section>
        </div>
      </div>
      <Section tone="white" title={permitsPage.list.byReason}>
        {REASONS.map((reason) => (
          <section key={reason} className="mt-5">
            <h3 className="font-serif text-xl font-semibold">{REASON_LABELS[reason]}</h3>
            <PermitListLinks
              lists={PERMIT_LISTS.filter((list) => list.reason === reason && list.permits.length > 0)}
              byCountry
            />
          </section>
        ))}
      </Section>
    </ContentPage>
  );
}

/** How each passport enters each country as a visitor; the chooser shows those that matter. */
function EntryLines() {
  return (
    <section data-slot="permit-entry" hidden className="known [&_.guide-answer]:font-semibold [&_dd_a]:underline">
      <h2 className="text-title">{entry.title}</h2>
      <dl className="known-list mt-6">
        {COUNTRIES.map(({ id, name }) => (
          <Fragment key={id}>
            {toldTheSame(COUNTRY_FOLDERS[id].record.entry).map(({ passports, rule }) => (
              <div key={passports} data-country={id} data-passport={passports} hidden>
                <dt>{name}</dt>
                <dd>
                  <FactValue content={rule} />
                </dd>
              </div>
            ))}
            <div data-country={id} data-passport="other" hidden>
              <dt>{name}</dt>
              <dd>
                <div>
                  {`${describeGroups(COUNTRY_FOLDERS[id].record.passports)} `}
                  <a href={guidePassportsPath(id)}>{entry.others}</a>
                </div>
                <div hidden />
              </dd>
            </div>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

/** What is needed to enter, once for the passports that need the same. */
function toldTheSame(entry: CountryRecord["entry"]) {
  const told = Map.groupBy(HOMES, (home) => JSON.stringify(entry[home].rule));
  return [...told.values()].map((homes) => ({ passports: homes.join(" "), rule: entry[homes[0]!].rule }));
}
