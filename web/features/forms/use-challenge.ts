import { useRef } from "react";
import { site } from "#domain/site.ts";
import type { Challenge } from "./turnstile.ts";

/** The Turnstile check of one form; without a site key there is none, and every function does nothing. */
export function useChallenge() {
  const place = useRef<HTMLDivElement>(null);
  const challenge = useRef<Promise<Challenge | null> | null>(null);

  /** Starts the check once; after a failure the next call starts it again. */
  function start() {
    const { turnstile } = site;
    const container = place.current;
    if (!turnstile || !container) return;
    challenge.current ??= import("./turnstile.ts")
      .then(({ startChallenge }) => startChallenge(turnstile, container))
      // The form is sent without a token, and the Worker decides.
      .catch(() => (challenge.current = null));
  }

  /** Resolves to the token of the check, or to nothing where there is none in time. */
  async function token(): Promise<string | undefined> {
    return (await challenge.current)?.token();
  }

  /** Asks for a new token: each is valid for one request, whatever its result. */
  function renew() {
    void challenge.current?.then((started) => started?.reset());
  }

  return { place, start, token, renew };
}
