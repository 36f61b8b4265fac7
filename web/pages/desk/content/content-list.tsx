import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { type Json, valueAt } from "#domain/edits.ts";
import { foldText } from "#domain/fold-text.ts";
import { EmptyState } from "#web/layout/empty-state.tsx";
import { type DeskRow, isMap, rowTitle } from "#web/lib/desk-rows.ts";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { longDate } from "#web/lib/long-date.ts";
import { withParams } from "#web/lib/page-url.ts";
import { useTypedParam } from "#web/lib/use-typed-param.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import { SelectField, type SelectOption } from "#web/ui/select-field.tsx";
import { DESK_TEXTS, KIND_LABELS, STATE_LABELS } from "../copy.ts";
import { LineField } from "../fields/simple.tsx";
import { newThings } from "../kinds/new-things.ts";
import { entryPath } from "../lists.ts";
import { touches } from "../pending.ts";
import type { Desk } from "../use-desk.ts";
import { wordsOfValue } from "../words.ts";
import { filterRows, type Filters, FILTERS, parseFilters } from "./filters.ts";

const TEXTS = DESK_TEXTS.content;

/** Estimated height of a row in pixels, and how many off the screen stay in the page, so that Tab reaches the next one. */
const ROW_HEIGHT = 76;
const OVERSCAN = 10;
const CHOICE = { replace: true, preventScrollReset: true } as const;

/** Everything that can be edited, with search and filters, and the way to add more. */
export function ContentList({ desk }: { desk: Desk }) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const filters = parseFilters(params);
  const filter = (changes: Filters) => setParams((before) => withParams(before, changes), CHOICE);
  const [search, setSearch] = useTypedParam(params.get("q"), (q) =>
    setParams((before) => withParams(before, { q }), CHOICE),
  );
  const files = desk.files!;
  const all = desk.index!;
  const searched = useMemo(
    () => all.map((row) => ({ row, words: searchedWords(row, valueAt(files[row.file], row.at)) })),
    [all, files],
  );
  const rows = filterRows(searched, filters, files);
  const inSubject = filters.subject ? all.filter(({ subject }) => subject === filters.subject) : all;

  function choice(name: "subject" | "chapter" | "kind" | "evidence" | "only", options: readonly SelectOption[]) {
    return (
      <SelectField
        label={TEXTS.filters[name]}
        none={TEXTS.all}
        options={options}
        value={filters[name] ?? ""}
        onChange={({ target }) => filter({ [name]: target.value, ...(name === "subject" && { chapter: "" }) })}
      />
    );
  }

  return (
    <div data-slot="desk-content" className="space-y-4">
      <div className="grid gap-4 md:grid-cols-[3fr_2fr]">
        <SearchField
          label={TEXTS.search}
          placeholder={TEXTS.placeholder}
          value={search}
          onSearch={setSearch}
          found={countText(TEXTS.found, rows.length)}
        />
        <SelectField
          label={TEXTS.add}
          none={TEXTS.chooseNew}
          options={newThings(files).map(({ id, title }) => [id, title])}
          value=""
          onChange={({ target }) => target.value && void navigate(entryPath(target.value))}
        />
      </div>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-6">
        {choice("subject", optionsOf(all.map(({ subject }) => subject)))}
        {choice("chapter", optionsOf(inSubject.map(({ chapter }) => chapter)))}
        {choice(
          "kind",
          optionsOf(
            all.map(({ kind }) => kind),
            KIND_LABELS,
          ),
        )}
        {choice(
          "evidence",
          optionsOf(
            all.flatMap(({ evidence }) => evidence ?? []),
            DESK_TEXTS.evidence,
          ),
        )}
        {choice("only", [
          ["unsure", TEXTS.unsure],
          ["invented", TEXTS.invented],
        ])}
        <LineField
          label={TEXTS.filters.source}
          value={filters.source ?? ""}
          onChange={(source) => filter({ source: (source as string | undefined) ?? "" })}
        />
      </div>
      {rows.length === 0 ? (
        <EmptyState
          {...TEXTS.empty}
          onShowAll={() => {
            setSearch("");
            filter(Object.fromEntries(FILTERS.map((name) => [name, ""])));
          }}
        />
      ) : (
        <Rows key={params.toString()} rows={rows} desk={desk} />
      )}
    </div>
  );
}

function optionsOf(values: readonly string[], labels?: Readonly<Record<string, string>>): SelectOption[] {
  return [...new Set(values)].map((value) => [value, labels?.[value] ?? value]);
}

/** What the search reads of a row: its names and its own words, without those of what has a row of its own. */
function searchedWords({ label, subject, chapter }: DeskRow, value: Json | undefined): string {
  const own = isMap(value) ? Object.values(value).filter((part) => typeof part === "string") : [];
  return foldText([label, subject, chapter, wordsOfValue(value), ...own].join(" "));
}

/** The rows near the screen. */
function Rows({ rows, desk }: { rows: readonly DeskRow[]; desk: Desk }) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const { search } = useLocation();
  // Content above the list changes its height.
  useLayoutEffect(() => {
    function measure() {
      if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + scrollY));
    }
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not used
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => rows[index]!.id,
    overscan: OVERSCAN,
    scrollMargin: top,
  });
  return (
    <Card>
      <ul ref={list} className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
            className="absolute inset-x-0 top-0 border-b border-line px-4 py-2"
            style={{ transform: `translateY(${start - top}px)` }}
          >
            <Row row={rows[index]!} desk={desk} search={search} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Row({ row, desk, search }: { row: DeskRow; desk: Desk; search: string }) {
  const { id, subject, chapter, label, kind, evidence, reviewOn, file, at } = row;
  const change = desk.pending.findLast((one) => touches(one, row));
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4">
        <Link
          to={entryPath(id)}
          state={{ search }}
          className="link-standalone min-w-0 font-semibold wrap-anywhere max-lg:w-full"
        >
          {rowTitle(row)}
        </Link>
        <Badge variant="outline">{evidence ? DESK_TEXTS.evidence[evidence] : KIND_LABELS[kind]}</Badge>
        {chapter !== subject && chapter !== label && <span className="text-sm text-muted">{chapter}</span>}
        {change && <Badge variant="accent">{STATE_LABELS[change.state]}</Badge>}
        {reviewOn && (
          <span className="text-sm text-muted lg:ml-auto">
            {interpolate(TEXTS.review, { day: longDate(reviewOn) })}
          </span>
        )}
      </div>
      <p className="truncate text-sm text-muted">{wordsOfValue(valueAt(desk.files?.[file], at))}</p>
    </>
  );
}
