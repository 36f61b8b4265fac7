import type { ReactNode } from "react";
import { useLoaderData } from "react-router";
import { countryById } from "#domain/countries.ts";
import { COUNTRY_IDS } from "#domain/country-ids.ts";
import { detailPage } from "#web/content/detail-pages.ts";
import { HOMES } from "#content-model/resolve/records.ts";
import { HOME_RECORDS } from "#web/content/homes/homes.ts";
import { HOME_PASSPORTS } from "#domain/passports.ts";
import { planPath } from "#web/content/page-paths.ts";
import { type GeneralGroup, type GeneralPlan, generalPlan, planFacts } from "#web/content/plans/general-plan.ts";
import { detailMeta } from "#web/features/detail-page/detail-meta.ts";
import { DetailPage } from "#web/features/detail-page/detail-page.tsx";
import { FactList } from "#web/features/facts/fact-sheet.tsx";
import { joinEqual, KnownTable, nameRows } from "#web/features/facts/known-table.tsx";
import { Sourced } from "#web/features/facts/sourced.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { found } from "#web/lib/not-found.ts";
import { buttonVariants } from "#web/ui/button.tsx";
import { FoldedChapter } from "#web/ui/fold.tsx";
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
        opening={<p className="measure font-semibold">{texts.example}</p>}
        chapters={[
          {
            id: "before",
            title: texts.before.title,
            content: (
              <TaskSources id="before" groups={before}>
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
              <TaskSources id="after" groups={after}>
                {after.map(({ before: months, tasks }) => (
                  <PlanTasks key={months} tasks={tasks} />
                ))}
              </TaskSources>
            ),
          },
          { id: "money", title: texts.money.title, content: <PlanMoneyTable plan={plan} /> },
          {
            id: "passports",
            title: texts.differs.title,
            content: (
              <FoldedChapter>
                <ByPassport plan={plan} />
              </FoldedChapter>
            ),
          },
          {
            id: "permit",
            title: texts.permit.title,
            content: (
              <FoldedChapter>
                <PermitOfPlan plan={plan} />
              </FoldedChapter>
            ),
          },
        ]}
        nextStep={{ ...texts.nextStep, to: own }}
      />
    </PageLayout>
  );
}

/** Tasks with the sources of all of them at their end. */
function TaskSources({ id, groups, children }: { id: string; groups: readonly GeneralGroup[]; children: ReactNode }) {
  const records = groups.flatMap(({ tasks }) => tasks.flatMap(({ versions }) => versions.map((one) => one.records)));
  return (
    <Sourced id={id} content={records}>
      {children}
    </Sourced>
  );
}

function PermitOfPlan({ plan: { record, permit } }: { plan: GeneralPlan }) {
  const { rows } = texts.permit;
  const keys = Object.keys(rows) as (keyof typeof rows)[];
  return (
    <>
      <p className="mb-6 measure text-lead text-muted">
        <b>{permit.name}.</b> {permit.whoFor}
      </p>
      <Sourced id="permit" content={keys.map((row) => permit[row])}>
        <FactList rows={nameRows(rows, permit)} />
      </Sourced>
      <p className="mt-6">
        <NavAnchor to={`/permits?country=${record.id}`} className="link-standalone font-semibold">
          {interpolate(texts.permit.others, { country: countryById(record.id).name })}
        </NavAnchor>
      </p>
    </>
  );
}

/** Entry and papers for the three passports, side by side. */
function ByPassport({ plan: { record } }: { plan: GeneralPlan }) {
  const { rows } = texts.differs;
  const shown = HOMES.flatMap((home) => {
    const { rule, stay, fee } = record.entry[home];
    const papers = Object.values(HOME_RECORDS[home].papers).map((paper) => paper.rule);
    return [rule, stay, fee, ...papers];
  });
  return (
    <Sourced id="passports" content={shown}>
      <KnownTable
        caption={texts.differs.title}
        columns={[texts.differs.question, ...HOMES.map((home) => HOME_PASSPORTS[home])]}
        rows={[
          ...(["rule", "stay", "fee"] as const).map((row) => ({
            name: rows[row],
            cells: joinEqual(HOMES.map((home) => ({ content: record.entry[home][row] }))),
          })),
          ...(["police", "birth", "legalization", "passport"] as const).map((row) => ({
            name: rows[row],
            cells: HOMES.map((home) => ({ content: HOME_RECORDS[home].papers[row].rule })),
          })),
        ]}
      />
    </Sourced>
  );
}
