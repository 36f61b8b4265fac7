import { useLoaderData } from "react-router";
import { COUNTRIES } from "#domain/countries.ts";
import { CHAPTER_ROWS } from "#web/content/countries/chapter-rows.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { detailPage } from "#web/content/detail-pages.ts";
import { BEFORE_YOU_PAY_PATH, beforeYouPayPath, chapterPath, newPlanPath, PAID_ID } from "#web/content/page-paths.ts";
import { detailMeta } from "#web/features/detail-page/detail-meta.ts";
import { DetailPage } from "#web/features/detail-page/detail-page.tsx";
import { FactSheet } from "#web/features/facts/fact-sheet.tsx";
import { nameRows } from "#web/features/facts/fact-table.tsx";
import { listMissing } from "#web/features/facts/list-missing.ts";
import { Unpublished } from "#web/features/facts/unpublished.tsx";
import { REPORT_TEXTS } from "#web/features/reports/copy.ts";
import { ReportForm } from "#web/features/reports/report-form.island.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { Island } from "#web/lib/island.tsx";
import { found } from "#web/lib/not-found.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { CHECK_TEXTS } from "../check-copy.ts";
import { beforeYouPayPage } from "../copy.ts";
import { officeFees } from "#web/content/countries/office-fees.ts";

const { country: texts, paragraphs } = beforeYouPayPage;

/** @throws Response with status 404 where there is no such country */
export function loadSafeguards({ params }: { params: { country?: string } }) {
  return found(COUNTRIES.find(({ id }) => id === params.country));
}

/** What to look up in one country before paying somebody. */
export function SafeguardsPage() {
  const { id, name } = useLoaderData<typeof loadSafeguards>();
  const { registrySearch, agents, officialDomains, ask, report, ...rest } = COUNTRY_FOLDERS[id].safeguards;
  const { before, after } = CHAPTER_ROWS.aroundAgents;
  const land = [...nameRows(CHAPTER_ROWS.registrySearch, registrySearch), ...nameRows(before, rest)];
  const advisers = [...nameRows(CHAPTER_ROWS.agents, agents), ...nameRows(after, rest)];
  const sites = [
    ...officialDomains.map((site) => ({ label: site.name, content: site.domain })),
    ...nameRows(after, { report }),
  ];
  const missing = listMissing(
    [...land, ...advisers, ...sites].map(({ label, content }) => ({ of: "", row: label, record: content })),
  );
  const path = beforeYouPayPath(id);
  const { fees, currencies } = officeFees(id);
  return (
    <PageLayout meta={detailMeta(path)}>
      <DetailPage
        page={detailPage(path)}
        lead={paragraphs[0]}
        below={
          <NavAnchor to={`${BEFORE_YOU_PAY_PATH}#check`} className="link-standalone font-semibold">
            {texts.check}
          </NavAnchor>
        }
        facts={COUNTRY_FOLDERS[id].safeguards}
        chapters={[
          { id: "land", title: CHECK_TEXTS.lists.land.title, content: <FactSheet rows={land} /> },
          { id: "agent", title: texts.agents, content: <FactSheet rows={advisers} /> },
          {
            id: "official-sites",
            title: texts.sites,
            content: (
              <>
                <FactSheet rows={sites} />
                <Unpublished missing={missing} ask={ask} />
              </>
            ),
          },
          ...(fees.length > 0
            ? [
                {
                  id: PAID_ID,
                  title: REPORT_TEXTS.title,
                  content: (
                    <>
                      <p className="mb-6 measure">{REPORT_TEXTS.intro}</p>
                      <Island of={ReportForm} props={{ page: path, fees, currencies }} />
                    </>
                  ),
                },
              ]
            : []),
        ]}
        more={
          <p className="mt-4 flex flex-wrap gap-x-6">
            <NavAnchor to={chapterPath(id, "homes")} className="link-standalone font-semibold">
              {interpolate(texts.guide, { country: name })}
            </NavAnchor>
            <NavAnchor to={newPlanPath({ country: id, luggage: "land" })} className="link-standalone font-semibold">
              {interpolate(texts.plan, { country: name })}
            </NavAnchor>
          </p>
        }
      />
    </PageLayout>
  );
}
