import { useLoaderData } from "react-router";
import { articlePath } from "#web/content/page-paths.ts";
import { posts } from "#web/content/articles/articles.ts";
import { detailMeta } from "#web/features/detail-page/detail-meta.ts";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { found } from "#web/lib/not-found.ts";
import { Article } from "./article.tsx";

/** @throws Response with status 404 where there is no such article */
export function loadArticle({ params }: { params: { article?: string } }) {
  return found(posts.find(({ id }) => id === params.article));
}

/** One article. */
export function ArticlePage() {
  const post = useLoaderData<typeof loadArticle>();
  return (
    <PageLayout meta={detailMeta(articlePath(post.id))}>
      <Article post={post} />
    </PageLayout>
  );
}
