import { posts } from "#web/content/articles/articles.ts";
import { ContentPage } from "#web/layout/content-page.tsx";
import { hydrateLate } from "#web/lib/hydrate-late.tsx";
import { pageMeta } from "#web/lib/meta.ts";
import { BlogList } from "./blog-list.tsx";
import { blogPage } from "./copy.ts";
import { BLOG } from "./copy.ts";
import type { Route } from "./+types/page.ts";
import { Subscribe } from "./subscribe.tsx";

const LateSubscribe = hydrateLate(Subscribe);

/** Read at build time: the articles reach the visitor in the HTML and are no part of the script. */
export function loader() {
  return { page: BLOG, posts: posts.map(({ body: _body, ...head }) => head), texts: blogPage };
}

/** Search, chip and open article change the URL, not the data. */
export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.page.meta);
}

export default function BlogPage({ loaderData: { page, posts: articles, texts } }: Route.ComponentProps) {
  return (
    <ContentPage content={page} end={<LateSubscribe texts={texts.subscribe} />}>
      <>
        <BlogList posts={articles} texts={texts} />
      </>
    </ContentPage>
  );
}
