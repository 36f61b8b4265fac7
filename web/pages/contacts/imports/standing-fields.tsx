import { interpolate } from "#web/lib/interpolate.ts";
import { withThousands } from "#domain/thousands.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { IMPORT_TEXTS } from "./copy.ts";
import { type Mapping, type Standing, STANDINGS, type StandingColumns, type StandingValue } from "./import-fields.ts";
import { cut } from "./preview.tsx";
import type { ContactsFile } from "./read-file.ts";
import { A_DATE, ANYTHING_ELSE, EMPTY, readStanding } from "./standing.ts";

const TEXTS = IMPORT_TEXTS.standing;
const MEANINGS = STANDINGS.toReversed().map((standing) => [standing, TEXTS.means[standing]] as const);

/** The first value that nobody has said the meaning of, as the name of its field; undefined if there is none. */
export function findUnanswered(columns: StandingColumns): string | undefined {
  const unanswered = columns.flatMap(({ column, values }) =>
    values.flatMap(({ means }, index) => (means === null ? [fieldName(column, index)] : [])),
  );
  return unanswered[0];
}

const fieldName = (column: number, index: number) => `standing-${column}-${index}`;

type StandingFieldsProps = {
  file: ContactsFile;
  mapping: Mapping;
  columns: StandingColumns;
  /** Whether it was tried to go on. */
  isTried: boolean;
  onChange: (columns: StandingColumns) => void;
};

/** What the values of the columns mean that say who may be emailed. */
export function StandingFields({ file, mapping, columns, isTried, onChange }: StandingFieldsProps) {
  const used = new Set([...Object.values(mapping), ...columns.map(({ column }) => column)]);
  const others = [...file.headings.entries()].filter(([column]) => !used.has(column));

  function say(column: number, value: string, means: Standing | null) {
    onChange(
      columns.map((one) =>
        one.column === column
          ? { column, values: one.values.map((own) => (own.value === value ? { ...own, means } : own)) }
          : one,
      ),
    );
  }

  return (
    <>
      <p className="text-muted">{columns.length > 0 ? TEXTS.hint : TEXTS.none}</p>
      {columns.map(({ column, values }) => (
        <fieldset key={column} data-slot="standing-column" className="min-w-0">
          <legend className="font-semibold wrap-anywhere">{cut(file.headings[column]!)}</legend>
          <div className="mt-2 grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
            {values.map((one, index) => (
              <SelectField
                key={one.value}
                data-field={fieldName(column, index)}
                label={valueText(one)}
                none={TEXTS.unanswered}
                options={MEANINGS}
                error={isTried && one.means === null ? TEXTS.missing : undefined}
                value={one.means ?? ""}
                onChange={({ target }) => say(column, one.value, (target.value || null) as Standing | null)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {others.length > 0 && (
        <div className="max-w-xs">
          <SelectField
            label={TEXTS.add}
            none={TEXTS.addNone}
            options={others.map(([column, heading]) => [String(column), cut(heading)])}
            value=""
            onChange={({ target }) =>
              target.value !== "" && onChange([...columns, readStanding(file, Number(target.value))])
            }
          />
        </div>
      )}
    </>
  );
}

/** A kind of values with the number of its rows. */
function valueText({ value, count }: StandingValue): string {
  const { empty, date, else: other } = TEXTS.values;
  const text = { [EMPTY]: empty, [A_DATE]: date, [ANYTHING_ELSE]: other }[value] ?? TEXTS.value;
  return interpolate(text, { value: cut(value), count: withThousands(count) });
}
