import { useEffect, useRef, useState } from "react";
import { withParams } from "#web/lib/page-url.ts";
import { useUrlParams } from "#web/lib/use-url-params.ts";
import { readChoices, rememberChoices } from "#web/lib/visitor-choices.ts";
import { CITY_DEFAULTS, type CityChoices, cityParams, readCityChoices } from "./city-choices.ts";
import type { CountryOption } from "./city-month-data.ts";

const NAMES = Object.keys(CITY_DEFAULTS) as (keyof CityChoices)[];

function readForm(form: HTMLFormElement): CityChoices {
  const entered = new FormData(form);
  return readCityChoices((name) => entered.get(name) as string | null);
}

function fillIn(form: HTMLFormElement, choices: CityChoices, names: readonly (keyof CityChoices)[]) {
  for (const name of names) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLSelectElement) field.value = String(choices[name]);
  }
}

/** The country that a city belongs to. */
export function findCountry(countries: readonly CountryOption[], city: string): CountryOption | undefined {
  return countries.find(({ cities }) => cities.some(({ id }) => id === city));
}

/**
 * The choices of the form and of the URL, which follow one another. The fields are uncontrolled: what was chosen before
 * hydration stays, and the URL fills only fields that nobody has touched; later it fills all (back, a shared link).
 */
export function useCityMonth(countries: readonly CountryOption[]) {
  const form = useRef<HTMLFormElement>(null);
  const isFilled = useRef(false);
  const [params, setParams] = useUrlParams();
  const [choices, setChoices] = useState(CITY_DEFAULTS);

  useEffect(() => {
    if (!form.current) return;
    // A city in the URL has its household; without one it is the household that the visitor spoke of before.
    const { adults, children } = readChoices();
    const remembered: Partial<Record<keyof CityChoices, string>> = params.has("city") ? {} : { adults, children };
    const shared = readCityChoices((name) => params.get(name) ?? (remembered[name] || null));
    const entered = readForm(form.current);
    const names = isFilled.current ? NAMES : NAMES.filter((name) => entered[name] === CITY_DEFAULTS[name]);
    fillIn(form.current, shared, names);
    isFilled.current = true;
    // The field of the permits has those of the city before.
    const { permit } = params.has("city") ? shared : entered;
    setChoices({ ...readForm(form.current), permit });
  }, [params]);

  function choose() {
    if (!form.current) return;
    const entered = readForm(form.current);
    const country = findCountry(countries, entered.city);
    const chosen = country?.permits.some(({ id }) => id === entered.permit) ? entered : { ...entered, permit: "" };
    setChoices(chosen);
    rememberChoices({ adults: String(chosen.adults), children: String(chosen.children) });
    setParams((before) => withParams(before, cityParams(chosen)), { replace: true });
  }

  return { form, choices, choose };
}
