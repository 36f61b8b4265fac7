import type { InferResponseType } from "hono/client";
import { useSyncExternalStore } from "react";
import type { api } from "#web/lib/api.ts";
import { apiFetch } from "#web/lib/api-fetch.ts";

type Answer = InferResponseType<typeof api.waitlist.count.$get>;

/** Null until the first answer, 0 where it could not be had. */
let count: number | null = null;
let asked: Promise<void> | null = null;
const listeners = new Set<() => void>();

async function ask() {
  const response = await apiFetch("/api/waitlist/count");
  const answer = (await response.json()) as Answer;
  return answer.count;
}

/** Asks for the count again, after a sign-up. */
export async function refreshWaitlistCount() {
  count = (await ask().catch(() => 0)) ?? 0;
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  asked ??= refreshWaitlistCount();
  return () => listeners.delete(listener);
}

/** How many are on the waitlist, asked for once a visit: null while the answer is on its way, 0 where there is none. */
export function useWaitlistCount(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => null,
  );
}
