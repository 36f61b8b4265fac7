import type { ComponentProps, ReactNode } from "react";
import type { RouterProvider } from "react-router";

type Router = ComponentProps<typeof RouterProvider>["router"];
type Subscriber = Parameters<Router["subscribe"]>[0];

/** A route of the page: its id, and what it renders. */
export type PageRoute = { id: string; element: ReactNode; errorElement?: ReactNode };

/**
 * How the router keeps its own part of an entry of the history. `masked` is where the page really is while the location
 * bar shows the URL of another one: of the page that a dialog stands for (decision: addresses).
 */
type Entry = { usr?: unknown; key?: string; masked?: Pick<URL, "pathname" | "search" | "hash"> } | null;

function readLocation() {
  const entry = history.state as Entry;
  const { pathname, search, hash } = entry?.masked ?? window.location;
  return { pathname, search, hash, state: entry?.usr ?? null, key: entry?.key ?? "default", mask: undefined };
}

/**
 * React Router's router for one prerendered page (decision: late-hydration). Its own can also load other pages without
 * leaving this one, and is 24 kB larger; here another page is another document, and only what follows the path changes.
 */
export function createPageRouter(routes: readonly PageRoute[], loaderData: Readonly<Record<string, unknown>>): Router {
  const { pathname } = window.location;
  // A reload loads the page that the location bar names, so nothing is masked any more.
  if ((history.state as Entry)?.masked) history.replaceState({ ...history.state, masked: undefined }, "");
  const subscribers = new Set<Subscriber>();
  const matches = routes.map((route, index) => ({
    route: { ...route, hasErrorBoundary: route.errorElement !== undefined },
    params: {},
    pathname: index === 0 ? "/" : pathname,
    pathnameBase: index === 0 ? "/" : pathname,
  }));
  let state = {
    historyAction: "POP",
    location: readLocation(),
    matches,
    loaderData,
    actionData: null,
    errors: null,
    initialized: true,
    renderFallback: false,
    navigation: { state: "idle" },
    restoreScrollPosition: null,
    preventScrollReset: false,
    revalidation: "idle",
    fetchers: new Map(),
    blockers: new Map(),
  };

  function follow(historyAction: "POP" | "PUSH" | "REPLACE") {
    state = { ...state, historyAction, location: readLocation() };
    const change = { deletedFetchers: [], newErrors: null, flushSync: false, viewTransitionOpts: undefined };
    for (const tell of subscribers) tell(state as never, change as never);
  }

  async function navigate(
    to: number | string | Partial<URL> | null,
    options: { replace?: boolean; state?: unknown; mask?: string } = {},
  ) {
    if (typeof to === "number") return history.go(to);
    const target = typeof to === "string" ? to : `${to?.pathname ?? ""}${to?.search ?? ""}${to?.hash ?? ""}`;
    const { location } = state;
    const url = new URL(target, window.location.origin + location.pathname + location.search);
    if (url.pathname !== pathname || url.origin !== window.location.origin) return window.location.assign(url);
    const entry: Entry = { usr: options.state, key: Math.random().toString(36).slice(2, 10) };
    if (options.mask) entry.masked = { pathname: url.pathname, search: url.search, hash: url.hash };
    const address = options.mask ?? url.pathname + url.search + url.hash;
    if (options.replace) history.replaceState(entry, "", address);
    else history.pushState(entry, "", address);
    follow(options.replace ? "REPLACE" : "PUSH");
  }

  // After a reload at another URL the browser goes back to the first one without loading its page.
  addEventListener("popstate", () => {
    if (readLocation().pathname === pathname) follow("POP");
    else window.location.reload();
  });

  return {
    basename: "/",
    routes: matches.map(({ route }) => route),
    manifest: {},
    window,
    get state() {
      return state;
    },
    subscribe(subscriber: Subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    navigate,
    createHref: (location: URL) => location.pathname + location.search + location.hash,
    createURL: (to: string) => new URL(to, window.location.href),
    encodeLocation: (to: string | URL) => {
      const { pathname: path, search, hash } = typeof to === "string" ? new URL(to, window.location.href) : to;
      return { pathname: path, search, hash };
    },
  } as unknown as Router;
}
