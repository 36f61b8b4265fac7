import type { FinderChoices } from "#domain/finder-choices.ts";

type Listener = (choices: FinderChoices) => void;

let listener: Listener | null = null;
let waiting: FinderChoices | null = null;

/** Asks the page's finder to show the matches of some choices; a finder that has not started yet does so then. */
export function requestMatches(choices: FinderChoices) {
  if (listener) listener(choices);
  else waiting = choices;
}

/** Lets the page's finder answer requests. @returns ends it */
export function answerRequests(answer: Listener): () => void {
  listener = answer;
  if (waiting) answer(waiting);
  waiting = null;
  return () => (listener = null);
}
