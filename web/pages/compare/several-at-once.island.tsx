import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { alignColumns } from "#web/content/comparison-columns.ts";
import { CITIES_ID, cityColumnPath, columnPath, comparePath, THREE_ID, VERSUS } from "#web/content/page-paths.ts";
import { BuiltFacts } from "#web/features/facts/built-facts.tsx";
import { draftOfUrl, dropDraft, restoreDraft, saveDraft } from "#web/features/forms/form-draft.ts";
import { listNames } from "#web/lib/list-names.ts";
import { useFiles } from "#web/lib/use-files.ts";
import { withParams } from "#web/lib/page-url.ts";
import { useUrlParams } from "#web/lib/use-url-params.ts";
import { Button } from "#web/ui/button.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TryAgain } from "#web/ui/try-again.tsx";
import { Disclosure, FoldedPart } from "#web/ui/disclosure.tsx";
import { ChapterTable } from "./chapter-table.tsx";
import type { RenderedColumn } from "./column-file.tsx";
import { severalTexts } from "./several-copy.ts";
import { useResultFirst } from "./use-result-first.ts";

/** Countries, each two of which also have a page of their own, or cities. */
type Kind = keyof typeof severalTexts;
type Named = { id: string; name: string };
type Texts = (typeof severalTexts)[Kind];

/** Where the column of each stands. */
const COLUMN_PATHS = { countries: columnPath, cities: cityColumnPath } satisfies Record<Kind, (id: string) => string>;

/** The part of the page that compares each. */
const PART_IDS = { countries: THREE_ID, cities: CITIES_ID } satisfies Record<Kind, string>;

/** How many are compared at least; the fields after them may stay open. */
const LEAST = 2;

type SeveralAtOnceProps = {
  kind: Kind;
  /** What the section is about, while nothing is compared. */
  intro: string;
  /** All that can be chosen, in the order of the list; under the headings that they name. */
  choices: readonly (Named & { group?: string })[];
};

/** Several countries or cities side by side; which ones stands in the page's URL, in the parameter of their kind. */
export function SeveralAtOnce({ kind, intro, choices }: SeveralAtOnceProps) {
  const [params, setParams] = useUrlParams();
  // Without scripts the form names each by itself.
  const named = params.getAll(kind).filter(Boolean).join(VERSUS);
  const texts: Texts = severalTexts[kind];
  const compared = findSeveral(named, choices, texts.labels.length);
  const part = useRef<HTMLHeadingElement>(null);
  const isCompared = compared.length > 0;
  const goToResult = useResultFirst(part, isCompared ? named : "");
  // The fields follow the URL: a shared link, the back button.
  const form = (
    <Choose
      key={named}
      kind={kind}
      choices={choices}
      chosen={compared}
      onChoose={(ids) => {
        goToResult();
        setParams((before) => withParams(before, { [kind]: ids.join(VERSUS) }));
      }}
    />
  );
  return (
    <>
      <h2 ref={part} tabIndex={-1} className="text-title outline-0">
        {isCompared ? listNames(compared) : texts.title}
      </h2>
      {isCompared ? (
        <>
          <Disclosure className="mt-2 print:hidden" summary={texts.change}>
            {form}
          </Disclosure>
          <Comparison kind={kind} compared={compared} />
        </>
      ) : (
        <>
          <p className="mt-4 measure text-lead text-muted">{intro}</p>
          {form}
        </>
      )}
    </>
  );
}

/** Those that the URL names; none where it names too few, others, or one of them twice. */
function findSeveral<Item extends Named>(named: string, choices: readonly Item[], most: number) {
  const ids = named ? named.split(VERSUS) : [];
  const found = choices.filter(({ id }) => ids.includes(id));
  return found.length >= LEAST && found.length <= most && ids.length === found.length ? found : [];
}

type ChooseProps = Omit<SeveralAtOnceProps, "intro"> & {
  chosen: readonly Named[];
  onChoose: (ids: readonly string[]) => void;
};

