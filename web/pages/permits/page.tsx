import type { ReactNode } from "react";
import { COUNTRIES, type CountryId } from "#domain/countries.ts";
import { REASON_LABELS, REASONS } from "#domain/reasons.ts";
import { type CountryRecord } from "#content-model/resolve/resolve-country.ts";
import { HOMES } from "#content-model/resolve/records.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { PERMIT_LISTS, PERMITS } from "#web/content/permit-lists.ts";
import { guidePassportsPath } from "#web/content/page-paths.ts";
import { FactValue } from "#web/features/facts/fact-sheet.tsx";
import { describeGroups } from "#web/features/passports/describe-groups.ts";
import { contentKey } from "#domain/fact-text.ts";
import { Island } from "#web/lib/island.tsx";
import { ContentPage } from "#web/layout/content-page.tsx";
import { Section } from "#web/layout/section.tsx";
import { permitsPage } from "./copy.ts";
import { PermitFacts, PermitHead } from "./permit-facts.tsx";
import { PermitChooser } from "./permit-chooser.island.tsx";
import { PermitListLinks } from "./permit-list-links.tsx";

/** The chooser of permits, and links to the lists of permits. */
export function PermitsPage() {
  return (
    <ContentPage content={permitsPage}>
      <Island
        of={PermitChooser}
        props={{
          permits: CHOOSABLE,
          entryLines: ENTRY_LINES.map(({ id, country, passports }) => ({ id, country, passports })),
        }}
        kept={KEPT}
      />
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

const CHOOSABLE = PERMITS.map(({ country, permit: { id, reasons, conditions } }) => ({
  id: `${country.id} ${id}`,
  country: country.id,
  reasons,
  conditions,
}));

/** How each passport enters each country as a visitor; the chooser shows those that matter. */
const ENTRY_LINES = COUNTRIES.flatMap(({ id }) => entryLines(id));

function entryLines(country: CountryId) {
  const { entry, passports } = COUNTRY_FOLDERS[country].record;
  const lines = toldTheSame(entry).map((told) => ({
    passports: told.passports,
    content: <FactValue content={told.rule} />,
  }));
  const others = (
    <>
      {`${describeGroups(passports)} `}
      <a href={guidePassportsPath(country)}>{permitsPage.entry.others}</a>
    </>
  );
  return [...lines, { passports: "other", content: others }].map((line) =>
    Object.assign(line, { country, id: `${country} entry ${line.passports}` }),
  );
}

/** What the chooser shows and need not know. */
const KEPT = Object.fromEntries([
  ...PERMITS.map((one, index) => [`${CHOOSABLE[index]!.id} head`, <PermitHead key="head" {...one} />]),
  ...PERMITS.map((one, index) => [`${CHOOSABLE[index]!.id} facts`, <PermitFacts key="facts" {...one} />]),
  ...ENTRY_LINES.map(({ id, content }) => [id, content]),
]) as Record<string, ReactNode>;

/** What is needed to enter, once for the passports that need the same. */
function toldTheSame(entry: CountryRecord["entry"]) {
  const told = Map.groupBy(HOMES, (home) => contentKey(entry[home].rule));
  return [...told.values()].map((homes) => ({ passports: homes.join(" "), rule: entry[homes[0]!].rule }));
}
