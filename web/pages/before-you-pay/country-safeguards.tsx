import { ChevronDown } from "lucide-react";
import type { Country } from "#domain/countries.ts";
import type { Known } from "#content-model/resolve/records.ts";
import type { Safeguards } from "#content-model/resolve/resolve-country.ts";
import { CHAPTER_ROWS, OFFICIAL_SITE_TITLE } from "#web/content/countries/chapter-rows.ts";
import { chapterPath, newPlanPath } from "#web/content/page-paths.ts";
import { FactSheet } from "#web/features/facts/fact-sheet.tsx";
import { nameRows } from "#web/features/facts/known-table.tsx";
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
  const { report, ...later } = CHAPTER_ROWS.aroundAgents.after;
  return [
    ...nameRows(CHAPTER_ROWS.registrySearch, registrySearch),
    ...nameRows(CHAPTER_ROWS.aroundAgents.before, rest),
    ...nameRows(CHAPTER_ROWS.agents, agents),
    ...nameRows(later, rest),
    ...officialDomains.map(({ name, domain }) => ({ label: OFFICIAL_SITE_TITLE, about: name, content: domain })),
    { label: report!, content: rest.report },
  ];
}
