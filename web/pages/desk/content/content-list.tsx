import { ArrowLeft, ArrowRight } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { type Json, valueAt } from "#domain/edits.ts";
import { foldText } from "#domain/fold-text.ts";
import { EmptyState } from "#web/layout/empty-state.tsx";
import { type DeskRow, isMap, rowTitle } from "#web/content/desk-rows.ts";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { longDate } from "#domain/long-date.ts";
import { currentParams, withParams } from "#web/lib/page-url.ts";
import { useTypedParam } from "#web/lib/use-typed-param.ts";
import { Badge } from "#web/ui/badge.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { NativeSelect } from "#web/ui/native-select.tsx";
import { FilterPanel } from "#web/ui/office/filter-panel.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import { SelectField, type SelectOption } from "#web/ui/select-field.tsx";
import { DESK_TEXTS, kindLabel, STATE_LABELS } from "../copy.ts";
import { LineField } from "../fields/simple.tsx";
import { newEntries } from "../new-entries.ts";
import { deskPath, entryPath } from "../lists.ts";
import { touches } from "../pending.ts";
import type { Desk } from "../use-desk.ts";
import { filledText, wordsOfValue } from "../format.ts";
import { ContentMap } from "./content-map.tsx";
import { filterRows, type Filters, parseFilters } from "./filters.ts";

const TEXTS = DESK_TEXTS.content;
const PAGE_SIZE = 50;

