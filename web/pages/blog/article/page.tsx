import { lazy } from "react";
import { articlePath } from "#web/content/page-paths.ts";
import { posts } from "#web/content/articles/articles.ts";
import { detailMeta } from "#web/features/detail-page/detail-meta.ts";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { pageMeta } from "#web/lib/meta.ts";
import type { Route } from "./+types/page.ts";

/** Rendered when the site is built, and no part of the visitor's script. */
const Article =
  import.meta.env.SSR || import.meta.env.DEV
    ? lazy(async () => ({ default: (await import("./article.tsx")).Article }))
    : null;

/** Runs at build time only. */
export function loader({ params }: Route.LoaderArgs) {
  const post = posts.find(({ id }) => id === params.article);
  if (!post) throw new Response(null, { status: 404 });
  return { meta: detailMeta(articlePath(post.id)), id: post.id };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.meta);
}

export default function ArticlePage({ loaderData: { id } }: Route.ComponentProps) {
  return (
    <PageLayout>
      <Article id={id} />
    </PageLayout>
  );
}
