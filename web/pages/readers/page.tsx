import { lazy } from "react";
import { readerPath } from "#web/content/readers/reader-links.ts";
import { findReader } from "#web/content/readers/readers.ts";
import { detailMeta } from "#web/features/detail-page/detail-meta.ts";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { pageMeta } from "#web/lib/meta.ts";
import type { Route } from "./+types/page.ts";

/** Rendered when the site is built, and no part of the visitor's script. */
const ReaderBody =
  import.meta.env.SSR || import.meta.env.DEV
    ? lazy(async () => ({ default: (await import("./reader-body.tsx")).ReaderBody }))
    : null;

/** Runs at build time only; which reader the page is for stands in its path. */
export function loader({ url }: Route.LoaderArgs) {
  const { id } = findReader(url.pathname.replaceAll("/", ""));
  return { meta: detailMeta(readerPath(id)), id };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.meta);
}

/** /families, /returning, /retirees and /investors (decision: readers-pages). */
export default function ReaderPage({ loaderData: { id } }: Route.ComponentProps) {
  return (
    <PageLayout>
      <ReaderBody id={id} />
    </PageLayout>
  );
}
