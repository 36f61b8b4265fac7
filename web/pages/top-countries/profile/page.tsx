import { useLoaderData } from "react-router";
import { profilePath } from "#web/content/page-paths.ts";
import { PROFILES } from "#web/content/countries/profiles.ts";
import { detailMeta } from "#web/features/detail-page/detail-meta.ts";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { found } from "#web/lib/not-found.ts";
import { Profile } from "./profile.tsx";

/** @throws Response with status 404 where the country has no profile */
export function loadProfile({ params }: { params: { country?: string } }) {
  return found(PROFILES.find(({ id }) => id === params.country)).id;
}

/** The profile of one country. */
export function ProfilePage() {
  const country = useLoaderData<typeof loadProfile>();
  return (
    <PageLayout meta={detailMeta(profilePath(country))}>
      <Profile country={country} />
    </PageLayout>
  );
}
