import { posts } from "#web/content/articles/articles.ts";
import { FilteredList } from "#web/features/search/filtered-list.tsx";
import { CategoryChips } from "./category-chips.tsx";
import { blogPage as texts } from "./copy.ts";
import { PostCard } from "./post-card.tsx";

/** The posts with search, chips, the featured and the latest list; each card opens its reading dialog. */
export function BlogList() {
  const lists = [
    {
      name: "featured",
      heading: texts.featuredHeading,
      listed: posts.filter(({ featured }) => featured),
      shape: "tall",
    },
    { name: "latest", heading: texts.latestHeading, listed: posts.filter(({ featured }) => !featured), shape: "wide" },
  ] as const;

  return (
    <FilteredList
      texts={texts}
      count={posts.length}
      chips={<CategoryChips />}
      cardClassName="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[2fr_3fr]"
      className="space-y-14"
    >
      {lists.map(({ name, heading, listed, shape }) => (
        <section key={name} aria-labelledby={`${name}-title`} data-slot={`${name}-posts`}>
          <h2 id={`${name}-title`} className="mb-8 text-title">
            {heading}
          </h2>
          <ul className="grid gap-6 lg:grid-cols-2 lg:gap-8">
            {listed.map((post, index) => (
              <li
                key={post.id}
                data-categories={JSON.stringify([post.category, ...post.alsoUnder])}
                // The only one that the filters leave is as wide as two.
                className="lg:[&:not(:has(~li:not([hidden])),li:not([hidden])~*)]:col-span-2"
              >
                <PostCard post={post} shape={shape} eager={name === "featured" && index === 0} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </FilteredList>
  );
}
