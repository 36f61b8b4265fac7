import { useEffect, useMemo, useRef, useState } from "react";
import { changePageParams, usePageUrl } from "./page-url.ts";

/**
 * Parameters with some set; a null or empty value takes its parameter out, and all others stay as they are.
 * @param before is not changed
 */
export function withParams(before: URLSearchParams, changes: Readonly<Record<string, string | null>>): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value) after.set(name, value);
    else after.delete(name);
  }
  return after;
}

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

/** Marks an entry of the history that a dialog made by opening. */
type OpenedState = { openedDialog?: string } | null;

/** The page that shows the content of a dialog by itself; undefined where there is no such content. */
type FindPath = (id: string) => string | undefined;

/**
 * Which dialog is open, by a parameter: `?country=ghana`. Opening makes an entry of the history, and the location bar
 * shows the page that has the same content (decision: addresses), so a reload or a shared link leads there. Closing goes
 * back over that entry, so that the back button never meets a dialog twice; a dialog that the parameter opened (an older
 * link) is closed by taking the parameter out, and while it is open the page names that other page as the canonical one.
 */
export function useDialogUrlParam(name: string, findPath: FindPath) {
  const [openId, setOpenId] = useUrlParam(name);
  const { state } = usePageUrl();
  const path = openId === null ? undefined : findPath(openId);
  useCanonical(path);

  function open(id: string) {
    setOpenId(id, { state: { openedDialog: name } satisfies OpenedState, mask: findPath(id) });
  }

  function close() {
    if (openId === null) return;
    if ((state as OpenedState)?.openedDialog === name) history.back();
    else setOpenId(null, { replace: true });
  }

  return { openId, open, close };
}

/** Names another page as the canonical one for as long as a path is given: the URL that a browser's own menu shares. */
export function useCanonical(path: string | undefined) {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
    if (!link || !path) return undefined;
    const { href } = link;
    link.href = new URL(path, href).href;
    return () => {
      link.href = href;
    };
  }, [path]);
}
