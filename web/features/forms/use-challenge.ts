import { useRef } from "react";
import { site } from "#domain/site.ts";
import type { Challenge } from "./turnstile.ts";

/** Milliseconds that a press of the button waits for the token: slow phones need their time. */
const TIMEOUT_MS = 30_000;

/** Turnstile's check of one form (decision: one-guard). Does nothing on a site without a Turnstile key. */
export function useChallenge() {
  /** Where the widget is rendered. */
  const place = useRef<HTMLDivElement>(null);
  const challenge = useRef<Promise<Challenge | null> | null>(null);

  /** Loads the widget, once; where that fails, the next call tries again. */
  function start() {
    const { turnstile } = site;
    const container = place.current;
    if (!turnstile || !container) return;
    challenge.current ??= import("./turnstile.ts")
      .then(({ startChallenge }) => startChallenge(turnstile, container))
      .catch(() => (challenge.current = null));
  }

  /**
   * Waits for the token of this send; undefined where none comes. The form is sent all the same, and the Worker keeps it for
   * the owner.
   */
  function takeToken(): Promise<string | undefined> {
    const token = challenge.current?.then((started) => started?.token());
    return Promise.race([token, new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
  }

  /** Requests a new token: each is valid for one send, whatever its outcome. */
  function renew() {
    void challenge.current?.then((started) => started?.reset());
  }

  return { place, start, takeToken, renew };
}
