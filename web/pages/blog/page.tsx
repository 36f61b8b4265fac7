import { posts } from "#web/content/articles/articles.ts";
import { ContentPage } from "#web/layout/content-page.tsx";
import { Island } from "#web/lib/island.tsx";
import { BlogList } from "./blog-list.tsx";
import { BLOG } from "./copy.ts";
import { PostDialog } from "./post-dialog.tsx";
import { Subscribe } from "./subscribe.island.tsx";

export function BlogPage() {
  return (
    <ContentPage content={BLOG} end={<Island of={Subscribe} props={{}} />}>
      <div id="articles" className="wrap-page">
        <BlogList />
        {posts.map((post) => (
          <PostDialog key={post.id} post={post} />
        ))}
      </div>
    </ContentPage>
  );
}
