import type { Json } from "#domain/edits.ts";
import { isMap } from "#web/content/desk-rows.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { FIELD_TEXTS } from "./copy.ts";
import { FieldGroup } from "./group.tsx";
import { CheckLine, type ControlProps, LineField, NumberField } from "./simple.tsx";

const TEXTS = FIELD_TEXTS.time;
const UNITS = ["days", "weeks", "months", "years"] as const;

/** A length of time in the unit that plans count it in: days and years are one number, weeks and months a range. */
export function TimeField({ value, onChange, ...field }: ControlProps) {
  const unit = UNITS.find((one) => isMap(value) && one in value);
  const figure = unit && isMap(value) ? value[unit] : undefined;
  return (
    <FieldGroup {...field}>
      <div className="grid gap-3 sm:grid-cols-3">
        <SelectField
          label={TEXTS.unit}
          none={FIELD_TEXTS.none}
          options={UNITS.map((one) => [one, TEXTS[one]])}
          value={unit ?? ""}
          onChange={({ target }) => onChange(emptyTime(target.value))}
        />
        {unit && isMap(figure) && <RangeInputs value={figure} onChange={(range) => onChange({ [unit]: range })} />}
        {unit && !isMap(figure) && (
          <NumberField
            key={unit}
            label={TEXTS.number}
            value={figure}
            onChange={(number) => onChange({ [unit]: number ?? "" })}
          />
        )}
      </div>
    </FieldGroup>
  );
}

function emptyTime(unit: string): Json | undefined {
  if (unit === "") return undefined;
  return { [unit]: unit === "weeks" || unit === "months" ? { from: "", to: "" } : "" };
}

type RangeProps = { value: { readonly [key: string]: Json }; onChange: (range: Json) => void };

function RangeInputs({ value, onChange }: RangeProps) {
  return (
    <>
      <NumberField
        label={TEXTS.from}
        value={value.from}
        onChange={(from) => onChange({ ...value, from: from ?? "" })}
      />
      <NumberField label={TEXTS.to} value={value.to} onChange={(to) => onChange({ ...value, to: to ?? "" })} />
    </>
  );
}

/** From one number to another, or nothing. */
export function RangeField({ value, onChange, ...field }: ControlProps) {
  return (
    <FieldGroup {...field}>
      <CheckLine
        label={FIELD_TEXTS.range.check}
        isChecked={isMap(value)}
        onCheck={(isThere) => onChange(isThere ? { from: "", to: "" } : undefined)}
      />
      {isMap(value) && (
        <div className="grid gap-3 sm:grid-cols-2">
          <RangeInputs value={value} onChange={onChange} />
        </div>
      )}
    </FieldGroup>
  );
}

/** That the office confirmed it: the day, and who did. */
export function ConfirmedField({ value, onChange, today, ...field }: ControlProps & { today: string }) {
  const confirmed = isMap(value) ? value : null;
  return (
    <FieldGroup {...field}>
      <CheckLine
        label={FIELD_TEXTS.confirmed.check}
        isChecked={confirmed !== null}
        onCheck={(isConfirmed) => onChange(isConfirmed ? { on: today, by: "" } : undefined)}
      />
      {confirmed && (
        <div className="grid gap-3 sm:grid-cols-2">
          <LineField
            label={FIELD_TEXTS.confirmed.on}
            type="date"
            value={confirmed.on}
            onChange={(on) => onChange({ ...confirmed, on: on ?? "" })}
          />
          <LineField
            label={FIELD_TEXTS.confirmed.by}
            value={confirmed.by}
            onChange={(by) => onChange({ ...confirmed, by: by ?? "" })}
          />
        </div>
      )}
    </FieldGroup>
  );
}
