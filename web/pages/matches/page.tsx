import { lazy } from "react";
import { site } from "#domain/site.ts";
import { FINDER_RESULTS } from "#web/content/finder-results.ts";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { type PageMeta, pageMeta } from "#web/lib/meta.ts";
import { matchesPage } from "./copy.ts";
import type { Route } from "./+types/page.ts";

/** Rendered when the site is built, and no part of the visitor's script. */
const Matches =
  import.meta.env.SSR || import.meta.env.DEV
    ? lazy(async () => ({ default: (await import("./matches.tsx")).Matches }))
    : null;

/** Runs at build time only. A result stays out of search engines: the countries have pages of their own. */
export function loader({ params }: Route.LoaderArgs) {
  const result = FINDER_RESULTS.find(({ path }) => path === `/matches/${params.choices}`);
  if (!result) throw new Response(null, { status: 404 });
  const { path, heading, picture } = result;
  const words = { heading, wishes: result.wishes.join(", ") || matchesPage.open, site: site.name };
  const meta: PageMeta = {
    path,
    title: interpolate(matchesPage.title, words),
    description: interpolate(matchesPage.description, words),
    noindex: true,
    picture,
  };
  return { meta, path };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.meta);
}

export default function MatchesPage({ loaderData: { path } }: Route.ComponentProps) {
  return (
    <PageLayout>
      <Matches path={path} />
    </PageLayout>
  );
}
