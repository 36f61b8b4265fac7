import { type ReactNode, useRef } from "react";
import { EmptyState } from "#web/layout/empty-state.tsx";
import { cn } from "#web/lib/cn.ts";
import { countText } from "#web/lib/interpolate.ts";
import { OverlapCard } from "#web/ui/overlap-card.tsx";
import { SearchField } from "#web/ui/search-field.tsx";

type SearchListProps = {
  texts: {
    searchLabel: string;
    searchPlaceholder: string;
    count: { one: string; many: string };
    empty: { title: string; hint: string; showAll: string };
  };
  query: string;
  onSearch: (query: string) => void;
  /** How many results are shown. */
  count: number;
  /** Removes the query and every other filter. */
  onShowAll: () => void;
  /** More filters beside the search box. */
  filters?: ReactNode;
  cardClassName?: string;
  /** Arranges the results. */
  className?: string;
  /** The results, shown while there are any. */
  children: ReactNode;
};

/** A page's search box with its filters, and below it the results or what to do where there are none. */
export function SearchList({
  texts,
  query,
  onSearch,
  count,
  onShowAll,
  filters,
  cardClassName = "max-w-3xl",
  className,
  children,
}: SearchListProps) {
  const field = useRef<HTMLInputElement>(null);

  function showAll() {
    onShowAll();
    field.current?.focus();
  }

  return (
    <>
      <OverlapCard className={cn("p-5 sm:p-8", cardClassName)}>
        <SearchField
          ref={field}
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          value={query}
          onSearch={onSearch}
          found={count === 0 ? texts.empty.title : countText(texts.count, count)}
        />
        {filters}
      </OverlapCard>
      <div className={cn("mt-12 sm:mt-16", count > 0 && className)}>
        {count === 0 ? <EmptyState {...texts.empty} onShowAll={showAll} /> : children}
      </div>
    </>
  );
}
