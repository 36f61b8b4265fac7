import { Plus, X } from "lucide-react";
import { PERS } from "#domain/amounts.ts";
import type { Json } from "#domain/edits.ts";
import { isMap } from "#web/content/desk-rows.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField, type SelectOption } from "#web/ui/select-field.tsx";
import { FIELD_TEXTS } from "./copy.ts";
import { countryOfFile, useFormContext } from "./form-context.ts";
import { FieldGroup } from "./group.tsx";
import { CheckLine, type ControlProps, LineField, NumberField } from "./simple.tsx";

const TEXTS = FIELD_TEXTS.amounts;

type Values = { readonly [key: string]: Json };

/** A map with a key set; undefined takes it out. */
function withKey(values: Values, key: string, value: Json | undefined): Values {
  const { [key]: _, ...others } = values;
  return value === undefined ? others : { ...others, [key]: value };
}

/** The currencies that an amount can be in: the country's first. */
function useCurrencies(): SelectOption[] {
  const { files, file } = useFormContext();
  const country = countryOfFile(file);
  const money = country
    ? (files[`countries/${country}/country.yaml`] as { currency: { code: string } }).currency.code
    : "USD";
  const rates = Object.keys((files["exchange-rates.yaml"] as { rates: object }).rates);
  return [...new Set([money, "USD", ...rates])].map((code) => [code, code]);
}

const PER_OPTIONS: readonly SelectOption[] = PERS.map((per) => [per, FIELD_TEXTS.per[per]]);

/** The amounts of a record: one figure or a range each. */
export function AmountsField({ value, onChange, ...field }: ControlProps) {
  const currencies = useCurrencies();
  const amounts = Array.isArray(value) ? (value as readonly Values[]) : [];
  const set = (next: readonly Values[]) => onChange(next.length === 0 ? undefined : next);
  return (
    <FieldGroup {...field}>
      {amounts.map((amount, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- amounts have no names
        <div key={`${amounts.length} ${index}`} className="rounded-md border border-line p-3">
          <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
            <NumberField
              label={TEXTS.from}
              value={amount.amount ?? amount.from}
              onChange={(from) => set(amounts.with(index, withFigures(amount, from ?? "", amount.to)))}
            />
            <NumberField
              label={TEXTS.to}
              value={amount.to}
              onChange={(to) => set(amounts.with(index, withFigures(amount, amount.amount ?? amount.from ?? "", to)))}
            />
            <SelectField
              label={TEXTS.currency}
              options={currencies}
              value={String(amount.currency)}
              onChange={({ target }) => set(amounts.with(index, withKey(amount, "currency", target.value)))}
            />
            <SelectField
              label={TEXTS.per}
              options={PER_OPTIONS}
              none={TEXTS.once}
              value={String(amount.per ?? "")}
              onChange={({ target }) => set(amounts.with(index, withKey(amount, "per", target.value || undefined)))}
            />
          </div>
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-5">
            {index > 0 && (
              <CheckLine
                label={TEXTS.or}
                isChecked={amount.or === true}
                onCheck={(isOr) => set(amounts.with(index, withKey(amount, "or", isOr || undefined)))}
              />
            )}
            {amount.people !== undefined && (
              <NumberField
                label={TEXTS.people}
                value={amount.people}
                onChange={(people) => set(amounts.with(index, withKey(amount, "people", people)))}
              />
            )}
            {amounts.length > 1 && (
              <LineField
                label={TEXTS.label}
                value={amount.label}
                onChange={(label) => set(amounts.with(index, withKey(amount, "label", label)))}
              />
            )}
            <Button variant="ghost" onClick={() => set(amounts.toSpliced(index, 1))} className="ml-auto">
              <X aria-hidden className="size-5" />
              {FIELD_TEXTS.remove}
            </Button>
          </div>
        </div>
      ))}
      <Button
        variant="outline"
        onClick={() => set([...amounts, { amount: "", currency: amounts.at(-1)?.currency ?? currencies[0]![0] }])}
      >
        <Plus aria-hidden className="size-5" />
        {TEXTS.add}
      </Button>
    </FieldGroup>
  );
}

/** An amount with other figures: one, or from one to another. */
function withFigures(amount: Values, from: Json, to: Json | undefined): Values {
  const { amount: _, from: __, to: ___, ...rest } = amount;
  return to === undefined ? { amount: from, ...rest } : { from, to, ...rest };
}

/** One amount that a permit asks for. */
export function MoneyField({ value, onChange, ...field }: ControlProps) {
  const currencies = useCurrencies();
  const money = isMap(value) ? value : null;
  return (
    <FieldGroup {...field}>
      <div className="grid gap-3 sm:grid-cols-3">
        <NumberField
          label={TEXTS.money}
          value={money?.amount}
          onChange={(amount) =>
            onChange(amount === undefined ? undefined : { currency: currencies[0]![0], ...money, amount })
          }
        />
        {money && (
          <>
            <SelectField
              label={TEXTS.currency}
              options={currencies}
              value={String(money.currency)}
              onChange={({ target }) => onChange(withKey(money, "currency", target.value))}
            />
            <SelectField
              label={TEXTS.per}
              options={PER_OPTIONS}
              none={TEXTS.once}
              value={String(money.per ?? "")}
              onChange={({ target }) => onChange(withKey(money, "per", target.value || undefined))}
            />
          </>
        )}
      </div>
    </FieldGroup>
  );
}
