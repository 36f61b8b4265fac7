import { COUNTRIES } from "#domain/countries.ts";
import { REASON_LABELS, REASONS } from "#domain/reasons.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { planPath } from "#web/content/page-paths.ts";
import { ContentPage } from "#web/layout/content-page.tsx";
import { Island } from "#web/lib/island.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { myPlanPage } from "./copy.ts";
import { MyPlan } from "./my-plan.island.tsx";

/** The countries with their cities and permits, by name: the island gets names, not records. */
const COUNTRY_CHOICES = COUNTRIES.map(({ id, name }) => {
  const { cities, permits } = COUNTRY_FOLDERS[id].record;
  const named = (one: { id: string; name: string }) => ({ id: one.id, name: one.name });
  return { id, name, cities: cities.map(named), permits: permits.map(named) };
}).toSorted((a, b) => (a.name < b.name ? -1 : 1));

const REASON_CHOICES = REASONS.map((id) => ({ id, name: REASON_LABELS[id] }));

/** A dated plan of a move, made in the browser of what its visitor says. */
export function MyPlanPage() {
  return (
    <ContentPage content={myPlanPage}>
      <div data-tone="white">
        <div className="wrap-page py-8 sm:py-16">
          <Island of={MyPlan} props={{ countries: COUNTRY_CHOICES, reasons: REASON_CHOICES }} />
          <div className="without-scripts">
            <p className="measure">{myPlanPage.withoutScripts}</p>
            <ul className="mt-2 flex flex-wrap gap-x-6">
              {COUNTRIES.map(({ id, name }) => (
                <li key={id}>
                  <NavAnchor to={planPath(id)} className="link-standalone">
                    {name}
                  </NavAnchor>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </ContentPage>
  );
}
