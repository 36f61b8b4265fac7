import { Plus, X } from "lucide-react";
import { useMemo, useState } from "react";
import type { Json } from "#domain/edits.ts";
import { visitorsDay } from "#web/lib/calendar-day.ts";
import { Button } from "#web/ui/button.tsx";
import { OutsideLink } from "#web/ui/outside-link.tsx";
import { SelectField, type SelectOption } from "#web/ui/select-field.tsx";
import { sourcesFileOf } from "../draft.ts";
import { publisherKind } from "#content-model/schema/sources.ts";
import { FIELD_TEXTS } from "./copy.ts";
import { FindOption } from "./find-option.tsx";
import { countryOfFile, namedIn, type NewSource, useFormContext } from "./form-context.ts";
import { FieldGroup } from "./group.tsx";
import { type ControlProps, LineField } from "./simple.tsx";

const TEXTS = FIELD_TEXTS.sources;

/** The pages that a record of the form's file can name, by how it names them, and the same to choose from. */
function useSources() {
  const { files, file, newSources } = useFormContext();
  return useMemo(() => {
    const shared = Object.entries(namedIn(files, "sources.yaml")).map(([key, source]) => [`/${key}`, source] as const);
    const own = countryOfFile(file) ? Object.entries(namedIn(files, sourcesFileOf(file))) : [];
    const sources = new Map([...own, ...shared, ...Object.entries(newSources)] as [string, NewSource][]);
    const options = [...sources].map(([key, { title, publisher }]): SelectOption => [key, `${publisher}: ${title}`]);
    return { sources, options: options.toSorted(([, a], [, b]) => a.localeCompare(b)) };
  }, [files, file, newSources]);
}

/** The pages that a record was read on. */
export function SourcesField({ value, onChange, ...field }: ControlProps) {
  const { sources, options } = useSources();
  const [isAdding, setIsAdding] = useState(false);
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  const set = (next: readonly Json[]) => onChange(next.length === 0 ? undefined : next);
  return (
    <FieldGroup {...field}>
      {chosen.length > 0 && (
        <ul className="divide-y divide-line rounded-md border border-line">
          {chosen.map((key) => {
            const { title = key, publisher = "", url = "" } = sources.get(key) ?? {};
            return (
              <li key={key} className="flex items-center justify-between gap-3 px-3">
                <OutsideLink href={url} className="link-standalone min-w-0 wrap-anywhere">
                  {publisher}: {title}
                </OutsideLink>
                <Button
                  variant="ghost"
                  aria-label={`${FIELD_TEXTS.remove}: ${title}`}
                  onClick={() => set(chosen.filter((one) => one !== key))}
                >
                  <X aria-hidden className="size-5" />
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <FindOption
        label={TEXTS.choose}
        options={options.filter(([key]) => !chosen.includes(key))}
        onFind={(key) => set([...chosen, key])}
      />
      {isAdding ? (
        <NewSourceFields
          onCancel={() => setIsAdding(false)}
          onAdd={(key) => {
            setIsAdding(false);
            set([...chosen, key]);
          }}
        />
      ) : (
        <Button variant="outline" onClick={() => setIsAdding(true)}>
          <Plus aria-hidden className="size-5" />
          {TEXTS.add}
        </Button>
      )}
    </FieldGroup>
  );
}

/** One page that says something: another one takes its place. */
export function SourceField({ value, onChange, ...field }: ControlProps) {
  const chosen = typeof value === "string" && value !== "" ? [value] : undefined;
  return (
    <SourcesField
      {...field}
      value={chosen}
      onChange={(sources) => onChange(Array.isArray(sources) ? (sources as readonly string[]).at(-1) : undefined)}
    />
  );
}

type NewSourceProps = { onAdd: (key: string) => void; onCancel: () => void };

/** A page that was read today: it is stored with the form. */
function NewSourceFields({ onAdd, onCancel }: NewSourceProps) {
  const { files, addSource } = useFormContext();
  const [source, setSource] = useState<Partial<NewSource>>({});
  const [kind, setKind] = useState("");
  const [error, setError] = useState<string>();
  const publishers = namedIn(files, "publishers.yaml");
  const { title, publisher, url, date } = source;
  const isNewPublisher = publisher !== undefined && !Object.hasOwn(publishers, publisher);

  function add() {
    if (!title || !publisher || !url) return setError(TEXTS.missing);
    if (isNewPublisher && kind === "") return setError(TEXTS.noKind);
    onAdd(
      addSource({ title, publisher, ...(date && { date }), read: visitorsDay(), url }, isNewPublisher ? kind : null),
    );
  }

  const line = (key: keyof NewSource) => ({
    value: source[key],
    onChange: (value: Json | undefined) => setSource({ ...source, [key]: value as string | undefined }),
  });
  return (
    <div data-slot="new-source" className="space-y-3 rounded-md border border-line p-3">
      <LineField label={TEXTS.title} {...line("title")} />
      <LineField label={TEXTS.publisher} suggestions={Object.keys(publishers)} {...line("publisher")} />
      {isNewPublisher && (
        <SelectField
          label={TEXTS.newPublisher}
          none={FIELD_TEXTS.none}
          options={Object.entries(publisherKind.meta()!.options!)}
          value={kind}
          onChange={({ target }) => setKind(target.value)}
        />
      )}
      <LineField label={TEXTS.url} {...line("url")} />
      <LineField label={TEXTS.date} hint={TEXTS.dateHint} {...line("date")} />
      {error && (
        <p role="alert" className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={add}>
          {TEXTS.take}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {TEXTS.cancel}
        </Button>
      </div>
    </div>
  );
}