function Choose({ kind, choices, chosen, onChoose }: ChooseProps) {
  const texts: Texts = severalTexts[kind];
  const form = useRef<HTMLFormElement>(null);
  const [hasTwice, setHasTwice] = useState(false);

  useEffect(() => {
    if (form.current) restoreDraft(draftOfUrl(kind, [kind]), form.current);
  }, [kind]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const ids = new FormData(event.currentTarget).getAll(kind).map(String).filter(Boolean);
    const isTwice = new Set(ids).size < ids.length;
    setHasTwice(isTwice);
    if (isTwice) return;
    dropDraft(draftOfUrl(kind, [kind]));
    onChoose(ids.toSorted());
  }

  return (
    <form
      ref={form}
      action={`/compare#${PART_IDS[kind]}`}
      aria-label={texts.title}
      onSubmit={submit}
      onInput={(event) => saveDraft(draftOfUrl(kind, [kind]), event.currentTarget)}
      className="with-scripts mt-8 grid items-end gap-4 sm:grid-cols-3 lg:grid-cols-4"
    >
      {texts.labels.map((label, index) => (
        <SelectField
          key={label}
          label={label}
          name={kind}
          required={index < LEAST}
          autoComplete="off"
          defaultValue={chosen[index]?.id ?? ""}
          none={texts.open}
          options={choices.map(({ id, name, group }) => [id, name, group])}
        />
      ))}
      <Button type="submit" className="min-h-13 sm:max-lg:col-span-3">
        {texts.button}
      </Button>
      <div role="alert" className="col-span-full empty:hidden">
        {hasTwice && <OutcomeLine tone="failure">{texts.twice}</OutcomeLine>}
      </div>
    </form>
  );
}

/** What is compared, from the files of the columns. */
function Comparison({ kind, compared }: { kind: Kind; compared: readonly Named[] }) {
  const texts: Texts = severalTexts[kind];
  const paths = compared.map(({ id }) => COLUMN_PATHS[kind](id));
  const { files: columns, error, retry } = useFiles<RenderedColumn>(paths);

  return (
    <div data-slot={`compared-${kind}`}>
      <p role="status" className="mt-4 empty:hidden">
        {!columns && error === undefined && texts.loading}
      </p>
      {error !== undefined && <TryAgain error={error} onTry={retry} className="mt-4" />}
      {columns && <Chapters kind={kind} names={compared.map(({ name }) => name)} columns={columns} />}
      {kind === "countries" && compared.length > LEAST && <OnlyTwo compared={compared} />}
    </div>
  );
}

/** The way to the pages of each two. */
function OnlyTwo({ compared }: { compared: readonly Named[] }) {
  const pairs = compared.flatMap((first, index) => compared.slice(index + 1).map((second) => [first, second]));
  const { onlyTwo } = severalTexts.countries;
  return (
    <nav aria-label={onlyTwo} className="mt-8 flex flex-wrap items-baseline gap-x-4">
      <p className="font-semibold">{onlyTwo}</p>
      <ul className="flex flex-wrap gap-x-4">
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

type ChaptersProps = { kind: Kind; names: readonly string[]; columns: readonly RenderedColumn[] };

function Chapters({ kind, names, columns }: ChaptersProps) {
  return alignColumns(columns).map(({ id, title, rows }, position) => (
    <section
      key={id}
      aria-labelledby={`${kind}-${id}-title`}
      className="border-line sm:border-b sm:py-6 last-of-type:border-b-0 last-of-type:pb-0"
    >
      <FoldedPart
        heading="h3"
        id={`${kind}-${id}-title`}
        title={title}
        isOpen={position === 0}
        className="mb-4 font-serif text-2xl leading-tight font-semibold"
      >
        <ChapterTable
          labelledBy={`${kind}-${id}-title`}
          names={names}
          rows={rows.map((row) => ({
            ...row,
            cells: row.cells.map((cell, index) => cell && <BuiltFacts key={names[index]} html={cell} />),
          }))}
          sources={columns.map((column) => {
            const { sources } = column.find((chapter) => chapter.id === id)!;
            return sources && <BuiltFacts key={id} html={sources} />;
          })}
        />
      </FoldedPart>
    </section>
  ));
}
