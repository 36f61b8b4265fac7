import { LARGEST_HOUSEHOLD, LIFESTYLES } from "#domain/households.ts";
import { LinkedAnswers } from "#web/layout/linked-answers.tsx";
import { useLatePart } from "#web/lib/use-late-part.ts";
import { numbersTo, SelectField } from "#web/ui/select-field.tsx";
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
      <form
        ref={form}
        action="/cost-calculator#month"
        aria-label={texts.form}
        onInput={choose}
        className="with-scripts space-y-5"
      >
        <SelectField
          label={texts.cityLabel}
          name="city"
          autoComplete="off"
          none={texts.cityNone}
          options={countries.flatMap(({ name, cities }) => cities.map((one) => [one.id, one.name, name] as const))}
        />
        <div className="grid grid-cols-2 gap-4">
          {(["adults", "children"] as const).map((who) => (
            <SelectField
              key={who}
              label={texts.people[who]}
              name={who}
              autoComplete="off"
              options={numbersTo(CITY_DEFAULTS[who], LARGEST_HOUSEHOLD[who])}
            />
          ))}
        </div>
        <SelectField
          label={texts.lifestyleLabel}
          name="lifestyle"
          autoComplete="off"
          defaultValue={CITY_DEFAULTS.lifestyle}
          className="capitalize"
          options={LIFESTYLES.map((lifestyle) => [lifestyle, lifestyle])}
        />
        <SelectField
          key={country?.id}
          label={texts.permitLabel}
          hint={texts.permitHint}
          name="permit"
          autoComplete="off"
          defaultValue={choices.permit}
          none={texts.permitNone}
          options={country?.permits.map(({ id, name }) => [id, name]) ?? []}
        />
        <SelectField
          label={texts.moneyLabel}
          name="money"
          autoComplete="off"
          options={Object.entries(texts.money).map(([money, label]) => [
            money,
            money === "local" && country ? country.currency.plural : label,
          ])}
        />
      </form>
      <div className="with-scripts self-start rounded-lg bg-tint p-6 sm:p-8">
        <LinkedAnswers names={["city"]} />
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
