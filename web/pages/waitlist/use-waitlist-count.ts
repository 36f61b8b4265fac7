import type { InferResponseType } from "hono/client";
import { useSyncExternalStore } from "react";
import type { api } from "#web/lib/api.ts";
import { apiFetch } from "#web/lib/api-fetch.ts";

type Answer = InferResponseType<typeof api.waitlist.count.$get>;

/** "loading" until the first answer; "failed" where it could not be had. */
type WaitlistCount = number | "loading" | "failed";

let count: WaitlistCount = "loading";
let firstRequest: Promise<void> | null = null;
const listeners = new Set<() => void>();

async function fetchCount() {
  const response = await apiFetch("/api/waitlist/count");
  const answer = (await response.json()) as Answer;
  return answer.count;
}

/** Asks for the count again, after a sign-up; a failure keeps a count that is known. */
export async function refreshWaitlistCount() {
  count = await fetchCount().then(
    (answer) => answer ?? 0,
    () => (typeof count === "number" ? count : "failed"),
  );
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  firstRequest ??= refreshWaitlistCount();
  return () => listeners.delete(listener);
}

/** How many are on the waitlist, asked for once a visit; 0 where the answer names no number. */
export function useWaitlistCount(): WaitlistCount {
  return useSyncExternalStore<WaitlistCount>(
    subscribe,
    () => count,
    () => "loading",
  );
}
