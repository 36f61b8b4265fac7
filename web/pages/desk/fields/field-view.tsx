import { Plus, X } from "lucide-react";
import { COUNTRY_IDS } from "#domain/country-ids.ts";
import type { Json } from "#domain/edits.ts";
import { visitorsDay } from "#web/lib/calendar-day.ts";
import { isMap } from "#web/content/desk-rows.ts";
import { Button } from "#web/ui/button.tsx";
import { MarkdownField } from "#web/ui/office/markdown-field.tsx";
import { SelectField, type SelectOption } from "#web/ui/select-field.tsx";
import { withPlace } from "../draft.ts";
import type { Control, Field } from "./field.ts";
import { FIELD_TEXTS } from "./copy.ts";
import { countryOfFile, namedIn, useFormContext } from "./form-context.ts";
import { FieldGroup } from "./group.tsx";
import { HelpedPagesField } from "./helped-pages.tsx";
import { AmountsField, MoneyField } from "./money.tsx";
import { PhotoField } from "./photo.tsx";
import {
  CheckField,
  CheckLine,
  ChoicesField,
  type ControlProps,
  LineField,
  LinesField,
  NumberField,
  NumbersField,
  TextField,
} from "./simple.tsx";
import { SourceField, SourcesField } from "./sources.tsx";
import { TokenChips } from "./token-chips.tsx";
import { ConfirmedField, RangeField, TimeField } from "./time.tsx";

type FieldViewProps = {
  field: Field;
  value: Json | undefined;
  error?: string | undefined;
  onChange: (value: Json | undefined) => void;
};

export function FieldView({ field, value, error, onChange }: FieldViewProps) {
  const { label, hint, control, empty } = field;
  const change = (next: Json | undefined) => onChange(next === undefined && empty === "null" ? null : next);
  return (
    <>
      <ControlView
        control={control}
        isOptional={empty !== undefined}
        {...{ label, hint, error, value }}
        onChange={change}
      />
      <TokenChips value={value} />
    </>
  );
}

function ControlView({ control, isOptional, ...props }: ControlProps & { control: Control; isOptional: boolean }) {
  const { label, hint, error, value, onChange } = props;
  switch (control.is) {
    case "line":
      return <LineField {...props} />;
    case "day":
      return <LineField {...props} type="date" />;
    case "color":
      return <LineField {...props} type="color" />;
    case "text":
      return <TextField {...props} />;
    case "number":
      return <NumberField {...props} />;
    case "markdown":
      return (
        <MarkdownField
          {...{ label, hint, error }}
          rows={24}
          formats={control.formats}
          value={typeof value === "string" ? value : ""}
          onChange={(text) => onChange(text === "" ? undefined : text)}
        />
      );
    case "check":
      return <CheckField {...props} off={isOptional ? undefined : false} />;
    case "sample":
      return <SampleField {...props} />;
    case "lines":
      return <LinesField {...props} read={(line) => line} show={String} />;
    case "numbers":
      return <NumbersField {...props} />;
    case "groups":
      return (
        <LinesField
          {...props}
          read={(line) =>
            line
              .split(",")
              .map((word) => word.trim())
              .filter(Boolean)
          }
          show={(group) => (group as readonly string[]).join(", ")}
        />
      );
    case "amounts":
      return <AmountsField {...props} />;
    case "money":
      return <MoneyField {...props} />;
    case "time":
      return <TimeField {...props} />;
    case "range":
      return <RangeField {...props} />;
    case "sources":
      return <SourcesField {...props} />;
    case "source":
      return <SourceField {...props} />;
    case "confirmed":
      return <ConfirmedField {...props} today={visitorsDay()} />;
    case "office":
      return <OfficeField {...props} isOptional={isOptional} />;
    case "photo":
      return <PhotoField {...props} />;
    case "helpedPages":
      return <HelpedPagesField {...props} />;
    case "suggested":
      return <PublisherField {...props} />;
    case "choice":
      return <ChoiceField {...props} {...control} isOptional={isOptional} />;
    case "choices":
      return <ChoicesField {...props} options={control.options} isNumber={control.isNumber === true} />;
    case "entries":
      return <EntriesField {...props} control={control} />;
  }
}

