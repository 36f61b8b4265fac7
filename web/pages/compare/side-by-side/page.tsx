import { lazy } from "react";
import { comparePath } from "#web/content/page-paths.ts";
import { PAIRS, TRIPLES } from "#web/content/comparisons.ts";
import { detailMeta } from "#web/features/detail-page/detail-meta.ts";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { pageMeta } from "#web/lib/meta.ts";
import type { Route } from "./+types/page.ts";

/** Rendered when the site is built, and no part of the visitor's script. */
const Comparison =
  import.meta.env.SSR || import.meta.env.DEV
    ? lazy(async () => ({ default: (await import("./comparison.tsx")).Comparison }))
    : null;

/** Runs at build time only. */
export function loader({ params }: Route.LoaderArgs) {
  const countries = [...PAIRS, ...TRIPLES].find((each) => comparePath(...each) === `/compare/${params.countries}`);
  if (!countries) throw new Response(null, { status: 404 });
  return { meta: detailMeta(comparePath(...countries)), countries };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.meta);
}

export default function ComparisonPage({ loaderData: { countries } }: Route.ComponentProps) {
  return (
    <PageLayout>
      <Comparison countries={countries} />
    </PageLayout>
  );
}
