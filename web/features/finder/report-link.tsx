import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { reportPath } from "#web/content/page-paths.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import type { FinderEntry } from "./finder-data.ts";
import { RESULT_TEXTS } from "./results-copy.ts";

/** 'See Detailed Report', with the country in its accessible name. */
export function ReportLink({ entry, label }: { entry: FinderEntry; label: string }) {
  return (
    <NavAnchor to={reportPath(entry)} className="link-standalone mt-auto self-start font-semibold">
      {label}
      <span className="sr-only">: {entry.name}</span>
    </NavAnchor>
  );
}

/** Leads on to what a life there costs: to the comparison where it has the country, else to the calculator of the home page. */
export function CostLink({ entry }: { entry: FinderEntry }) {
  return (
    <NavAnchor
      to={entry.hasGuide ? `/cost-calculator?target=${entry.id}` : "/#calculator"}
      className="link-standalone self-start font-semibold"
    >
      {interpolate(RESULT_TEXTS.cost, { country: entry.name })}
    </NavAnchor>
  );
}
