import { type RefObject, useEffect, useRef } from "react";
import { usePageUrl } from "#web/lib/use-page-url.ts";
import { useUrlParams } from "#web/lib/use-url-params.ts";

/**
 * Where a page's URL names the country that is shown: the parameter that keeps an open dialog (without one
 * the fragment counts), and the country's name for each of its values.
 */
export type PageCountries = { parameter?: string; names: Readonly<Record<string, string>> };

/**
 * Preselects the country that the page shows or showed last in a select of the form, until the visitor chooses one.
 */
export function useCountryOfPage(form: RefObject<HTMLFormElement | null>, field: string, countries?: PageCountries) {
  const [params] = useUrlParams();
  const { hash } = usePageUrl();
  const shown = countries?.parameter ? params.get(countries.parameter) : hash.slice(1);
  const country = shown ? countries?.names[shown] : undefined;
  const preselected = useRef("");

  useEffect(() => {
    const select = form.current?.elements.namedItem(field);
    if (!country || !(select instanceof HTMLSelectElement) || select.value !== preselected.current) return;
    select.value = country;
    preselected.current = country;
  }, [form, field, country]);
}
