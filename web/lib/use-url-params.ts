import { useEffect, useMemo, useRef, useState } from "react";
import { changePageParams, withParams } from "./page-url.ts";
import { usePageUrl } from "./use-page-url.ts";

type SetOptions = Parameters<typeof changePageParams>[1];

/**
 * The parameters of the page's URL as state, so that reload, the back button and a shared link keep them. They are empty
 * until hydration is over, because a page is prerendered without them (decision: url-state). Setting them keeps the
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

/** Milliseconds without a key before the URL follows: browsers refuse a hundred changes of it in half a minute. */
const DEBOUNCE_MS = 250;

/**
 * A parameter that is typed into a field. The text itself is local, so that no letter waits for the router; the URL
 * follows it after a pause, and leads it when something else changes it (a shared link, the back button).
 */
export function useTypedUrlParam(name: string) {
  const [value, setValue] = useUrlParam(name);
  const [text, setText] = useState("");
  /** The value of the URL that the text already knows, because it came from there or goes there. */
  const known = useRef<string | null>(null);

  useEffect(() => {
    if (value === known.current) return;
    const isFirst = known.current === null;
    known.current = value;
    // What was typed before the URL could be read stays; the URL follows it.
    setText((typed) => (isFirst && typed) || (value ?? ""));
  }, [value]);

  // On every render, because the setter of an older one would bring back parameters that have changed since.
  useEffect(() => {
    const wanted = text.trim() === "" ? null : text;
    if (wanted === value || wanted === known.current) return;
    const timer = setTimeout(() => {
      known.current = wanted;
      setValue(wanted, { replace: true });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  });

  return [text, setText] as const;
}
