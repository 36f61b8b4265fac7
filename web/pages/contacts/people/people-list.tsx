import { useInfiniteQuery, usePrefetchInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { RowSelectionState } from "@tanstack/react-table";
import { useEffect, useMemo, useRef, useState } from "react";
import { LIST_LIMITS } from "#domain/owner-lists.ts";
import { leadStatsQuery } from "#web/features/site-status/lead-stats-query.ts";
import { EmptyState } from "#web/layout/empty-state.tsx";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { LoadMore } from "#web/ui/load-more.tsx";
import { TryAgain } from "#web/ui/try-again.tsx";
import { Skeleton } from "#web/ui/office/skeleton.tsx";
import { withThousands } from "#domain/thousands.ts";
import { CONTACTS_TEXTS } from "../copy.ts";
import type { PeopleColumn } from "./columns.tsx";
import { ColumnsMenu } from "./columns-menu.tsx";
import { ListFilters } from "./list-filters.tsx";
import { isNarrowed, type ListParamsState, type PeopleList as ListName } from "./list-params.ts";
import { useListKeys } from "./use-list-keys.ts";
import { PeopleTable } from "./people-table.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import type { PeopleQuery, Person } from "./queries.ts";
import { usePeopleTable } from "./use-people-table.ts";

type PeopleListProps<Row extends Person> = {
  list: ListName;
  query: PeopleQuery<Row>;
  columns: readonly PeopleColumn<Row>[];
  params: ListParamsState;
  /** Called with how many people were erased together. */
  onErased: (count: number) => void;
  /** The person who was last removed on their own: they are selected no more. */
  removedId: string | undefined;
  onRefresh: () => void;
};

/** One of the lists of people: filters, table, and the states loading, empty and failed. */
export function PeopleList<Row extends Person>(props: PeopleListProps<Row>) {
  const { list, query, columns, params, onErased, removedId, onRefresh } = props;
  const texts = CONTACTS_TEXTS.lists[list];
  const shownQuery = query(params.filters);
  // Asked for before the page is rendered, not after it.
  usePrefetchInfiniteQuery(shownQuery);
  const answer = useInfiniteQuery(shownQuery);
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError } = answer;
  const { data: shown, isPlaceholderData: isOutdated } = answer;
  const rows = useMemo(() => shown?.pages.flatMap(({ data }) => data) ?? [], [shown]);
  const count = rows.length;
  const sortedAmong = shown?.pages[0]?.sortedAmong;
  const isLookingOn = useLookingOn(answer, count);
  const total = useTotal(list, isNarrowed(params.filters));
  const place = useFocusOnNewRows(count, shown?.pages.length ?? 0);
  const selection = useSelection(JSON.stringify(params.filters), removedId);
  const { selected, choose } = selection;
  const isSelectable = list === "people";
  const table = usePeopleTable({
    list,
    columns,
    rows,
    params,
    selection: isSelectable ? { selected, onChange: choose } : undefined,
  });
  useListKeys({ place, onSelect: (index) => table.getRowModel().rows[index]?.toggleSelected() });
  const selectedIds = useMemo(() => Object.keys(selected), [selected]);

  function found() {
    if (!shown || isOutdated) return CONTACTS_TEXTS.found.loading;
    if (isLookingOn) return CONTACTS_TEXTS.found.lookingOn;
    if (count === 0 && !hasNextPage) return isNarrowed(params.filters) ? NOTHING.title : texts.empty.title;
    if (!hasNextPage) return countText(texts.count, count);
    const names = { count: withThousands(count), total: withThousands(total ?? 0) };
    return interpolate(total ? CONTACTS_TEXTS.found.someOf : CONTACTS_TEXTS.found.some, names);
  }

  return (
    <>
      <ListFilters
        list={list}
        params={params}
        columnsMenu={<ColumnsMenu table={table} />}
        found={error && !shown ? "" : found()}
        error={error}
      />
      {sortedAmong && (
        <p className="mt-4 text-sm text-muted">
          {interpolate(CONTACTS_TEXTS.sortedAmong, { count: withThousands(sortedAmong) })}
        </p>
      )}
      {error && !isFetchNextPageError && <TryAgain error={error} onTry={() => answer.refetch()} className="mt-6" />}
      <div
        ref={place}
        aria-busy={answer.isPending || isOutdated}
        className={`mt-4 transition-opacity ${isOutdated ? "opacity-60" : ""}`}
      >
        {!shown && !error && <Skeleton className="h-[40rem] w-full" />}
        {shown && count === 0 && !hasNextPage && (
          <NoPeople list={list} isNarrowed={isNarrowed(params.filters)} onClear={params.clear} onRefresh={onRefresh} />
        )}
        {selectedIds.length > 0 && (
          <SelectionBar
            key={selection.filters}
            selected={selectedIds}
            isWhole={selection.isWhole}
            filters={params.filters}
            onSelect={choose}
            onErased={onErased}
          />
        )}
        {count > 0 && (
          <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-card">
            <PeopleTable caption={texts.caption} table={table} isSelectable={isSelectable} />
          </div>
        )}
      </div>
      {isFetchNextPageError && (
        <TryAgain error={error} onTry={() => answer.fetchNextPage({ cancelRefetch: false })} className="mt-6" />
      )}
      {hasNextPage && !isLookingOn && !isOutdated && !isFetchNextPageError && (
        <LoadMore
          className="mt-6"
          isLoading={isFetchingNextPage}
          onLoad={() => answer.fetchNextPage({ cancelRefetch: false })}
        />
      )}
    </>
  );
}

