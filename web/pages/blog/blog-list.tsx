import { articlePath } from "#web/content/page-paths.ts";
import { SearchList } from "#web/features/search/search-list.tsx";
import { useDialogUrlParam } from "#web/lib/url-params.ts";
import { useBlogFilter } from "./blog-filter.ts";
import { CategoryChips } from "./category-chips.tsx";
import type { blogPage } from "./copy.ts";
import { PostCard, type PostHead } from "./post-card.tsx";
import { PostDialog } from "./post-dialog.tsx";

type BlogListProps = { posts: readonly PostHead[]; texts: typeof blogPage };

/** The posts of /blog with search, chips, the featured and the latest list, and the reading dialogs. */
export function BlogList({ posts, texts }: BlogListProps) {
  const { query, setQuery, category, setCategory, reset, count, featured, latest } = useBlogFilter(posts);
  const dialog = useDialogUrlParam("post", (id) =>
    posts.some((post) => post.id === id) ? articlePath(id) : undefined,
  );

  function card(post: PostHead, shape: "tall" | "wide") {
    const isFirst = post === featured[0];
    return <PostCard post={post} texts={texts} shape={shape} eager={isFirst} onOpen={() => dialog.open(post.id)} />;
  }

  return (
    <div id="articles" className="wrap-page">
      <SearchList
        texts={texts}
        query={query}
        onSearch={setQuery}
        count={count}
        onShowAll={reset}
        filters={<CategoryChips label={texts.categoriesLabel} chosen={category} onChoose={setCategory} />}
        cardClassName="grid items-start gap-x-12 gap-y-5 lg:grid-cols-[1fr_1.4fr]"
        className="space-y-16 sm:space-y-20"
      >
        {featured.length > 0 && (
          <section aria-labelledby="featured-title" data-slot="featured-posts">
            <h2 id="featured-title" className="mb-8 text-title">
              {texts.featuredHeading}
            </h2>
            <ul className="grid gap-6 lg:grid-cols-2 lg:gap-8">
              {featured.map((post) => (
                <li key={post.id} className="only:lg:col-span-2">
                  {card(post, featured.length === 1 ? "wide" : "tall")}
                </li>
              ))}
            </ul>
          </section>
        )}
        {latest.length > 0 && (
          <section aria-labelledby="latest-title" data-slot="latest-posts">
            <h2 id="latest-title" className="mb-8 text-title">
              {texts.latestHeading}
            </h2>
            <ul className="grid gap-6 lg:grid-cols-2 lg:gap-8">
              {latest.map((post) => (
                <li key={post.id} className="only:lg:col-span-2">
                  {card(post, "wide")}
                </li>
              ))}
            </ul>
          </section>
        )}
      </SearchList>
      {posts.map((post) => (
        <PostDialog
          key={post.id}
          post={post}
          closeLabel={texts.closeLabel}
          open={dialog.openId === post.id}
          onClose={dialog.close}
        />
      ))}
    </div>
  );
}
