import { useRef } from "react";
import type { Post } from "#web/content/articles/articles.ts";
import { EmptyState } from "#web/layout/empty-state.tsx";
import { countText } from "#web/lib/interpolate.ts";
import { useSearchParamDialog } from "#web/lib/search-param.ts";
import { OverlapCard } from "#web/ui/overlap-card.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import { useBlogFilter } from "./blog-filter.ts";
import { CategoryChips } from "./category-chips.tsx";
import type { blogPage } from "./copy.ts";
import { PostCard } from "./post-card.tsx";
import { PostDialog } from "./post-dialog.tsx";

type BlogListProps = { posts: readonly Post[]; texts: typeof blogPage };

/** The posts of /blog with search, chips, the featured and the latest list, and the reading dialogs. */
export function BlogList({ posts, texts }: BlogListProps) {
  const { query, setQuery, category, setCategory, reset, count, featured, latest } = useBlogFilter(posts);
  const dialog = useSearchParamDialog("post");
  const field = useRef<HTMLInputElement>(null);

  function showAll() {
    reset();
    field.current?.focus();
  }

  function card(post: Post, shape: "tall" | "wide") {
    const isFirst = post === featured[0];
    return <PostCard post={post} texts={texts} shape={shape} eager={isFirst} onOpen={() => dialog.open(post.id)} />;
  }

  return (
    <div id="articles" className="wrap-page">
      <OverlapCard className="grid p-5 sm:p-8 items-start gap-x-12 gap-y-5 lg:grid-cols-[1fr_1.4fr]">
        <SearchField
          ref={field}
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          value={query}
          onSearch={setQuery}
          found={count === 0 ? texts.empty.title : countText(texts.count, count)}
        />
        <CategoryChips label={texts.categoriesLabel} chosen={category} onChoose={setCategory} />
      </OverlapCard>
      <div className="mt-12 space-y-16 sm:mt-16 sm:space-y-20">
        {count === 0 && <EmptyState {...texts.empty} onShowAll={showAll} />}
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
      </div>
      {posts.map((post) => (
        <PostDialog key={post.id} post={post} texts={texts} open={dialog.openId === post.id} onClose={dialog.close} />
      ))}
    </div>
  );
}
