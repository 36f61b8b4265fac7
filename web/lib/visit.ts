import { parseUrl } from "#domain/parse-url.ts";
import { UTM_FIELDS, type Visit, VISIT_LIMITS } from "#domain/visit.ts";

const STORAGE_KEY = "homeward.visit";

function visitFrom(location: Location, referrer: string): Visit {
  const parameters = new URLSearchParams(location.search);
  const utm: NonNullable<Visit["utm"]> = {};
  for (const field of UTM_FIELDS) {
    const value = parameters.get(`utm_${field}`)?.trim().slice(0, VISIT_LIMITS.utm);
    if (value) utm[field] = value;
  }
  const referrerHost = parseUrl(referrer)?.host.slice(0, VISIT_LIMITS.referrerHost);
  return {
    page: location.pathname.slice(0, VISIT_LIMITS.page),
    ...(referrerHost && referrerHost !== location.host && { referrerHost }),
    ...(Object.keys(utm).length > 0 && { utm }),
  };
}

/**
 * Keeps where this visit began, once, in session storage: nothing else is recorded about a visitor
 * (decision: who-came-from-where). Where storage is blocked the visit is simply not known.
 */
export function recordVisit() {
  try {
    if (sessionStorage.getItem(STORAGE_KEY)) return;
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(visitFrom(window.location, document.referrer)));
  } catch {
    // Storage is blocked or full.
  }
}

/** Where this visit began, to be sent with a post; undefined where it is not known. */
export function recordedVisit(): Visit | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
