import { useLoaderData } from "react-router";
import { factsIn } from "#domain/facts.ts";
import { articlePath } from "#web/content/page-paths.ts";
import { posts } from "#web/content/articles/articles.ts";
import { articlePlaces } from "#web/content/articles/article-places.ts";
import { detailPage } from "#web/content/detail-pages.ts";
import type { TextBlock } from "#web/content/text-block.ts";
import { detailMeta } from "#web/features/detail-page/detail-meta.ts";
import { DetailPage } from "#web/features/detail-page/detail-page.tsx";
import { FactSource } from "#web/features/facts/fact.tsx";
import { TextBlocks } from "#web/features/text-blocks/text-blocks.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { found } from "#web/lib/not-found.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { blogPage } from "../copy.ts";
import { PostLine } from "../post-card.tsx";

/** @throws Response with status 404 where there is no such article */
export function loadArticle({ params }: { params: { article?: string } }) {
  return found(posts.find(({ id }) => id === params.article));
}

/** An article as a page: its text, and where its facts can be confirmed. */
export function ArticlePage() {
  const post = useLoaderData<typeof loadArticle>();
  const path = articlePath(post.id);
  const facts = factsIn(post.body);
  const { opening, parts } = splitAtHeadings(post.body);
  return (
    <PageLayout meta={detailMeta(path)}>
      <DetailPage
        page={detailPage(path)}
        lead={post.excerpt}
        below={<PostLine post={post} />}
        facts={post.body}
        opening={opening.length > 0 && <TextBlocks blocks={opening} />}
        chapters={[
          ...parts.map(({ title, blocks }) => ({ id: slug(title), title, content: <TextBlocks blocks={blocks} /> })),
          {
            id: "guides",
            title: blogPage.placesHeading,
            content: (
              <ul className="links flex flex-wrap gap-x-6">
                {articlePlaces(post).map(({ to, label }) => (
                  <li key={to}>
                    <NavAnchor to={to}>{label}</NavAnchor>
                  </li>
                ))}
              </ul>
            ),
          },
          {
            id: "sources",
            title: blogPage.sourcesHeading,
            content: (
              <div className="measure">
                <FactSource facts={facts} />
                <p className="mt-4 text-sm text-muted">{blogPage.factsNote}</p>
              </div>
            ),
          },
        ]}
        nextStep={blogPage.nextStep}
      />
    </PageLayout>
  );
}

/** What stands before the first heading of a text, and the parts below its headings. */
function splitAtHeadings(blocks: readonly TextBlock[]) {
  const opening: TextBlock[] = [];
  const parts: { title: string; blocks: TextBlock[] }[] = [];
  for (const block of blocks) {
    if (block.kind === "heading") parts.push({ title: block.text, blocks: [] });
    else (parts.at(-1)?.blocks ?? opening).push(block);
  }
  return { opening, parts };
}

/** A heading as an anchor: `before-you-fly`. */
function slug(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
