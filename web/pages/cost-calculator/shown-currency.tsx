import { useId } from "react";
import { CURRENCIES, type Currency, exchangeRate, type ExchangeRates } from "#web/lib/currency.ts";
import { BuiltFacts } from "#web/features/facts/built-facts.tsx";
import { amount, unitPrice } from "#web/lib/amounts.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { currencyTexts } from "./comparison-copy.ts";

type CurrencyChoiceProps = {
  legend: string;
  value: Currency;
  onChoose: (currency: Currency) => void;
};

/** Chooses the currency that a result is shown in. */
export function CurrencyChoice({ legend, value, onChoose }: CurrencyChoiceProps) {
  const name = useId();
  return (
    <fieldset className="mt-8">
      <legend className="mb-2 text-muted">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {CURRENCIES.map((currency) => (
          <label
            key={currency}
            className="relative inline-flex min-h-11 min-w-16 items-center justify-center px-4 font-semibold"
          >
            <input
              type="radio"
              name={name}
              value={currency}
              checked={currency === value}
              onChange={() => onChoose(currency)}
              aria-label={currencyTexts[currency].option}
              className="peer absolute inset-0 cursor-pointer appearance-none rounded-full border border-field-line bg-surface checked:border-heading checked:bg-heading focus-visible:outline-3 focus-visible:outline-offset-3 focus-visible:outline-ring"
            />
            <span aria-hidden className="pointer-events-none relative peer-checked:text-surface">
              {currencyTexts[currency].short}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type ConversionProps = { text: string; exchange: ExchangeRates; from: Currency; to: Currency; income: number };

/** What was entered, at which rate it is shown, of which day that rate is and where to confirm it (facts-ledger). */
export function Conversion({ text, exchange, from, to, income }: ConversionProps) {
  // The others are stated in US dollars, which have no rate.
  const rated = [from, to].filter((currency) => currency !== "USD").toSorted();
  const source = exchange.sources[rated.join(" ")];
  const names = {
    income: amount(income, from),
    one: amount(1, from),
    price: unitPrice(exchangeRate(from, to, exchange.rates), to),
  };
  return (
    <div data-slot="conversion" className="mt-4 text-sm leading-snug">
      <p>{interpolate(text, names)}</p>
      {source && <BuiltFacts html={source} />}
    </div>
  );
}
