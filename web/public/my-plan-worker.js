// The service worker of /my-plan alone: answers with what the page keeps (web/pages/my-plan/offline.ts) where there is no
// connection. Whatever else is asked for goes to the network as if there were no service worker.
const CACHE = "my-plan";
const PAGE = "/my-plan";

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  if (mode === "navigate" && pathname.replace(/\/$/, "") === PAGE) event.respondWith(askFirst(event.request, PAGE));
  else if (pathname.startsWith("/my-plan/kits/")) event.respondWith(askFirst(event.request, pathname));
  else if (pathname.startsWith("/assets/")) event.respondWith(takeKept(event.request, pathname));
});

/** The network's answer, and where there is none the kept one. */
async function askFirst(request, path) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await findKept(path);
    if (kept) return kept;
    throw error;
  }
}

/** The kept answer for a file with a hash in its name, which is never another one; else the network's. */
async function takeKept(request, path) {
  return (await findKept(path)) ?? fetch(request);
}

async function findKept(path) {
  const cache = await caches.open(CACHE);
  return cache.match(path, { ignoreVary: true });
}
