import { useLoaderData } from "react-router";
import { COUNTRY_GUIDES } from "#web/content/country-guides/country-guides.ts";
import { guidePath } from "#web/content/page-paths.ts";
import { detailMeta } from "#web/features/detail-page/detail-meta.ts";
import { countryOptIn } from "#web/features/opt-in/invitations-copy.ts";
import { OptIn } from "#web/features/opt-in/opt-in.island.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { Island } from "#web/lib/island.tsx";
import { found } from "#web/lib/not-found.ts";
import { Guide } from "./guide.tsx";

/** @throws Response with status 404 where the country has no guide */
export function loadGuide({ params }: { params: { country?: string } }) {
  return found(COUNTRY_GUIDES.find(({ id }) => id === params.country));
}

/** The guide of one country. */
export function GuidePage() {
  const { id, name } = useLoaderData<typeof loadGuide>();
  const path = guidePath(id);
  return (
    <PageLayout meta={detailMeta(path)}>
      <Guide country={id} />
      <Island of={OptIn} props={countryOptIn("guide", path, name)} />
    </PageLayout>
  );
}
