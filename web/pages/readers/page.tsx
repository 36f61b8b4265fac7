import { detailPage } from "#web/content/detail-pages.ts";
import { type ReaderId, readerPath } from "#web/content/readers/reader-links.ts";
import { findReader } from "#web/content/readers/readers.ts";
import { detailMeta } from "#web/features/detail-page/detail-meta.ts";
import { DetailPage } from "#web/features/detail-page/detail-page.tsx";
import { useBehavior } from "#web/lib/island.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { Advisers } from "./advisers.tsx";
import { BudgetTable } from "./budget-table.tsx";
import { ChapterGroups } from "./chapter-groups.tsx";
import { readersPage } from "./copy.ts";
import { putOwnHomeFirst } from "./own-home-first.behavior.ts";

const { noAdvice, budget, advisers, nextStep } = readersPage;

/** Pages by reader: chapters of facts, mostly a budget, and what to ask whom. */
export function ReaderPage({ id }: { id: ReaderId }) {
  const reader = findReader(id);
  const behavior = useBehavior(putOwnHomeFirst);
  return (
    <PageLayout meta={detailMeta(readerPath(id))}>
      <DetailPage
        page={detailPage(readerPath(id))}
        lead={reader.lead}
        facts={reader}
        opening={
          <p {...behavior} className="measure font-semibold">
            {noAdvice}
          </p>
        }
        chapters={[
          ...reader.chapters.map((chapter) => ({ ...chapter, content: <ChapterGroups chapter={chapter} /> })),
          ...(reader.budget ? [{ ...budget, content: <BudgetTable budget={reader.budget} /> }] : []),
          { ...advisers, content: <Advisers advisers={reader.advisers} /> },
        ]}
        nextStep={nextStep}
      />
    </PageLayout>
  );
}