/** Everything that can be edited: as a map, and, once it is searched or narrowed, as a list; and the way to add more. */
export function ContentList({ desk }: { desk: Desk }) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const filters = parseFilters(params);
  const isNarrowed = Object.keys(filters).length > 0;
  // The first filter is a step away from the map, which Back returns to.
  const narrow = (changes: Record<string, string | null>) =>
    setParams(withParams(currentParams(), { ...changes, page: null }), {
      replace: isNarrowed,
      preventScrollReset: true,
    });
  const filter = (changes: Filters) => narrow(changes);
  const [search, setSearch] = useTypedParam(params.get("q"), (q) => narrow({ q }));
  const files = desk.files!;
  const all = desk.index!;
  const isSearched = filters.q !== undefined;
  const searched = useMemo(
    () => all.map((row) => ({ row, words: isSearched ? searchedWords(row, valueAt(files[row.file], row.at)) : "" })),
    [all, files, isSearched],
  );
  const rows = isNarrowed ? filterRows(searched, filters, files) : all;
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
      <FilterPanel
        label={TEXTS.filters.summary}
        isOpenAtFirst={["kind", "source", "only"].some((name) => params.has(name))}
        before={
          <div className="min-w-full grow sm:min-w-48" style={{ flexBasis: "12rem" }}>
            <SearchField
              label={TEXTS.search}
              placeholder={TEXTS.search}
              value={search}
              onSearch={setSearch}
              found={countText(TEXTS.found, rows.length)}
              isLabelHidden
            />
          </div>
        }
        after={
          <div className="min-w-0 grow basis-32 sm:max-w-64">
            <NativeSelect
              aria-label={TEXTS.add}
              value=""
              onChange={({ target }) => void navigate(entryPath(target.value))}
            >
              <option value="">{TEXTS.chooseNew}</option>
              {newEntries(files).map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </NativeSelect>
          </div>
        }
      >
        {choice("subject", optionsOf(all.map(({ subject }) => subject)))}
        {choice("chapter", optionsOf(inSubject.map(({ chapter }) => chapter)))}
        {choice(
          "kind",
          optionsOf(
            all.map(({ kind }) => kind),
            Object.fromEntries(all.map(({ kind }) => [kind, kindLabel(kind)])),
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
        {(["review", "source"] as const).map((name) => (
          <LineField
            key={name}
            label={TEXTS.filters[name]}
            type={name === "review" ? "date" : "text"}
            value={filters[name] ?? ""}
            onChange={(value) => filter({ [name]: (value as string | undefined) ?? "" })}
          />
        ))}
      </FilterPanel>
      {!isNarrowed && <ContentMap index={all} />}
      {isNarrowed && (
        <>
          <Link to={deskPath("content")} className="link-standalone gap-2 font-semibold">
            <ArrowLeft aria-hidden className="size-5" />
            {TEXTS.toMap}
          </Link>
          {rows.length === 0 ? (
            <EmptyState {...TEXTS.empty} onShowAll={() => void navigate(deskPath("content"))} />
          ) : (
            <Rows rows={rows} desk={desk} title={describeFilters(filters)} />
          )}
        </>
      )}
    </div>
  );
}

function optionsOf(values: readonly string[], labels?: Readonly<Record<string, string>>): SelectOption[] {
  return [...new Set(values)].map((value) => [value, labels?.[value] ?? value]);
}

/** What the list is narrowed to, in words: "Kenya, Staying: permits, One source". */
function describeFilters({ q, subject, chapter, kind, evidence, review, source, only }: Filters): string {
  const labels: Readonly<Record<string, string>> = DESK_TEXTS.evidence;
  const parts = [
    subject,
    chapter,
    kind && kindLabel(kind),
    evidence && labels[evidence],
    review && interpolate(TEXTS.review, { day: longDate(review) }),
    source,
    only && (only === "unsure" ? TEXTS.unsure : TEXTS.invented),
    q && `“${q}”`,
  ];
  return parts.filter(Boolean).join(", ");
}

/** What the search reads of a row: its names and its own words, without those of what has a row of its own. */
function searchedWords({ label, subject, chapter }: DeskRow, value: Json | undefined): string {
  const own = isMap(value) ? Object.values(value).filter((part) => typeof part === "string") : [];
  return foldText([label, subject, chapter, wordsOfValue(value), ...own].join(" "));
}

/** One page of the rows, by the URL. */
function Rows({ rows, desk, title }: { rows: readonly DeskRow[]; desk: Desk; title: string }) {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const pages = Math.ceil(rows.length / PAGE_SIZE);
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(params.get("page"))) || 1));
  const heading = useRef<HTMLHeadingElement>(null);
  const readPage = useRef(page);
  // Another page is read from its beginning, also aloud.
  useEffect(() => {
    if (readPage.current !== page) heading.current?.focus({ preventScroll: true });
    readPage.current = page;
  }, [page]);
  const shownPage = interpolate(TEXTS.page, { page: String(page), pages: String(pages) });
  const toPage = (next: number) => ({
    search: withParams(params, { page: next === 1 ? null : String(next) }).toString(),
  });
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-office-title wrap-anywhere outline-0">
        {title}
        {pages > 1 && `, ${shownPage.toLowerCase()}`}
      </h2>
      <Card>
        <ul>
          {rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((row) => (
            <li key={row.id} className="border-b border-line px-4 py-2 last:border-b-0">
              <Row row={row} desk={desk} search={search} />
            </li>
          ))}
        </ul>
      </Card>
      {pages > 1 && (
        <nav aria-label={TEXTS.pages} className="flex flex-wrap items-center justify-center gap-4">
          {page > 1 && (
            <Link to={toPage(page - 1)} rel="prev" className={buttonVariants({ variant: "outline" })}>
              <ArrowLeft aria-hidden className="size-5" />
              {TEXTS.previous}
            </Link>
          )}
          <span>{shownPage}</span>
          {page < pages && (
            <Link to={toPage(page + 1)} rel="next" className={buttonVariants({ variant: "outline" })}>
              {TEXTS.next}
              <ArrowRight aria-hidden className="size-5" />
            </Link>
          )}
        </nav>
      )}
    </>
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
        <Badge variant="outline">{evidence ? DESK_TEXTS.evidence[evidence] : kindLabel(kind)}</Badge>
        {!search.includes("chapter=") && chapter !== subject && chapter !== label && (
          <span className="text-sm text-muted">{chapter}</span>
        )}
        {change && <Badge variant="accent">{STATE_LABELS[change.state]}</Badge>}
        {reviewOn && (
          <span className="text-sm text-muted lg:ml-auto">
            {interpolate(TEXTS.review, { day: longDate(reviewOn) })}
          </span>
        )}
      </div>
      <p className="truncate text-sm text-muted">
        {filledText(wordsOfValue(valueAt(desk.files?.[file], at)), desk.index)}
      </p>
    </>
  );
}
