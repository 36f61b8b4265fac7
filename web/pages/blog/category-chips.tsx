import { BLOG_CATEGORIES } from "#domain/blog-categories.ts";
import { blogPage } from "./copy.ts";

/** The category filter; exactly one chip is pressed (filter-list.behavior.ts). Hidden where scripts are off. */
export function CategoryChips() {
  return (
    <div role="group" aria-label={blogPage.categoriesLabel} className="with-scripts print:hidden">
      <div className="flex flex-wrap gap-2">
        {BLOG_CATEGORIES.map((category) => (
          <button
            key={category}
            type="button"
            data-slot="category-chip"
            data-category={category === "All" ? "" : category}
            aria-pressed={category === "All"}
            className="chip"
          >
            {category}
          </button>
        ))}
      </div>
    </div>
  );
}
