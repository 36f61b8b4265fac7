import { PASSPORT_TEXTS } from "#web/features/visitor/copy.ts";
import { OtherPassport } from "#web/features/visitor/other-passport.tsx";
import { useBehavior } from "#web/lib/island.tsx";
import { Card } from "#web/ui/card.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { belongingPage } from "./copy.ts";
import { filterRoutes } from "./filter-routes.behavior.ts";

const { filters } = belongingPage;

/** What the reader can show, holds and wants; filter-routes.behavior.ts keeps it in the URL and hides the routes that don't fit. */
export function RouteFilters() {
  const behavior = useBehavior(filterRoutes);
  const { found, openIn, noneOpen } = filters;
  return (
    <Card className="mt-6 p-5 sm:p-8">
      <form
        action={belongingPage.meta.path}
        data-slot="route-filters"
        data-texts={JSON.stringify({ found, openIn, noneOpen })}
        {...behavior}
        aria-label={filters.name}
        className="with-scripts grid gap-5 sm:grid-cols-3"
      >
        <SelectField
          label={filters.proof.label}
          name="proof"
          autoComplete="off"
          none={filters.proof.any}
          options={Object.entries(filters.proof.options)}
        />
        <div className="grid content-start gap-3">
          <SelectField
            label={filters.passport.label}
            name="passport"
            autoComplete="off"
            none={filters.passport.any}
            options={Object.entries(PASSPORT_TEXTS.choices)}
          />
          <OtherPassport className="mb-1.5 block font-semibold" />
        </div>
        <SelectField
          label={filters.want.label}
          name="want"
          autoComplete="off"
          none={filters.want.any}
          options={Object.entries(filters.want.options)}
        />
        <div className="flex flex-wrap items-center gap-x-6 sm:col-span-3">
          <p role="status" data-slot="routes-found" className="font-semibold" />
          <button type="reset" hidden className="link-standalone">
            {filters.showAll}
          </button>
        </div>
      </form>
      <p className="without-scripts">{filters.withoutScripts}</p>
    </Card>
  );
}
