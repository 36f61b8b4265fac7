import { SELECTION_LIMIT } from "#domain/person.ts";

/** The owner is told this often how far it is, at most: each time a screen reader says it. */
const MAX_REPORTS = 100;

/** How far it came, and who is left where it was stopped or where a request failed. */
export type PartsOutcome<Item = string> = { done: number; rest: readonly Item[]; error?: unknown };

type Watch = {
  /** Aborted, it lets the running request end and sends no other. */
  signal: AbortSignal;
  /** Called with how many are done. */
  onProgress: (done: number) => void;
  /** How many one request takes. */
  size?: number;
};

/**
 * Sends people, or rows of them, in parts that one request takes, one request after another (decision: bounded-lists). A
 * request that fails ends it, and its people count as not done; the promise is never rejected.
 * @param send is told how many went before the part
 */
export async function sendInParts<Item>(
  people: readonly Item[],
  send: (part: Item[], start: number) => Promise<unknown>,
  { signal, onProgress, size = SELECTION_LIMIT }: Watch,
): Promise<PartsOutcome<Item>> {
  const step = people.length / MAX_REPORTS;
  let done = 0;
  let reported = 0;
  while (done < people.length && !signal.aborted) {
    const part = people.slice(done, done + size);
    try {
      await send(part, done);
    } catch (error) {
      return { done, rest: people.slice(done), error };
    }
    done += part.length;
    if (done - reported < step) continue;
    reported = done;
    onProgress(done);
  }
  return { done, rest: people.slice(done) };
}
