import { Download } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { CALCULATOR_OPTIONS } from "#domain/calculator-input.ts";
import { PEOPLE_VIEWS, TAG_LIMITS } from "#domain/person.ts";
import { OPT_IN_COUNTRIES } from "#web/features/opt-in/invitations-copy.ts";
import { sourceLabel } from "#web/features/lead-sources/source-badge.tsx";
import { ApiError } from "#web/lib/api-error.ts";
import { Button, buttonVariants } from "#web/ui/button.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
import { NativeSelect } from "#web/ui/native-select.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import { FilterPanel } from "#web/ui/office/filter-panel.tsx";
import { SelectField, type SelectOption } from "#web/ui/select-field.tsx";
import { CONTACTS_TEXTS, STATUS_OPTIONS } from "../copy.ts";
import {
  type Filters,
  isListDay,
  isNarrowed,
  type ListParamsState,
  type PeopleList,
  SORTS_BY_LIST,
  SOURCES_BY_LIST,
  DEFAULT_SORT,
} from "./list-params.ts";
import { csvUrl } from "./queries.ts";

const TEXTS = CONTACTS_TEXTS.filters;

const COUNTRIES = OPT_IN_COUNTRIES.map((name) => [name, name] as const);

/** The countries of the calculator, which stores their slugs. */
const CALCULATOR_COUNTRIES: readonly SelectOption[] = [
  ...CALCULATOR_OPTIONS.destinationCountry.map(({ value, label }) => [value, label, TEXTS.destinations] as const),
  ...CALCULATOR_OPTIONS.currentCountry.map(({ value, label }) => [value, label, TEXTS.currentCountries] as const),
];

type ListFiltersProps = {
  list: PeopleList;
  params: ListParamsState;
  /** Chooses the columns of the table below. */
  columnsMenu: ReactNode;
  found: string;
  error: unknown;
};

/** The search for a person and what else narrows and orders a list, and the list as a file. */
export function ListFilters({ list, params, columnsMenu, found, error }: ListFiltersProps) {
  const { filters, filter } = params;
  const wrong = error instanceof ApiError ? error.fields : {};
  const inToolbar = list === "people" ? ["q", "view", "country"] : ["q"];

  return (
    <FilterPanel
      label={TEXTS.summary}
      isOpenAtFirst={Object.keys(filters).some((name) => !inToolbar.includes(name))}
      before={
        <>
          {list === "people" && <Views filters={filters} onShow={filter} />}
          <div className="min-w-full grow sm:min-w-48" style={{ flexBasis: "12rem" }}>
            <SearchField
              label={TEXTS.search}
              placeholder={TEXTS.search}
              value={params.search}
              onSearch={params.setSearch}
              found={found}
              isLabelHidden
            />
          </div>
        </>
      }
      after={
        <>
          <a
            href={csvUrl(list, filters)}
            download
            className={buttonVariants({ variant: "outline", className: "grow sm:grow-0" })}
          >
            <Download aria-hidden className="size-5" />
            <span>
              <span className="sm:sr-only">{TEXTS.csv.prefix}</span> {TEXTS.csv.format}
            </span>
          </a>
          {columnsMenu}
          {isNarrowed(filters) && (
            <Button variant="ghost" onClick={params.clear}>
              {TEXTS.clear}
            </Button>
          )}
        </>
      }
    >
      {SOURCES_BY_LIST[list].length > 0 && (
        <FilterSelect
          label={TEXTS.source}
          any={TEXTS.anySource}
          value={filters.source}
          options={SOURCES_BY_LIST[list].map((source) => [source, sourceLabel(source)])}
          onChoose={(source) => filter({ source })}
        />
      )}
      {list === "people" && (
        <>
          <FilterSelect
            label={TEXTS.status}
            any={TEXTS.anyStatus}
            value={filters.status}
            options={STATUS_OPTIONS}
            onChoose={(status) => filter({ status })}
          />
          <TagField key={filters.tag} tag={filters.tag} onChoose={(tag) => filter({ tag })} />
        </>
      )}
      {(list === "opt-ins" || list === "plans" || list === "calculator") && (
        <FilterSelect
          label={TEXTS.country}
          any={TEXTS.anyCountry}
          value={filters.country}
          options={list === "calculator" ? CALCULATOR_COUNTRIES : COUNTRIES}
          onChoose={(country) => filter({ country })}
        />
      )}
      <DayField
        label={TEXTS.from}
        value={filters.from}
        max={filters.to}
        error={wrong.from}
        onChoose={(from) => filter({ from })}
      />
      <DayField
        label={TEXTS.to}
        value={filters.to}
        min={filters.from}
        error={wrong.to}
        onChoose={(to) => filter({ to })}
      />
      {/* A wide table is ordered by the heads of its columns. */}
      {SORTS_BY_LIST[list].length > 0 && (
        <div className="lg:hidden">
          <SelectField
            label={TEXTS.sort}
            value={filters.sort ?? DEFAULT_SORT}
            options={SORTS_BY_LIST[list].map((sort) => [sort, TEXTS.sorts[sort]])}
            onChange={({ target }) => filter({ sort: target.value })}
          />
        </div>
      )}
    </FilterPanel>
  );
}

