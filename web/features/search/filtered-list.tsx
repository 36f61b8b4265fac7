import type { ReactNode } from "react";
import { EmptyState } from "#web/layout/empty-state.tsx";
import { clsx } from "clsx";
import { type CountText, countText } from "#web/lib/interpolate.ts";
import { Card } from "#web/ui/card.tsx";
import { SearchBox } from "#web/ui/search-field.tsx";
import { useBehavior } from "#web/lib/island.tsx";
import { filterList } from "./filter-list.behavior.ts";

type FilteredListProps = {
  texts: {
    searchLabel: string;
    searchPlaceholder: string;
    count: CountText;
    empty: { title: string; hint: string; showAll: string };
  };
  /** How many items the list has. */
  count: number;
  /** Chips beside the search box: buttons with `data-category`, empty for all. Items name theirs in `data-categories`. */
  chips?: ReactNode;
  cardClassName?: string;
  /** Arranges the list. */
  className?: string;
  /** Sections with items (`li` or `details`), in which `data-searched` marks the words that the search looks at. */
  children: ReactNode;
};

/** A page's search box, and below it the list that it filters or what to do where nothing is found (filter-list.behavior.ts). */
export function FilteredList({
  texts,
  count,
  chips,
  cardClassName = "max-w-3xl",
  className,
  children,
}: FilteredListProps) {
  const behavior = useBehavior(filterList);
  return (
    <div data-slot="filtered-list" {...behavior} data-count={JSON.stringify(texts.count)}>
      <Card className={clsx("mt-6 p-5 sm:mt-10 sm:p-8", cardClassName)}>
        <SearchBox
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          found={countText(texts.count, count)}
        />
        {chips}
      </Card>
      <div data-slot="filtered-items" className={clsx("mt-12", className)}>
        {children}
      </div>
      <div data-slot="filtered-empty" hidden className="mt-12">
        <EmptyState {...texts.empty} />
      </div>
    </div>
  );
}
