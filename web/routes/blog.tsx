import { posts } from "#web/content/articles/articles.ts";
import { blogPage } from "#web/content/articles/blog-page.ts";
import { officesFor } from "#web/content/offices.ts";
import { BLOG } from "#web/content/pages/blog.ts";
import { BlogList } from "#web/features/blog/blog-list.tsx";
import { later } from "#web/lib/later.tsx";
import { pageMeta } from "#web/lib/meta.ts";
import { ContentPage } from "#web/sections/content-page.tsx";
import { FactOffices } from "#web/ui/fact-offices.tsx";
import type { Route } from "./+types/blog.ts";

const Subscribe = later(async () => (await import("#web/features/optin/subscribe.tsx")).Subscribe);

/** Read at build time: the articles reach the visitor in the HTML and are no part of the script. */
export function loader() {
  return { page: BLOG, posts, texts: blogPage, offices: officesFor(posts) };
}

/** Search, chip and open article change the address, not the data. */
export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.page.meta);
}

/** /blog (product §2). */
export default function BlogPage({ loaderData: { page, posts: articles, texts, offices } }: Route.ComponentProps) {
  return (
    <ContentPage content={page} end={<Subscribe texts={texts.subscribe} />}>
      <FactOffices offices={offices}>
        <BlogList posts={articles} texts={texts} />
      </FactOffices>
    </ContentPage>
  );
}