const NOTHING = CONTACTS_TEXTS.nothingFits;

type NoPeopleProps = { list: ListName; isNarrowed: boolean; onClear: () => void; onRefresh: () => void };

function NoPeople({ list, isNarrowed, onClear, onRefresh }: NoPeopleProps) {
  if (isNarrowed) return <EmptyState {...NOTHING} onShowAll={onClear} />;
  return <EmptyState {...CONTACTS_TEXTS.lists[list].empty} showAll={CONTACTS_TEXTS.checkAgain} onShowAll={onRefresh} />;
}

type Choice = { filters: string; selected: RowSelectionState; isWhole: boolean };

const NOBODY: RowSelectionState = {};

/** The people that are selected, by their ids, whether their rows are loaded or not. Other filters begin anew. */
function useSelection(filters: string, removedId: string | undefined) {
  const [stored, setStored] = useState<Choice>();
  const [lastRemovedId, setLastRemovedId] = useState(removedId);
  if (removedId !== lastRemovedId) {
    setLastRemovedId(removedId);
    const { [removedId ?? ""]: _removed, ...rest } = stored?.selected ?? NOBODY;
    setStored(stored && { ...stored, selected: rest });
  }

  const choice: Choice = stored?.filters === filters ? stored : { filters, selected: NOBODY, isWhole: false };
  /** @param isWhole whether they are everyone who matches */
  const choose = (selected: RowSelectionState, isWhole = false) => setStored({ filters, selected, isWhole });
  return { ...choice, choose };
}

/** How many the whole list has, from the counters; null where it is filtered, or where there is no counter. */
function useTotal(list: ListName, isNarrowed: boolean): number | null {
  const { data } = useQuery(leadStatsQuery());
  if (!data || isNarrowed || list === "messages" || list === "people") return null;
  return { "opt-ins": data.optIns, calculator: data.submissions, plans: data.plans, quarantine: null, imports: null }[
    list
  ];
}

type PagedAnswer = {
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
};

/**
 * A filtered page looks through so many rows and may find few: goes on by itself until a page's worth is found or the
 * list ends (decision: bounded-lists).
 */
function useLookingOn(answer: PagedAnswer, count: number): boolean {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = answer;
  const isLookingOn = hasNextPage && count < LIST_LIMITS.page && !isFetchNextPageError;
  useEffect(() => {
    if (isLookingOn && !isFetching) void fetchNextPage();
  }, [isLookingOn, isFetching, fetchNextPage]);
  return isLookingOn;
}

/** After another page has been added, moves the focus to its first row. */
function useFocusOnNewRows(count: number, pages: number) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef({ count, pages });

  useEffect(() => {
    const { count: firstNew, pages: pagesBefore } = before.current;
    before.current = { count, pages };
    // Below a page's worth it was added by itself, while the owner may be typing.
    if (pagesBefore === 0 || pages <= pagesBefore || firstNew < LIST_LIMITS.page) return;
    place.current?.querySelector<HTMLElement>(`[data-index="${firstNew}"] a`)?.focus({ preventScroll: true });
  }, [count, pages]);

  return place;
}
