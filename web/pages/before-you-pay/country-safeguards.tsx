import { ChevronDown } from "lucide-react";
import type { Country } from "#domain/countries.ts";
import type { Known } from "#content-model/resolve/records.ts";
import type { Safeguards } from "#content-model/resolve/resolve-country.ts";
import { SAFEGUARD_LABELS as labels } from "#web/content/countries/safeguard-labels.ts";
import { chapterPath, newPlanPath } from "#web/content/page-paths.ts";
import { FactSheet } from "#web/features/facts/fact-sheet.tsx";
import { listMissing } from "#web/features/facts/list-missing.ts";
import { Unpublished } from "#web/features/facts/unpublished.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { beforeYouPayPage } from "./copy.ts";

/** What to look up in one country, folded behind its name. */
export function CountrySafeguards({ country, safeguards }: { country: Country; safeguards: Safeguards }) {
  const rows = rowsOf(safeguards);
  const missing = listMissing(
    rows.flatMap(({ label, content }) => (content ? { of: "", row: label, record: content } : [])),
  );
  return (
    <details className="group border-t border-line last-of-type:border-b">
      <summary className="flex min-h-13 items-center justify-between gap-3 text-heading">
        <h3 className="font-serif text-xl leading-snug font-semibold">{country.name}</h3>
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      {/* Inside of the fold, so that a link to it opens the fold. */}
      <div id={country.id} className="scroll-mt-24 pt-4 pb-8">
        <FactSheet rows={rows} />
        <Unpublished missing={missing} ask={safeguards.ask} />
        <p className="mt-4 flex flex-wrap gap-x-6">
          <NavAnchor to={chapterPath(country.id, "homes")} className="link-standalone font-semibold">
            {interpolate(beforeYouPayPage.countries.guide, { country: country.name })}
          </NavAnchor>
          <NavAnchor
            to={newPlanPath({ country: country.id, luggage: "land" })}
            className="link-standalone font-semibold"
          >
            {interpolate(beforeYouPayPage.countries.plan, { country: country.name })}
          </NavAnchor>
        </p>
      </div>
    </details>
  );
}

type Row = { label: string; about?: string; content: Known | undefined };

function rowsOf({ registrySearch, agents, officialDomains, ...rest }: Safeguards): Row[] {
  const { where, fee, days, shows } = registrySearch;
  return [
    { label: labels.where, content: where },
    { label: labels.fee, content: fee },
    { label: labels.days, content: days },
    { label: labels.shows, content: shows },
    { label: labels.papersBeforePaying, content: rest.papersBeforePaying },
    { label: labels.powerOfAttorney, content: rest.powerOfAttorney },
    { label: labels.stagePayments, content: rest.stagePayments },
    { label: labels.allowed, content: agents.allowed },
    { label: labels.register, content: agents.register },
    { label: labels.immigrationAdvisers, content: rest.immigrationAdvisers },
    ...officialDomains.map(({ name, domain }) => ({ label: labels.officialDomains, about: name, content: domain })),
    { label: labels.report, content: rest.report },
  ];
}
