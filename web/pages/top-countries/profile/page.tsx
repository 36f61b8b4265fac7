import { lazy } from "react";
import { profilePath } from "#web/content/page-paths.ts";
import { PROFILES } from "#web/content/detail-pages.ts";
import { detailMeta } from "#web/features/detail-page/detail-meta.ts";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { pageMeta } from "#web/lib/meta.ts";
import type { Route } from "./+types/page.ts";

/** Rendered when the site is built, and no part of the visitor's script. */
const Profile =
  import.meta.env.SSR || import.meta.env.DEV
    ? lazy(async () => ({ default: (await import("./profile.tsx")).Profile }))
    : null;

/** Runs at build time only. */
export function loader({ params }: Route.LoaderArgs) {
  const profile = PROFILES.find(({ id }) => id === params.country);
  if (!profile) throw new Response(null, { status: 404 });
  return { meta: detailMeta(profilePath(profile.id)), country: profile.id };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.meta);
}

export default function ProfilePage({ loaderData: { country } }: Route.ComponentProps) {
  return (
    <PageLayout>
      <Profile country={country} />
    </PageLayout>
  );
}
