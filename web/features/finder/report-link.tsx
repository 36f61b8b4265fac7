import { type CountryId, GUIDE_COUNTRY_IDS } from "#domain/countries.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { guidePath, newPlanPath } from "#web/content/page-paths.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { finderSection } from "./copy.ts";
import type { FinderEntry, Goal } from "./finder-data.ts";
import { RESULT_TEXTS } from "./results-copy.ts";

/** 'See Detailed Report', with the country in its accessible name. */
export function ReportLink({ entry }: { entry: FinderEntry }) {
  return (
    <NavAnchor to={guidePath(entry.id)} className="link-standalone mt-auto self-start font-semibold">
      {finderSection.matchLink}
      <span className="sr-only">: {entry.name}</span>
    </NavAnchor>
  );
}

/** Leads on to what a life there costs: to the comparison where it has the country, else to the calculator of the home page. */
export function CostLink({ entry }: { entry: FinderEntry }) {
  const isCompared = (GUIDE_COUNTRY_IDS as readonly CountryId[]).includes(entry.id);
  return (
    <NavAnchor
      to={isCompared ? `/cost-calculator?target=${entry.id}` : "/#calculator"}
      className="link-standalone self-start font-semibold"
    >
      {interpolate(RESULT_TEXTS.cost, { country: entry.name })}
    </NavAnchor>
  );
}

/** Leads on to a plan of the move there, for the reason that the choices tell; a family life and a city tell none. */
export function PlanLink({ entry, goal }: { entry: FinderEntry; goal: Goal | null }) {
  const isReason = goal === "retirement" || goal === "business";
  return (
    <NavAnchor
      to={newPlanPath({ country: entry.id, ...(isReason && { reason: goal }) })}
      className="link-standalone self-start font-semibold"
    >
      {interpolate(RESULT_TEXTS.plan, { country: entry.name })}
    </NavAnchor>
  );
}
