import { ApiError } from "#web/lib/api-error.ts";

const listeners = new Set<() => void>();

/** Calls the listener when an answer says that the owner's session has ended. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Looks at a failed call: a 401 means that the owner's session has ended. Queries and mutations report by themselves. */
export function reportSessionEnd(error: unknown) {
  if (!(error instanceof ApiError) || error.status !== 401) return;
  for (const listener of listeners) listener();
}
