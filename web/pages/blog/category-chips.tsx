import { BLOG_CATEGORIES, type BlogCategory } from "#web/content/articles/article.ts";
import { cn } from "#web/lib/cn.ts";

type CategoryChipsProps = { label: string; chosen: BlogCategory; onChoose: (category: BlogCategory) => void };

/** The category filter; exactly one chip is pressed. Hidden where scripts are off. */
export function CategoryChips({ label, chosen, onChoose }: CategoryChipsProps) {
  return (
    <div role="group" aria-label={label} data-print="hide" className="with-scripts">
      <div className="flex flex-wrap gap-2">
        {BLOG_CATEGORIES.map((category) => (
          <button
            key={category}
            type="button"
            data-slot="category-chip"
            aria-pressed={category === chosen}
            onClick={() => onChoose(category)}
            className={cn(
              "min-h-11 rounded-full border px-4 text-[0.9375rem] font-medium transition-colors",
              category === chosen
                ? "border-transparent bg-heading text-background"
                : "border-field-line bg-transparent hover:bg-tint",
            )}
          >
            {category}
          </button>
        ))}
      </div>
    </div>
  );
}
