import type { IndexedCountry } from "#domain/cost-comparison.ts";
import type { costCalculatorPage } from "#web/content/cost-of-living.ts";
import { ComparisonResult } from "./comparison-result.tsx";
import { useComparison } from "./use-comparison.ts";
import { Button } from "#web/ui/button.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
import { NativeSelect } from "#web/ui/native-select.tsx";
import { OverlapCard } from "#web/ui/overlap-card.tsx";

export type ComparisonTexts = (typeof costCalculatorPage)["comparison"];

type ComparisonProps = {
  texts: ComparisonTexts;
  /** The twelve countries of the first select; the second holds those that can be the target (product §5). */
  countries: readonly (IndexedCountry & { isTarget: boolean })[];
};

/** The cost comparison calculator: three inputs on the left, the answer on the right (product §2, §4, §5). */
export function Comparison({ texts, countries }: ComparisonProps) {
  const { current, target, income, isReady, calculate, result } = useComparison(countries);
  return (
    <OverlapCard>
      <div className="lg:grid lg:grid-cols-[1fr_1.1fr]">
        <div className="p-6 sm:p-10">
          <h2 className="font-serif text-3xl leading-tight font-semibold">{texts.heading}</h2>
          <p className="without-scripts mt-4 measure">{texts.withoutScripts}</p>
          <form noValidate onSubmit={calculate} className="with-scripts mt-6 space-y-5">
            <CountryField label={texts.currentLabel} none={texts.countryNone} countries={countries} choice={current} />
            <CountryField
              label={texts.targetLabel}
              none={texts.countryNone}
              countries={countries.filter(({ isTarget }) => isTarget)}
              choice={target}
            />
            <FormField
              label={texts.incomeLabel}
              hint={texts.incomeHint}
              error={income.isWrong ? texts.incomeError : undefined}
            >
              {(control) => (
                <Input
                  {...control}
                  inputMode="decimal"
                  autoComplete="off"
                  placeholder="60,000"
                  value={income.text}
                  onChange={(event) => income.set(event.target.value)}
                />
              )}
            </FormField>
            <Button type="submit" size="large" disabled={!isReady} className="w-full">
              {texts.button}
            </Button>
          </form>
        </div>
        <div
          role="status"
          data-slot="comparison-outcome"
          className="with-scripts grid border-t border-line bg-tint p-6 sm:p-10 lg:border-t-0 lg:border-l"
        >
          {result ? <ComparisonResult texts={texts.result} result={result} /> : <Waiting {...texts.waiting} />}
        </div>
      </div>
    </OverlapCard>
  );
}

type CountryFieldProps = {
  label: string;
  none: string;
  countries: readonly IndexedCountry[];
  choice: { value: string; set: (value: string) => void };
};

function CountryField({ label, none, countries, choice }: CountryFieldProps) {
  return (
    <FormField label={label}>
      {(control) => (
        <NativeSelect {...control} value={choice.value} onChange={(event) => choice.set(event.target.value)}>
          <option value="">{none}</option>
          {countries.map((country) => (
            <option key={country.value} value={country.value}>
              {country.label}
            </option>
          ))}
        </NativeSelect>
      )}
    </FormField>
  );
}

/** What stands in the result's place before there is one. */
function Waiting({ title, text }: { title: string; text: string }) {
  return (
    <div className="place-self-center py-6 text-center">
      <p className="font-serif text-2xl leading-snug text-heading">{title}</p>
      <p className="mt-2 text-muted">{text}</p>
    </div>
  );
}
