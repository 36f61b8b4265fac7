import { useLoaderData } from "react-router";
import { HOME_RECORDS } from "#web/content/homes/homes.ts";
import { leavingPath } from "#web/content/page-paths.ts";
import { detailMeta } from "#web/features/detail-page/detail-meta.ts";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { found } from "#web/lib/not-found.ts";
import { LeavingHome } from "./leaving-home.tsx";

/** @throws Response with status 404 where no home has the slug */
export function loadLeaving({ params }: { params: { home?: string } }) {
  return found(Object.values(HOME_RECORDS).find(({ slug }) => slug === params.home)?.id);
}

/** /leaving/usa, /leaving/uk and /leaving/canada. */
export function LeavingPage() {
  const home = HOME_RECORDS[useLoaderData<typeof loadLeaving>()];
  return (
    <PageLayout meta={detailMeta(leavingPath(home.slug))}>
      <LeavingHome home={home} />
    </PageLayout>
  );
}