type ChoiceProps = ControlProps &
  Pick<Extract<Control, { is: "choice" }>, "options" | "none" | "isNumber"> & { isOptional: boolean };

function ChoiceField({ label, hint, error, value, onChange, options, none, isNumber, isOptional }: ChoiceProps) {
  const isKnown = value !== undefined && value !== null;
  return (
    <SelectField
      {...{ label, hint, error }}
      options={options}
      none={isOptional || !isKnown ? (none ?? FIELD_TEXTS.none) : undefined}
      value={isKnown ? String(value) : ""}
      onChange={({ target }) => {
        if (target.value === "") onChange(undefined);
        else onChange(isNumber ? Number(target.value) : target.value);
      }}
    />
  );
}

function PublisherField(props: ControlProps) {
  const { files } = useFormContext();
  return <LineField {...props} suggestions={Object.keys(namedIn(files, "publishers.yaml"))} />;
}

/** What stands for an office: the usual one is left out, and an estimate has none. */
const NO_OFFICE = "none";

function OfficeField({ label, hint, error, value, onChange, isOptional }: ControlProps & { isOptional: boolean }) {
  const { files, file } = useFormContext();
  const options = officeOptions(namedIn(files, "offices.yaml"), countryOfFile(file));
  return (
    <SelectField
      {...{ label, hint, error }}
      options={isOptional ? [[NO_OFFICE, FIELD_TEXTS.office.none], ...options] : options}
      none={isOptional ? FIELD_TEXTS.office.usual : FIELD_TEXTS.none}
      value={value === null ? NO_OFFICE : typeof value === "string" ? value : ""}
      onChange={({ target }) => {
        if (target.value === NO_OFFICE) onChange(null);
        else onChange(target.value || undefined);
      }}
    />
  );
}

/** The offices; those that there is one of for each country are the country's own. */
function officeOptions(offices: Readonly<Record<string, Json>>, country: string | null): SelectOption[] {
  const countries = country ? [country] : COUNTRY_IDS;
  return Object.entries(offices).flatMap(([id, office]): SelectOption[] => {
    const { name } = office as { name: string };
    if (!id.includes("{country}")) return [[id, name]];
    return countries.map((one) => [id.replace("{country}", one), `${name}: ${one}`]);
  });
}

function SampleField({ label, hint, error, value, onChange }: ControlProps) {
  const texts = FIELD_TEXTS.sample;
  return (
    <FieldGroup label={label} hint={hint ?? texts.text} error={error}>
      <CheckLine
        label={texts.check}
        isChecked={value !== true}
        onCheck={(isReal) => onChange(isReal ? undefined : true)}
      />
    </FieldGroup>
  );
}

type EntriesProps = ControlProps & { control: Extract<Control, { is: "entries" }> };

/** What is left where a part that must be there is emptied: its field stays. */
function emptyPart({ empty }: Field): Json | undefined {
  return empty ? undefined : "";
}

/** A list of entries that have no names of their own. */
function EntriesField({ control, value, onChange, ...field }: EntriesProps) {
  const entries = Array.isArray(value) ? (value as readonly Json[]) : [];
  const set = (next: readonly Json[]) => onChange(next.length === 0 ? undefined : next);
  return (
    <FieldGroup {...field}>
      {entries.map((entry, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they have no names
        <div key={`${entries.length} ${index}`} className="space-y-3 rounded-md border border-line p-3">
          {control.fields
            .filter(({ isShown }) => !isShown || isShown(entry))
            .map((one) => (
              <FieldView
                key={one.key.join(".")}
                field={one}
                value={one.key.length === 0 ? entry : isMap(entry) ? entry[one.key[0]!] : undefined}
                onChange={(part) => set(entries.with(index, withPlace(entry, one.key, part ?? emptyPart(one)) ?? {}))}
              />
            ))}
          <Button variant="ghost" onClick={() => set(entries.toSpliced(index, 1))}>
            <X aria-hidden className="size-5" />
            {FIELD_TEXTS.remove}
          </Button>
        </div>
      ))}
      <Button variant="outline" onClick={() => set([...entries, control.blank])}>
        <Plus aria-hidden className="size-5" />
        {control.add}
      </Button>
    </FieldGroup>
  );
}
