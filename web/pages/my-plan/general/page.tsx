import type { ReactNode } from "react";
import { useLoaderData } from "react-router";
import { countryById } from "#domain/countries.ts";
import { COUNTRY_IDS } from "#domain/country-ids.ts";
import { detailPage } from "#web/content/detail-pages.ts";
import { guidePermitPath, planPath } from "#web/content/page-paths.ts";
import { type GeneralGroup, type GeneralPlan, generalPlan, planFacts } from "#web/content/plans/general-plan.ts";
import { detailMeta } from "#web/features/detail-page/detail-meta.ts";
import { DetailPage } from "#web/features/detail-page/detail-page.tsx";
import { Sourced } from "#web/features/facts/sourced.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { found } from "#web/lib/not-found.ts";
import { buttonVariants } from "#web/ui/button.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { generalPlanPage as texts } from "./copy.ts";
import { PlanTasks } from "./plan-tasks.tsx";
import { PlanMoneyTable } from "./plan-money-table.tsx";

/** @throws Response with status 404 where there is no such country */
export function loadGeneralPlan({ params }: { params: { country?: string } }) {
  return found(COUNTRY_IDS.find((id) => id === params.country));
}

/** The general plan of a move to a country, chapter by chapter: it needs no script. */
export function GeneralPlanPage() {
  const plan = generalPlan(useLoaderData<typeof loadGeneralPlan>());
  const { record, permit, groups } = plan;
  const path = planPath(record.id);
  const { name } = countryById(record.id);
  const words = { country: name, permit: permit.name };
  const own = `/my-plan?country=${record.id}`;
  const [before, after] = [groups.filter((group) => group.before > 0), groups.filter((group) => group.before === 0)];
  return (
    <PageLayout meta={detailMeta(path)}>
      <DetailPage
        page={detailPage(path)}
        lead={interpolate(texts.lead, words)}
        below={
          <NavAnchor to={own} className={buttonVariants({ size: "large" })} data-print="hide">
            {interpolate(texts.own, words)}
          </NavAnchor>
        }
        facts={planFacts(plan)}
        opening={<Opening plan={plan} />}
        chapters={[
          {
            id: "before",
            title: texts.before.title,
            content: (
              <TaskSources groups={before}>
                {before.map(({ before: months, tasks }) => (
                  <section key={months} aria-labelledby={`month-${months}`} className="mb-8">
                    <h3 id={`month-${months}`} className="mb-3 font-serif text-xl leading-snug font-semibold">
                      {interpolate(texts.before.month[months === 1 ? 0 : 1], { months: String(months) })}
                    </h3>
                    <PlanTasks tasks={tasks} />
                  </section>
                ))}
              </TaskSources>
            ),
          },
          {
            id: "after",
            title: texts.after.title,
            content: (
              <TaskSources groups={after}>
                {after.map(({ before: months, tasks }) => (
                  <PlanTasks key={months} tasks={tasks} />
                ))}
              </TaskSources>
            ),
          },
          { id: "money", title: texts.money.title, content: <PlanMoneyTable plan={plan} /> },
        ]}
        nextStep={{ ...texts.nextStep, to: own }}
      />
    </PageLayout>
  );
}

/** Whom the order is for, and where the other permits are. */
function Opening({ plan: { record, permit } }: { plan: GeneralPlan }) {
  const { name: country } = countryById(record.id);
  return (
    <>
      <p className="measure font-semibold">{texts.example}</p>
      <p className="links mt-2 flex flex-wrap gap-x-6">
        <NavAnchor to={guidePermitPath(record.id, permit.id)}>
          {interpolate(texts.permit, { permit: permit.name })}
        </NavAnchor>
        <NavAnchor to={`/permits?country=${record.id}`}>{interpolate(texts.permits, { country })}</NavAnchor>
      </p>
    </>
  );
}

/** Tasks with the sources of all of them at their end. */
function TaskSources({ groups, children }: { groups: readonly GeneralGroup[]; children: ReactNode }) {
  const records = groups.flatMap(({ tasks }) => tasks.map(({ facts }) => facts));
  return <Sourced content={records}>{children}</Sourced>;
}
