import { type SubmitEvent, useState } from "react";
import { alignColumns } from "#web/content/comparison-columns.ts";
import { COMPARED_PARAM, comparePath, VERSUS } from "#web/content/page-paths.ts";
import { BuiltFacts } from "#web/features/facts/built-facts.tsx";
import { listNames } from "#web/lib/list-names.ts";
import { useUrlParam } from "#web/lib/use-url-params.ts";
import { Button } from "#web/ui/button.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { NativeSelect } from "#web/ui/native-select.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { TryAgain } from "#web/ui/try-again.tsx";
import { ChapterRows } from "./chapter-rows.tsx";
import { comparePage } from "./copy.ts";
import { useColumns, type RenderedColumn } from "./use-columns.ts";

const texts = comparePage.three;

type Country = { id: string; name: string };

/** Three countries side by side; which ones stands in the page's URL. */
export function ThreeCountries({ countries }: { countries: readonly Country[] }) {
  const [named, setNamed] = useUrlParam(COMPARED_PARAM);
  const compared = findThree(named, countries);
  return (
    <>
      {/* The fields follow the URL: a shared link, the back button. */}
      <ChooseThree key={named} countries={countries} chosen={compared} onChoose={(ids) => setNamed(ids.join(VERSUS))} />
      {compared.length > 0 && <Comparison countries={compared} />}
    </>
  );
}

/** The three countries that the URL names; none where it names fewer, others, or one of them twice. */
function findThree(named: string | null, countries: readonly Country[]): readonly Country[] {
  const ids = new Set(named?.split(VERSUS));
  const found = countries.filter(({ id }) => ids.has(id));
  return found.length === texts.labels.length && ids.size === found.length ? found : [];
}

type ChooseThreeProps = {
  countries: readonly Country[];
  chosen: readonly Country[];
  onChoose: (ids: readonly string[]) => void;
};

function ChooseThree({ countries, chosen, onChoose }: ChooseThreeProps) {
  const [hasTwice, setHasTwice] = useState(false);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const ids = new FormData(event.currentTarget).getAll("country").map(String);
    const isTwice = new Set(ids).size < ids.length;
    setHasTwice(isTwice);
    if (!isTwice) onChoose(ids.toSorted());
  }

  return (
    <form
      aria-label={texts.title}
      onSubmit={submit}
      data-print="hide"
      className="with-scripts mt-8 grid items-end gap-4 sm:grid-cols-3 lg:grid-cols-[1fr_1fr_1fr_auto]"
    >
      {texts.labels.map((label, index) => (
        <FormField key={label} label={label}>
          {(control) => (
            <NativeSelect
              {...control}
              name="country"
              required
              autoComplete="off"
              defaultValue={chosen[index]?.id ?? ""}
            >
              <option value="">{texts.open}</option>
              {countries.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          )}
        </FormField>
      ))}
      <Button type="submit" className="min-h-12 sm:max-lg:col-span-3">
        {texts.button}
      </Button>
      <div role="alert" className="col-span-full empty:hidden">
        {hasTwice && <OutcomeLine tone="failure">{texts.twice}</OutcomeLine>}
      </div>
    </form>
  );
}

/** The three, from the files of their columns. */
function Comparison({ countries }: { countries: readonly Country[] }) {
  const { columns, error, retry } = useColumns(countries.map(({ id }) => id));

  return (
    <div data-slot="three-countries" className="mt-12">
      <h3 className="font-serif text-3xl leading-tight font-semibold">{listNames(countries)}</h3>
      <OnlyTwo countries={countries} />
      <p role="status" className="mt-4 empty:hidden">
        {!columns && error === undefined && texts.loading}
      </p>
      {error !== undefined && <TryAgain error={error} onTry={retry} className="mt-4" />}
      {columns && <Chapters names={countries.map(({ name }) => name)} columns={columns} />}
    </div>
  );
}

/** The way to the pages of each two. */
function OnlyTwo({ countries }: { countries: readonly Country[] }) {
  const pairs = countries.flatMap((first, index) => countries.slice(index + 1).map((second) => [first, second]));
  return (
    <nav aria-label={texts.onlyTwo} data-print="hide" className="mt-2 flex flex-wrap items-baseline gap-x-5">
      <p className="font-semibold">{texts.onlyTwo}</p>
      <ul className="flex flex-wrap gap-x-5">
        {pairs.map((pair) => (
          <li key={listNames(pair)}>
            <NavAnchor to={comparePath(...pair.map(({ id }) => id))} className="link-standalone">
              {listNames(pair)}
            </NavAnchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Chapters({ names, columns }: { names: readonly string[]; columns: readonly RenderedColumn[] }) {
  return alignColumns(columns).map(({ id, title, rows }) => (
    <section key={id} aria-labelledby={`${id}-title`} className="border-b border-line py-10 last:border-b-0 last:pb-0">
      <h4 id={`${id}-title`} className="mb-6 font-serif text-[1.75rem] leading-tight font-semibold">
        {title}
      </h4>
      <ChapterRows
        names={names}
        rows={rows.map((row) => ({
          ...row,
          cells: row.cells.map((cell, index) => cell && <BuiltFacts key={names[index]} html={cell} />),
        }))}
        sources={columns.map((column) => (
          <BuiltFacts key={id} html={column.find((chapter) => chapter.id === id)!.sources} />
        ))}
      />
    </section>
  ));
}
