import { type Household, LARGEST_HOUSEHOLD, LIFESTYLES } from "#domain/households.ts";
import { useLatePart } from "#web/lib/use-late-part.ts";
import { FormField } from "#web/ui/form-field.tsx";
import { NativeSelect } from "#web/ui/native-select.tsx";
import { CITY_DEFAULTS } from "./city-choices.ts";
import { cityMonthTexts as texts } from "./city-month-copy.ts";
import type { CountryOption, PlanningRates } from "./city-month-data.ts";
import { findCountry, useCityMonth } from "./use-city-month.ts";

/** The budget: not in the first load, fetched when a city is chosen. */
const loadResult = async () => (await import("./city-month-result.tsx")).CityMonthResult;

type CityMonthProps = { countries: readonly CountryOption[]; rates: PlanningRates };

/** A month in a city for one's own household: the choices on the left, the budget on the right. */
export function CityMonth({ countries, rates }: CityMonthProps) {
  const { form, choices, choose } = useCityMonth(countries);
  const country = findCountry(countries, choices.city);
  const city = country?.cities.find(({ id }) => id === choices.city);
  const { Part: Result, hasFailed } = useLatePart(loadResult, city !== undefined);
  const waiting = hasFailed ? texts.failed : texts.waiting;
  return (
    <div data-slot="city-month" className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <form ref={form} aria-label={texts.form} onInput={choose} className="with-scripts space-y-5" data-print="hide">
        <FormField label={texts.cityLabel}>
          {(control) => (
            <NativeSelect {...control} name="city" autoComplete="off">
              <option value="">{texts.cityNone}</option>
              {countries.map(({ id, name, cities }) => (
                <optgroup key={id} label={name}>
                  {cities.map((one) => (
                    <option key={one.id} value={one.id}>
                      {one.name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </NativeSelect>
          )}
        </FormField>
        <div className="grid grid-cols-2 gap-4">
          <PeopleField who="adults" label={texts.adultsLabel} least={1} />
          <PeopleField who="children" label={texts.childrenLabel} least={0} />
        </div>
        <FormField label={texts.lifestyleLabel}>
          {(control) => (
            <NativeSelect
              {...control}
              name="lifestyle"
              autoComplete="off"
              defaultValue={CITY_DEFAULTS.lifestyle}
              className="capitalize"
            >
              {LIFESTYLES.map((lifestyle) => (
                <option key={lifestyle} value={lifestyle}>
                  {lifestyle}
                </option>
              ))}
            </NativeSelect>
          )}
        </FormField>
        <FormField label={texts.permitLabel} hint={texts.permitHint}>
          {(control) => (
            <NativeSelect {...control} key={country?.id} name="permit" autoComplete="off" defaultValue={choices.permit}>
              <option value="">{texts.permitNone}</option>
              {country?.permits.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          )}
        </FormField>
        <FormField label={texts.moneyLabel}>
          {(control) => (
            <NativeSelect {...control} name="money" autoComplete="off">
              {Object.entries(texts.money).map(([money, label]) => (
                <option key={money} value={money}>
                  {money === "local" && country ? country.currency.plural : label}
                </option>
              ))}
            </NativeSelect>
          )}
        </FormField>
      </form>
      <div className="with-scripts self-start rounded-lg bg-tint p-6 sm:p-8">
        {country && city && Result ? (
          <Result country={country} city={city} choices={choices} rates={rates} />
        ) : (
          <div className="py-6 text-center text-balance">
            <p className="font-serif text-2xl leading-snug text-heading">{waiting.title}</p>
            <p className="mt-2 text-muted">{waiting.text}</p>
          </div>
        )}
      </div>
    </div>
  );
}

type PeopleFieldProps = { who: keyof Household; label: string; least: number };

function PeopleField({ who, label, least }: PeopleFieldProps) {
  const numbers = Array.from({ length: LARGEST_HOUSEHOLD[who] - least + 1 }, (_, index) => least + index);
  return (
    <FormField label={label}>
      {(control) => (
        <NativeSelect {...control} name={who} autoComplete="off">
          {numbers.map((number) => (
            <option key={number} value={number}>
              {number}
            </option>
          ))}
        </NativeSelect>
      )}
    </FormField>
  );
}
