import { useLoaderData } from "react-router";
import { countryById } from "#domain/countries.ts";
import { GUIDE_PAGE_IDS, recordGuide } from "#web/content/countries/guide-page.ts";
import { guidePath } from "#web/content/page-paths.ts";
import { detailMeta } from "#web/features/detail-page/detail-meta.ts";
import { countryOptIn } from "#web/features/opt-in/invitations-copy.ts";
import { OptIn } from "#web/features/opt-in/opt-in.island.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { Island } from "#web/lib/island.tsx";
import { found } from "#web/lib/not-found.ts";
import { GuideOverview } from "./overview.tsx";

/** @throws Response with status 404 where there is no such country */
export function loadGuide({ params }: { params: { country?: string } }) {
  return found(GUIDE_PAGE_IDS.find((id) => id === params.country));
}

/** The overview of a country's guide. */
export function GuidePage() {
  const id = useLoaderData<typeof loadGuide>();
  const path = guidePath(id);
  return (
    <PageLayout meta={detailMeta(path)}>
      <GuideOverview guide={recordGuide(id)} />
      <Island of={OptIn} props={countryOptIn("guide", path, countryById(id).name)} />
    </PageLayout>
  );
}
