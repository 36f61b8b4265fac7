import { useLoaderData } from "react-router";
import { comparePath } from "#web/content/page-paths.ts";
import { PAIRS } from "#web/content/comparisons.ts";
import { detailMeta } from "#web/features/detail-page/detail-meta.ts";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { found } from "#web/lib/not-found.ts";
import { Comparison } from "./comparison.tsx";

/** @throws Response with status 404 where there is no such pair */
export function loadComparison({ params }: { params: { pair?: string } }) {
  return found(PAIRS.find((pair) => comparePath(...pair) === `/compare/${params.pair}`));
}

/** Two countries side by side. */
export function ComparisonPage() {
  const pair = useLoaderData<typeof loadComparison>();
  return (
    <PageLayout meta={detailMeta(comparePath(...pair))}>
      <Comparison pair={pair} />
    </PageLayout>
  );
}
