import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useUrlParams } from "#web/lib/url-params.ts";

/**
 * Where a page's URL names the country that is shown: the parameter that keeps an open dialog (without one
 * the fragment counts), and the country's name for each of its values.
 */
export type PageCountries = { parameter?: string; names: Readonly<Record<string, string>> };

/**
 * Chooses in a form's select the country that the visitor looks at or looked at last, as long as they chose nothing
 * themselves.
 */
export function useCountryOfPage(form: RefObject<HTMLFormElement | null>, field: string, countries?: PageCountries) {
  const [params] = useUrlParams();
  const { hash } = useLocation();
  const shown = countries?.parameter ? params.get(countries.parameter) : hash.slice(1);
  const country = shown ? countries?.names[shown] : undefined;
  const chosenForThem = useRef("");

  useEffect(() => {
    const select = form.current?.elements.namedItem(field);
    if (!country || !(select instanceof HTMLSelectElement) || select.value !== chosenForThem.current) return;
    select.value = country;
    chosenForThem.current = country;
  }, [form, field, country]);
}
