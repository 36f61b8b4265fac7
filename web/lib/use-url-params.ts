import { useMemo } from "react";
import { changePageParams, withParams } from "./page-url.ts";
import { usePageUrl } from "./use-page-url.ts";
import { useTypedParam } from "./use-typed-param.ts";

type SetOptions = Parameters<typeof changePageParams>[1];

/**
 * The parameters of the page's URL as state, so that reload, the back button and a shared link keep them. They are empty
 * until hydration is over, because a page is prerendered without them. Setting them keeps the
 * scroll position; a change starts from the parameters of its moment.
 */
export function useUrlParams() {
  const { search } = usePageUrl();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  return [params, changePageParams] as const;
}

/** One parameter as state: null where there is none. */
export function useUrlParam(name: string) {
  const [params, setParams] = useUrlParams();

  function set(value: string | null, options?: SetOptions) {
    setParams((before) => withParams(before, { [name]: value }), options);
  }

  return [params.get(name), set] as const;
}

/** A parameter that is typed into a field: the URL follows it after a pause. */
export function useTypedUrlParam(name: string) {
  const [value, setValue] = useUrlParam(name);
  return useTypedParam(value, (typed) => setValue(typed, { replace: true }));
}
