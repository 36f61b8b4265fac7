import { useLoaderData } from "react-router";
import { generalPlan } from "#web/content/plans/general-plan.ts";
import { COUNTRY_IDS } from "#domain/country-ids.ts";
import { planPath } from "#web/content/page-paths.ts";
import { detailMeta } from "#web/features/detail-page/detail-meta.ts";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { found } from "#web/lib/not-found.ts";
import { GeneralPlanBody } from "./general-plan-body.tsx";

/** @throws Response with status 404 where there is no such country */
export function loadGeneralPlan({ params }: { params: { country?: string } }) {
  return found(COUNTRY_IDS.find((id) => id === params.country));
}

/** The general plan of a move to a country: it needs no script. */
export function GeneralPlanPage() {
  const country = useLoaderData<typeof loadGeneralPlan>();
  return (
    <PageLayout meta={detailMeta(planPath(country))}>
      <GeneralPlanBody plan={generalPlan(country)} />
    </PageLayout>
  );
}
