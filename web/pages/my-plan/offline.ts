import type { CountryId } from "#domain/countries.ts";
import { planKitPath } from "#web/content/page-paths.ts";

// Keeps the page, its scripts and the kit in the browser, so that /my-plan opens without a connection; the service worker
// (web/public/my-plan-worker.js) answers with them, and only for this page.

/** The name is also in the service worker. */
const CACHE = "my-plan";
const PAGE = "/my-plan";
const WORKER = "/my-plan-worker.js";

/** Keeps what this page has loaded and needs; where the browser has no service worker, nothing. */
export async function keepOffline(country: CountryId): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  // The calendar is fetched when it is asked for, which may be without a connection.
  await import("./plan-calendar.ts");
  await navigator.serviceWorker.register(WORKER, { scope: PAGE });
  const page = await fetch(PAGE);
  const named = (await page.clone().text()).match(/\/assets\/[\w.-]+\.(js|css)\b/g) ?? [];
  const own = document.documentElement.outerHTML;
  // The page of a later build doesn't work with these scripts. What is kept already does, so it stays.
  if (!page.ok || !named.every((path) => own.includes(path))) return;
  const loaded = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);
  const needed = [...new Set([...loaded, ...named])];
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await Promise.all(
    // What has a hash in its name is the same for ever; the page and the kit are those of now.
    [planKitPath(country), ...needed.filter((path) => !kept.has(path))].map((path) => cache.add(path)),
  );
  // Last, so that a kept page always has its scripts.
  await cache.put(PAGE, await copyOf(page));
  // Scripts and styles of an earlier version go.
  const stale = [...kept].filter((path) => /\.(js|css)$/.test(path) && !needed.includes(path));
  await Promise.all(stale.map((path) => cache.delete(path)));
}

/** An answer that came by a redirect cannot be given to a navigation; its copy can. */
async function copyOf(answer: Response): Promise<Response> {
  return answer.redirected ? new Response(await answer.blob(), { headers: answer.headers }) : answer;
}
