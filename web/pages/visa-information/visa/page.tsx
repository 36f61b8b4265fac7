import { lazy } from "react";
import { countryById } from "#domain/countries.ts";
import { visaPath } from "#web/content/page-paths.ts";
import { findVisa } from "#web/content/visas/visas.ts";
import { detailMeta } from "#web/features/detail-page/detail-meta.ts";
import { countryOptIn } from "#web/features/opt-in/invitations-copy.ts";
import { OptIn } from "#web/features/opt-in/opt-in.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { hydrateLate } from "#web/lib/hydrate-late.tsx";
import { pageMeta } from "#web/lib/meta.ts";
import type { Route } from "./+types/page.ts";

/** Rendered when the site is built, and no part of the visitor's script. */
const Visa =
  import.meta.env.SSR || import.meta.env.DEV
    ? lazy(async () => ({ default: (await import("./visa.tsx")).Visa }))
    : null;

const LateOptIn = hydrateLate(OptIn);

/** Runs at build time only. */
export function loader({ params }: Route.LoaderArgs) {
  const found = findVisa(params.country, params.visa);
  if (!found) throw new Response(null, { status: 404 });
  const { country, type } = found;
  const path = visaPath(country, type.id);
  const optIn = countryOptIn("visa", path, countryById(country).name);
  return { meta: detailMeta(path), country, typeId: type.id, optIn };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.meta);
}

export default function VisaPage({ loaderData: { country, typeId, optIn } }: Route.ComponentProps) {
  return (
    <PageLayout>
      <Visa country={country} typeId={typeId} />
      <LateOptIn {...optIn} />
    </PageLayout>
  );
}
