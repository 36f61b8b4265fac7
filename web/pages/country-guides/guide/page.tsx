import { lazy } from "react";
import { COUNTRY_GUIDES } from "#web/content/country-guides/country-guides.ts";
import { guidePath } from "#web/content/page-paths.ts";
import { detailMeta } from "#web/features/detail-page/detail-meta.ts";
import { PrerenderedFacts } from "#web/features/facts/prerendered-facts.tsx";
import { countryOptIn } from "#web/features/opt-in/invitations-copy.ts";
import { OptIn } from "#web/features/opt-in/opt-in.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { hydrateLate } from "#web/lib/hydrate-late.tsx";
import { pageMeta } from "#web/lib/meta.ts";
import type { Route } from "./+types/page.ts";

/** Rendered when the site is built, and no part of the visitor's script. */
const Guide =
  import.meta.env.SSR || import.meta.env.DEV
    ? lazy(async () => ({ default: (await import("./guide.tsx")).Guide }))
    : null;

const LateOptIn = hydrateLate(OptIn);

/** Runs at build time only. */
export function loader({ params }: Route.LoaderArgs) {
  const guide = COUNTRY_GUIDES.find(({ id }) => id === params.country);
  if (!guide) throw new Response(null, { status: 404 });
  const path = guidePath(guide.id);
  return { meta: detailMeta(path), country: guide.id, optIn: countryOptIn("guide", path, guide.name) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.meta);
}

export default function GuidePage({ loaderData: { country, optIn } }: Route.ComponentProps) {
  return (
    <PageLayout>
      <PrerenderedFacts>{Guide && <Guide country={country} />}</PrerenderedFacts>
      <LateOptIn {...optIn} />
    </PageLayout>
  );
}
