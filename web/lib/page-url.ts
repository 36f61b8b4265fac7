/** What can change of a page's URL while the page stays, and what the entry of the history carries. */
export type PageUrl = { readonly search: string; readonly hash: string; readonly state: unknown };

/** A page is prerendered without them. */
export const PRERENDERED_URL: PageUrl = { search: "", hash: "", state: null };

/**
 * An entry of the history. `masked` is where the page really is while the location bar shows the URL of another one: of
 * the page that a dialog stands for (decision: addresses).
 */
type Entry = { state?: unknown; masked?: { pathname: string; search: string } | undefined } | null;

const listeners = new Set<() => void>();
let current = PRERENDERED_URL;

function readEntry() {
  const entry = history.state as Entry;
  const { pathname, search } = entry?.masked ?? window.location;
  return { pathname, search, hash: entry?.masked ? "" : window.location.hash, state: entry?.state ?? null };
}

/** What of the URL can change while the page stays: the same object for as long as nothing has changed. */
export function readPageUrl(): PageUrl {
  const { search, hash, state } = readEntry();
  if (search !== current.search || hash !== current.hash || state !== current.state) current = { search, hash, state };
  return current;
}

function tellListeners() {
  for (const tell of listeners) tell();
}

/** Tells of every change of the URL, those by back and forward among them. @returns ends it */
export function subscribeToPageUrl(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows back and forward; web/site/behaviors.ts calls it once. */
export function followHistory() {
  const { pathname } = window.location;
  // A reload loads the page that the location bar names, so nothing is masked any more.
  if ((history.state as Entry)?.masked) history.replaceState({ ...history.state, masked: undefined }, "");
  // Back, forward, and links to a fragment. After a reload at another URL the browser goes back to the first one without
  // loading its page.
  addEventListener("popstate", () => {
    if (readEntry().pathname === pathname) tellListeners();
    else window.location.reload();
  });
}

type ChangeOptions = {
  /** Replaces the entry of the history instead of adding one: for what is typed, and for filters. */
  replace?: boolean;
  /** Kept with the entry of the history. */
  state?: unknown;
  /** What the location bar shows in place of the page's own URL (decision: addresses). */
  mask?: string | undefined;
};

/**
 * Gives the page other parameters and no fragment; the page stays, and so does its scroll position.
 * @param change gets the parameters of this moment
 */
export function changePageParams(
  change: (before: URLSearchParams) => URLSearchParams,
  { replace = false, state = null, mask }: ChangeOptions = {},
) {
  const { pathname, search: before } = readEntry();
  const params = change(new URLSearchParams(before)).toString();
  const search = params && `?${params}`;
  const entry: Entry = mask ? { state, masked: { pathname, search } } : { state };
  const url = mask ?? pathname + search;
  // The same URL again makes no entry, or the back button would seem to do nothing; nor does a dialog that takes the
  // place of an open one, or closing it would lead back to the other.
  const isSame = url === window.location.pathname + window.location.search;
  const isNextDialog = mask && (history.state as Entry)?.masked;
  history[replace || isSame || isNextDialog ? "replaceState" : "pushState"](entry, "", url);
  tellListeners();
}

/** Says in the URL what the page shows without having been asked to by it: the entry, its state and the fragment stay. */
export function addPageParams(added: Readonly<Record<string, string | null>>) {
  const { pathname, search, hash } = readEntry();
  const params = withParams(new URLSearchParams(search), added).toString();
  history.replaceState(history.state, "", `${pathname}${params && `?${params}`}${hash}`);
  tellListeners();
}

/** The URL's current parameters. A component's own can be out of date while a change is still rendering. */
export function currentParams(): URLSearchParams {
  return new URLSearchParams(location.search);
}

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
