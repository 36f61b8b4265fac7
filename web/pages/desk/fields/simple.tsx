import { useState } from "react";
import type { Json } from "#domain/edits.ts";
import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import type { Option } from "./field.ts";
import { FieldGroup } from "./group.tsx";

/** What every control of a form takes. An undefined value is one that is not there. */
export type ControlProps = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: Json | undefined;
  /** @param value what is typed; undefined for nothing */
  onChange: (value: Json | undefined) => void;
};

type LineProps = ControlProps & { type?: "text" | "date" | "color"; suggestions?: readonly string[] };

export function LineField({ value, onChange, type = "text", suggestions, ...field }: LineProps) {
  return (
    <FormField {...field}>
      {(control) => (
        <>
          <Input
            {...control}
            type={type}
            value={typeof value === "string" ? value : type === "color" ? "#000000" : ""}
            autoComplete="off"
            list={suggestions && `${control.id}list`}
            onChange={({ target }) => onChange(target.value === "" ? undefined : target.value)}
          />
          {suggestions && (
            <datalist id={`${control.id}list`}>
              {suggestions.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </datalist>
          )}
        </>
      )}
    </FormField>
  );
}

const LINE_CHARACTERS = 70;

/** A longer text. It wraps, but has no line breaks of its own: one that is typed or pasted becomes a space. */
export function TextField({ value, onChange, ...field }: ControlProps) {
  const text = typeof value === "string" ? value : "";
  return (
    <FormField {...field}>
      {(control) => (
        <Textarea
          {...control}
          rows={Math.min(12, Math.max(2, Math.ceil(text.length / LINE_CHARACTERS)))}
          value={text}
          onChange={({ target }) => onChange(target.value.replaceAll(/\s*\n\s*/g, " ") || undefined)}
        />
      )}
    </FormField>
  );
}

/** A number as people write it: its thousands may have commas, three digits after each. "10,92" could be two numbers. */
const NUMBER = /^-?(?:(?:0|[1-9]\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?|\.\d+)$/;

/** The number that is typed; undefined for nothing, and the text itself where it is not clearly a number. */
export function toNumber(text: string): number | string | undefined {
  const plain = text.trim();
  if (plain === "") return undefined;
  return NUMBER.test(plain) ? Number(plain.replaceAll(",", "")) : text;
}

/** A number. What is no number stays as it was typed, for the form to refuse. */
export function NumberField({ value, onChange, ...field }: ControlProps) {
  const [text, setText] = useState(value === undefined || value === null ? "" : String(value));
  return (
    <FormField {...field}>
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          value={text}
          autoComplete="off"
          onChange={({ target }) => {
            setText(target.value);
            onChange(toNumber(target.value));
          }}
        />
      )}
    </FormField>
  );
}

type ChoiceProps = ControlProps & { options: readonly Option[]; isNumber?: boolean };

export function ChoicesField({ value, onChange, options, isNumber, ...field }: ChoiceProps) {
  const chosen = Array.isArray(value) ? (value as readonly Json[]) : [];
  const known = new Set(options.map(([one]) => one));
  const others = chosen.map(String).filter((one) => !known.has(one));
  return (
    <FieldGroup {...field}>
      <div className="flex flex-wrap gap-x-5">
        {[...options, ...others.map((one): Option => [one, one])].map(([one, label]) => {
          const item = isNumber ? Number(one) : one;
          return (
            <CheckLine
              key={one}
              label={label}
              isChecked={chosen.includes(item)}
              onCheck={(isChecked) => {
                const wanted = new Set(isChecked ? [...chosen, item] : chosen.filter((other) => other !== item));
                const order = options
                  .map(([each]) => (isNumber ? Number(each) : each))
                  .filter((each) => wanted.has(each));
                const next = [...order, ...[...wanted].filter((each) => !known.has(String(each)))];
                onChange(next.length === 0 ? undefined : next);
              }}
            />
          );
        })}
      </div>
    </FieldGroup>
  );
}

type CheckLineProps = { label: string; isChecked: boolean; onCheck: (isChecked: boolean) => void };

/** A box with its words. */
export function CheckLine({ label, isChecked, onCheck }: CheckLineProps) {
  return (
    <label className="flex min-h-11 items-center gap-2.5">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => onCheck(target.checked)}
        className="size-5"
      />
      <span>{label}</span>
    </label>
  );
}

/** What is so or not. @param off what stands for no */
export function CheckField({ label, hint, error, value, off, onChange }: ControlProps & { off: false | undefined }) {
  return (
    <div data-slot="form-field" tabIndex={error ? -1 : undefined} data-invalid={error ? true : undefined}>
      <CheckLine label={label} isChecked={value === true} onCheck={(isOn) => onChange(isOn || off)} />
      {hint && <p className="text-sm text-muted">{hint}</p>}
      {error && (
        <p data-slot="field-error" className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

/** Numbers with commas in between: one for each month. */
export function NumbersField({ value, onChange, ...field }: ControlProps) {
  const [text, setText] = useState(() => (Array.isArray(value) ? value.join(", ") : ""));
  return (
    <FormField {...field}>
      {(control) => (
        <Input
          {...control}
          value={text}
          autoComplete="off"
          onChange={({ target }) => {
            setText(target.value);
            onChange(target.value.split(",").map((one) => toNumber(one) ?? ""));
          }}
        />
      )}
    </FormField>
  );
}

type LinesProps = ControlProps & {
  read: (line: string) => Json;
  show: (item: Json) => string;
};

/** A list, a line for each item. */
export function LinesField({ value, onChange, read, show, ...field }: LinesProps) {
  const items = Array.isArray(value) ? (value as readonly Json[]) : [];
  const [text, setText] = useState(() => items.map(show).join("\n"));
  return (
    <FormField {...field}>
      {(control) => (
        <Textarea
          {...control}
          rows={Math.min(14, Math.max(3, items.length + 1))}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            const lines = target.value.split("\n").filter((line) => line.trim() !== "");
            onChange(lines.length === 0 ? undefined : lines.map((line) => read(line.trim())));
          }}
        />
      )}
    </FormField>
  );
}
