// What a page does where one of its scripts cannot be loaded (decision: lost-scripts). Firefox and Safari do not request a
// module again whose import has failed, so only another document helps.

const STORAGE_KEY = "homeward.reloaded";

/** How long after a reload another one would not help, in milliseconds. */
const PAUSE_MS = 60_000;

const TIMEOUT_MS = 20_000;

/**
 * Waits for a script, at most 20 seconds.
 * @throws Error where it does not come in time
 */
export function inTime<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("A script did not come in time.")), TIMEOUT_MS);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Makes sure that a navigation would not end on the browser's own error page.
 * @throws TypeError where the server cannot be reached
 */
export async function requireServer(): Promise<void> {
  await inTime(fetch(location.pathname, { method: "HEAD", cache: "no-store" }));
}

/**
 * Loads the page again, at the same URL.
 * @returns false where that would not help: the page was reloaded a moment ago, the server cannot be reached, or storage
 *   is blocked, so that a second reload could not be told from the first
 */
export async function reloadOnce(): Promise<boolean> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(STORAGE_KEY)) < PAUSE_MS) return false;
    await requireServer();
    sessionStorage.setItem(STORAGE_KEY, String(Date.now()));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
