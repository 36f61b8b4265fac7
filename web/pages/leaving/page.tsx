import { dollarsText } from "#domain/dollars-text.ts";
import { weeksText } from "#domain/duration-text.ts";
import type { ReactNode } from "react";
import { useLoaderData } from "react-router";
import { detailPage } from "#web/content/detail-pages.ts";
import { type HomePaper, type HomeRecord, paperFee } from "#web/content/homes/home-record.ts";
import { HOME_RECORDS, sharedRow } from "#web/content/homes/homes.ts";
import { leavingPath } from "#web/content/page-paths.ts";
import { HOME_NAMES } from "#web/content/plans/task-copy.ts";
import { detailMeta } from "#web/features/detail-page/detail-meta.ts";
import { DetailPage } from "#web/features/detail-page/detail-page.tsx";
import { FactList, type FactRow } from "#web/features/facts/fact-sheet.tsx";
import { FactTable, nameRows } from "#web/features/facts/fact-table.tsx";
import { Sourced } from "#web/features/facts/sourced.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { found } from "#web/lib/not-found.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { leavingPage as texts } from "./copy.ts";

/** @throws Response with status 404 where no home has the slug */
export function loadLeaving({ params }: { params: { home?: string } }) {
  return found(Object.values(HOME_RECORDS).find(({ slug }) => slug === params.home)?.id);
}

/**
 * /leaving/usa, /leaving/uk and /leaving/canada: what one arranges before leaving a home, keeps while away, and meets on
 * return; each chapter with its sources.
 */
export function LeavingPage() {
  const home: HomeRecord = HOME_RECORDS[useLoaderData<typeof loadLeaving>()];
  const { papers, tax, pensions, health, childBenefits, credit, voting, status } = home;
  const chapters: { id: string; title: string; rows: readonly FactRow[]; before?: ReactNode; after?: ReactNode }[] = [
    {
      id: "papers",
      title: texts.papers.title,
      before: <Papers papers={papers} />,
      rows: [{ label: texts.papers.apostille, content: sharedRow("apostille").content }],
    },
    { id: "tax", title: texts.tax.title, rows: tax },
    { id: "pensions", title: texts.pensions.title, rows: pensions },
    {
      id: "health",
      title: texts.health.title,
      rows: [...health, { label: texts.health.onReturn, content: home.healthOnReturn }],
    },
    {
      id: "money",
      title: texts.money.title,
      rows: [
        childBenefits,
        { label: texts.money.onReturn, content: home.benefitsOnReturn },
        { label: texts.money.credit, content: credit },
      ],
    },
    { id: "voting", title: texts.voting.title, rows: [{ label: texts.voting.row, content: voting }] },
    {
      id: "come-back",
      title: texts.back.title,
      before: <p className="mb-6 measure text-lead text-muted">{texts.back.intro}</p>,
      rows: status,
      after: (
        <p className="mt-6">
          <NavAnchor to={texts.more.to} className="link-standalone font-semibold">
            {texts.more.label}
          </NavAnchor>
        </p>
      ),
    },
    { id: "return", title: texts.things.title, rows: nameRows(texts.things.rows, home) },
  ];
  return (
    <PageLayout meta={detailMeta(leavingPath(home.slug))}>
      <DetailPage
        page={detailPage(leavingPath(home.slug))}
        lead={interpolate(texts.lead, { home: HOME_NAMES[home.id] })}
        facts={home}
        opening={<p className="measure font-semibold">{texts.noAdvice}</p>}
        chapters={chapters.map(({ id, title, rows, before, after }) => ({
          id,
          title,
          isFolded: id !== "papers",
          content: (
            <>
              <Sourced content={id === "papers" ? [papers, rows] : rows}>
                {before}
                <FactList rows={rows} />
              </Sourced>
              {after}
            </>
          ),
        }))}
        nextStep={texts.nextStep}
      />
    </PageLayout>
  );
}

/** The papers with their time and fee as plans count them. */
function Papers({ papers }: Pick<HomeRecord, "papers">) {
  return (
    <>
      <p className="mb-6 measure text-lead text-muted">{texts.papers.intro}</p>
      <FactTable
        caption={texts.papers.title}
        columns={texts.papers.columns}
        rows={Object.values(papers).map((paper) => ({
          label: paper.name,
          cells: [
            { content: paper.rule },
            { content: paper.weeks ? weeksText(paper.weeks) : texts.papers.unknown },
            { content: describePaperFee(paper) },
          ],
        }))}
      />
    </>
  );
}

function describePaperFee(paper: HomePaper): string {
  const fee = paperFee(paper);
  if (!fee) return texts.papers.unknown;
  return fee.to === 0 ? texts.papers.free : dollarsText(fee);
}