type ViewsProps = {
  filters: Filters;
  onShow: (changes: Filters) => void;
};

/** The saved views: each narrows the list by one press, and is in the URL. */
function Views({ filters: { view: shown = "", country = "" }, onShow }: ViewsProps) {
  const views = [["", TEXTS.everyone], ...PEOPLE_VIEWS.map((view) => [view, TEXTS.view[view]] as const)] as const;
  return (
    <div role="group" aria-label={TEXTS.views} className="flex w-full gap-2 overflow-x-auto p-0.5 *:shrink-0">
      {views.map(([view, label]) => (
        <Button
          key={view}
          variant={view === shown ? "action" : "outline"}
          aria-pressed={view === shown}
          onClick={() => onShow({ view })}
        >
          {label}
        </Button>
      ))}
      <NativeSelect
        aria-label={TEXTS.country}
        value={country}
        onChange={({ target }) => onShow({ country: target.value })}
        className="min-h-11 w-44"
      >
        <option value="">{TEXTS.anyCountry}</option>
        {COUNTRIES.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}

/** A tag narrows the list once it is typed whole: on Enter, or when the field is left. */
function TagField({ tag = "", onChoose }: { tag: string | undefined; onChoose: (tag: string) => void }) {
  function choose(text: string) {
    if (text.trim() !== tag) onChoose(text.trim());
  }
  return (
    <FormField label={TEXTS.tag}>
      {(control) => (
        <Input
          {...control}
          defaultValue={tag}
          maxLength={TAG_LIMITS.length}
          autoComplete="off"
          onKeyDown={({ key, currentTarget }) => {
            if (key === "Enter") choose(currentTarget.value);
          }}
          onBlur={({ currentTarget }) => choose(currentTarget.value)}
        />
      )}
    </FormField>
  );
}

type FilterSelectProps = Pick<ComponentProps<typeof SelectField>, "label" | "options"> & {
  /** The option for no choice. */
  any: string;
  value: string | undefined;
  /** @param value empty for no choice */
  onChoose: (value: string) => void;
};

function FilterSelect({ any, value = "", onChoose, ...field }: FilterSelectProps) {
  return <SelectField none={any} value={value} onChange={({ target }) => onChoose(target.value)} {...field} />;
}

type DayFieldProps = {
  label: string;
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  error: string | undefined;
  onChoose: (day: string) => void;
};

/** A day, by the platform's own input. What is half typed stays in it: only a whole day, or none, is a choice. */
function DayField({ label, value = "", min, max, error, onChoose }: DayFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);

  return (
    <FormField label={label} error={error}>
      {(control) => (
        <Input
          {...control}
          ref={input}
          type="date"
          defaultValue={value}
          min={min ?? "2000-01-01"}
          max={max ?? "2999-12-31"}
          onChange={({ target }) => {
            if (target.value === "" || isListDay(target.value)) onChoose(target.value);
          }}
        />
      )}
    </FormField>
  );
}
