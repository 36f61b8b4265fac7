import { articlePath } from "#web/content/page-paths.ts";
import { SearchList } from "#web/features/search/search-list.tsx";
import { useDialogUrlParam } from "#web/lib/use-url-params.ts";
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

  const lists = [
    {
      name: "featured",
      heading: texts.featuredHeading,
      listed: featured,
      shape: featured.length === 1 ? "wide" : "tall",
    },
    { name: "latest", heading: texts.latestHeading, listed: latest, shape: "wide" },
  ] as const;

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
        {lists.map(
          ({ name, heading, listed, shape }) =>
            listed.length > 0 && (
              <section key={name} aria-labelledby={`${name}-title`} data-slot={`${name}-posts`}>
                <h2 id={`${name}-title`} className="mb-8 text-title">
                  {heading}
                </h2>
                <ul className="grid gap-6 lg:grid-cols-2 lg:gap-8">
                  {listed.map((post) => (
                    <li key={post.id} className="only:lg:col-span-2">
                      <PostCard
                        post={post}
                        texts={texts}
                        shape={shape}
                        eager={post === featured[0]}
                        onOpen={() => dialog.open(post.id)}
                      />
                    </li>
                  ))}
                </ul>
              </section>
            ),
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
